import type { ConsentPurpose } from '@foolscap/analytics/model';
import { createConsentPart } from './consent.part.ts';
import { createKeptEventsPart } from './kept-events.part.ts';
import { createPixelsPart } from './pixels.part.ts';
import type { LateParts } from './after-load.ts';

/** Adds the parts of a shop with something that needs the shopper's consent. */
export function addConsentParts(
  purposes: readonly ConsentPurpose[],
  { add, shop, storage }: Pick<LateParts, 'add' | 'shop' | 'storage'>,
): void {
  add(createConsentPart(purposes));
  if (shop.analyticsScript || shop.keepsEvents) add(createKeptEventsPart(shop, storage));
  if (shop.trackingPixels) add(createPixelsPart(shop.trackingPixels, shop.basename));
}
