import { configureStore } from '@reduxjs/toolkit';
import fc from 'fast-check';
import createSagaMiddleware from 'redux-saga';
import { createTestClock } from '@foolscap/core/clock';
import { HttpError } from '@foolscap/core/http';
import { createExpiringStorage } from '@foolscap/core/storage';
import { freezeTime, settle } from '@foolscap/fake-time';
import { buildCheckout, createFakeCheckoutClient } from '../testing/index.ts';
import { createQuickBuyModule } from './quick-buy.module.ts';
import type { QuickBuyDeps } from './quick-buy.module.ts';
import { quickBuyActions, selectQuickBuyPurchase } from './quick-buy.slice.ts';

freezeTime();

const ITEM = { itemId: '24400011', qty: 2 };
const buy = quickBuyActions.buyNowRequested(ITEM);

beforeEach(() => sessionStorage.clear());

function open({
  isReviewed = true,
  info = buildCheckout({ userType: 'REGISTERED' }),
  latency,
  tryTurn,
}: {
  isReviewed?: boolean;
  info?: ReturnType<typeof buildCheckout>;
  latency?: () => Promise<unknown>;
  tryTurn?: QuickBuyDeps['tryTurn'];
} = {}) {
  const client = createFakeCheckoutClient({ info, ...(latency ? { latency } : {}) });
  const prepared: unknown[] = [];
  const failures: HttpError[] = [];
  let keys = 0;
  const module = createQuickBuyModule({
    client,
    async prepare(item) {
      prepared.push(item);
      await latency?.();
      const failure = failures.shift();
      if (failure) throw failure;
      return { info: client.server.info, isReviewed };
    },
    newKey: () => `key-${(keys += 1)}`,
    keys: createExpiringStorage(() => sessionStorage, createTestClock()),
    ...(tryTurn ? { tryTurn } : {}),
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { quickBuy: module.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(module.saga);
  return {
    client,
    store,
    prepared,
    failures,
    purchase: () => selectQuickBuyPurchase(store.getState()),
    sent: () => client.calls.filter(({ operation }) => operation === 'placeOrder').map(({ args }) => args),
  };
}

it('shows the totals first, and orders exactly that', async () => {
  const { store, purchase, sent } = open();
  store.dispatch(buy);
  expect(purchase().phase).toBe('preparing');
  await settle();
  expect(purchase()).toMatchObject({ phase: 'review', info: { totals: { ordTotal: 26.03 } } });
  expect(sent()).toEqual([]);
  store.dispatch(quickBuyActions.placeRequested());
  store.dispatch(quickBuyActions.placeRequested());
  await settle();
  expect(sent()).toEqual([[{ expectedTotal: 26.03, revision: 4 }, 'key-1']]);
  expect(purchase()).toMatchObject({ phase: 'placed', order: { orderNumber: '970001' } });
});

it('orders right away without a review, once for a double click', async () => {
  const { store, purchase, prepared, sent } = open({ isReviewed: false });
  store.dispatch(buy);
  store.dispatch(buy);
  await settle();
  expect(prepared).toEqual([ITEM]);
  expect(sent()).toHaveLength(1);
  expect(purchase().phase).toBe('placed');
});

it.each([
  ['fewer units', { lines: buildCheckout().lines.map((line) => ({ ...line, qty: 1 })) }],
  ['an address without delivery', { deliveryMethods: [] }],
  ['a message that blocks the order', { messages: [{ code: 'X', type: 'ERROR' as const }] }],
])('shows %s first, also without a review', async (_, overrides) => {
  const { store, purchase, sent } = open({ isReviewed: false, info: buildCheckout(overrides) });
  store.dispatch(buy);
  await settle();
  expect(purchase().phase).toBe('review');
  expect(sent()).toEqual([]);
});

it('explains why it could not be prepared, and prepares it again on request', async () => {
  const { store, purchase, failures } = open();
  failures.push(new HttpError({ code: 'QUICK_BUY_NOT_READY', retryable: false, message: '' }));
  store.dispatch(buy);
  await settle();
  expect(purchase()).toMatchObject({ phase: 'unready', failure: { code: 'QUICK_BUY_NOT_READY' } });
  store.dispatch(buy);
  await settle();
  expect(purchase().phase).toBe('review');
});

it('shows the new total, and orders it under a new key', async () => {
  const { client, store, purchase, sent } = open();
  store.dispatch(buy);
  await settle();
  const { info } = client.server;
  client.server.info = { ...info, totals: { ...info.totals, ordTotal: 30 } };
  store.dispatch(quickBuyActions.placeRequested());
  await settle();
  expect(purchase()).toMatchObject({
    phase: 'review',
    info: { totals: { ordTotal: 30 } },
    failure: { code: 'ORDER_TOTAL_CHANGED' },
    serial: 1,
  });
  store.dispatch(quickBuyActions.placeRequested());
  await settle();
  expect(sent().map(([, key]) => key)).toEqual(['key-1', 'key-2']);
  expect(purchase().phase).toBe('placed');
});

it('never offers what another window has put into the buy-now cart in the meantime', async () => {
  const { client, store, purchase } = open();
  store.dispatch(buy);
  await settle();
  client.failNext('placeOrder', { code: 'PAYMENT_OPERATION_FAILED', status: 402, retryable: false });
  client.server.info = { ...client.server.info, revision: 9 };
  store.dispatch(quickBuyActions.placeRequested());
  await settle();
  expect(purchase()).toMatchObject({ phase: 'unready', failure: { code: 'CART_REVISION_CONFLICT' } });
});

it('shows a decline with what can be ordered', async () => {
  const { client, store, purchase } = open();
  store.dispatch(buy);
  await settle();
  client.failNext('placeOrder', { code: 'PAYMENT_OPERATION_FAILED', status: 402, retryable: false });
  store.dispatch(quickBuyActions.placeRequested());
  await settle();
  expect(purchase()).toMatchObject({ phase: 'review', failure: { code: 'PAYMENT_OPERATION_FAILED' } });
});

it('checks an order without a reply under its key, also after the overlay was closed', async () => {
  const { client, store, purchase, prepared, sent } = open();
  store.dispatch(buy);
  await settle();
  client.failNext('placeOrder', {}, true);
  store.dispatch(quickBuyActions.placeRequested());
  await settle();
  expect(purchase().phase).toBe('uncertain');
  store.dispatch(quickBuyActions.quickBuyClosed());
  // The next click completes the first order instead of creating a second one.
  store.dispatch(buy);
  await settle();
  expect(prepared).toHaveLength(1);
  expect(purchase()).toMatchObject({ phase: 'uncertain', body: { expectedTotal: 26.03 } });
  store.dispatch(quickBuyActions.placeRequested());
  await settle();
  expect(sent().map(([, key]) => key)).toEqual(['key-1', 'key-1']);
  expect(client.server.orders.size).toBe(1);
  expect(purchase()).toMatchObject({ phase: 'placed' });
  // From then on, no order is pending.
  store.dispatch(buy);
  await settle();
  expect(purchase().phase).toBe('review');
});

it('keeps an order without a reply when the page is left, and settles it in the next one', async () => {
  const before = open();
  before.store.dispatch(buy);
  await settle();
  before.client.failNext('placeOrder', { code: 'TIMEOUT' });
  before.store.dispatch(quickBuyActions.placeRequested());
  await settle();
  const { store, purchase, sent } = open();
  store.dispatch(buy);
  await settle();
  expect(purchase().phase).toBe('uncertain');
  store.dispatch(quickBuyActions.placeRequested());
  await settle();
  expect(sent()).toEqual([[{ expectedTotal: 26.03, revision: 4 }, 'key-1']]);
});

it('sends nothing while another tab buys', async () => {
  const { store, purchase, prepared } = open({ tryTurn: () => Promise.resolve(undefined) });
  store.dispatch(buy);
  await settle();
  expect(prepared).toEqual([]);
  expect(purchase()).toMatchObject({ phase: 'unready', failure: { code: 'REQUEST_IN_PROGRESS' } });
});

it('gives its turn back after each step', async () => {
  let held = 0;
  const tryTurn = async () => {
    held += 1;
    return async () => void (held -= 1);
  };
  const { client, store } = open({ tryTurn });
  store.dispatch(buy);
  await settle();
  expect(held).toBe(0);
  client.failNext('placeOrder', { code: 'PAYMENT_OPERATION_FAILED', status: 402 });
  store.dispatch(quickBuyActions.placeRequested());
  await settle();
  expect(held).toBe(0);
});

it('takes the turn for the order only when it is free again after the totals', async () => {
  let isHeld = false;
  const tryTurn = async () => {
    if (isHeld) return undefined;
    isHeld = true;
    return async () => {
      // Browsers release a lock a moment later.
      await settle();
      isHeld = false;
    };
  };
  const { store, purchase } = open({ isReviewed: false, tryTurn });
  store.dispatch(buy);
  for (let times = 0; times < 4; times += 1) await settle();
  expect(purchase().phase).toBe('placed');
});

it('cancels the order that was just placed', async () => {
  const { client, store, purchase } = open({ isReviewed: false });
  store.dispatch(buy);
  await settle();
  client.failNext('cancelOrder', { code: 'ORDER_NOT_CANCELLABLE', status: 409 });
  store.dispatch(quickBuyActions.quickBuyCancelRequested());
  await settle();
  expect(purchase()).toMatchObject({
    cancel: { phase: 'failed', failure: { code: 'ORDER_NOT_CANCELLABLE' } },
  });
  store.dispatch(quickBuyActions.quickBuyCancelRequested());
  await settle();
  expect(purchase()).toMatchObject({ order: { status: 'CANCELED' }, cancel: { phase: 'canceled' } });
});

it('places at most one order for every order of presses and replies', async () => {
  const press = fc.constantFrom(
    quickBuyActions.placeRequested(),
    quickBuyActions.placeRequested(),
    quickBuyActions.quickBuyClosed(),
    buy,
  );
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.boolean(),
      fc.array(press, { maxLength: 8 }),
      fc.array(fc.boolean(), { maxLength: 3 }),
      async (scheduler, isReviewed, presses, lost) => {
        sessionStorage.clear();
        const { client, store, purchase, sent } = open({
          isReviewed,
          latency: () => scheduler.schedule(Promise.resolve()),
        });
        lost.forEach((carriedOut) => client.failNext('placeOrder', {}, carriedOut));
        store.dispatch(buy);
        const dispatched = scheduler.scheduleSequence(
          presses.map((action) => async () => {
            // A single purchase: buying again after a placed order is a new one.
            if (purchase().phase !== 'placed') store.dispatch(action);
          }),
        );
        await scheduler.waitFor(dispatched.task);
        for (let times = 0; times < 12; times += 1) {
          await scheduler.waitIdle();
          await settle();
        }
        expect(client.server.orders.size).toBeLessThanOrEqual(1);
        expect(new Set(sent().map(([, key]) => key)).size).toBeLessThanOrEqual(1);
        expect(purchase().phase).not.toBe('placing');
      },
    ),
    { numRuns: 60 },
  );
});
