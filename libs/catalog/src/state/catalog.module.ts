import { all } from 'redux-saga/effects';
import type { DomainModule } from '@foolscap/core/state';
import { catalogActions, catalogReads, catalogReducer, initialCatalogState } from './catalog.slice.ts';
import type { CatalogDeps, CatalogState } from './catalog.slice.ts';

/** Creates the product catalog module. Reducers drop replies for a page that is no longer shown. */
export const createCatalogModule = (deps: CatalogDeps): DomainModule<CatalogState, 'catalog'> => ({
  name: 'catalog',
  reducer: catalogReducer,
  // The categories are the same for every user.
  keepsOnUserChange: ({ categories }) => ({ ...initialCatalogState, categories }),
  *saga() {
    yield all(catalogReads.map((read) => read.loader(catalogActions, deps)));
  },
});
