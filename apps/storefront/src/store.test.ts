import { put, takeEvery } from 'redux-saga/effects';
import { lazyFeature } from './rendering/lazy-feature.tsx';
import { defineFeature } from './features/define-feature.ts';
import type { ShopState } from './store.ts';
import { openTestStore } from './testing/open-test-store.ts';

/** A feature with one counting slice, and a saga that responds. */
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
  for (const action of first.getExports().load({ params: {}, search: new URLSearchParams(), tenant: 'sdc' }))
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
