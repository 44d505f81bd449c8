import type { ConsentPurpose } from '@foolscap/analytics/model';
import type { Shop } from '../shell/shop-context.ts';

/** Returns the purposes that need the shopper's consent with the settings of the shop. */
export const getConsentPurposes = ({
  analyticsScript,
  trackingPixels = [],
  adBeaconOrigins = [],
}: Pick<Shop, 'trackingPixels' | 'adBeaconOrigins'> & {
  analyticsScript?: string | undefined;
}): ConsentPurpose[] => [
  ...(analyticsScript || trackingPixels.length > 0 ? (['analytics'] as const) : []),
  ...(adBeaconOrigins.length > 0 ? (['advertising'] as const) : []),
];
