/** The kinds of entries of the ledger of rewards. */
export const REWARDS_ENTRY_KINDS = ['EARNED', 'SPENT', 'RELEASED', 'EXPIRED', 'ADJUSTED'] as const;
export type RewardsEntryKind = (typeof REWARDS_ENTRY_KINDS)[number];

/** Error codes of the rewards calls. */
export const REWARDS_CODES = {
  /** The account cannot join, because an organization provides it. */
  notAllowed: 'REWARDS_NOT_ALLOWED',
  /** The account has not joined the program. */
  memberRequired: 'REWARDS_MEMBER_REQUIRED',
  offerNotFound: 'REWARDS_OFFER_NOT_FOUND',
  categoryUnknown: 'REWARDS_CATEGORY_UNKNOWN',
  categoriesFull: 'REWARDS_CATEGORIES_FULL',
} as const;
