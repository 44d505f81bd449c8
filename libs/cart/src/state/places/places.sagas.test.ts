import fc from 'fast-check';
import { freezeTime, limitTurns, settle } from '@foolscap/fake-time';
import { buildCart, buildCartItem } from '../../testing/builders.ts';
import { createCartStore } from '../../testing/cart-store.ts';
import { createFakeCartClient, type FakeCartOptions } from '../../testing/fake-cart-client.ts';
import { cartActions } from '../cart.slice.ts';
import { selectCart, selectCartAlert, selectIsChanging } from '../cart.selectors.ts';
import { createPlacesModule, placesActions, selectPlaces } from './index.ts';

freezeTime();

const line = (cartItemId: string, deliveryType: 'ISP' | 'STA', pickupStoreNumber?: string) =>
  buildCartItem({
    cartItemId,
    itemId: cartItemId,
    product: { name: cartItemId, bopisEligible: true },
    selectedDeliveryOption: {
      deliveryType,
      levelOfService: 'STANDARD',
      ...(pickupStoreNumber ? { pickupStoreNumber } : {}),
    },
  });

const BOSTON = {
  type: 'S' as const,
  firstName: 'Ada',
  lastName: 'Page',
  address1: '1 Main Street',
  city: 'Boston',
  state: 'MA',
  zipCode: '02110',
  phones: [{ number: '6175551234' }],
};

async function open(options: FakeCartOptions = {}) {
  const client = createFakeCartClient({
    cart: buildCart({
      items: [line('picked', 'ISP', '0008'), line('there', 'ISP', '1547'), line('shipped', 'STA')],
    }),
    ...options,
  });
  const { store } = createCartStore({ client }, [createPlacesModule()]);
  store.dispatch(cartActions.cartRequested());
  await settle();
  const stores = () =>
    (selectCart(store.getState())?.items ?? []).map(
      ({ selectedDeliveryOption: { pickupStoreNumber } }) => pickupStoreNumber,
    );
  return { client, store, stores };
}

it('leaves the parts of a bundle to the bundle', async () => {
  const kit = line('kit', 'ISP', '0008');
  const part = {
    ...line('kit.part', 'ISP', '0008'),
    parentItemId: 'kit',
    parentRelationType: 'BUNDLE' as const,
    parentRelationCartItemId: 'kit',
  };
  const { client, store } = await open({ cart: buildCart({ items: [kit, part] }) });
  store.dispatch(placesActions.storeChangeRequested({ storeNumber: '1547' }));
  await settle();
  const updates = client.calls.filter(({ operation }) => operation === 'updateItems');
  expect(updates.map(({ args }) => args[0])).toEqual([[expect.objectContaining({ cartItemId: 'kit' })]]);
});

it('moves the lines for pickup to the store, in one request, and leaves the others', async () => {
  const { client, store, stores } = await open();
  store.dispatch(placesActions.storeChangeRequested({ storeNumber: '1547' }));
  expect(selectIsChanging(store.getState())).toBe(true);
  await settle();
  expect(stores()).toEqual(['1547', '1547', undefined]);
  const updates = client.calls.filter(({ operation }) => operation === 'updateItems');
  expect(updates.map(({ args }) => args[0])).toEqual([
    [expect.objectContaining({ cartItemId: 'picked', pickupStoreNumber: '1547', deliveryType: 'ISP' })],
  ]);
  expect(selectPlaces(store.getState()).store).toEqual({ storeNumber: '1547', notices: [] });
});

it('sends nothing if every line is picked up there already', async () => {
  const { client, store } = await open({ cart: buildCart({ items: [line('there', 'ISP', '1547')] }) });
  store.dispatch(placesActions.storeChangeRequested({ storeNumber: '1547' }));
  await settle();
  expect(client.calls.filter(({ operation }) => operation === 'updateItems')).toEqual([]);
  expect(selectPlaces(store.getState()).store).toEqual({ storeNumber: '1547', notices: [] });
  expect(selectIsChanging(store.getState())).toBe(false);
});

it('names the lines that stayed, with the reason', async () => {
  const { client, store } = await open();
  const { updateItems } = client;
  client.updateItems = async (...args) => {
    const reply = await updateItems(...args);
    const messages = [{ code: 'ITEM_INVENTORY_NOT_AVAILABLE', type: 'ERROR' as const }];
    const items = reply.data.cartInfo.items.map((item) => ({ ...item, messages }));
    return { ...reply, data: { ...reply.data, cartInfo: { ...reply.data.cartInfo, items } } } as typeof reply;
  };
  store.dispatch(placesActions.storeChangeRequested({ storeNumber: '1547' }));
  await settle();
  expect(selectPlaces(store.getState()).store?.notices).toEqual([
    { cartItemId: 'picked', code: 'ITEM_INVENTORY_NOT_AVAILABLE' },
  ]);
});

it('changes the address, and clears the result when an order ends the cart', async () => {
  const { store } = await open();
  store.dispatch(placesActions.shipToChangeRequested({ address: BOSTON }));
  await settle();
  expect(selectCart(store.getState())?.addresses[0]?.zipCode).toBe('02110');
  expect(selectPlaces(store.getState()).shipTo).toEqual({ zipCode: '02110', blockedBy: [] });
  store.dispatch(cartActions.cartReset());
  expect(selectPlaces(store.getState())).toEqual({});
});

it('raises the alert of a failed change, and repeats it on request', async () => {
  const { client, store } = await open();
  client.failNext('updateCart', { code: 'SERVER', status: 500, retryable: true, message: 'Sorry' });
  store.dispatch(placesActions.shipToChangeRequested({ address: BOSTON }));
  await settle();
  expect(selectCartAlert(store.getState())?.change).toMatchObject({ kind: 'shipTo' });
  store.dispatch(cartActions.retryRequested());
  await settle();
  expect(selectCart(store.getState())?.addresses[0]?.zipCode).toBe('02110');
});

it('ends in the last store that was chosen, whatever the order of replies', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom('0008', '1547', '0099'), { minLength: 1, maxLength: 5 }),
      async (s, chosen) => {
        let latency = () => Promise.resolve();
        const { store, stores } = await open({ latency: () => latency() });
        latency = () => s.schedule(Promise.resolve());
        for (const storeNumber of chosen) {
          store.dispatch(placesActions.storeChangeRequested({ storeNumber }));
          if (s.count()) await s.waitOne();
        }
        const turn = limitTurns('the cart is still changing');
        do {
          turn();
          await settle();
          await s.waitAll();
        } while (selectIsChanging(store.getState()));
        expect(stores()).toEqual([chosen.at(-1), chosen.at(-1), undefined]);
      },
    ),
    { numRuns: 40 },
  );
});
