import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import fc from 'fast-check';
import { createWriteLane } from '@foolscap/core/sagas';
import { freezeTime, limitTurns, settle } from '@foolscap/fake-time';
import { buildCartItem } from '../../testing/builders.ts';
import { createFakeBuyNowClient } from '../../testing/fake-buy-now-client.ts';
import { createFakeCartClient, type FakeCartOptions } from '../../testing/fake-cart-client.ts';
import { createCartModule } from '../cart.module.ts';
import { cartActions } from '../cart.slice.ts';
import { buyNowActions, createBuyNowModule, selectBuyNow } from './index.ts';

freezeTime();

const items = [{ itemId: 'pen', qty: 2 }];
const buy = buyNowActions.buyNowRequested({ items });

/** Starts a store with the cart and buying now. */
function setUp({ mayCheckOut = true, ...options }: FakeCartOptions & { mayCheckOut?: boolean } = {}) {
  const cartClient = createFakeCartClient(options.latency ? { latency: options.latency } : {});
  const client = createFakeBuyNowClient(options);
  let keys = 0;
  const entered: string[] = [];
  const deps = {
    newKey: () => `key-${(keys += 1)}`,
    isSmall: () => false,
    mayCheckOut: () => mayCheckOut,
    inLane: createWriteLane(),
  };
  const cart = createCartModule({ ...deps, client: cartClient });
  const module = createBuyNowModule({ ...deps, client, enterCheckout: (to) => entered.push(to) });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { cart: cart.reducer, buyNow: module.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(cart.saga);
  sagas.run(module.saga);
  const operations = () => client.buyNow.calls.map(({ operation }) => operation);
  return { store, client, cartClient, deps, entered, operations, get: () => selectBuyNow(store.getState()) };
}

it('puts the items into the buy-now cart and opens its checkout, without touching the cart', async () => {
  const { store, client, entered, operations, get } = setUp();
  const { cart } = store.getState();
  store.dispatch(buy);
  expect(get().phase).toBe('pending');
  await settle();
  expect(get()).toEqual({ phase: 'entering', items, feedback: undefined });
  expect([entered, operations()]).toEqual([['next-gen'], ['putInBuyNow', 'proceedWithBuyNow']]);
  expect(client.buyNow.server.cart.items).toMatchObject([{ itemId: 'pen', qty: 2 }]);
  expect(store.getState().cart).toBe(cart);
});

it('leads to the sign-in first, and to the dotcom checkout where the status cannot be set', async () => {
  const guest = setUp({ mayCheckOut: false });
  guest.store.dispatch(buy);
  await settle();
  expect([guest.entered, guest.operations()]).toEqual([['sign-in'], ['putInBuyNow']]);
  const member = setUp();
  member.client.buyNow.failNext('proceedWithBuyNow', { status: 503, code: 'UNAVAILABLE' });
  member.store.dispatch(buy);
  await settle();
  expect(member.entered).toEqual(['dotcom']);
});

it('shows the error of the add, and repeats the request under its key', async () => {
  const { store, client, entered, get } = setUp();
  client.buyNow.failNext('putInBuyNow', {}, true);
  store.dispatch(buy);
  await settle();
  expect(get()).toMatchObject({
    phase: 'idle',
    feedback: { phase: 'failed', body: { items }, key: 'key-1' },
  });
  expect(entered).toEqual([]);
  store.dispatch(buyNowActions.retryRequested());
  await settle();
  expect(client.buyNow.calls.map(({ args }) => args[1])).toEqual(['key-1', 'key-1', 'key-2']);
  expect(entered).toEqual(['next-gen']);
});

it('stays where it is if nothing can be bought, and reports why', async () => {
  const { store, entered, get } = setUp({ plans: { pen: ['desk'] } });
  store.dispatch(buy);
  await settle();
  expect(get()).toMatchObject({
    phase: 'idle',
    feedback: {
      phase: 'added',
      kind: 'overlay',
      lines: [{ itemId: 'pen', messages: [{ code: 'STANDALONE_WARRANTY_ITEM' }] }],
    },
  });
  expect(entered).toEqual([]);
  store.dispatch(buyNowActions.feedbackDismissed());
  expect(get().feedback).toBeUndefined();
});

it('keeps the messages of a limited quantity for the checkout', async () => {
  const limit = { code: 'PARTIAL_QTY_AVAILABLE', type: 'WARN' as const };
  const { store, entered, get } = setUp({
    onAdd: (line) => buildCartItem({ ...line, messages: [limit] }),
  });
  store.dispatch(buy);
  await settle();
  expect(get()).toMatchObject({ phase: 'entering', feedback: { lines: [{ messages: [limit] }] } });
  expect(entered).toEqual(['next-gen']);
});

it('is never sent later: behind a write that waits for the connection it fails immediately', async () => {
  const { store, deps, entered, operations, get } = setUp();
  deps.inLane.offline.abort();
  store.dispatch(buy);
  await settle();
  expect(get()).toMatchObject({
    phase: 'idle',
    feedback: { phase: 'failed', failure: { code: 'NOT_SENT' } },
  });
  expect([entered, operations()]).toEqual([[], []]);
});

it('clears the purchase when an order ends the cart', async () => {
  const { store, entered, get } = setUp();
  store.dispatch(buy);
  store.dispatch(cartActions.cartReset());
  await settle();
  expect([get().phase, entered]).toEqual(['idle', []]);
});

it('opens one checkout per purchase, with the items of that purchase, in every order of clicks and replies', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom('pen', 'ink', 'add', 'read'), { minLength: 1, maxLength: 6 }),
      async (scheduler, clicks) => {
        const { store, client, entered, get } = setUp({
          latency: () => scheduler.schedule(Promise.resolve(), 'reply'),
        });
        scheduler.scheduleSequence(
          clicks.map((click) => ({
            label: click,
            async builder() {
              if (click === 'add')
                store.dispatch(cartActions.addToCartRequested([{ itemId: 'cup', qty: 1 }]));
              else if (click === 'read') store.dispatch(cartActions.cartRequested());
              else store.dispatch(buyNowActions.buyNowRequested({ items: [{ itemId: click, qty: 1 }] }));
            },
          })),
        );
        const turn = limitTurns('requests are still sent');
        while (scheduler.count() > 0) {
          turn();
          await scheduler.waitOne();
          await settle();
        }
        const bought = client.buyNow.calls.filter(({ operation }) => operation === 'putInBuyNow');
        expect(entered).toHaveLength(bought.length);
        if (bought.length > 0) {
          expect(get().phase).toBe('entering');
          expect(client.buyNow.server.cart.items).toMatchObject([get().items[0]!]);
        }
      },
    ),
    { numRuns: process.env.FOOLSCAP_FULL ? 1000 : 60 },
  );
});
