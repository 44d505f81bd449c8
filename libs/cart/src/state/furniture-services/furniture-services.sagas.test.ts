import { freezeTime, settle } from '@foolscap/fake-time';
import { buildCart, buildCartItem } from '../../testing/builders.ts';
import { createCartStore } from '../../testing/cart-store.ts';
import { createFakeCartClient } from '../../testing/fake-cart-client.ts';
import { cartActions } from '../cart.slice.ts';
import { selectCart, selectCartAlert, selectConfirmed } from '../cart.selectors.ts';
import {
  furnitureServicesActions,
  type FurnitureServicesRequest,
  furnitureServicesWrites,
  selectIsChoosingFurnitureServices,
} from './index.ts';

freezeTime();

const desk = buildCartItem({
  cartItemId: 'desk',
  qty: 3,
  furnSvcInfo: { BASC: { qty: 0, feePerUnit: 49 }, CUST: { qty: 0 } },
});

async function open() {
  const client = createFakeCartClient({ cart: buildCart({ items: [desk] }) });
  const { store } = createCartStore({ client }, [], furnitureServicesWrites);
  store.dispatch(cartActions.cartRequested());
  await settle();
  return {
    client,
    store,
    choose: (furnSvcInfo: FurnitureServicesRequest['furnSvcInfo']) =>
      store.dispatch(
        furnitureServicesActions.furnitureServicesRequested({ cartItemId: 'desk', furnSvcInfo }),
      ),
    cart: () => selectCart(store.getState())!,
    confirmed: () => selectConfirmed(store.getState())?.change,
    isChoosing: () => selectIsChoosingFurnitureServices(store.getState(), 'desk'),
  };
}

it('chooses services of a line, which keeps its quantity', async () => {
  const { choose, cart, isChoosing, confirmed } = await open();
  choose({ BASC: { qty: 2 }, CUST: { qty: 1 } });
  expect(isChoosing()).toBe(true);
  await settle();
  expect(isChoosing()).toBe(false);
  expect(cart()).toMatchObject({
    furnRate: 98,
    items: [{ qty: 3, furnSvcInfo: { BASC: { qty: 2 }, CUST: { qty: 1 } } }],
    cartAttributes: { isFurnitureServicesFeeTBD: true },
  });
  expect(confirmed()).toMatchObject({ kind: 'furniture', hasServices: true });
  choose({});
  await settle();
  expect(cart().furnRate).toBeUndefined();
  expect(confirmed()).toMatchObject({ kind: 'furniture', hasServices: false });
});

it('sends the last of the choices that wait', async () => {
  const { client, choose, cart } = await open();
  for (const qty of [1, 2, 3]) choose({ BASC: { qty } });
  await settle();
  expect(cart().furnRate).toBe(147);
  expect(client.calls.filter(({ operation }) => operation === 'updateItems')).toHaveLength(2);
});

it('shows a failure, and repeats the choice', async () => {
  const { client, store, choose, cart, isChoosing } = await open();
  client.failNext('updateItems');
  choose({ BASC: { qty: 1 } });
  await settle();
  expect(isChoosing()).toBe(false);
  expect(cart().furnRate).toBeUndefined();
  expect(selectCartAlert(store.getState())?.change).toMatchObject({ kind: 'furniture' });
  store.dispatch(cartActions.retryRequested());
  await settle();
  expect(cart().furnRate).toBe(49);
});
