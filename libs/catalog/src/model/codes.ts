/** Codes and fixed words of the catalogue, free of any schema library (storefront 3, 4). */

/** The order of a list of products. */
export const SORTS = ['relevance', 'price-asc', 'price-desc', 'name', 'newest'] as const;
export type Sort = (typeof SORTS)[number];

/** Products on one page of a list. */
export const PAGE_SIZE = 24;

export const CATALOG_CODES = {
  productNotFound: 'ITEM_NOT_PUBLISHED',
  categoryNotFound: 'CATEGORY_NOT_FOUND',
} as const;
