import type { HttpClient } from '@foolscap/core/http';
import type {
  AddressesData,
  CategoriesData,
  OwnReview,
  PlaceData,
  ProductData,
  ReviewBody,
  ReviewsData,
  ReviewsQuery,
  ReviewWritten,
  SearchData,
  SearchQuery,
  SuggestData,
  TilesData,
} from '../contract/index.ts';

/** Reads of the catalog. Each rejects with HttpError. */
export interface CatalogClient {
  categories(): Promise<CategoriesData>;
  search(query: SearchQuery): Promise<SearchData>;
  suggest(q: string, signal?: AbortSignal): Promise<SuggestData>;
  product(sku: string): Promise<ProductData>;
}

/** What a product's page reads and writes beside the product. Each rejects with HttpError. */
export interface ProductPageClient {
  /** Products by their numbers, in that order. */
  tiles(skus: readonly string[]): Promise<TilesData>;
  reviews(sku: string, query: ReviewsQuery): Promise<ReviewsData>;
  /** True if the shopper may write one. */
  ownReview(sku: string): Promise<OwnReview>;
  writeReview(sku: string, review: ReviewBody, key: string): Promise<ReviewWritten>;
  /** Has everything from now on delivered to another place; INVALID_ZIPCODE when there is none of that ZIP code. */
  changePlace(zipCode: string): Promise<PlaceData>;
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

/** What a map of the site is made of. */
export function createAddressesClient(http: HttpClient) {
  return {
    async addresses(offset: number): Promise<AddressesData> {
      const path = `/catalog/addresses?offset=${offset}`;
      return (await http.send<AddressesData>({ method: 'GET', path })).data;
    },
  };
}

/** Apart from the other client, so that only the page that needs it carries it. */
export function createProductPageClient(http: HttpClient): ProductPageClient {
  const read = async <T>(path: string) => (await http.send<T>({ method: 'GET', path })).data;
  const reviewsOf = (sku: string) => `/catalog/products/${encodeURIComponent(sku)}/reviews`;
  return {
    tiles: (skus) => read(`/catalog/tiles?${new URLSearchParams({ skus: skus.join(',') })}`),
    reviews: (sku, query) =>
      read(
        `${reviewsOf(sku)}?${new URLSearchParams(Object.entries(query).filter(([, value]) => value) as [string, string][])}`,
      ),
    ownReview: (sku) => read(`${reviewsOf(sku)}/own`),
    writeReview: async (sku, body, idempotencyKey) =>
      (await http.send<ReviewWritten>({ method: 'POST', path: reviewsOf(sku), body, idempotencyKey })).data,
    changePlace: async (zipCode) =>
      (await http.send<PlaceData>({ method: 'POST', path: '/catalog/place', body: { zipCode } })).data,
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
