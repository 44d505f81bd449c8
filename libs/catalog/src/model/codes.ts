/** Codes and constants of the product catalog, free of any schema library (storefront-3, storefront-4). */

/** Sort orders of a product list. */
export const SORTS = ['relevance', 'popular', 'price-asc', 'price-desc', 'rating', 'newest', 'name'] as const;
export type Sort = (typeof SORTS)[number];

/** Products per page of a list. */
export const PAGE_SIZE = 24;

/** Boundaries of the price ranges in US dollars: under 5, 5 to 10, ..., 500 and up. */
export const PRICE_STEPS = [5, 10, 25, 50, 100, 250, 500] as const;

const getPriceRanges = (): { min?: number; max?: number }[] => [
  { max: PRICE_STEPS[0] - 0.01 },
  ...PRICE_STEPS.map((min, index) => {
    const next = PRICE_STEPS[index + 1];
    return next === undefined ? { min } : { min, max: next - 0.01 };
  }),
];

// Pure, so that pages without them do not load them.
/** The ranges between `PRICE_STEPS`, lowest first; bounds are inclusive, and absent for an open range. */
export const PRICE_RANGES: readonly { min?: number; max?: number }[] = /* @__PURE__ */ getPriceRanges();

/** Lower bounds of the rating filter ("4 stars and up"). */
export const RATING_FLOORS = [4, 3, 2, 1] as const;

export const CATALOG_CODES = {
  productNotFound: 'ITEM_NOT_PUBLISHED',
  categoryNotFound: 'CATEGORY_NOT_FOUND',
  reviewNotBought: 'REVIEW_NOT_BOUGHT',
  reviewExists: 'REVIEW_EXISTS',
  invalidZipCode: 'INVALID_ZIPCODE',
  zipCodeDisabled: 'ZIP_CODE_DISABLED',
} as const;

/** Sort orders of reviews. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Reviews per page. */
export const REVIEWS_PAGE = 6;

/** Maximum lengths of a review, in characters. */
export const REVIEW_LENGTHS = { title: 100, body: 4000 } as const;

/** Review permissions of a shopper: guests must sign in, and a shopper may review a purchased product once. */
export const REVIEW_RIGHTS = ['ALLOWED', 'SIGN_IN', 'NOT_BOUGHT', 'WRITTEN'] as const;
export type ReviewRight = (typeof REVIEW_RIGHTS)[number];

/** Storage key of the recently viewed products; cleared on sign-out, since others may use the same computer. */
export const VIEWED_KEY = 'viewed';

/** Product URLs per reply, for the sitemap. */
export const ADDRESSES_PAGE_SIZE = 1000;
