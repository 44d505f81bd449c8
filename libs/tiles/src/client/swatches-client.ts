import type { HttpClient } from '@foolscap/core/http';
import type { SwatchesData, SwatchSet } from '../contract/index.ts';

/** Reads the colors of products. Rejects with `HttpError`. */
export interface SwatchesClient {
  /** Reads the colors of up to `MAX_TILE_SKUS` products; products with only one color are left out. */
  readSwatches(itemIds: readonly string[], signal?: AbortSignal): Promise<SwatchSet[]>;
}

export function createSwatchesClient(http: HttpClient): SwatchesClient {
  return {
    readSwatches: async (itemIds, signal) =>
      (
        await http.send<SwatchesData>({
          method: 'GET',
          path: `/catalog/swatches?${new URLSearchParams({ skus: itemIds.join(',') })}`,
          ...(signal ? { signal } : {}),
        })
      ).data.items,
  };
}
