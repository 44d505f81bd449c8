/** Codes of sale conditions: the reasons why a buyer cannot buy an item, and messages about its delivery (cart-8). */
export const SALE_CODES = {
  /** Before its street date, or no longer sold. */
  notAvailable: 'ITEM_NOT_AVAILABLE',
  /** A free sample is not sold separately. */
  invalidFreeItem: 'INVALID_FREE_ITEM',
  blocked: 'BLOCKED_FOR_ADD_TO_CART',
  offContract: 'OFF_CONTRACT_ERROR',
  healthCareRestriction: 'HEALTH_CARE_RESTRICTION',
  restricted: 'RESTRICTED_ITEM',
  backInStock: 'BACK_IN_STOCK',
  alreadyPurchased: 'ALREADY_PURCHASED',
  alreadyBeneficiary: 'ALREADY_BENEFICIARY',
  membershipError: 'MEMBERSHIP_GENERIC_ERR',
  missingUser: 'MISSING_USER',
  missingRewardsId: 'MISSING_REWARDS_ID',
  /** For buyers without a user id, which are third-party users. */
  missingWebUserId: 'MISSING_WEB_USER_ID',
} as const;
