import type { HttpClient } from '@foolscap/core/http';
import type { CategoriesData, ProductData, SearchData, SearchQuery, SuggestData } from '../contract/index.ts';

/** Reads of the catalogue. Each rejects with HttpError. */
export interface CatalogClient {
  categories(): Promise<CategoriesData>;
  search(query: SearchQuery): Promise<SearchData>;
  suggest(q: string, signal?: AbortSignal): Promise<SuggestData>;
  product(sku: string): Promise<ProductData>;
}

export function createCatalogClient(http: HttpClient): CatalogClient {
  const read = async <T>(path: string, signal?: AbortSignal) =>
    (await http.send<T>({ method: 'GET', path, ...(signal ? { signal } : {}) })).data;
  return {
    categories: () => read('/catalog/categories'),
    // Facets may repeat, which a plain object of parameters cannot say.
    search: (query) => read(`/catalog/search?${searchParams(query)}`),
    suggest: (q, signal) => read(`/catalog/suggest?${new URLSearchParams({ q })}`, signal),
    product: (sku) => read(`/catalog/products/${encodeURIComponent(sku)}`),
  };
}

/** A search as the parameters of an address: the same on the wire and on the page. */
export function searchParams(query: SearchQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === '') continue;
    for (const one of Array.isArray(value) ? value : [value]) params.append(name, String(one));
  }
  return params;
}
