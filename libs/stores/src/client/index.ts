import type { HttpClient } from '@foolscap/core/http';
import { SPARX_PROXY_PATH, USER_PATH } from '@foolscap/core/vocabulary';
import type {
  FoundStores,
  LocalBusinessBody,
  PickupInStore,
  PickupInStoreBody,
  PreferredStoreBody,
  StoreAddresses,
  StoreLocatorBody,
  StoreResults,
  StoreStock,
  StoreStockBody,
} from '../contract/index.ts';

export { createStoreDirectoryClient, type StoreDirectoryClient } from './store-directory-client.ts';

/** Calls of the store locator and the preferred store (storefront-7). Each rejects with `HttpError`. */
export interface StoresClient {
  /**
   * Finds stores near an address, one store by its number, or with neither, stores near the shopper. Rejects with 'Invalid zipcode' if
   * there is none: `details.known` is true if a larger radius may help, and `details.lookup` is `unavailable` if addresses cannot be looked
   * up at the moment.
   */
  locate(body: StoreLocatorBody, signal?: AbortSignal): Promise<FoundStores>;
  around(body: LocalBusinessBody, signal?: AbortSignal): Promise<FoundStores>;
  savePreferred(body: PreferredStoreBody): Promise<void>;
  /** Finds pickup stores near a ZIP code or a store, with their stock of an item (storefront-7.23). */
  pickupInStore(body: PickupInStoreBody, signal?: AbortSignal): Promise<PickupInStore>;
  /** Reads the stock of items in one store. Rejects with INVALID_STORE_NUMBER for an unknown store. */
  storeStock(body: StoreStockBody, signal?: AbortSignal): Promise<StoreStock>;
}

export function createStoresClient(http: HttpClient): StoresClient {
  const search = async (path: string, body: object, signal?: AbortSignal): Promise<FoundStores> => {
    const { data } = await http.send<StoreResults>({
      method: 'POST',
      root: SPARX_PROXY_PATH,
      path,
      body,
      ...(signal ? { signal } : {}),
    });
    const { status: _status, ...found } = data.results;
    return found;
  };
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

/** Creates the client that reads store page URLs for the sitemap. */
export function createStoreAddressesClient(http: HttpClient) {
  return {
    async addresses(offset: number): Promise<StoreAddresses> {
      const path = `/stores/addresses?offset=${offset}`;
      return (await http.send<StoreAddresses>({ method: 'GET', path })).data;
    },
  };
}
