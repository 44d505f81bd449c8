import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { createTestClock } from '@foolscap/core/clock';
import { createExpiringStorage } from '@foolscap/core/storage';
import type { KeyValueStore } from '@foolscap/core/storage';
import { freezeTime, settle } from '@foolscap/fake-time';
import { buildCart, buildCartItem, createFakeCartClient } from '../../testing/index.ts';
import { createCartModule } from '../cart.module.ts';
import { selectItemCount } from '../cart.selectors.ts';
import { cartActions } from '../cart.slice.ts';
import { CART_COUNT_LIFETIME_MS, cartCountActions, createAppBridge, createCartCountModule } from './index.ts';

freezeTime();

/** Creates a browser's local storage whose tabs receive each other's changes. */
function createBrowser() {
  const entries = new Map<string, string>();
  const tabs = new Set<() => void>();
  const clock = createTestClock();
  const sent: string[] = [];
  const client = createFakeCartClient({ cart: buildCart({ items: [buildCartItem({ qty: 3 })] }) });

  function openTab() {
    let hear: () => void = () => undefined;
    const notify = () => tabs.forEach((other) => other !== hear && other());
    const storage: KeyValueStore = {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => {
        entries.set(key, value);
        notify();
      },
      removeItem: (key) => {
        entries.delete(key);
        notify();
      },
    };
    const cart = createCartModule({
      client,
      newKey: () => crypto.randomUUID(),
      isSmall: () => false,
      mayCheckOut: () => true,
    });
    const count = createCartCountModule({
      storage: createExpiringStorage(() => storage, clock),
      bridge: createAppBridge(() => ({ postMessage: (message) => sent.push(message) })),
      listen: (heard) => {
        hear = heard;
        tabs.add(heard);
        return () => tabs.delete(heard);
      },
      clock,
    });
    const sagas = createSagaMiddleware();
    const store = configureStore({
      reducer: { cart: cart.reducer, cartCount: count.reducer },
      middleware: (defaults) => defaults().concat(sagas),
    });
    sagas.run(cart.saga);
    sagas.run(count.saga);
    return { store, count: () => selectItemCount(store.getState()) };
  }
  const getKept = () => {
    const text = entries.get('foolscap:cart-count');
    return text && (JSON.parse(text) as { value: unknown; until: number });
  };
  return { entries, clock, sent, client, openTab, getKept };
}

it('keeps the count with its time for 30 days', async () => {
  const { openTab, clock, getKept } = createBrowser();
  expect(CART_COUNT_LIFETIME_MS).toBe(30 * 24 * 60 * 60 * 1000);
  const { store } = openTab();
  store.dispatch(cartActions.cartRequested());
  await settle();
  const at = clock.now();
  expect(getKept()).toEqual({ value: { count: 3, at }, until: at + 2_592_000_000 });
  // A later read renews its lifetime.
  clock.advance(5000);
  store.dispatch(cartActions.cartRequested());
  await settle();
  expect(getKept()).toMatchObject({ value: { count: 3, at: at + 5000 } });
});

it('shows the kept count before the first reply', async () => {
  const { openTab, clock } = createBrowser();
  const { store } = openTab();
  store.dispatch(cartActions.cartRequested());
  await settle();
  expect(openTab().count()).toBe(3);
  clock.advance(CART_COUNT_LIFETIME_MS - 1);
  expect(openTab().count()).toBe(3);
  clock.advance(1);
  expect(openTab().count()).toBeUndefined();
});

it('prefers the cart to the kept count', async () => {
  const { openTab, entries } = createBrowser();
  entries.set('foolscap:cart-count', JSON.stringify({ value: { count: 7, at: 0 }, until: 9e15 }));
  const { store, count } = openTab();
  expect(count()).toBe(7);
  store.dispatch(cartActions.cartRequested());
  expect(count()).toBe(7);
  await settle();
  expect(count()).toBe(3);
});

it.each([
  '{',
  '{"value":{"count":-1},"until":9e15}',
  '{"value":{"count":"3"},"until":9e15}',
  '{"value":null,"until":9e15}',
])('ignores the damaged entry %s', (text) => {
  const { openTab, entries } = createBrowser();
  entries.set('foolscap:cart-count', text);
  expect(openTab().count()).toBeUndefined();
});

it('sends changes of the count to the mobile app, each once', async () => {
  const { openTab, sent } = createBrowser();
  const { store } = openTab();
  store.dispatch(cartActions.cartRequested());
  await settle();
  store.dispatch(cartActions.cartRequested());
  await settle();
  store.dispatch(cartActions.addToCartRequested([{ itemId: '24400011', qty: 2 }]));
  await settle();
  expect(sent).toEqual(['{"type":"cart-items-count","count":3}', '{"type":"cart-items-count","count":5}']);
});

it('does without a mobile app, and with one that throws', () => {
  expect(() => createAppBridge().announceCount(1)).not.toThrow();
  const broken = {
    postMessage() {
      throw new Error('closed');
    },
  };
  expect(() => createAppBridge(() => broken).announceCount(1)).not.toThrow();
});

it('is followed by other tabs until they have read the cart themselves', async () => {
  const { openTab } = createBrowser();
  const [one, other] = [openTab(), openTab()];
  one.store.dispatch(cartActions.cartRequested());
  await settle();
  expect(other.count()).toBe(3);
  one.store.dispatch(cartActions.addToCartRequested([{ itemId: '24400011', qty: 2 }]));
  await settle();
  expect(other.count()).toBe(5);
});

it('is purged everywhere', async () => {
  const { openTab, getKept, sent } = createBrowser();
  const [one, other] = [openTab(), openTab()];
  one.store.dispatch(cartActions.cartRequested());
  await settle();
  one.store.dispatch(cartActions.cartReset());
  one.store.dispatch(cartCountActions.countPurged());
  expect([getKept(), one.count(), other.count()]).toEqual([undefined, undefined, undefined]);
  // The next shopper's count is announced even if it is the same.
  one.store.dispatch(cartActions.cartRequested());
  await settle();
  expect(sent).toHaveLength(2);
});
