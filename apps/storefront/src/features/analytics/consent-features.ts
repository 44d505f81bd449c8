import type { ConsentPurpose } from '@foolscap/analytics/model';
import { createConsentFeature } from './consent-feature.ts';
import { createKeptEventsFeature } from './kept-events-feature.ts';
import { createPixelsFeature } from './pixels-feature.ts';
import type { LateFeatures } from '../late-features.ts';

/** Adds the consent features, if anything in the shop requires the shopper's consent. */
export function addConsentFeatures(
  purposes: readonly ConsentPurpose[],
  { add, shop, storage }: Pick<LateFeatures, 'add' | 'shop' | 'storage'>,
): void {
  add(createConsentFeature(purposes));
  if (shop.analyticsScript || shop.keepsEvents) add(createKeptEventsFeature(shop, storage));
  if (shop.trackingPixels) add(createPixelsFeature(shop.trackingPixels, shop.basename));
}
