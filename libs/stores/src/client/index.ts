import type { HttpClient } from '@foolscap/core/http';
import { SPARX_PROXY_PATH, USER_PATH } from '@foolscap/core/vocabulary';
import type {
  FoundStore,
  LocalBusinessBody,
  PickupInStore,
  PickupInStoreBody,
  PreferredStoreBody,
  StoreLocatorBody,
  StoreResults,
  StoreStock,
  StoreStockBody,
} from '../contract/index.ts';

/** Calls of the store locator and the preferred store (storefront-7). Each rejects with `HttpError`. */
export interface StoresClient {
  /** Finds stores near an address, or one store by its number. Rejects with 'Invalid zipcode' if there is none. */
  locate(body: StoreLocatorBody, signal?: AbortSignal): Promise<FoundStore[]>;
  around(body: LocalBusinessBody, signal?: AbortSignal): Promise<FoundStore[]>;
  savePreferred(body: PreferredStoreBody): Promise<void>;
  /** Finds pickup stores near a ZIP code or a store, with their stock of an item (storefront-7.23). */
  pickupInStore(body: PickupInStoreBody, signal?: AbortSignal): Promise<PickupInStore>;
  /** Reads the stock of items in one store. Rejects with INVALID_STORE_NUMBER for an unknown store. */
  storeStock(body: StoreStockBody, signal?: AbortSignal): Promise<StoreStock>;
}

export function createStoresClient(http: HttpClient): StoresClient {
  const search = async (path: string, body: object, signal?: AbortSignal) =>
    (
      await http.send<StoreResults>({
        method: 'POST',
        root: SPARX_PROXY_PATH,
        path,
        body,
        ...(signal ? { signal } : {}),
      })
    ).data.results.stores;
  const omni = async <T>(path: string, body: object, signal?: AbortSignal) =>
    (await http.send<T>({ method: 'POST', path, body, ...(signal ? { signal } : {}) })).data;
  return {
    locate: (body, signal) => search('/storeLocator', body, signal),
    around: (body, signal) => search('/localbusiness', body, signal),
    savePreferred: async (body) => {
      await http.send({
        method: 'POST',
        root: USER_PATH,
        path: '/address',
        query: { type: 'preferred_store' },
        body,
      });
    },
    pickupInStore: (body, signal) => omni<PickupInStore>('/omni/pickupinstore', body, signal),
    storeStock: (body, signal) => omni<StoreStock>('/omni/storestock', body, signal),
  };
}
