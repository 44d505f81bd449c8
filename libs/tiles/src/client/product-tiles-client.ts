import type { HttpClient } from '@foolscap/core/http';
import { PRODUCT_TILE_PROXY_PATH } from '@foolscap/core/vocabulary';
import type { ProductTileDataBody } from '../contract/index.ts';
import type { TileItem } from '../model/index.ts';

/** Reads tiles by item number (storefront-7.29). Rejects with `HttpError`. */
export interface ProductTilesClient {
  /**
   * Reads up to 24 tiles, in the given order; unknown items are left out.
   * @param inPlaceOf the item that they are offered in place of, and the units of it that they replace
   */
  readTiles(
    skus: readonly string[],
    signal?: AbortSignal,
    inPlaceOf?: { itemId: string; quantity: number },
  ): Promise<TileItem[]>;
}

export function createProductTilesClient(http: HttpClient): ProductTilesClient {
  return {
    readTiles: async (skus, signal, inPlaceOf) => {
      const body: ProductTileDataBody = {
        query: { skus: [...skus], ...(inPlaceOf ? { inPlaceOf } : {}), inputs: { sparq: true } },
      };
      const { data } = await http.send<TileItem[]>({
        method: 'POST',
        root: PRODUCT_TILE_PROXY_PATH,
        path: '/getProductTileData',
        body,
        ...(signal ? { signal } : {}),
      });
      return data;
    },
  };
}
