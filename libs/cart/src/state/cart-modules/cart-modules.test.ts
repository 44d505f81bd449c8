import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { freezeTime, settle } from '@foolscap/fake-time';
import {
  buildCart,
  buildCartItem,
  buildCoupon,
  createFakeCartClient,
  createFakeSavedItemsClient,
} from '../../testing/index.ts';
import {
  cartActions,
  couponsActions,
  createCartModules,
  freeItemsActions,
  furnitureServicesActions,
  miniCartActions,
  savedItemsActions,
  selectCart,
  selectSavedItemCount,
  selectShowsMiniCart,
} from '../index.ts';

freezeTime();

const desk = buildCartItem({
  cartItemId: 'desk',
  itemId: '24193201',
  product: { name: 'Desk' },
  furnSvcInfo: { BASC: { qty: 0, feePerUnit: 79 } },
});

/** Runs an application that has only these modules. */
async function run(mayCheckOut = true) {
  const client = createFakeCartClient({
    cart: buildCart({ items: [buildCartItem(), desk] }),
    coupons: [buildCoupon({ couponCode: 'TEN' })],
    freeItems: [
      { promotionId: 'pen', units: 1, items: ['1', '2'].map((itemId) => ({ itemId, name: 'Pen' })) },
    ],
  });
  const entered: string[] = [];
  let keys = 0;
  const cart = createCartModules({
    client,
    savedItemsClient: createFakeSavedItemsClient({ cart: client }),
    newKey: () => `key-${(keys += 1)}`,
    isSmall: () => false,
    mayCheckOut: () => mayCheckOut,
    onCheckout: (to) => entered.push(to),
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: cart.reducers,
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(cart.saga);
  const dispatch = async (action: Parameters<typeof store.dispatch>[0]) => {
    store.dispatch(action);
    await settle();
  };
  await dispatch(cartActions.cartRequested());
  return { store, dispatch, entered, getCart: () => selectCart(store.getState()) };
}

it('runs the coupons, free items, furniture services and saved items of one cart', async () => {
  const { store, dispatch, getCart } = await run();
  await dispatch(couponsActions.couponsEntered('TEN'));
  expect(getCart()?.coupons).toMatchObject([{ couponCode: 'TEN', applied: true }]);
  await dispatch(freeItemsActions.freeItemsRequested({ freeItems: [{ itemId: '2', qty: 1 }] }));
  expect(getCart()?.freeItems).toMatchObject([{ itemId: '2', qty: 1 }]);
  await dispatch(
    furnitureServicesActions.furnitureServicesRequested({
      cartItemId: 'desk',
      furnSvcInfo: { BASC: { qty: 1 } },
    }),
  );
  expect(getCart()?.furnRate).toBe(79);
  await dispatch(savedItemsActions.savedItemsRequested());
  await dispatch(savedItemsActions.saveForLaterRequested({ cartItemId: 'desk' }));
  expect(selectSavedItemCount(store.getState())).toBe(1);
});

it('opens the mini cart', async () => {
  const { store, dispatch } = await run();
  await dispatch(miniCartActions.openRequested());
  await dispatch(miniCartActions.contentRendered());
  expect(selectShowsMiniCart(store.getState())).toBe(true);
});

it.each([
  [true, 'next-gen'],
  [false, 'sign-in'],
])('opens checkout, or the sign-in page for a shopper who may not check out', async (may, to) => {
  const { dispatch, entered } = await run(may);
  await dispatch(cartActions.checkoutRequested());
  expect(entered).toEqual([to]);
});
