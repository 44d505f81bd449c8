import type { TileItem } from '../model/index.ts';
import type { HttpClient } from '@foolscap/core/http';
import { HOME_PATH, SPARX_PROXY_PATH } from '@foolscap/core/vocabulary';
import type { RecommendationsBody } from '../contract/index.ts';

/** Calls of the recommendation service (storefront-7.27). Each rejects with `HttpError`. */
export interface RecommendationsClient {
  /** Reads recommended items, best first; empty when the scheme has none. */
  recommend(body: RecommendationsBody, signal?: AbortSignal): Promise<TileItem[]>;
  /** Reads the items that the shopper orders most often (storefront-7.33); empty without earlier orders. */
  frequentlyPurchased(signal?: AbortSignal): Promise<TileItem[]>;
}

export function createRecommendationsClient(http: HttpClient): RecommendationsClient {
  return {
    recommend: async (body, signal) =>
      (
        await http.send<TileItem[]>({
          method: 'POST',
          root: SPARX_PROXY_PATH,
          path: '/atRecommendation',
          body,
          ...(signal ? { signal } : {}),
        })
      ).data,
    frequentlyPurchased: async (signal) =>
      (
        await http.send<TileItem[]>({
          method: 'POST',
          root: HOME_PATH,
          path: '/getFrequentlyPurchasedData',
          body: { siteVariables: {}, userVariables: {} },
          ...(signal ? { signal } : {}),
        })
      ).data,
  };
}
