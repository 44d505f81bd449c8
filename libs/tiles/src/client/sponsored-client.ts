import type { HttpClient } from '@foolscap/core/http';
import { SPARX_PROXY_PATH } from '@foolscap/core/vocabulary';
import type { SponsoredBody, SponsoredData } from '../contract/index.ts';
import type { TileItem } from '../model/index.ts';

/** Reads sponsored products (storefront-7.32). Rejects with `HttpError`. */
export interface SponsoredClient {
  /** Reads the items of `skus` with the sponsored products of a placement; without any of both, an empty list. */
  addSponsored(body: SponsoredBody, signal?: AbortSignal): Promise<TileItem[]>;
}

export function createSponsoredClient(http: HttpClient): SponsoredClient {
  return {
    addSponsored: async (body, signal) =>
      (
        await http.send<SponsoredData>({
          method: 'POST',
          root: SPARX_PROXY_PATH,
          path: '/getCriteoData',
          body,
          ...(signal ? { signal } : {}),
        })
      ).data.items,
  };
}
