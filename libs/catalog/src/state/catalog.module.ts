import { all } from 'redux-saga/effects';
import { createLoader } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { CatalogClient } from '../client/catalog-client.ts';
import type { SearchQuery } from '../contract/index.ts';
import { catalogActions, catalogReducer, initialCatalogState } from './catalog.slice.ts';
import type { CatalogState } from './catalog.slice.ts';

export interface CatalogDeps {
  client: CatalogClient;
}

/** Creates the product catalog module. Reducers drop replies for a page that is no longer shown. */
export function createCatalogModule({ client }: CatalogDeps): DomainModule<CatalogState, 'catalog'> {
  return {
    name: 'catalog',
    reducer: catalogReducer,
    // The categories are the same for every user.
    keepsOnUserChange: ({ categories }) => ({ ...initialCatalogState, categories }),
    *saga() {
      yield all([
        createLoader({
          requested: catalogActions.categoriesRequested,
          read: client.categories,
          received: ({ categories }) => catalogActions.categoriesReceived(categories),
          failed: catalogActions.categoriesFailed,
          // The list is the same for every caller.
          inFlight: 'join',
        }),
        createLoader({
          requested: catalogActions.productRequested,
          read: ({ sku }: { sku: string }, signal) => client.product(sku, signal),
          received: ({ product }, { sku }) => catalogActions.productReceived({ sku, product }),
          failed: (failure, { sku }) => catalogActions.productFailed({ sku, failure }),
        }),
        createLoader({
          requested: catalogActions.resultsRequested,
          read: ({ query }: { key: string; query: SearchQuery }, signal) => client.search(query, signal),
          received: (data, { key }) => catalogActions.resultsReceived({ key, data }),
          failed: (failure, { key }) => catalogActions.resultsFailed({ key, failure }),
        }),
      ]);
    },
  };
}
