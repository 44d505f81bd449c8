import { freezeTime, pass } from '@foolscap/fake-time';
import { createCartStore } from '../testing/cart-store.ts';
import { buildCart, buildCartItem, createFakeCartClient } from '../testing/index.ts';
import { selectIsChanging, selectLines } from './cart.selectors.ts';
import { cartActions } from './cart.slice.ts';

freezeTime();

/** Sets up a store that has read a cart of two lines. */
async function ready() {
  const cart = buildCart({
    items: [buildCartItem(), buildCartItem({ cartItemId: 'line-2', itemId: '24400022', qty: 2 })],
  });
  let latency = 0;
  const client = createFakeCartClient({
    cart,
    latency: () => new Promise((resolve) => setTimeout(resolve, latency)),
  });
  const { store } = createCartStore({ client });
  store.dispatch(cartActions.cartRequested());
  await pass(100);
  return {
    client,
    store,
    /** Delays the replies to later calls, by milliseconds. */
    slowDown: (by: number) => void (latency = by),
    change: (change: { qty: number } | { by: number }) =>
      store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', ...change })),
    quantity: () => client.server.cart.items[0]!.qty,
    isChanging: () => selectIsChanging(store.getState()),
    shown: () => selectLines(store.getState()).map(({ kind, line }) => [kind, line.cartItemId]),
  };
}

it('shows a removed line once if the cart before the removal was never read', async () => {
  const { client, shown, store } = await ready();
  client.failNext('updateItems', {}, true);
  client.failNext('getCart');
  client.failNext('getCart');
  store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-2', qty: 5 }));
  await pass(1000);
  store.dispatch(cartActions.removeRequested({ cartItemId: 'line-1' }));
  await pass(100);
  expect(shown()).toEqual([
    ['removed', 'line-1'],
    ['line', 'line-2'],
  ]);
  await pass(6000);
  expect(shown()).toEqual([['line', 'line-2']]);
});

it('ends a quantity that was typed, and typed again with a step during the request', async () => {
  const { change, isChanging, quantity, slowDown } = await ready();
  slowDown(2000);
  change({ qty: 2 });
  await pass(600);
  change({ qty: 2 });
  change({ by: 1 });
  await pass(10_000);
  expect(quantity()).toBe(3);
  expect(isChanging()).toBe(false);
});

it('ends a step that follows a step which was clicked during a request that failed', async () => {
  const { change, client, isChanging, quantity, slowDown } = await ready();
  slowDown(2000);
  client.failNext('updateItems');
  change({ by: 1 });
  await pass(600);
  change({ by: 2 });
  // The first request has failed, and the cart is read.
  await pass(2000);
  expect(isChanging()).toBe(true);
  change({ by: 4 });
  await pass(10_000);
  expect(quantity()).toBe(7);
  expect(isChanging()).toBe(false);
});
