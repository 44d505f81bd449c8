import { lazyFeature } from '../../rendering/lazy-feature.tsx';
import { HeaderTool } from '../../shell/HeaderTool.tsx';
import { useShop } from '../../shell/shop-context.ts';
import type { HeaderPanelProps } from '../../shell/use-header-panel.tsx';
import { listsPath } from './list-paths.ts';

const panel = lazyFeature<HeaderPanelProps>(() => import('./ListsPanel.tsx'), { as: 'drawer' });

/** The lists: a link that opens a panel after hydration (storefront-2.49). */
export function ListsTool({ label }: { label: string }) {
  const { tenant } = useShop();
  return (
    <HeaderTool href={listsPath(tenant)} icon="list" panel={panel}>
      {label}
    </HeaderTool>
  );
}
