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

/** Read calls of the product catalog. Each rejects with HttpError. */
export interface CatalogClient {
  categories(): Promise<CategoriesData>;
  search(query: SearchQuery): Promise<SearchData>;
  suggest(q: string, signal?: AbortSignal): Promise<SuggestData>;
  product(sku: string): Promise<ProductData>;
}

/** Further calls of the product page. Each rejects with HttpError. */
export interface ProductPageClient {
  /** Reads products by SKU, in the given order. */
  tiles(skus: readonly string[]): Promise<TilesData>;
  reviews(sku: string, query: ReviewsQuery): Promise<ReviewsData>;
  /** Reads whether the shopper may write a review. */
  ownReview(sku: string): Promise<OwnReview>;
  writeReview(sku: string, review: ReviewBody, key: string): Promise<ReviewWritten>;
  /** Changes the shopper's delivery ZIP code; INVALID_ZIPCODE if it does not exist. */
  changePlace(zipCode: string): Promise<PlaceData>;
}

export function createCatalogClient(http: HttpClient): CatalogClient {
  const read = async <T>(path: string, signal?: AbortSignal) =>
    (await http.send<T>({ method: 'GET', path, ...(signal ? { signal } : {}) })).data;
  return {
    categories: () => read('/catalog/categories'),
    // Facets may repeat, which a plain object of parameters cannot express.
    search: (query) => read(`/catalog/search?${searchParams(query)}`),
    suggest: (q, signal) => read(`/catalog/suggest?${new URLSearchParams({ q })}`, signal),
    product: (sku) => read(`/catalog/products/${encodeURIComponent(sku)}`),
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

/** Creates the client of the product page; separate, so that only that page loads it. */
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

/** Converts a search query to URL parameters, which are the same on the wire and in the page's URL. */
export function searchParams(query: SearchQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === '') continue;
    for (const one of Array.isArray(value) ? value : [value]) params.append(name, String(one));
  }
  return params;
}
