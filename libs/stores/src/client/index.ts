import type { HttpClient } from '@foolscap/core/http';
import { SPARX_PROXY_PATH, USER_PATH } from '@foolscap/core/vocabulary';
import type { FoundStore, PreferredStoreBody, StoreLocatorBody, StoreResults } from '../contract/index.ts';

/** Calls of the store locator and the preferred store (storefront-7). Each rejects with `HttpError`. */
export interface StoresClient {
  /** Finds stores near an address, or one store by its number. Rejects with 'Invalid zipcode' if there is none. */
  locate(body: StoreLocatorBody): Promise<FoundStore[]>;
  around(point: { latitude: number; longitude: number; radius?: number }): Promise<FoundStore[]>;
  savePreferred(body: PreferredStoreBody): Promise<void>;
}

export function createStoresClient(http: HttpClient): StoresClient {
  const search = async (path: string, body: object) =>
    (await http.send<StoreResults>({ method: 'POST', root: SPARX_PROXY_PATH, path, body })).data.results
      .stores;
  return {
    locate: (body) => search('/storeLocator', body),
    around: (body) => search('/localbusiness', body),
    savePreferred: async (body) => {
      await http.send({
        method: 'POST',
        root: USER_PATH,
        path: '/address',
        query: { type: 'preferred_store' },
        body,
      });
    },
  };
}
