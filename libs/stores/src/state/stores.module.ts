import { createLoader } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { StoresClient } from '../client/index.ts';
import { isNothingFound, storesActions, storesReducer } from './stores.slice.ts';
import type { StoreSearchQuery, StoresState } from './stores.slice.ts';

export interface StoresDeps {
  client: StoresClient;
  /** Reports a lookup without a result to the server's log (storefront-8.52). */
  report?: (message: string) => void;
}

/** The message of a lookup without a result in the log. */
const NO_STORE_FOUND = 'No store found';

/** Creates the store search: a slice and its saga. */
export function createStoresModule({
  client,
  report = () => undefined,
}: StoresDeps): DomainModule<StoresState, 'stores'> {
  // A position would reveal where the shopper is.
  const reportNone = ({ text, point }: StoreSearchQuery) =>
    report(`${NO_STORE_FOUND}: ${point ? 'near a position' : text || 'near the shopper'}`);
  return {
    name: 'stores',
    reducer: storesReducer,
    *saga() {
      yield createLoader({
        requested: storesActions.searchRequested,
        read: ({ text, point, radius }: StoreSearchQuery, signal) =>
          point
            ? client.around({ ...point, radius }, signal)
            : // Four digits are a store number.
              client.locate(
                /^\d{4}$/.test(text) ? { storeNumber: text } : { ...(text ? { address: text } : {}), radius },
                signal,
              ),
        received: ({ stores, total, near }, search) => {
          if (!stores.length) reportNone(search);
          return storesActions.storesFound({ search, stores, total, near });
        },
        failed: (failure, search) => {
          if (isNothingFound(failure)) reportNone(search);
          return storesActions.searchFailed({ search, failure });
        },
      });
    },
  };
}
