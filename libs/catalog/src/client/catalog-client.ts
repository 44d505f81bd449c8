import type { HttpClient } from '@foolscap/core/http';
import type {
  AddressesData,
  CategoriesData,
  ProductData,
  SearchData,
  SearchQuery,
  SuggestData,
} from '../contract/index.ts';

/** Read calls of the product catalog. Each rejects with HttpError. */
export interface CatalogClient {
  categories(): Promise<CategoriesData>;
  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchData>;
  suggest(q: string, signal?: AbortSignal): Promise<SuggestData>;
  product(sku: string, signal?: AbortSignal): Promise<ProductData>;
}

export function createCatalogClient(http: HttpClient): CatalogClient {
  const read = async <T>(path: string, signal?: AbortSignal) =>
    (await http.send<T>({ method: 'GET', path, ...(signal ? { signal } : {}) })).data;
  return {
    categories: () => read('/catalog/categories'),
    // Facets may repeat, which a plain object of parameters cannot express.
    search: (query, signal) => read(`/catalog/search?${searchParams(query)}`, signal),
    suggest: (q, signal) => read(`/catalog/suggest?${new URLSearchParams({ q })}`, signal),
    product: (sku, signal) => read(`/catalog/products/${encodeURIComponent(sku)}`, signal),
  };
}

/** Creates the client that reads product page URLs for the sitemap. */
export function createAddressesClient(http: HttpClient) {
  return {
    async addresses(offset: number): Promise<AddressesData> {
      const path = `/catalog/addresses?offset=${offset}`;
      return (await http.send<AddressesData>({ method: 'GET', path })).data;
    },
  };
}

/** Converts a search query to URL parameters, which are the same on the wire and in the page's URL. */
export function searchParams(query: SearchQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === '') continue;
    for (const one of Array.isArray(value) ? value : [value]) params.append(name, String(one));
  }
  return params;
}
