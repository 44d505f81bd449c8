import { call, takeEvery } from 'redux-saga/effects';
import { createGlobalAdapter } from '@foolscap/analytics/model';
import type { Consent, GlobalAdapterOptions } from '@foolscap/analytics/model';
import { pageOpened } from '../../routing/pages.ts';
import type { ProcessDeps } from '../../processes/process-deps.ts';

/** Loads a script by its URL. `onError` is called if the browser cannot load it, for example because a blocker prevents it. */
type LoadScript = (url: string, onError: () => void) => void;

const loadInBrowser: LoadScript = (url, onError) => {
  const script = document.createElement('script');
  script.async = true;
  script.dataset.provider = '';
  script.onerror = onError;
  script.src = url;
  document.head.append(script);
};

/**
 * Loads the analytics provider's script once, as soon as the shopper has given consent and is on a page that allows it, and connects the
 * bus to its global object (storefront-7.56).
 *
 * @param isPaymentPage checks whether cards are entered on the open page; a script that runs there could read them
 * @param loadScript replaces the browser in tests
 */
export function* providerFollowsConsent(
  { analytics }: Pick<ProcessDeps, 'analytics'>,
  url: string,
  options: Omit<GlobalAdapterOptions, 'signal'>,
  isPaymentPage: () => boolean = () => false,
  loadScript: LoadScript = loadInBrowser,
) {
  let consent: Consent = 'unknown';
  let isRequested = false;
  const load = () => {
    if (isRequested || consent !== 'given' || isPaymentPage()) return;
    isRequested = true;
    const failed = new AbortController();
    void createGlobalAdapter({ ...options, signal: failed.signal }).connectTo(analytics);
    loadScript(url, () => failed.abort());
  };
  yield call(analytics.onConsent, (next) => {
    consent = next;
    load();
  });
  // The first page may have been a payment page.
  yield takeEvery(pageOpened.type, load);
}
