import type { TileItem } from '../model/index.ts';
import type { HttpClient } from '@foolscap/core/http';
import { SPARX_PROXY_PATH } from '@foolscap/core/vocabulary';
import type { RecommendationsBody } from '../contract/index.ts';

/** Calls of the recommendation service (storefront-7.27). Each rejects with `HttpError`. */
export interface RecommendationsClient {
  /** Reads recommended items, best first; empty when the scheme has none. */
  recommend(body: RecommendationsBody, signal?: AbortSignal): Promise<TileItem[]>;
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
  };
}
