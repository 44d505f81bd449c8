import { listsPath } from '../routing/list-paths.ts';
import { HeaderTool } from './HeaderTool.tsx';
import { useShop } from './shop-context.ts';

const load = async () => (await import('./ListsPanel.tsx')).ListsPanel;

/** The lists: a link that opens a panel after hydration (storefront-2.49). */
export function ListsTool() {
  const { tenant } = useShop();
  return (
    <HeaderTool href={listsPath(tenant)} icon="list" load={load}>
      Lists
    </HeaderTool>
  );
}
