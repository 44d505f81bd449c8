import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import fc from 'fast-check';
import { createTestClock, MINUTE } from '@foolscap/core/clock';
import { createExpiringStorage } from '@foolscap/core/storage';
import type { KeyValueStore } from '@foolscap/core/storage';
import { freezeTime, limitTurns, settle } from '@foolscap/fake-time';
import type { CartInfo } from '../../contract/index.ts';
import { buildCart, buildCartItem, createFakeCartClient } from '../../testing/index.ts';
import type { FakeCartClient } from '../../testing/index.ts';
import { createCartModule } from '../cart.module.ts';
import { selectCart, selectCartLoad } from '../cart.selectors.ts';
import { cartActions } from '../cart.slice.ts';
import { createCartCacheModule } from './index.ts';
import type { CartCacheDeps } from './index.ts';

freezeTime();

const LINE = { cartItemId: 'line-1' };
const add = (qty = 1) => cartActions.addToCartRequested([{ itemId: '24400022', qty }]);
const maybeCached = cartActions.cartRequested({ mayBeCached: true });

interface TabOptions extends Partial<Pick<CartCacheDeps, 'isServerRendered'>> {
  page?: { pathname: string; search?: string; cookies?: Record<string, string> };
  /** Whether the server rendered the page with a cart. */
  isFilled?: boolean;
  /** The rendered cart; the current one by default. */
  rendered?: CartInfo;
}

/** Creates a browser with tabs on one server. */
function createBrowser(latency?: () => Promise<unknown>) {
  const entries = new Map<string, string>();
  const listeners = new Set<() => void>();
  const clock = createTestClock();
  const client: FakeCartClient = createFakeCartClient({
    cart: buildCart({ items: [buildCartItem(LINE)] }),
    ...(latency && { latency }),
  });

  function openTab({
    page = { pathname: '/cart' },
    isFilled = false,
    rendered = client.server.cart,
    isServerRendered = isFilled,
  }: TabOptions = {}) {
    let own: () => void = () => undefined;
    const notify = () => listeners.forEach((hear) => hear !== own && hear());
    const storage: KeyValueStore = {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => {
        entries.set(key, value);
        notify();
      },
      removeItem: (key) => {
        if (entries.delete(key)) notify();
      },
    };
    const cache = createCartCacheModule({
      storage: createExpiringStorage(() => storage, clock),
      getPage: () => ({ search: '', cookies: {}, ...page }),
      listen: (heard) => {
        own = heard;
        listeners.add(heard);
        return () => listeners.delete(heard);
      },
      isServerRendered,
      clock,
    });
    let keys = 0;
    const cart = createCartModule({
      client,
      newKey: () => `${listeners.size}-${(keys += 1)}`,
      isSmall: () => false,
      mayCheckOut: () => true,
      getCached: cache.getCached,
    });
    const sagas = createSagaMiddleware();
    const store = configureStore({
      reducer: { cart: cart.reducer, cartCache: cache.reducer },
      middleware: (defaults) => defaults().concat(sagas),
    });
    if (isFilled)
      store.dispatch(cartActions.cartReceived({ data: { cartInfo: rendered }, sessionId: 'session-1' }));
    sagas.run(cart.saga);
    sagas.run(cache.saga);
    return { store, held: () => selectCart(store.getState()), load: () => selectCartLoad(store.getState()) };
  }
  const getStored = () => {
    const text = entries.get('foolscap:cart');
    if (!text) return undefined;
    const { value } = JSON.parse(text) as {
      value: { at: number; sessionId: string; data: { cartInfo: { revision: number; items: unknown[] } } };
    };
    return { revision: value.data.cartInfo.revision, sessionId: value.sessionId, at: value.at };
  };
  const countReads = () => client.calls.filter(({ operation }) => operation === 'getCart').length;
  return { entries, clock, client, openTab, getStored, countReads };
}

it('stores each reply with its session and revision', async () => {
  const { openTab, getStored, clock } = createBrowser();
  const { store, held } = openTab();
  store.dispatch(cartActions.cartRequested());
  await settle();
  expect(getStored()).toEqual({ revision: held()!.revision, sessionId: 'session-1', at: clock.now() });
  const before = held()!.revision;
  clock.advance(1000);
  store.dispatch(add());
  await settle();
  expect(held()!.revision).toBeGreaterThan(before);
  expect(getStored()).toEqual({ revision: held()!.revision, sessionId: 'session-1', at: clock.now() });
});

it('serves a navigation within 10 minutes, without prolonging the life of the stored cart', async () => {
  const { openTab, countReads, clock } = createBrowser();
  const { store, load } = openTab();
  store.dispatch(cartActions.cartRequested());
  await settle();
  for (const minutes of [4, 4]) {
    clock.advance(minutes * MINUTE);
    store.dispatch(maybeCached);
    expect(load().phase).toBe('ready');
    expect(countReads()).toBe(1);
  }
  clock.advance(2 * MINUTE);
  store.dispatch(maybeCached);
  expect(load().phase).toBe('loading');
  await settle();
  expect(countReads()).toBe(2);
});

it('reads when a fresh cart is requested', async () => {
  const { openTab, countReads } = createBrowser();
  const { store } = openTab();
  store.dispatch(cartActions.cartRequested());
  await settle();
  store.dispatch(cartActions.cartRequested());
  await settle();
  expect(countReads()).toBe(2);
});

it.each([
  [{ pathname: '/cart', search: '?refreshCart=1' }],
  [{ pathname: '/cart', cookies: { refreshCart: '1' } }],
  [{ pathname: '/tpv' }],
])('reads on the page %p', async (page) => {
  const { openTab, countReads } = createBrowser();
  openTab({ isFilled: true });
  const { store, held } = openTab({ page });
  expect(held()).toBeUndefined();
  store.dispatch(maybeCached);
  await settle();
  expect(countReads()).toBe(1);
});

it('stores nothing on restricted pages', async () => {
  const { openTab, getStored } = createBrowser();
  openTab({ isFilled: true });
  const { store } = openTab({ page: { pathname: '/budget' } });
  store.dispatch(cartActions.cartRequested());
  await settle();
  expect(getStored()).toBeUndefined();
});

it('shows the stored cart at the first load of a library used alone', async () => {
  const { openTab, countReads } = createBrowser();
  openTab({ isFilled: true });
  const { held } = openTab();
  expect(held()?.items).toHaveLength(1);
  expect(countReads()).toBe(0);
});

it('is filled by a cart that the server rendered', () => {
  const { openTab, getStored } = createBrowser();
  openTab({ isFilled: true });
  expect(getStored()).toMatchObject({ sessionId: 'session-1' });
});

it('is cleared by a page that the server rendered without a cart', () => {
  const { openTab, getStored } = createBrowser();
  openTab({ isFilled: true });
  const { held } = openTab({ isServerRendered: true });
  expect([getStored(), held()]).toEqual([undefined, undefined]);
});

it('is cleared by a failed read', async () => {
  const { openTab, getStored, client } = createBrowser();
  const { store } = openTab({ isFilled: true });
  client.failNext('getCart', { code: 'UNAVAILABLE', status: 503 });
  store.dispatch(cartActions.cartRequested());
  await settle();
  expect(getStored()).toBeUndefined();
});

it('is cleared by a reset', () => {
  const { openTab, getStored } = createBrowser();
  const { store } = openTab({ isFilled: true });
  store.dispatch(cartActions.cartReset());
  expect(getStored()).toBeUndefined();
});

it('is cleared by a reply with errors and by an empty cart', async () => {
  const { openTab, getStored, client } = createBrowser();
  const { store } = openTab({ isFilled: true });
  store.dispatch(
    cartActions.cartReceived({
      data: {
        cartInfo: { ...client.server.cart, revision: client.server.cart.revision + 1 },
        error: [{ code: 'ITEM_SERVICE_IS_DOWN', type: 'ERROR', description: '' }],
      },
      sessionId: 'session-1',
    }),
  );
  expect(getStored()).toBeUndefined();
  store.dispatch(cartActions.cartRequested());
  await settle();
  store.dispatch(cartActions.removeRequested(LINE));
  await settle();
  expect(getStored()).toBeUndefined();
});

it('is not used after the session has changed', async () => {
  const { openTab, countReads, client } = createBrowser();
  openTab({ isFilled: true });
  const { store } = openTab();
  store.dispatch(
    cartActions.cartReceived({ data: { cartInfo: client.server.cart }, sessionId: 'session-2' }),
  );
  // Another tab of the old session stores its cart.
  openTab({ isFilled: true });
  store.dispatch(maybeCached);
  await settle();
  expect(countReads()).toBe(1);
});

it.each(['{', '{"value":null,"until":9e15}', '{"value":{"at":1,"data":{"cartInfo":{}}},"until":9e15}'])(
  'ignores the damaged entry %s',
  async (text) => {
    const { openTab, entries } = createBrowser();
    entries.set('foolscap:cart', text);
    expect(openTab().held()).toBeUndefined();
  },
);

it('shows a newer cart of another tab immediately, and never an older one', async () => {
  const { openTab, countReads, getStored } = createBrowser();
  const [one, other] = [openTab({ isFilled: true }), openTab({ isFilled: true })];
  one.store.dispatch(add(2));
  await settle();
  expect(other.held()).toEqual(one.held());
  const newest = one.held();
  // A page that the server rendered before the change.
  const late = openTab({ isFilled: true, rendered: { ...newest!, revision: newest!.revision - 1 } });
  expect(late.held()).toEqual(newest);
  expect(other.held()).toEqual(newest);
  expect(getStored()?.revision).toBe(newest!.revision);
  expect(countReads()).toBe(0);
});

it('ends with the latest cart in all tabs, in any order of replies', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 1 }), fc.constantFrom('add', 'read', 'navigate')), {
        maxLength: 6,
      }),
      async (scheduler, steps) => {
        const { openTab, client, getStored } = createBrowser(() =>
          scheduler.schedule(Promise.resolve(), 'reply'),
        );
        const tabs = [openTab({ isFilled: true }), openTab({ isFilled: true })];
        const commands = { add: add(), read: cartActions.cartRequested(), navigate: maybeCached };
        scheduler.scheduleSequence(
          steps.map(([tab, step]) => ({
            label: `${step} in ${tab}`,
            builder: async () => void tabs[tab]!.store.dispatch(commands[step]),
          })),
        );
        const turn = limitTurns('requests are still sent');
        while (scheduler.count() > 0) {
          turn();
          await scheduler.waitOne();
          await settle();
        }
        const { revision } = client.server.cart;
        expect(tabs.map(({ held }) => held()?.revision)).toEqual([revision, revision]);
        expect(getStored()?.revision).toBe(revision);
        expect(tabs.map(({ load }) => load().phase)).toEqual(['ready', 'ready']);
      },
    ),
    { numRuns: process.env.FOOLSCAP_FULL ? 500 : 25 },
  );
});
