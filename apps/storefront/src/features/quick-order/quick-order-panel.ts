import { lazyFeature } from '../../rendering/lazy-feature.tsx';
import type { HeaderPanelProps } from '../../shell/use-header-panel.tsx';

/** Path of the quick-order page, below the tenant's root. */
export const QUICK_ORDER = '/quick-order';

/** The quick-order drawer (storefront-2.56), loaded with the click that opens it. */
export const quickOrderPanel = lazyFeature<HeaderPanelProps>(() => import('./QuickOrderPanel.tsx'), {
  as: 'drawer',
});
