import { pixelsFollowConsent } from './pixels-follow-consent.ts';
import { isPaymentPage } from '../../routing/pages.ts';
import { belowRoot } from '../../routing/tenant-path.ts';
import { defineFeature } from '../define-feature.ts';

/** The tracking pixels of the setting `TRACKING_PIXELS`; loaded when the page is idle. */
export const createPixelsFeature = (urls: readonly string[], basename: string) =>
  defineFeature({
    name: 'pixels',
    processes: (deps) =>
      pixelsFollowConsent(deps, urls, () => isPaymentPage(belowRoot(location.pathname, basename))),
  });
