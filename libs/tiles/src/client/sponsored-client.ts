import type { HttpClient } from '@foolscap/core/http';
import { SPARX_PROXY_PATH } from '@foolscap/core/vocabulary';
import type { SponsoredBody, SponsoredData } from '../contract/index.ts';
import type { TileItem } from '../model/index.ts';

/** Reads sponsored products (storefront-7.32). Rejects with `HttpError`. */
export interface SponsoredClient {
  /** Reads the items of `skus` together with a placement's sponsored products; an empty list if there are neither. */
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
