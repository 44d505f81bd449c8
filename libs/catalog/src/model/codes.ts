/** Codes and fixed words of the catalogue, free of any schema library (storefront 3, 4). */

/** What the one button of a tile does (storefront 4, "Product tile actions by actionLabel"). */
export const ACTION_LABELS = [
  'addToCart',
  'viewOnly',
  'customSkuset',
  'subscribe',
  'expertsSuggest',
  'pickUpToday',
  'viewAlternate',
  'membership',
] as const;
export type ActionLabel = (typeof ACTION_LABELS)[number];

/** The order of a list of products. */
export const SORTS = ['relevance', 'price-asc', 'price-desc', 'name', 'newest'] as const;
export type Sort = (typeof SORTS)[number];

/** Products on one page of a list. */
export const PAGE_SIZE = 24;

/** From this many units on down, a shopper is told how few are left. */
export const LOW_STOCK = 5;

export const CATALOG_CODES = {
  productNotFound: 'ITEM_NOT_PUBLISHED',
  categoryNotFound: 'CATEGORY_NOT_FOUND',
} as const;
