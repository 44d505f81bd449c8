import type { HttpClient } from '@foolscap/core/http';
import { PRODUCT_TILE_PROXY_PATH } from '@foolscap/core/vocabulary';
import type { ProductTileDataBody } from '../contract/index.ts';
import type { TileItem } from '../model/index.ts';

export interface TileReadOptions {
  /** The item that the tiles are offered in place of, and the number of its units that they replace. */
  readonly inPlaceOf?: { itemId: string; quantity: number } | undefined;
  /** The units to price by item number; the prices of others are those of a single unit. */
  readonly quantities?: Readonly<Record<string, number>> | undefined;
}

/** Reads tiles by item number (storefront-7.29). Rejects with `HttpError`. */
export interface ProductTilesClient {
  /** Reads up to `MAX_TILE_SKUS` tiles, in the given order; unknown items are left out. */
  readTiles(skus: readonly string[], signal?: AbortSignal, options?: TileReadOptions): Promise<TileItem[]>;
}

export function createProductTilesClient(http: HttpClient): ProductTilesClient {
  return {
    readTiles: async (skus, signal, { inPlaceOf, quantities } = {}) => {
      const body: ProductTileDataBody = {
        query: {
          skus: [...skus],
          ...(inPlaceOf ? { inPlaceOf } : {}),
          ...(quantities ? { quantities } : {}),
          inputs: { sparq: true },
        },
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
