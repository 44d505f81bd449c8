import { CART_ITEM_ID_NOT_FOUND, CART_REVISION_CONFLICT } from './write-refusals.ts';

/** Cart-level codes (cart-8). */
export const CART_CODES = {
  empty: 'EMPTY_CART',
  autoMerge: 'CART_AUTO_MERGE',
  itemServiceDown: 'ITEM_SERVICE_IS_DOWN',
  userServiceDown: 'USER_SERVICE_IS_DOWN',
  userNotFound: 'USER_NOT_FOUND',
  userAccountServiceDown: 'USER_ACCOUNT_SERVICE_IS_DOWN',
  globalFeeServiceDown: 'GLOBAL_FEE_SERVICE_IS_DOWN',
  /** The specification has no codes for these two. */
  priceServiceDown: 'PRICE_SERVICE_IS_DOWN',
  inventoryServiceDown: 'INVENTORY_SERVICE_IS_DOWN',
  deliveryCombination: 'DELIVERY_COMBINATION_CONSTRAINT_FAILED',
  sflMoved: 'SFL_MOVED',
  /** Too many sessions were started from the shopper's network. */
  tooManyRequests: 'TOO_MANY_REQUESTS',
  cartIdNotFound: 'CART_ID_NOT_FOUND',
  /** The call refers to a cart that was already ordered. */
  cartStatusError: 'CART_STATUS_ERROR',
  cartItemIdNotFound: CART_ITEM_ID_NOT_FOUND,
  skuInvalid: 'SKU_INVALID',
  itemNotPublished: 'ITEM_NOT_PUBLISHED',
  oosOrPartial: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY',
  invalidItems: 'INVALID_ITEMS',
  invalidQuantity: 'INVALID_QTY',
  /** The lines cannot be delivered to the shipping address. */
  undeliverable: 'UN_DELIVERABLE_ADDRESSES',
  addOnThreshold: 'ADDON_THRESHOLD_NOT_MET',
  negativeTotal: 'NEGATIVE_CART_TOTAL',
  /** The site has no coupon with this code. */
  couponInvalid: 'INVALID_COUPON',
  /** A change is based on an outdated revision of the cart. */
  revisionConflict: CART_REVISION_CONFLICT,
  /** An unexpected failure of a cart call. */
  technicalProblem: 'TECHNICAL_PROBLEM',
} as const;
