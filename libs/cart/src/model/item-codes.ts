/** Item-level codes (cart-8). */
export const ITEM_CODES = {
  outOfStock: 'OUT_OF_STOCK',
  partialQuantity: 'PARTIAL_QTY_AVAILABLE',
  partialQuantityFixed: 'PARTIAL_QTY_FIXED',
  exceededLimit: 'EXCEEDED_LIMIT',
  quantityLimitExceeded: 'QTY_LIMIT_EXCEEDED',
  quantityLimitItem: 'QTY_LIMIT_ITEM',
  exceedsMaxLineQuantity: 'EXCEEDS_MAX_LINE_QTY',
  priceNotAvailable: 'PRICE_NOT_AVAILABLE',
  standaloneWarranty: 'STANDALONE_WARRANTY_ITEM',
  surchargeAlternate: 'SURCHG_ALTS_ITM_MSG',
  childQuantity: 'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY',
  invalidStore: 'INVALID_STORE_NUMBER',
  notForPickup: 'NOT_AVAILABLE_FOR_BOPIS',
  noneInStore: 'ITEM_INVENTORY_NOT_AVAILABLE',
  notConfigured: 'ITEM_NOT_CONFIGURED',
  /** The specification gives these three outcomes of an add no codes (cart-4.10). */
  planUnavailable: 'WARRANTY_PLAN_OUT_OF_STOCK',
  surchargeApplies: 'SURCHARGE_APPLIES',
  rewardsHint: 'EASY_REWARDS_HINT',
  /** Our own codes: a requested furniture service is not offered, or a line's service is no longer offered. */
  serviceNotAvailable: 'FURNITURE_SERVICE_NOT_AVAILABLE',
  serviceRemoved: 'FURNITURE_SERVICE_REMOVED',
  /** Our own code: a quantity is not a multiple that the item is sold in, or was changed to one. */
  orderMultiple: 'ORDER_MULTIPLE',
} as const;
