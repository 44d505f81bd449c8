import { call } from 'redux-saga/effects';
import { loadTrackingPixels } from '@foolscap/analytics/model';
import type { PixelOptions } from '@foolscap/analytics/model';
import type { ProcessDeps } from './process-deps.ts';

/**
 * Loads the tracking pixels of a page once, as soon as the shopper has given consent.
 *
 * @param isPaymentPage checks whether the open page is one on which cards are entered, which loads nothing of other parties
 * @param options replaces the browser in tests
 */
export function* pixelsFollowConsent(
  { analytics }: Pick<ProcessDeps, 'analytics'>,
  urls: readonly string[],
  isPaymentPage: () => boolean = () => false,
  options: Omit<PixelOptions, 'consent'> = {},
) {
  let isLoaded = false;
  yield call(analytics.onConsent, (consent) => {
    if (isLoaded || consent !== 'given' || isPaymentPage()) return;
    isLoaded = true;
    loadTrackingPixels(urls, { consent, ...options });
  });
}
