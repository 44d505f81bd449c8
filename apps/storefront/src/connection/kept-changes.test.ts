import { configureStore } from '@reduxjs/toolkit';
import { cartActions, createCartModule } from '@foolscap/cart/state';
import { buildCart, buildCartItem, createFakeCartClient } from '@foolscap/cart/testing';
import { createTestConnection } from '@foolscap/core/http';
import { createTestClock } from '@foolscap/core/clock';
import { createExpiringStorage } from '@foolscap/core/storage';
import createSagaMiddleware from 'redux-saga';
import { freezeTime, pass, settle } from '@foolscap/fake-time';
import { addLateFeatures } from '../features/late-features.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { keepOfflineChanges } from './kept-changes.ts';

freezeTime();
beforeEach(() => sessionStorage.clear());

/** Creates a server, and successive pages of one tab. */
function createTab(latency = () => Promise.resolve<unknown>(undefined)) {
  const connection = createTestConnection();
  const cart = buildCart({
    items: [buildCartItem(), buildCartItem({ cartItemId: 'line-2', itemId: '24400022', qty: 2 })],
  });
  const client = createFakeCartClient({ cart, connection, latency });
  const clock = createTestClock();
  let keys = 0;
  return {
    client,
    connection,
    clock,
    async open() {
      const module = createCartModule({
        client,
        connection,
        newKey: () => `key-${(keys += 1)}`,
        isSmall: () => false,
        mayCheckOut: () => true,
      });
      const sagas = createSagaMiddleware();
      const store = configureStore({
        reducer: { cart: module.reducer },
        middleware: (defaults) => defaults().concat(sagas),
      });
      sagas.run(module.saga);
      // In the state that the server rendered.
      store.dispatch(cartActions.cartReceived({ data: { cartInfo: client.server.cart }, sessionId: 's' }));
      const page = new EventTarget();
      keepOfflineChanges(
        store,
        createExpiringStorage(() => sessionStorage, clock),
        page,
      );
      await pass(2000);
      return { store, page, leave: () => page.dispatchEvent(new Event('pagehide')) };
    },
  };
}

const held = ({ client }: ReturnType<typeof createTab>) =>
  Object.fromEntries(client.server.cart.items.map(({ itemId, qty }) => [itemId, qty]));

/** Adds two units of `a` without a connection, and leaves the page. @returns the page */
async function leaveWithWaitingAdd({ open, connection }: ReturnType<typeof createTab>) {
  const page = await open();
  connection.cut();
  page.store.dispatch(cartActions.addToCartRequested([{ itemId: 'a', qty: 2 }]));
  await pass(1000);
  page.leave();
  return page;
}

it('repeats waiting changes on the next page', async () => {
  const tab = createTab();
  const first = await tab.open();
  tab.connection.cut();
  first.store.dispatch(cartActions.addToCartRequested([{ itemId: 'a', qty: 2 }]));
  first.store.dispatch(cartActions.addToCartRequested([{ itemId: 'b', qty: 1 }]));
  first.store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', qty: 5 }));
  first.store.dispatch(cartActions.removeRequested({ cartItemId: 'line-2' }));
  await pass(1000);
  first.leave();
  // The previous page never learns that the connection is back.
  first.store.dispatch(cartActions.cartReset());
  tab.connection.restore();
  await pass(1000);
  expect(held(tab)).toEqual({ '24400011': 1, '24400022': 2 });

  await tab.open();
  await pass(5000);
  expect(held(tab)).toEqual({ '24400011': 5, a: 2, b: 1 });
});

it('sends a waiting add from the next page of the shop, once that is idle', async () => {
  const tab = createTab();
  await leaveWithWaitingAdd(tab);

  const { store, add, calls } = openTestStore(() => new Promise(() => undefined));
  await addLateFeatures({
    store,
    add,
    shop: {
      tenant: 'sdc',
      locale: 'en-US',
      basename: '',
      origin: 'https://shop.example',
      formKey: 'page-2',
      otherSite: '/',
    },
    state: store.getState(),
    storage: createExpiringStorage(() => sessionStorage, tab.clock),
  });
  await pass(1000);
  expect(calls).toContain('POST /checkout/default/item');
});

it.each([
  ['button presses apply to the current quantity of the line', { by: 1 }, 13, 14],
  ['a typed quantity stays absolute', { qty: 3 }, 13, 3],
  ['button presses that the server may have applied are not applied twice', { by: 1 }, 9, 9],
])('%s', async (_, change, elsewhere, expected) => {
  const tab = createTab();
  const first = await tab.open();
  await tab.client.updateItems([{ cartItemId: 'line-1', qty: 8 }], 'set-up');
  first.store.dispatch(cartActions.cartRequested());
  await settle();
  tab.connection.cut();
  first.store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', ...change }));
  await pass(1000);
  first.leave();
  first.store.dispatch(cartActions.cartReset());
  tab.connection.restore();
  await tab.client.updateItems([{ cartItemId: 'line-1', qty: elsewhere }], 'elsewhere');

  await tab.open();
  await pass(5000);
  expect(held(tab)).toMatchObject({ '24400011': expected });
});

it('does not repeat an add that the server performed before the connection was lost', async () => {
  const tab = createTab(() => new Promise((resolve) => setTimeout(resolve, 300)));
  const first = await tab.open();
  tab.client.failNext('addItems', {}, true);
  first.store.dispatch(cartActions.addToCartRequested([{ itemId: 'a', qty: 2 }]));
  await pass(100);
  tab.connection.cut();
  await pass(1000);
  first.leave();
  first.store.dispatch(cartActions.cartReset());
  tab.connection.restore();
  await tab.open();
  await pass(5000);
  expect(held(tab)).toMatchObject({ a: 2 });
});

it('keeps nothing without waiting changes, nor longer than a day', async () => {
  const tab = createTab();
  const first = await tab.open();
  first.store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', qty: 5 }));
  await pass(2000);
  first.leave();
  expect(sessionStorage).toHaveLength(0);

  tab.connection.cut();
  first.store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', qty: 9 }));
  await pass(1000);
  first.leave();
  first.store.dispatch(cartActions.cartReset());
  tab.connection.restore();
  tab.clock.advance(25 * 3600 * 1000);
  await tab.open();
  await pass(5000);
  expect(held(tab)).toMatchObject({ '24400011': 5 });
});

it('sends its changes once when the browser restores the page from its cache', async () => {
  const tab = createTab();
  const first = await leaveWithWaitingAdd(tab);
  first.page.dispatchEvent(new Event('pageshow'));
  tab.connection.restore();
  await pass(3000);
  await tab.open();
  await pass(5000);
  expect(held(tab)).toMatchObject({ a: 2 });
});
