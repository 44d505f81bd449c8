import { HttpError } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import type { CatalogClient } from '../client/index.ts';
import type { Category, ProductDetail, SearchData, SearchQuery } from '../contract/index.ts';
import { CATALOG_CODES } from '../model/index.ts';
import { buildCategory, buildProduct, buildResults } from './builders.ts';

export interface FakeCatalogClient extends CatalogClient {
  /** Calls received, in order. */
  readonly calls: { operation: keyof CatalogClient; args: unknown[] }[];
  failNext(operation: keyof CatalogClient, failure?: Partial<Failure>): void;
}

export interface FakeCatalogOptions {
  categories?: Category[];
  products?: ProductDetail[];
  /** Returns the results of a query. */
  results?: (query: SearchQuery) => SearchData;
  /** Delays the reply to the given call, so that tests control the order of replies. */
  latency?: (operation: keyof CatalogClient, args: unknown[]) => Promise<unknown>;
}

/** Creates an in-memory product catalog for saga tests, stories and applications' tests. */
export function createFakeCatalogClient({
  categories = [buildCategory()],
  products = [buildProduct()],
  results = ({ q = '' }) => buildResults({ query: q }),
  latency = () => Promise.resolve(),
}: FakeCatalogOptions = {}): FakeCatalogClient {
  const calls: FakeCatalogClient['calls'] = [];
  const faults: { operation: keyof CatalogClient; failure: Failure }[] = [];

  async function answer<T>(operation: keyof CatalogClient, args: unknown[], read: () => T): Promise<T> {
    calls.push({ operation, args });
    const place = faults.findIndex((fault) => fault.operation === operation);
    const [fault] = place < 0 ? [] : faults.splice(place, 1);
    await latency(operation, args);
    if (fault) throw new HttpError(fault.failure);
    return read();
  }

  return {
    calls,
    failNext(operation, failure = {}) {
      faults.push({
        operation,
        failure: { code: 'NETWORK', retryable: true, message: 'Network Error', ...failure },
      });
    },
    categories: () => answer('categories', [], () => ({ categories })),
    search: (query) => answer('search', [query], () => results(query)),
    suggest: (q) => answer('suggest', [q], () => ({ query: q, categories: [], products: [] })),
    product: (sku) =>
      answer('product', [sku], () => {
        const product = products.find(({ itemId }) => itemId === sku);
        if (!product) {
          throw new HttpError({
            code: CATALOG_CODES.productNotFound,
            status: 404,
            retryable: false,
            message: 'Not found',
          });
        }
        return { product };
      }),
  };
}
