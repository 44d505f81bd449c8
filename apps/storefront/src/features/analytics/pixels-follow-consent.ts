import { call, takeEvery } from 'redux-saga/effects';
import { loadTrackingPixels } from '@foolscap/analytics/model';
import type { Consent, PixelOptions } from '@foolscap/analytics/model';
import { pageOpened } from '../../routing/pages.ts';
import type { ProcessDeps } from '../../processes/process-deps.ts';

/**
 * Loads a page's tracking pixels once, as soon as the shopper has given consent and is on a page that allows them.
 *
 * @param isPaymentPage checks whether cards are entered on the open page, which then loads nothing from third parties
 * @param options replaces the browser in tests
 */
export function* pixelsFollowConsent(
  { analytics }: Pick<ProcessDeps, 'analytics'>,
  urls: readonly string[],
  isPaymentPage: () => boolean = () => false,
  options: Omit<PixelOptions, 'consent'> = {},
) {
  let consent: Consent = 'unknown';
  let isLoaded = false;
  const load = () => {
    if (isLoaded || consent !== 'given' || isPaymentPage()) return;
    isLoaded = true;
    loadTrackingPixels(urls, { consent, ...options });
  };
  yield call(analytics.onConsent, (next) => {
    consent = next;
    load();
  });
  // The first page may have been a payment page.
  yield takeEvery(pageOpened.type, load);
}
