import { createLoader } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { StoresClient } from '../client/index.ts';
import { storesActions, storesReducer } from './stores.slice.ts';
import type { StoreSearchQuery, StoresState } from './stores.slice.ts';

export interface StoresDeps {
  client: StoresClient;
}

const isStoreNumber = (text: string) => /^\d{4}$/.test(text);

/** Creates the store search: a slice and its saga. */
export function createStoresModule({ client }: StoresDeps): DomainModule<StoresState, 'stores'> {
  return {
    name: 'stores',
    reducer: storesReducer,
    *saga() {
      yield createLoader({
        requested: storesActions.searchRequested,
        read: ({ text, point, radius }: StoreSearchQuery, signal) =>
          point
            ? client.around({ ...point, radius }, signal)
            : client.locate(
                isStoreNumber(text) ? { storeNumber: text } : { ...(text ? { address: text } : {}), radius },
                signal,
              ),
        received: (found, search) => storesActions.storesFound({ search, ...found }),
        failed: (failure, search) => storesActions.searchFailed({ search, failure }),
      });
    },
  };
}
