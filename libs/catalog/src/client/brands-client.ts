import type { HttpClient } from '@foolscap/core/http';
import type { BrandsData } from '../contract/index.ts';

/** The call of the brand directory. Rejects with HttpError. */
export interface BrandsClient {
  brands(signal?: AbortSignal): Promise<BrandsData>;
}

/** Creates the client of the brand directory; separate, so that only its page loads it. */
export const createBrandsClient = (http: HttpClient): BrandsClient => ({
  brands: async (signal) =>
    (await http.send<BrandsData>({ method: 'GET', path: '/catalog/brands', ...(signal ? { signal } : {}) }))
      .data,
});
