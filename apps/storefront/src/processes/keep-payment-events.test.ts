import { runSaga } from 'redux-saga';
import { createAnalyticsBus } from '@foolscap/analytics/model';
import type { AnalyticsEvent, Consent } from '@foolscap/analytics/model';
import { createTestClock } from '@foolscap/core/clock';
import { createExpiringStorage } from '@foolscap/core/storage';
import { keepPaymentEvents, reportKeptEvents } from './keep-payment-events.ts';
import { KEPT_EVENTS_KEY } from './kept-events-key.ts';

const PLACED: AnalyticsEvent = { name: 'order-placed', data: { orderNumber: '1', total: 12.5 } };

beforeEach(() => sessionStorage.clear());

const storage = createExpiringStorage(() => sessionStorage, createTestClock());

function openCheckout(consent: Consent = 'given') {
  const analytics = createAnalyticsBus(() => 0);
  analytics.setConsent(consent);
  runSaga({}, keepPaymentEvents, { analytics }, storage);
  return analytics;
}

/** Opens a page whose provider has loaded. */
function openPage(consent: Consent = 'given') {
  const analytics = createAnalyticsBus(() => 0);
  const sent: AnalyticsEvent[] = [];
  analytics.connect(({ name, data }) => sent.push({ name, data }));
  runSaga({}, reportKeptEvents, { analytics }, storage);
  analytics.setConsent(consent);
  return { analytics, sent };
}

it('sends the events of checkout from the next page, once', () => {
  openCheckout().report(PLACED);
  expect(openPage().sent).toEqual([PLACED]);
  expect(openPage().sent).toEqual([]);
});

it.each<Consent>(['unknown', 'refused'])('keeps nothing while consent is %s', (consent) => {
  openCheckout(consent).report(PLACED);
  expect(sessionStorage).toHaveLength(0);
});

it('drops the events when consent is withdrawn', () => {
  openCheckout().report(PLACED);
  expect(openPage('refused').sent).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

it('waits for the consent', () => {
  openCheckout().report(PLACED);
  const { analytics, sent } = openPage('unknown');
  expect(sent).toEqual([]);
  analytics.setConsent('given');
  expect(sent).toEqual([PLACED]);
});

it('keeps the last 50 events', () => {
  const analytics = openCheckout();
  for (let number = 0; number < 60; number += 1) analytics.report({ name: 'link', data: { number } });
  const { sent } = openPage();
  expect(sent).toHaveLength(50);
  expect(sent[0]).toEqual({ name: 'link', data: { number: 10 } });
});

it.each([['x'], [[1, { name: 'link' }, { name: 1, data: {} }, null]]])(
  'ignores the corrupt events %p',
  (kept) => {
    storage.set(KEPT_EVENTS_KEY, kept, 1000);
    expect(openPage().sent).toEqual([]);
  },
);
