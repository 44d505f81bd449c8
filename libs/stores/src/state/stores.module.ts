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

const isStoreNumber = (text: string) => /^\d{4}$/.test(text);

/** Names the kind of a search for the log. The text may be a street address, so it is not part of it. */
function getSearchKind({ text, point }: StoreSearchQuery): string {
  if (point) return 'near a position';
  if (!text) return 'near the shopper';
  if (isStoreNumber(text)) return 'by store number';
  return /^\d+$/.test(text) ? 'by ZIP code' : 'by text';
}

/** Creates the store search: a slice and its saga. */
export function createStoresModule({
  client,
  report = () => undefined,
}: StoresDeps): DomainModule<StoresState, 'stores'> {
  const reportNone = (search: StoreSearchQuery) => report(`${NO_STORE_FOUND}: ${getSearchKind(search)}`);
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
        received: (found, search) => {
          if (!found.stores.length) reportNone(search);
          return storesActions.storesFound({ search, ...found });
        },
        failed: (failure, search) => {
          if (isNothingFound(failure)) reportNone(search);
          return storesActions.searchFailed({ search, failure });
        },
      });
    },
  };
}
