import type { DomainModule } from '@foolscap/core/state';
import { search, storesActions, storesReducer } from './stores.slice.ts';
import type { StoresDeps, StoresState } from './stores.slice.ts';

/** Creates the store search: a slice and its saga. */
export const createStoresModule = (deps: StoresDeps): DomainModule<StoresState, 'stores'> => ({
  name: 'stores',
  reducer: storesReducer,
  *saga() {
    yield search.loader(storesActions, deps);
  },
});
