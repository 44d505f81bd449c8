import { lazyFeature } from '../rendering/lazy-feature.tsx';
import type { HeaderPanelProps } from './use-header-panel.tsx';

/** A drawer with the page of a link, such as feedback or chat. */
export const pageDrawer = lazyFeature<HeaderPanelProps>(() => import('./PageDrawer.tsx'), { as: 'drawer' });
