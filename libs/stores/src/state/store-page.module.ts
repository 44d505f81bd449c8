import { all } from 'redux-saga/effects';
import type { DomainModule } from '@foolscap/core/state';
import { storePageActions, storePageReads, storePageReducer } from './store-page.slice.ts';
import type { StorePageDeps, StorePageState } from './store-page.slice.ts';

/** Creates the page of one store: the store itself, and the search for catalog items in its stock. */
export const createStorePageModule = (deps: StorePageDeps): DomainModule<StorePageState, 'storePage'> => ({
  name: 'storePage',
  reducer: storePageReducer,
  *saga() {
    yield all(storePageReads.map((read) => read.loader(storePageActions, deps)));
  },
});
