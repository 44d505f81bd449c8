import { HeaderTool } from './HeaderTool.tsx';

const load = async () => (await import('./QuickOrderPanel.tsx')).QuickOrderPanel;

/** The quick order: a link that opens a drawer after hydration (storefront-2.56). */
export const QuickOrderTool = () => (
  <HeaderTool href="/quick-order" icon="plus" load={load}>
    Quick order
  </HeaderTool>
);
