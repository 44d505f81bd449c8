import { ANALYTICS_LOADED_EVENT, createAnalyticsBus } from '@foolscap/analytics/model';
import type { AnalyticsPage, ProvidedEvent } from '@foolscap/analytics/model';
import { createHttpClient } from '@foolscap/core/http';
import type { TenantId } from '@foolscap/core/vocabulary';
import { createSecretHandover } from '@foolscap/payments/state';
import { pageOpened } from '../../routing/pages.ts';
import { createShopStore } from '../../store.ts';
import { createAnalyticsFeature } from './analytics-feature.ts';

const SCRIPT = 'https://analytics.example/script.js';
const DAY = 86_400_000;
const page = window as AnalyticsPage;

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
  delete page.foolscapAnalytics;
});

/** Opens a page whose script was requested; scripts in the document are never executed. */
function open({
  tenant = 'sdc',
  script = SCRIPT,
  campaignId,
}: { tenant?: TenantId; script?: string; campaignId?: string } = {}) {
  const analytics = createAnalyticsBus(() => Date.now());
  const { store, add } = createShopStore({
    http: createHttpClient({ tenant, transport: () => new Promise(() => undefined) }),
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
  add(
    createAnalyticsFeature({
      tenant,
      basename: '',
      analyticsScript: script,
      ...(campaignId && { campaignId }),
    }),
  );
  const report = () => analytics.report({ name: 'add-to-cart', data: { items: [] } });
  const goTo = (path: string) => {
    history.pushState({}, '', path);
    store.dispatch(pageOpened);
  };
  return { analytics, report, goTo };
}

const getScripts = () => [...document.scripts].map(({ src }) => src);

/** Acts as the provider's script. */
async function loadProvider() {
  const events: ProvidedEvent[] = [];
  page.foolscapAnalytics = { loaded: true, track: (event) => events.push(event) };
  window.dispatchEvent(new Event(ANALYTICS_LOADED_EVENT));
  await jest.advanceTimersByTimeAsync(0);
  return events;
}

describe('without consent', () => {
  it.each(['unknown', 'refused'] as const)('loads and sends nothing while it is %s', async (consent) => {
    const { analytics, report } = open({ campaignId: 'spring-26' });
    if (consent === 'refused') analytics.setConsent(consent);
    report();
    expect(jest.getTimerCount()).toBe(0);
    const events = await loadProvider();
    report();
    await jest.advanceTimersByTimeAsync(10_000);
    expect([getScripts(), events]).toEqual([[], []]);
  });
});

describe('with consent', () => {
  it('loads the script once, and sends all events when it has loaded', async () => {
    const { analytics, report } = open({ tenant: 'sba' });
    report();
    analytics.setConsent('given');
    analytics.setConsent('refused');
    analytics.setConsent('given');
    expect(getScripts()).toEqual([SCRIPT]);
    report();
    const events = await loadProvider();
    report();
    expect(events).toMatchObject([
      { name: 'add-to-cart', sequence: 3, specificationVersion: '2.0.0' },
      { name: 'add-to-cart', sequence: 4, specificationVersion: '2.0.0' },
    ]);
  });

  it('stops polling if the script cannot be loaded', () => {
    open().analytics.setConsent('given');
    expect(jest.getTimerCount()).toBe(1);
    document.scripts[0]?.dispatchEvent(new Event('error'));
    expect(jest.getTimerCount()).toBe(0);
  });

  it('loads nothing on a page where cards are entered', () => {
    history.replaceState({}, '', '/checkout');
    try {
      open().analytics.setConsent('given');
      expect([getScripts(), jest.getTimerCount()]).toEqual([[], 0]);
    } finally {
      history.replaceState({}, '', '/');
    }
  });

  it('loads the script once on the page after a payment page of the same document, and sends its events', async () => {
    history.replaceState({}, '', '/checkout');
    const { analytics, report, goTo } = open();
    analytics.setConsent('given');
    report();
    goTo('/gift-card-balance');
    expect(getScripts()).toEqual([]);
    goTo('/order/1');
    goTo('/');
    expect(getScripts()).toEqual([SCRIPT]);
    expect((await loadProvider()).filter(({ name }) => name !== 'navigation')).toHaveLength(1);
  });

  it('loads nothing without the setting', () => {
    open({ script: '' }).analytics.setConsent('given');
    expect([getScripts(), jest.getTimerCount()]).toEqual([[], 0]);
  });
});

describe('the campaign id', () => {
  /** Opens a page with consent. @returns the campaign id of an event on it */
  async function getReported(options: Parameters<typeof open>[0] = {}) {
    const { analytics, report } = open(options);
    analytics.setConsent('given');
    const events = await loadProvider();
    report();
    return events[0]?.campaignId;
  }

  it('is reported for 30 days', async () => {
    expect(await getReported({ campaignId: 'spring-26' })).toBe('spring-26');
    jest.setSystemTime(30 * DAY - 1);
    expect(await getReported()).toBe('spring-26');
    jest.setSystemTime(30 * DAY);
    expect(await getReported()).toBeUndefined();
  });

  it('is replaced by a newer one', async () => {
    open({ campaignId: 'spring-26' });
    jest.setSystemTime(29 * DAY);
    expect(await getReported({ campaignId: 'summer-26' })).toBe('summer-26');
    jest.setSystemTime(31 * DAY);
    expect(await getReported()).toBe('summer-26');
  });

  it('belongs to one site', async () => {
    open({ campaignId: 'spring-26' });
    expect(await getReported({ tenant: 'sba' })).toBeUndefined();
  });

  it('is removed when consent is refused', async () => {
    const { analytics } = open({ campaignId: 'spring-26' });
    expect(localStorage).toHaveLength(1);
    analytics.setConsent('refused');
    expect(localStorage).toHaveLength(0);
  });
});
