import { runSaga, stdChannel } from 'redux-saga';
import { createAnalyticsBus } from '@foolscap/analytics/model';
import type { AnalyticsEvent, Consent } from '@foolscap/analytics/model';
import { createTestClock } from '@foolscap/core/clock';
import { createExpiringStorage } from '@foolscap/core/storage';
import { pageOpened } from '../../routing/pages.ts';
import { keepPaymentEvents } from './keep-payment-events.ts';
import { KEPT_EVENTS_KEY } from './kept-events-key.ts';

const PLACED: AnalyticsEvent = { name: 'order-placed', data: { orderNumber: '1', total: 12.5 } };

beforeEach(() => sessionStorage.clear());

const storage = createExpiringStorage(() => sessionStorage, createTestClock());

function openCheckout(consent: Consent = 'given') {
  const analytics = createAnalyticsBus(() => 0);
  analytics.setConsent(consent);
  runSaga({}, keepPaymentEvents, { analytics }, storage, () => true);
  return analytics;
}

/** Opens a page whose provider has loaded. */
function openPage(consent: Consent = 'given') {
  const analytics = createAnalyticsBus(() => 0);
  const sent: AnalyticsEvent[] = [];
  analytics.connect(({ name, data }) => sent.push({ name, data }));
  runSaga({}, keepPaymentEvents, { analytics }, storage, () => false);
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

describe('a payment page that is reached without a new document', () => {
  /** Opens a page whose provider loads later, while the shopper is on a payment page. */
  function open(consent: Consent = 'given') {
    let isPaymentPage = true;
    const analytics = createAnalyticsBus(() => 0);
    const channel = stdChannel();
    analytics.setConsent(consent);
    runSaga({ channel }, keepPaymentEvents, { analytics }, storage, () => isPaymentPage);
    const sent: AnalyticsEvent[] = [];
    return {
      analytics,
      sent,
      goTo: (page: 'payment' | 'other') => {
        isPaymentPage = page === 'payment';
        channel.put(pageOpened);
      },
      loadProvider: () => analytics.connect(({ name, data }) => sent.push({ name, data })),
    };
  }

  it('keeps its events for the next document', () => {
    open().analytics.report(PLACED);
    expect(openPage().sent).toEqual([PLACED]);
  });

  it('leaves them to the provider of the page after it, once', () => {
    const { analytics, sent, goTo, loadProvider } = open();
    analytics.report(PLACED);
    goTo('other');
    loadProvider();
    goTo('other');
    expect(sent).toEqual([PLACED]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps events after a page of another kind, and gives the provider back to the next one', () => {
    const { analytics, sent, goTo, loadProvider } = open();
    goTo('other');
    loadProvider();
    goTo('payment');
    analytics.report(PLACED);
    expect(sent).toEqual([]);
    goTo('other');
    expect(sent).toEqual([PLACED]);
  });

  it('drops its events when consent is withdrawn there', () => {
    const { analytics } = open();
    analytics.report(PLACED);
    analytics.setConsent('refused');
    expect(sessionStorage).toHaveLength(0);
  });
});

it('waits for the consent', () => {
  openCheckout().report(PLACED);
  const { analytics, sent } = openPage('unknown');
  expect(sent).toEqual([]);
  analytics.setConsent('given');
  expect(sent).toEqual([PLACED]);
});

it('keeps the last 50 events, without those of each click and page', () => {
  const analytics = openCheckout();
  for (let number = 0; number < 60; number += 1) analytics.report({ name: 'bopis', data: { number } });
  for (const name of ['link', 'form', 'navigation']) analytics.report({ name, data: {} });
  const { sent } = openPage();
  expect(sent).toHaveLength(50);
  expect(sent[0]).toEqual({ name: 'bopis', data: { number: 10 } });
});

it.each([['x'], [[1, { name: 'link' }, { name: 1, data: {} }, null]]])(
  'ignores the corrupt events %p',
  (kept) => {
    storage.set(KEPT_EVENTS_KEY, kept, 1000);
    expect(openPage().sent).toEqual([]);
  },
);
