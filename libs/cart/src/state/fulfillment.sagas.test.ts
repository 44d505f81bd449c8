import { freezeTime, pass, settle } from '@foolscap/fake-time';
import { createCartStore } from '../testing/cart-store.ts';
import { buildCart, buildCartItem, createFakeCartClient } from '../testing/index.ts';
import { selectCartAlert, selectLines } from './cart.selectors.ts';
import { cartActions } from './cart.slice.ts';

freezeTime();

/** Sets up a cart with one line of two units. The server replies after 300 ms. */
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

it('changes a line to pickup, and marks it as pending until the reply', async () => {
  const { store, line } = await ready();
  store.dispatch(pickUp('1547'));
  await settle();
  expect(line()).toMatchObject({
    pending: ['delivery'],
    delivery: { deliveryType: 'ISP', pickupStoreNumber: '1547' },
    line: { selectedDeliveryOption: { deliveryType: 'STA' } },
  });
  await pass(1000);
  expect(line()).toMatchObject({
    pending: [],
    qty: 2,
    line: { selectedDeliveryOption: { deliveryType: 'ISP', pickupStoreNumber: '1547' } },
  });
});

it('sends another store after a quantity change in flight, and keeps the quantity', async () => {
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

it('sends only the last of several choices for a line that are made during a request', async () => {
  const { store, line, updates } = await ready();
  store.dispatch(pickUp('1547'));
  await settle();
  store.dispatch(pickUp('0008'));
  store.dispatch(cartActions.fulfillmentRequested({ cartItemId: 'line-1', deliveryType: 'STA' }));
  await pass(3000);
  expect(updates()).toHaveLength(2);
  expect(line()).toMatchObject({
    pending: [],
    line: { selectedDeliveryOption: { deliveryType: 'STA' } },
  });
});

it('leaves the line unchanged after a failure, and shows an alert', async () => {
  const { client, store, line } = await ready();
  client.failNext('updateItems');
  store.dispatch(pickUp('1547'));
  await pass(3000);
  expect(line()).toMatchObject({
    pending: [],
    line: { selectedDeliveryOption: { deliveryType: 'STA' } },
  });
  expect(selectCartAlert(store.getState())).toMatchObject({ failure: { code: 'NETWORK' } });
});
