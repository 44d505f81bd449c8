import type { HttpClient } from '@foolscap/core/http';
import type { CompareData } from '../contract/index.ts';

/** Reads products to compare. Rejects with `HttpError`. */
export interface CompareClient {
  /** Reads up to four products with their properties, in the given order (storefront-4.39). */
  compare(itemIds: readonly string[], signal?: AbortSignal): Promise<CompareData>;
}

export function createCompareClient(http: HttpClient): CompareClient {
  return {
    compare: async (itemIds, signal) =>
      (
        await http.send<CompareData>({
          method: 'GET',
          path: `/catalog/compare?${new URLSearchParams({ items: itemIds.join(',') })}`,
          ...(signal ? { signal } : {}),
        })
      ).data,
  };
}
