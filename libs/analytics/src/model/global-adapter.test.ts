import { ANALYTICS_HOOKS, ANALYTICS_LOADED_EVENT, createAnalyticsBus, createGlobalAdapter } from './index.ts';
import type { AnalyticsGlobal, AnalyticsPage, GlobalAdapterOptions, ProvidedEvent } from './index.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  delete (window as AnalyticsPage).foolscapAnalytics;
});

/** Creates a provider that records the calls of the given hooks. */
function createProvider(...hooks: (keyof AnalyticsGlobal)[]) {
  const calls: [string, ProvidedEvent][] = [];
  const record = (hook: string) => (event: ProvidedEvent) => calls.push([hook, event]);
  const provider = Object.fromEntries(hooks.map((hook) => [hook, record(hook)])) as AnalyticsGlobal;
  return { calls, provider };
}

function open(options: Partial<GlobalAdapterOptions> = {}) {
  const page = window as AnalyticsPage;
  const bus = createAnalyticsBus(() => 7);
  bus.setConsent('given');
  const adapter = createGlobalAdapter({ tenant: 'sdc', ...options });
  const report = (name: string) => bus.report({ name, data: { n: 1 } });
  return { adapter, bus, page, report };
}

it('sends queued events once the provider has loaded', async () => {
  const { adapter, bus, page, report } = open();
  const { calls, provider } = createProvider('track');
  report('early');
  const connected = adapter.connectTo(bus);
  page.foolscapAnalytics = provider;
  await jest.advanceTimersByTimeAsync(500);
  expect(calls).toEqual([]);
  provider.loaded = true;
  window.dispatchEvent(new Event(ANALYTICS_LOADED_EVENT));
  await expect(connected).resolves.toBe(true);
  report('late');
  expect(calls.map(([, { name, sequence }]) => [name, sequence])).toEqual([
    ['early', 1],
    ['late', 2],
  ]);
});

it('does not connect after it was aborted', async () => {
  const controller = new AbortController();
  const { adapter, bus, page, report } = open({ signal: controller.signal });
  const connected = adapter.connectTo(bus);
  controller.abort();
  const { calls, provider } = createProvider('track');
  page.foolscapAnalytics = { ...provider, loaded: true };
  await expect(connected).resolves.toBe(false);
  report('a');
  expect(calls).toEqual([]);
});

describe('an event', () => {
  const send = (
    name: string,
    hooks: (keyof AnalyticsGlobal)[],
    options: Partial<GlobalAdapterOptions> = {},
  ) => {
    const { calls, provider } = createProvider(...hooks);
    const { adapter, page } = open(options);
    page.foolscapAnalytics = provider;
    adapter.sink({ name, data: { n: 1 }, sequence: 1, at: 7 });
    return calls;
  };

  const table = Object.entries(ANALYTICS_HOOKS).flatMap(([hook, names]) => names.map((name) => [name, hook]));
  it.each([...table, ['order-placed', 'track'], ['constructor', 'track'], ['loaded', 'track']])(
    '%s goes to the hook %s',
    (name, hook) => {
      const all = [...Object.keys(ANALYTICS_HOOKS), 'track'] as (keyof AnalyticsGlobal)[];
      expect(send(name!, all).map(([called]) => called)).toEqual([hook]);
    },
  );

  it('goes to `track` if the provider lacks its hook', () => {
    expect(send('link', ['track', 'trackForm']).map(([hook]) => hook)).toEqual(['track']);
  });

  it('is dropped by a provider without any hook for it', () => expect(send('link', [])).toEqual([]));

  it.each([
    ['sba', '2.0.0'],
    ['sdc', '1.0.5'],
  ] as const)('carries the version of the specification of %s: %s', (tenant, specificationVersion) => {
    expect(send('link', ['trackLink'], { tenant })).toEqual([
      ['trackLink', { name: 'link', data: { n: 1 }, sequence: 1, at: 7, specificationVersion }],
    ]);
  });

  it('carries the campaign id', () => {
    const [[, event] = []] = send('link', ['track'], { getCampaignId: () => 'spring-26' });
    expect(event).toMatchObject({ campaignId: 'spring-26' });
  });
});

it('calls a hook as a method of the provider', () => {
  const { adapter, page } = open();
  const seen: unknown[] = [];
  page.foolscapAnalytics = {
    track() {
      seen.push(this);
    },
  };
  adapter.sink({ name: 'a', data: {}, sequence: 1, at: 7 });
  expect(seen).toEqual([page.foolscapAnalytics]);
});

it('continues after a hook throws, and without a provider', async () => {
  const { adapter, bus, page, report } = open();
  const names: string[] = [];
  page.foolscapAnalytics = {
    loaded: true,
    track: ({ name }) => {
      if (name === 'bad') throw new Error('provider');
      names.push(name);
    },
  };
  await adapter.connectTo(bus);
  report('bad');
  report('good');
  delete page.foolscapAnalytics;
  report('lost');
  expect(names).toEqual(['good']);
});
