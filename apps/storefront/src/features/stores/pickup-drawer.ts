import { lazyFeature } from '../../rendering/lazy-feature.tsx';
import type { PickupDrawerProps } from './PickupDrawer.tsx';

/** The store pickup drawer (storefront-4.35), loaded with the click that opens it. */
export const pickupDrawer = lazyFeature<PickupDrawerProps>(() => import('./PickupDrawer.tsx'), {
  as: 'drawer',
});
