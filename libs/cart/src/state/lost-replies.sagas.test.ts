import { createCartStore } from '../testing/cart-store.ts';
import { buildCart, buildCartItem, createFakeCartClient } from '../testing/index.ts';
import { selectLines } from './cart.selectors.ts';
import { cartActions } from './cart.slice.ts';

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Sets up a store that has read a cart of two lines. */
async function ready() {
  const cart = buildCart({
    items: [buildCartItem(), buildCartItem({ cartItemId: 'line-2', itemId: '24400022', qty: 2 })],
  });
  const client = createFakeCartClient({ cart });
  const { store } = createCartStore({ client });
  store.dispatch(cartActions.cartRequested());
  await pass(100);
  return {
    client,
    store,
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
