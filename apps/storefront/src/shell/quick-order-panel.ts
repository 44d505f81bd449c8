import type { LoadPanel } from './use-tool-panel.tsx';

/** The page of the quick order, below the tenant's root. */
export const QUICK_ORDER = '/quick-order';

/** Fetches the drawer of the quick order (storefront-2.56). */
export const loadQuickOrder: LoadPanel = async () => (await import('./QuickOrderPanel.tsx')).QuickOrderPanel;
