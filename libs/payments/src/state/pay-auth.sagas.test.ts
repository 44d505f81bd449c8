import fc from 'fast-check';
import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { createExpiringStorage } from '@foolscap/core/storage';
import type { KeyValueStore } from '@foolscap/core/storage';
import { freezeTime, settle } from '@foolscap/fake-time';
import { createFakeVendorClient } from '../testing/index.ts';
import { createPayAuthModule, payAuthActions, selectPayAuth } from './index.ts';
import type { PayAuthDeps } from './index.ts';

freezeTime();

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;

/** Creates what all tabs of a browser share: the storage, and the turn for requesting tokens. */
function createBrowser() {
  const values = new Map<string, string>();
  let last = Promise.resolve();
  return {
    values,
    store: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    } satisfies KeyValueStore,
    acquire(): Promise<() => void> {
      let release: () => void = () => undefined;
      const turn = last.then(() => release);
      last = last.then(() => new Promise((resolve) => (release = resolve)));
      return turn.then(() => () => release());
    },
  };
}

interface Options extends Partial<Pick<PayAuthDeps, 'client'>> {
  browser?: ReturnType<typeof createBrowser>;
  latency?: () => Promise<unknown>;
  /** The error of the browser's clock, in milliseconds. */
  skew?: number;
}

function openTab({ browser = createBrowser(), latency, skew = 0, client: shared }: Options = {}) {
  const own = createFakeVendorClient({ now: () => NOW, ...(latency && { latency }) });
  const logs: string[] = [];
  const clock = { now: () => NOW + skew };
  const module = createPayAuthModule({
    client: shared ?? own,
    storage: createExpiringStorage(() => browser.store, clock),
    now: clock.now,
    log: (message) => logs.push(message),
    acquire: browser.acquire,
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { payAuth: module.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(module.saga);
  return {
    browser,
    client: own,
    logs,
    state: () => selectPayAuth(store.getState()),
    request: (userType = 'GUEST', isPickup = false) =>
      store.dispatch(payAuthActions.payAuthRequested({ checkoutId: 'cart-1', userType, isPickup })),
    signOut: () => store.dispatch(payAuthActions.payAuthReset()),
  };
}

const types = ({ calls }: ReturnType<typeof createFakeVendorClient>) =>
  calls.map(({ args }) => (args[0] as { vendorPayment: { requestType: string } }).vendorPayment.requestType);

it('requests both tokens at first, and none on the next page', async () => {
  const first = openTab();
  first.request();
  await settle();
  expect(first.client.calls).toEqual([
    {
      operation: 'requestTokens',
      args: [{ vendorPayment: { checkoutId: 'cart-1', requestType: 'SP' } }, false],
    },
  ]);
  expect(first.state()).toMatchObject({
    phase: 'ready',
    spayTokenData: { paypalAuth: 'client-1', aciCheckoutId: 'checkout-1', aciTransactionId: 'transaction-1' },
  });
  expect([...first.browser.values.keys()].sort()).toEqual(
    [
      'aciCheckoutId',
      'aciCheckoutIdValidity',
      'aciTransactionId',
      'paypalAuth',
      'paypalAuthValidity',
      'paypalReturnUser',
      'paypalUserType',
    ].map((name) => `foolscap:${name}`),
  );

  const next = openTab({ browser: first.browser });
  next.request();
  await settle();
  expect(next.client.calls).toEqual([]);
  expect(next.state()).toMatchObject({ phase: 'ready', spayTokenData: { paypalAuth: 'client-1' } });
});

it('requests only PayPal’s token for another kind of user, and sends that everything is picked up', async () => {
  const { browser } = openTab();
  const first = openTab({ browser });
  first.request();
  await settle();
  const next = openTab({ browser });
  next.request('REGISTERED', true);
  await settle();
  expect(next.client.calls[0]?.args[0]).toEqual({
    vendorPayment: { checkoutId: 'cart-1', requestType: 'P' },
    consumerType: 'CNC',
  });
});

it.each([
  [
    'an empty reply',
    'empty' as const,
    'AUTH_DATA_NOT_AVAILABLE: Auth Data is not available in the response.',
  ],
  ['status 500', { status: 500, code: 'INTERNAL' }, 'AUTH_FAILURE: Auth token failure'],
])('logs %s, and requests once more with a reload', async (_name, fault, message) => {
  const { client, logs, request, state } = openTab();
  client.failNext(fault);
  request();
  await settle();
  expect(logs).toEqual([message]);
  expect(client.calls.map(({ args }) => args[1])).toEqual([false, true]);
  expect(state()).toMatchObject({ phase: 'ready' });
});

it('gives up after the second failure, until it is requested again', async () => {
  const { client, logs, request, state } = openTab();
  client.failNext('empty');
  client.failNext({ status: 500, code: 'INTERNAL' });
  request();
  await settle();
  expect(client.calls).toHaveLength(2);
  expect(logs).toHaveLength(2);
  expect(state()).toMatchObject({ phase: 'failed', failure: { code: 'INTERNAL' } });
  request();
  await settle();
  expect(state()).toMatchObject({ phase: 'ready' });
});

it.each([DAY, -DAY, 3 * DAY])('requests once a page with a clock that is %s ms off', async (skew) => {
  const { client, request, state } = openTab({ skew });
  for (let times = 0; times < 5; times += 1) {
    request();
    await settle();
  }
  expect(client.calls).toHaveLength(1);
  expect(state()).toMatchObject({ phase: 'ready' });
});

it('removes the tokens from the browser on sign-out, also those of a reply that is still to come', async () => {
  const { browser, request, signOut, state } = openTab();
  request();
  await settle();
  signOut();
  expect(browser.values.size).toBe(0);
  request();
  signOut();
  await settle();
  expect(browser.values.size).toBe(0);
  expect(state()).toEqual({ phase: 'idle' });
});

it('requests the tokens once in all tabs, in every order of replies, and none is kept after signing out', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 2, max: 4 }),
      fc.option(fc.nat({ max: 3 }), { nil: undefined }),
      async (scheduler, count, leaver) => {
        const browser = createBrowser();
        const latency = () => scheduler.schedule(Promise.resolve(), 'reply');
        const client = createFakeVendorClient({ now: () => NOW, latency });
        const tabs = Array.from({ length: count }, () => openTab({ browser, client }));
        for (const tab of tabs) tab.request();
        // One of the tabs is reset while it waits or requests; the others must not wait for it forever.
        if (leaver !== undefined) tabs[leaver % count]!.signOut();
        await scheduler.waitIdle();
        await settle();
        await scheduler.waitIdle();
        const others = tabs.filter((_, index) => leaver === undefined || index !== leaver % count);
        for (const tab of others) expect(tab.state()).toMatchObject({ phase: 'ready' });
        // The tab that was reset may already have sent its request.
        expect(client.calls.length).toBeLessThanOrEqual(leaver === undefined ? 1 : 2);
        for (const tab of tabs) tab.signOut();
        await settle();
        expect(browser.values.size).toBe(0);
        expect(types(client).every((type) => type === 'SP')).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});
