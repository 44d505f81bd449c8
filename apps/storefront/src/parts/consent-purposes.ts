import type { ConsentPurpose } from '@foolscap/analytics/model';
import type { Shop } from '../shell/shop-context.ts';

type ForeignContent = Pick<Shop, 'analyticsScript' | 'trackingPixels' | 'adBeaconOrigins' | 'keepsEvents'>;

/** Returns the purposes that a page has a use for, by the settings of the shop. */
export const getConsentPurposes = ({
  analyticsScript,
  trackingPixels = [],
  adBeaconOrigins = [],
  keepsEvents = false,
}: ForeignContent): ConsentPurpose[] => [
  ...(analyticsScript || keepsEvents || trackingPixels.length > 0 ? (['analytics'] as const) : []),
  ...(adBeaconOrigins.length > 0 ? (['advertising'] as const) : []),
];
