/** Codes and fixed words of the catalog, free of any schema library (storefront 3, 4). */

/** The order of a list of products. */
export const SORTS = ['relevance', 'popular', 'price-asc', 'price-desc', 'rating', 'newest', 'name'] as const;
export type Sort = (typeof SORTS)[number];

/** Products on one page of a list. */
export const PAGE_SIZE = 24;

/** US dollars at which one price range ends and the next begins: under 5, 5 to 10, ..., 500 and more. */
export const PRICE_STEPS = [5, 10, 25, 50, 100, 250, 500] as const;

/** The ranges of `PRICE_STEPS`, from the lowest; ends included, absent where a range is open. */
export const PRICE_RANGES: readonly { min?: number; max?: number }[] = [
  { max: PRICE_STEPS[0] - 0.01 },
  ...PRICE_STEPS.map((min, index) => {
    const next = PRICE_STEPS[index + 1];
    return next === undefined ? { min } : { min, max: next - 0.01 };
  }),
];

/** "4 stars and up": the lower bounds that a rating can be asked for. */
export const RATING_FLOORS = [4, 3, 2, 1] as const;

export const CATALOG_CODES = {
  productNotFound: 'ITEM_NOT_PUBLISHED',
  categoryNotFound: 'CATEGORY_NOT_FOUND',
  reviewNotBought: 'REVIEW_NOT_BOUGHT',
  reviewExists: 'REVIEW_EXISTS',
  invalidZipCode: 'INVALID_ZIPCODE',
} as const;

/** The order of reviews. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Reviews on one page. */
export const REVIEWS_PAGE = 6;

/** Characters that a review may have at most. */
export const REVIEW_LENGTHS = { title: 100, body: 4000 } as const;

/** True if somebody may review a product: a guest signs in first, and only what one has bought is reviewed, once. */
export const REVIEW_RIGHTS = ['ALLOWED', 'SIGN_IN', 'NOT_BOUGHT', 'WRITTEN'] as const;
export type ReviewRight = (typeof REVIEW_RIGHTS)[number];

/** What was looked at is kept in a browser under this name: on a machine that others may use, whoever signs out takes it along. */
export const VIEWED_KEY = 'viewed';

/** Addresses of products that are told at once, for a map of the site. */
export const ADDRESSES_PAGE_SIZE = 1000;
