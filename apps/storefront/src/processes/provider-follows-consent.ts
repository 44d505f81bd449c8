import { call } from 'redux-saga/effects';
import { createGlobalAdapter } from '@foolscap/analytics/model';
import type { GlobalAdapterOptions } from '@foolscap/analytics/model';
import type { ProcessDeps } from './process-deps.ts';

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
 * Loads the script of the analytics provider once, as soon as the shopper has given consent, and connects the bus to its global object
 * (storefront-7.56).
 *
 * @param isPaymentPage checks whether the open page is one on which cards are entered; a script that runs there could read them
 * @param loadScript replaces the browser in tests
 */
export function* providerFollowsConsent(
  { analytics }: Pick<ProcessDeps, 'analytics'>,
  url: string,
  options: Omit<GlobalAdapterOptions, 'signal'>,
  isPaymentPage: () => boolean = () => false,
  loadScript: LoadScript = loadInBrowser,
) {
  let isRequested = false;
  yield call(analytics.onConsent, (consent) => {
    if (isRequested || consent !== 'given' || isPaymentPage()) return;
    isRequested = true;
    const failed = new AbortController();
    void createGlobalAdapter({ ...options, signal: failed.signal }).connectTo(analytics);
    loadScript(url, () => failed.abort());
  });
}
