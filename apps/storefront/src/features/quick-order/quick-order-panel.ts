import { lazyFeature } from '../../rendering/lazy-feature.tsx';
import type { HeaderPanelProps } from '../../shell/use-header-panel.tsx';

/** The page of the quick order, below the tenant's root. */
export const QUICK_ORDER = '/quick-order';

/** The drawer of the quick order (storefront-2.56), which loads with the press that opens it. */
export const quickOrderPanel = lazyFeature<HeaderPanelProps>(() => import('./QuickOrderPanel.tsx'), {
  as: 'drawer',
});
