import { call } from 'redux-saga/effects';
import { loadTrackingPixels } from '@foolscap/analytics/model';
import type { PixelOptions } from '@foolscap/analytics/model';
import type { ProcessDeps } from './process-deps.ts';

/**
 * Loads the tracking pixels of a page once, as soon as the shopper has given consent.
 *
 * @param options replaces the browser in tests
 */
export function* pixelsFollowConsent(
  { analytics }: Pick<ProcessDeps, 'analytics'>,
  urls: readonly string[],
  options: Omit<PixelOptions, 'consent'> = {},
) {
  let isLoaded = false;
  yield call(analytics.onConsent, (consent) => {
    if (isLoaded || consent !== 'given') return;
    isLoaded = true;
    loadTrackingPixels(urls, { consent, ...options });
  });
}
