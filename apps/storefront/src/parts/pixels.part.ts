import { pixelsFollowConsent } from '../processes/pixels-follow-consent.ts';
import { isPaymentPage } from '../routing/pages.ts';
import { belowRoot } from '../routing/tenant-path.ts';
import { shopPart } from './shop-part.ts';

/** The tracking pixels of the setting `TRACKING_PIXELS`; loaded when the page is idle. */
export const createPixelsPart = (urls: readonly string[], basename: string) =>
  shopPart({
    name: 'pixels',
    modules: () => ({}),
    processes: (deps) =>
      pixelsFollowConsent(deps, urls, () => isPaymentPage(belowRoot(location.pathname, basename))),
  });
