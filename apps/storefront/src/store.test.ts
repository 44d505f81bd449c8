import { put, takeEvery } from 'redux-saga/effects';
import { accountActions } from '@foolscap/account/state';
import { buildAccount, buildProfile } from '@foolscap/account/testing';
import { selectWallet, walletActions, type WalletRoot } from '@foolscap/payments/state';
import { lazyFeature } from './rendering/lazy-feature.tsx';
import { accountFeature } from './features/account/feature.ts';
import { autoRestockFeature } from './features/auto-restock/feature.ts';
import { cartFeature } from './features/cart/feature.ts';
import { miniCartFeature } from './features/cart/mini-cart-feature.ts';
import { checkoutFeature } from './features/checkout/feature.ts';
import { compareFeature } from './features/compare/feature.ts';
import { homeFeature } from './features/home/feature.ts';
import { listsFeature } from './features/lists/feature.ts';
import { ordersFeature } from './features/orders/feature.ts';
import { paymentsFeature } from './features/payments/feature.ts';
import { productFeature } from './features/product/feature.ts';
import { quickBuyFeature } from './features/quick-buy/feature.ts';
import { quickOrderFeature } from './features/quick-order/feature.ts';
import { recommendationsFeature } from './features/recommendations/feature.ts';
import { suggestionsFeature } from './features/results/feature.ts';
import { createCartCacheFeature } from './features/session/cart-cache-feature.ts';
import { createCartCountFeature } from './features/session/cart-count-feature.ts';
import { storesFeature } from './features/stores/feature.ts';
import { tilesFeature } from './features/tiles/feature.ts';
import { defineFeature } from './features/define-feature.ts';
import type { ShopState } from './store.ts';
import { openTestStore } from './testing/open-test-store.ts';

/** A feature with one counting slice and a saga that responds. */
const diary = defineFeature({
  name: 'diary',
  modules: () => ({
    diary: {
      name: 'diary',
      reducer: (state: { pages: number } | undefined, { type }: { type: string }) =>
        type === 'diary/written' ? { pages: (state?.pages ?? 0) + 1 } : (state ?? { pages: 0 }),
      *saga() {
        yield takeEvery('diary/requested', function* () {
          yield put({ type: 'diary/written' });
        });
      },
    },
  }),
});

const openShop = (preloadedState?: ShopState) =>
  openTestStore(
    () => Promise.reject(new Error('unexpected request')),
    preloadedState ? { preloadedState } : {},
  );
// The application's state type does not include this test's feature.
const getDiary = (shop: ReturnType<typeof openShop>) =>
  (shop.store.getState() as unknown as { diary?: { pages: number } }).diary;

it('adds a feature once, with the page that lists it', async () => {
  const shop = openShop();
  const page = () =>
    lazyFeature(
      async () => ({
        default: () => null,
        features: [diary],
        load: () => [{ type: 'diary/requested' }],
      }),
      { as: 'page' },
    );
  const first = page();
  expect(getDiary(shop)).toBeUndefined();
  const opening = shop.open(first);
  expect(shop.open(first)).toBe(opening);
  await opening;
  expect(shop.open(first)).toBeUndefined();
  await shop.open(page());
  for (const action of first
    .getExports()
    .load({ pathname: '/', params: {}, search: new URLSearchParams(), tenant: 'sdc' }))
    shop.store.dispatch(action);
  expect(getDiary(shop)).toEqual({ pages: 1 });
});

it('initializes a feature with the server’s state, and leaves other slices as they are', async () => {
  const known = { ...openShop().store.getState(), diary: { pages: 4 } };
  const shop = openShop(known);
  const before = shop.store.getState().cart;
  shop.add(diary);
  expect(getDiary(shop)).toEqual({ pages: 4 });
  shop.store.dispatch({ type: 'diary/requested' });
  expect(getDiary(shop)).toEqual({ pages: 5 });
  expect(shop.store.getState().cart).toBe(before);
});

it('waits for the sagas of features when it is closed', async () => {
  const shop = openShop();
  shop.add(diary);
  await shop.settle();
  shop.store.dispatch({ type: 'diary/requested' });
  expect(getDiary(shop)).toEqual({ pages: 0 });
});

describe('a change of user', () => {
  const features = [
    accountFeature,
    autoRestockFeature,
    cartFeature,
    checkoutFeature,
    compareFeature,
    homeFeature,
    listsFeature,
    miniCartFeature,
    ordersFeature,
    paymentsFeature,
    productFeature,
    quickBuyFeature,
    quickOrderFeature,
    recommendationsFeature,
    storesFeature,
    suggestionsFeature,
    tilesFeature,
    createCartCountFeature('sdc'),
    createCartCacheFeature('sdc'),
  ];
  const openAll = (preloadedState?: ShopState) => {
    const shop = openShop(preloadedState);
    features.forEach(shop.add);
    return shop.store;
  };
  const pat = buildAccount(buildProfile());
  // The payments feature is added at run time, so its state is not in the store's type.
  const getWallet = ({ getState }: ReturnType<typeof openAll>) =>
    selectWallet(getState() as unknown as WalletRoot);

  it('leaves nothing of the previous user in any module', () => {
    const fresh = openAll().getState();
    // Adds a trace to each slice that its type does not have.
    const filled = Object.fromEntries(
      Object.entries(fresh).map(([name, state]) => [
        name,
        state && { ...(state as object), trace: 'of Pat' },
      ]),
    ) as unknown as ShopState;
    const store = openAll(filled);
    store.dispatch(accountActions.accountReceived(pat));
    store.dispatch(accountActions.signedOut());
    expect(store.getState()).toEqual(fresh);
  });

  it.each([
    ['the session has ended', buildAccount()],
    ['another user has signed in', buildAccount(buildProfile({ id: 'wendy' }))],
  ])('is noticed when a read reports that %s', (_, account) => {
    const store = openAll();
    store.dispatch(accountActions.accountReceived(pat));
    store.dispatch(walletActions.walletRequested());
    store.dispatch(accountActions.accountReceived(pat));
    expect(getWallet(store).phase).toBe('loading');
    store.dispatch(accountActions.accountReceived(account));
    expect(getWallet(store).phase).toBe('idle');
  });
});
