import { put, takeLatest } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import { callTo } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { StoresClient } from '../client/index.ts';
import { storesActions, storesReducer } from './stores.slice.ts';
import type { StoresState } from './stores.slice.ts';

export interface StoresDeps {
  client: StoresClient;
}

/** Creates the store search: a slice and its saga. */
export function createStoresModule({ client }: StoresDeps): DomainModule<StoresState, 'stores'> {
  function* search({ payload: search }: ReturnType<typeof storesActions.searchRequested>) {
    const { text, point, radius } = search;
    try {
      const stores = point
        ? yield* callTo(client.around, { ...point, radius })
        : yield* callTo(
            client.locate,
            // Four digits are a store number.
            /^\d{4}$/.test(text) ? { storeNumber: text } : { address: text, radius },
          );
      yield put(storesActions.storesFound({ search, stores }));
    } catch (error) {
      yield put(storesActions.searchFailed({ search, failure: toFailure(error) }));
    }
  }
  return {
    name: 'stores',
    reducer: storesReducer,
    *saga() {
      // takeLatest: a newer search cancels the previous one.
      yield takeLatest(storesActions.searchRequested.type, search);
    },
  };
}
