import { lazyFeature } from '../../rendering/lazy-feature.tsx';
import type { PickupDrawerProps } from './PickupDrawer.tsx';

/** The drawer for pickup in a store (storefront-4.35), which loads with the press that opens it. */
export const pickupDrawer = lazyFeature<PickupDrawerProps>(() => import('./PickupDrawer.tsx'), {
  as: 'drawer',
});
