/** Constants of the product catalog, free of any schema library (storefront-3, storefront-4). Every page loads them. */

/** Sort orders of a product list. */
export const SORTS = [
  'relevance',
  'popular',
  'price-asc',
  'price-desc',
  'rating',
  'newest',
  'name',
  'saving',
] as const;
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

/** Days after its introduction during which a product is new. */
export const NEW_DAYS = 90;

/** Lower bounds of the rating filter ("4 stars and up"). */
export const RATING_FLOORS = [4, 3, 2, 1] as const;

/** Storage key of the recently viewed products; cleared on sign-out, since others may use the same computer. */
export const VIEWED_KEY = 'viewed';

/** Product URLs per reply, for the sitemap. */
export const ADDRESSES_PAGE_SIZE = 1000;
