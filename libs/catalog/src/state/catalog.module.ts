import { all, put, takeLatest, takeLeading } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import { callTo } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { CatalogClient } from '../client/catalog-client.ts';
import { catalogActions, catalogReducer } from './catalog.slice.ts';
import type { CatalogState } from './catalog.slice.ts';

export interface CatalogDeps {
  client: CatalogClient;
}

/** Creates the product catalog module. Reducers drop replies for a page that is no longer shown. */
export function createCatalogModule({ client }: CatalogDeps): DomainModule<CatalogState, 'catalog'> {
  function* readCategories() {
    try {
      const { categories } = yield* callTo(client.categories);
      yield put(catalogActions.categoriesReceived(categories));
    } catch (error) {
      yield put(catalogActions.categoriesFailed(toFailure(error)));
    }
  }

  function* readProduct({ payload: { sku } }: ReturnType<typeof catalogActions.productRequested>) {
    try {
      const { product } = yield* callTo(client.product, sku);
      yield put(catalogActions.productReceived({ sku, product }));
    } catch (error) {
      yield put(catalogActions.productFailed({ sku, failure: toFailure(error) }));
    }
  }

  function* readResults({ payload: { key, query } }: ReturnType<typeof catalogActions.resultsRequested>) {
    try {
      const data = yield* callTo(client.search, query);
      yield put(catalogActions.resultsReceived({ key, data }));
    } catch (error) {
      yield put(catalogActions.resultsFailed({ key, failure: toFailure(error) }));
    }
  }

  return {
    name: 'catalog',
    reducer: catalogReducer,
    *saga() {
      yield all([
        // Leading: the list is the same for every caller.
        takeLeading(catalogActions.categoriesRequested.type, readCategories),
        // Latest: only the current page matters.
        takeLatest(catalogActions.productRequested.type, readProduct),
        takeLatest(catalogActions.resultsRequested.type, readResults),
      ]);
    },
  };
}
