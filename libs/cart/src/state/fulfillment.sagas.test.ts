import { createCartStore } from '../testing/cart-store.ts';
import { buildCart, buildCartItem, createFakeCartClient } from '../testing/index.ts';
import { selectCartAlert, selectLines } from './cart.selectors.ts';
import { cartActions } from './cart.slice.ts';

const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A cart of one line of two, whose server answers after 300 ms. */
async function ready() {
  const client = createFakeCartClient({
    cart: buildCart({ items: [buildCartItem({ qty: 2 })] }),
    latency: () => new Promise((resolve) => setTimeout(resolve, 300)),
  });
  const { store } = createCartStore({ client });
  store.dispatch(cartActions.cartRequested());
  await pass(1000);
  const line = () => selectLines(store.getState())[0]!;
  const updates = () => client.calls.filter(({ operation }) => operation === 'updateItems');
  return { client, store, line, updates };
}

const pickUp = (pickupStoreNumber: string) =>
  cartActions.fulfillmentRequested({ cartItemId: 'line-1', deliveryType: 'ISP', pickupStoreNumber });

it('a line is moved to a store, and says so until it is', async () => {
  const { store, line } = await ready();
  store.dispatch(pickUp('1547'));
  await pass(0);
  expect(line()).toMatchObject({
    pending: 'fulfillment',
    line: { selectedDeliveryOption: { deliveryType: 'STA' } },
  });
  await pass(1000);
  expect(line()).toMatchObject({
    pending: 'none',
    qty: 2,
    line: { selectedDeliveryOption: { deliveryType: 'ISP', pickupStoreNumber: '1547' } },
  });
});

it('another store that is chosen while a quantity is on its way waits for it, and keeps it', async () => {
  const { store, line, updates } = await ready();
  store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', qty: 5 }));
  await pass(600);
  store.dispatch(pickUp('0008'));
  await pass(2000);
  expect(updates().map(({ args }) => args[0])).toEqual([
    [{ cartItemId: 'line-1', qty: 5 }],
    [{ cartItemId: 'line-1', qty: 5, deliveryType: 'ISP', pickupStoreNumber: '0008' }],
  ]);
  expect(line()).toMatchObject({ qty: 5, line: { selectedDeliveryOption: { pickupStoreNumber: '0008' } } });
});

it('of several wishes for one line while a request is under way the last one is sent', async () => {
  const { store, line, updates } = await ready();
  store.dispatch(pickUp('1547'));
  await pass(0);
  store.dispatch(pickUp('0008'));
  store.dispatch(cartActions.fulfillmentRequested({ cartItemId: 'line-1', deliveryType: 'STA' }));
  await pass(3000);
  expect(updates()).toHaveLength(2);
  expect(line()).toMatchObject({
    pending: 'none',
    line: { selectedDeliveryOption: { deliveryType: 'STA' } },
  });
});

it('a change that failed leaves the line as it was, and is told at the top', async () => {
  const { client, store, line } = await ready();
  client.failNext('updateItems');
  store.dispatch(pickUp('1547'));
  await pass(3000);
  expect(line()).toMatchObject({
    pending: 'none',
    line: { selectedDeliveryOption: { deliveryType: 'STA' } },
  });
  expect(selectCartAlert(store.getState())).toMatchObject({ failure: { code: 'NETWORK' } });
});
