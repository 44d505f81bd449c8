import { REVIEW_SORTS } from './reviews.ts';
import type { ReviewSort } from './reviews.ts';

/** Sort order and filter of a product's reviews. */
export interface ReviewFilter {
  sort: ReviewSort;
  /** Only reviews with this many stars; absent: all. */
  rating?: number | undefined;
}

/** URL parameters of the product page for its reviews. */
export const REVIEW_PARAMETERS = { sort: 'reviews', rating: 'stars', page: 'review-page' } as const;

/** Returns the URL of a page of reviews, relative to the product page. The first page of the newest needs no parameters. */
export function addressOfReviews({ sort, rating }: ReviewFilter, page = 1): string {
  const search = new URLSearchParams();
  if (rating !== undefined) search.set(REVIEW_PARAMETERS.rating, String(rating));
  if (sort !== 'newest') search.set(REVIEW_PARAMETERS.sort, sort);
  if (page > 1) search.set(REVIEW_PARAMETERS.page, String(page));
  return `?${search}#reviews`;
}

/** Parses the review parameters of a URL; undefined without any. Invalid values are ignored. */
export function reviewsOfAddress(search: URLSearchParams): (ReviewFilter & { page: number }) | undefined {
  const sort = REVIEW_SORTS.find((each) => each === search.get(REVIEW_PARAMETERS.sort));
  const stars = search.get(REVIEW_PARAMETERS.rating) ?? '';
  const rating = /^[1-5]$/.test(stars) ? Number(stars) : undefined;
  const place = search.get(REVIEW_PARAMETERS.page) ?? '';
  const page = /^[1-9][0-9]{0,3}$/.test(place) ? Number(place) : 1;
  if (sort === undefined && rating === undefined && page === 1) return undefined;
  return { sort: sort ?? 'newest', rating, page };
}
