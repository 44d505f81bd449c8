import type { HttpClient } from '@foolscap/core/http';
import type {
  OwnReview,
  PlaceData,
  ReviewBody,
  ReviewsData,
  ReviewsQuery,
  ReviewWritten,
  TilesData,
} from '../contract/index.ts';

/** Additional calls of the product page. Each rejects with HttpError. */
export interface ProductPageClient {
  /** Reads products by SKU, in the given order. */
  tiles(skus: readonly string[]): Promise<TilesData>;
  reviews(sku: string, query: ReviewsQuery, signal?: AbortSignal): Promise<ReviewsData>;
  /** Reads whether the shopper may write a review. */
  ownReview(sku: string, signal?: AbortSignal): Promise<OwnReview>;
  writeReview(sku: string, review: ReviewBody, key: string): Promise<ReviewWritten>;
  /** Changes the shopper's delivery ZIP code; INVALID_ZIPCODE if it does not exist. */
  changePlace(zipCode: string): Promise<PlaceData>;
}

/** Creates the client of the product page; separate, so that only that page loads it. */
export function createProductPageClient(http: HttpClient): ProductPageClient {
  const read = async <T>(path: string, signal?: AbortSignal) =>
    (await http.send<T>({ method: 'GET', path, ...(signal ? { signal } : {}) })).data;
  const getReviews = (sku: string) => `/catalog/products/${encodeURIComponent(sku)}/reviews`;
  return {
    tiles: (skus) => read(`/catalog/tiles?${new URLSearchParams({ skus: skus.join(',') })}`),
    reviews: (sku, query, signal) =>
      read(
        `${getReviews(sku)}?${new URLSearchParams(Object.entries(query).filter(([, value]) => value) as [string, string][])}`,
        signal,
      ),
    ownReview: (sku, signal) => read(`${getReviews(sku)}/own`, signal),
    writeReview: async (sku, body, idempotencyKey) =>
      (await http.send<ReviewWritten>({ method: 'POST', path: getReviews(sku), body, idempotencyKey })).data,
    changePlace: async (zipCode) =>
      (await http.send<PlaceData>({ method: 'POST', path: '/catalog/place', body: { zipCode } })).data,
  };
}
