/** Codes of the rules of selling an item: restrictions, memberships and conditions of the whole cart (cart-8). */
export const SALE_CODES = {
  restricted: 'RESTRICTED_ITEM',
  healthCareRestriction: 'HEALTH_CARE_RESTRICTION',
  backInStock: 'BACK_IN_STOCK',
  alreadyPurchased: 'ALREADY_PURCHASED',
  alreadyBeneficiary: 'ALREADY_BENEFICIARY',
  membershipError: 'MEMBERSHIP_GENERIC_ERR',
  missingUser: 'MISSING_USER',
  missingRewardsId: 'MISSING_REWARDS_ID',
  /** For buyers without a user id of their own: third-party users. */
  missingWebUserId: 'MISSING_WEB_USER_ID',
  addOnThreshold: 'ADDON_THRESHOLD_NOT_MET',
  negativeTotal: 'NEGATIVE_CART_TOTAL',
  /** The specification names these three outcomes of an add without codes (cart-4.10). */
  planUnavailable: 'WARRANTY_PLAN_OUT_OF_STOCK',
  surchargeApplies: 'SURCHARGE_APPLIES',
  rewardsHint: 'EASY_REWARDS_HINT',
  /** Codes of our own: a furniture service that was requested is not offered, or one of a line is no longer offered. */
  serviceNotAvailable: 'FURNITURE_SERVICE_NOT_AVAILABLE',
  serviceRemoved: 'FURNITURE_SERVICE_REMOVED',
  /** Code of our own: a quantity is not a multiple of the units in which the item is sold, or was changed to one. */
  orderMultiple: 'ORDER_MULTIPLE',
} as const;
