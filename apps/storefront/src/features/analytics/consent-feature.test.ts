import { createAnalyticsBus, CONSENT_KEY } from '@foolscap/analytics/model';
import type { Consent, PrivacySignals } from '@foolscap/analytics/model';
import { consentActions, selectConsent } from '@foolscap/analytics/state';
import { createHttpClient } from '@foolscap/core/http';
import { createSecretHandover } from '@foolscap/payments/state';
import { createShopStore } from '../../store.ts';
import { createConsentFeature } from './consent-feature.ts';

const KEY = `foolscap:${CONSENT_KEY}`;

beforeEach(() => localStorage.clear());

/** Opens a page and collects the consent changes that analytics receives. */
function open(signals: PrivacySignals = {}) {
  const analytics = createAnalyticsBus(() => 0);
  const consents: Consent[] = [];
  const { store, add } = createShopStore({
    http: createHttpClient({ tenant: 'sdc', transport: () => new Promise(() => undefined) }),
    newKey: () => 'key',
    isSmall: () => false,
    cards: createSecretHandover(),
    report: () => undefined,
    storage: { get: () => undefined, set: () => true, remove: () => undefined },
    process: { navigate: () => undefined, signInAddress: (target) => target, analytics },
    onSagaError: (_, error) => {
      throw error;
    },
  });
  add(createConsentFeature(['analytics', 'advertising'], signals));
  analytics.onConsent((consent) => consents.push(consent));
  return {
    consents,
    choose: (analytics: boolean) =>
      void store.dispatch(consentActions.consentChosen({ analytics, advertising: false })),
    getAdvertising: () => selectConsent(store.getState(), 'advertising'),
  };
}

it('passes each choice to analytics, and keeps it for the next page', () => {
  const { consents, choose, getAdvertising } = open();
  choose(true);
  choose(true);
  choose(false);
  expect(consents).toEqual(['unknown', 'given', 'refused']);
  expect(getAdvertising()).toBe('refused');
  expect(open().consents).toEqual(['refused']);
});

it('refuses for a browser with a privacy signal', () => {
  open().choose(true);
  expect(open({ globalPrivacyControl: true }).consents).toEqual(['refused']);
});

it('follows another tab, also after the page was kept in the history', () => {
  const { consents } = open();
  const keep = (analytics: boolean) =>
    localStorage.setItem(
      KEY,
      JSON.stringify({ value: { version: 1, choice: { analytics } }, until: Number.MAX_SAFE_INTEGER }),
    );
  keep(true);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  keep(false);
  window.dispatchEvent(new Event('pageshow'));
  expect(consents).toEqual(['unknown', 'given', 'refused']);
});
