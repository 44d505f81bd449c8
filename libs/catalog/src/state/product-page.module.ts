import { all, put, takeLatest, takeLeading } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import { callTo } from '@foolscap/core/sagas';
import { defineWrite, watchWrite } from '@foolscap/core/state';
import type { DomainModule } from '@foolscap/core/state';
import { VIEWED_KEY } from '../model/constants.ts';
import { catalogActions } from './catalog.slice.ts';
import { productPageActions, productPageReads, productPageReducer } from './product-page.slice.ts';
import type { ProductPageDeps, ProductPageState } from './product-page.slice.ts';
import { listViewed, type Viewed } from './viewed-products.ts';

const VIEWED_MS = 30 * 24 * 3_600_000;
/** Maximum number of recently viewed products. */
const MAX_VIEWED = 12;

const writeReview = defineWrite({
  command: productPageActions.reviewSubmitted,
  send: ({ client }: ProductPageDeps, { sku, review }, key) => callTo(client.writeReview, sku, review, key),
  settled: (written, { sku }) => productPageActions.reviewWritten({ ...written, sku }),
  failed: ({ failure }) => productPageActions.reviewFailed(failure),
});

/** Creates the product page module: more reviews, writing a review, the delivery ZIP code and recently viewed products. */
export function createProductPageModule(
  deps: ProductPageDeps,
): DomainModule<ProductPageState, 'productPage'> {
  const { client, storage } = deps;
  const { placeSubmitted, productViewed } = productPageActions;

  function* changePlace({ payload: { sku, zipCode } }: ReturnType<typeof placeSubmitted>) {
    try {
      yield* callTo(client.changePlace, zipCode);
      yield put(productPageActions.placeChanged());
      yield put(catalogActions.productRequested({ sku }));
    } catch (error) {
      yield put(productPageActions.placeFailed(toFailure(error)));
    }
  }

  function* remember({ payload: { sku, customer } }: ReturnType<typeof productViewed>) {
    const others = listViewed(storage.get<Viewed>(VIEWED_KEY), customer)
      .filter((each) => each !== sku)
      .slice(0, MAX_VIEWED - 1);
    storage.set(VIEWED_KEY, { skus: [sku, ...others], ...(customer ? { customer } : {}) }, VIEWED_MS);
    try {
      const { items } = others.length ? yield* callTo(client.tiles, others) : { items: [] };
      yield put(productPageActions.viewedReceived(items));
    } catch {
      // The page works without recently viewed products.
      yield put(productPageActions.viewedReceived([]));
    }
  }

  return {
    name: 'productPage',
    reducer: productPageReducer,
    *saga() {
      yield all([
        ...productPageReads.map((read) => read.loader(productPageActions, deps)),
        // Latest: only the last ZIP code matters.
        takeLatest(placeSubmitted.type, changePlace),
        takeLatest(productViewed.type, remember),
        // Leading: a double click writes one review.
        watchWrite(takeLeading, writeReview, deps, deps.newKey),
      ]);
    },
  };
}
