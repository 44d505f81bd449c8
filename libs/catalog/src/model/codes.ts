/** Error codes of the product catalog (storefront-3). */
export const CATALOG_CODES = {
  productNotFound: 'ITEM_NOT_PUBLISHED',
  categoryNotFound: 'CATEGORY_NOT_FOUND',
  brandNotFound: 'BRAND_NOT_FOUND',
  reviewNotBought: 'REVIEW_NOT_BOUGHT',
  reviewExists: 'REVIEW_EXISTS',
  invalidZipCode: 'INVALID_ZIPCODE',
  zipCodeDisabled: 'ZIP_CODE_DISABLED',
} as const;
