import { ANALYTICS_LOADED_EVENT, waitForAnalytics, whenAnalyticsLoaded } from './index.ts';
import type { AnalyticsPage, ReadinessOptions, Repeat } from './index.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Creates a page without a provider, and counts how often its global object is read. */
function createPage() {
  const target = new EventTarget();
  let polls = 0;
  let provider: AnalyticsPage['foolscapAnalytics'];
  const page: AnalyticsPage = {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    get foolscapAnalytics() {
      polls += 1;
      return provider;
    },
  };
  return {
    page,
    getPolls: () => polls,
    load: () => void (provider = { loaded: true }),
    define: () => void (provider = {}),
    dispatch: () => target.dispatchEvent(new Event(ANALYTICS_LOADED_EVENT)),
  };
}

/** Waits on a page and records the outcome. */
function start(wait: (options: ReadinessOptions) => Promise<boolean>, options: ReadinessOptions = {}) {
  const provider = createPage();
  const outcomes: boolean[] = [];
  const begin = () => void wait({ page: provider.page, ...options }).then((ready) => outcomes.push(ready));
  const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  return { ...provider, advance, begin, outcomes };
}

describe('whenAnalyticsLoaded', () => {
  it('polls every 100 ms', async () => {
    const { advance, begin, getPolls, load, outcomes } = start(whenAnalyticsLoaded);
    begin();
    await advance(99);
    expect(getPolls()).toBe(1);
    load();
    expect(outcomes).toEqual([]);
    await advance(1);
    expect(outcomes).toEqual([true]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('receives the loaded event before the next poll', async () => {
    const { advance, begin, dispatch, load, outcomes } = start(whenAnalyticsLoaded);
    begin();
    await advance(30);
    load();
    dispatch();
    await advance(0);
    expect(outcomes).toEqual([true]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('immediately finds a script that loaded earlier', async () => {
    const { advance, begin, load, outcomes } = start(whenAnalyticsLoaded);
    load();
    begin();
    await advance(0);
    expect(outcomes).toEqual([true]);
  });

  it('keeps waiting for a script that is present but not loaded', async () => {
    const { advance, begin, define, dispatch, load, outcomes } = start(whenAnalyticsLoaded);
    define();
    begin();
    dispatch();
    await advance(60_000);
    expect(outcomes).toEqual([]);
    load();
    await advance(100);
    expect(outcomes).toEqual([true]);
  });

  it('receives no event after it was aborted', async () => {
    const controller = new AbortController();
    const { advance, begin, dispatch, load, outcomes } = start(whenAnalyticsLoaded, {
      signal: controller.signal,
    });
    begin();
    controller.abort();
    load();
    dispatch();
    await advance(1000);
    expect(outcomes).toEqual([false]);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('waitForAnalytics', () => {
  it('polls every 10 ms', async () => {
    const { advance, begin, getPolls, load, outcomes } = start(waitForAnalytics);
    begin();
    await advance(1000);
    expect(getPolls()).toBe(101);
    load();
    await advance(9);
    expect(outcomes).toEqual([]);
    await advance(1);
    expect(outcomes).toEqual([true]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('gives up after 500 polls', async () => {
    const { advance, begin, getPolls, load, outcomes } = start(waitForAnalytics);
    begin();
    await advance(4989);
    expect([getPolls(), outcomes]).toEqual([499, []]);
    await advance(1);
    expect([getPolls(), outcomes]).toEqual([500, [false]]);
    load();
    await advance(1000);
    expect([getPolls(), outcomes]).toEqual([500, [false]]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('finds a provider with the last poll', async () => {
    const { advance, begin, load, outcomes } = start(waitForAnalytics);
    begin();
    await advance(4989);
    load();
    await advance(1);
    expect(outcomes).toEqual([true]);
  });

  it.each([
    ['before it starts', true],
    ['while it waits', false],
  ])('resolves with false if it is aborted %s', async (_, isEarly) => {
    const controller = new AbortController();
    const { advance, begin, getPolls, outcomes } = start(waitForAnalytics, { signal: controller.signal });
    if (isEarly) controller.abort();
    begin();
    await advance(20);
    controller.abort();
    await advance(1000);
    expect([getPolls(), outcomes]).toEqual([isEarly ? 0 : 3, [false]]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('uses the given timer', async () => {
    const log: (number | string)[] = [];
    let poll = () => undefined as void;
    const repeat: Repeat = (action, everyMs) => {
      log.push(everyMs);
      poll = action;
      return () => log.push('stopped');
    };
    const outcome = waitForAnalytics({ page: createPage().page, repeat });
    for (let polls = 1; polls < 500; polls += 1) poll();
    await expect(outcome).resolves.toBe(false);
    expect(log).toEqual([10, 'stopped']);
  });
});
