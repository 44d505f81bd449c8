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
  claimIncomplete: 'REWARDS_CLAIM_INCOMPLETE',
  claimTooOld: 'REWARDS_CLAIM_TOO_OLD',
  claimNotShipped: 'REWARDS_CLAIM_NOT_SHIPPED',
  claimEarned: 'REWARDS_CLAIM_EARNED',
  claimNothing: 'REWARDS_CLAIM_NOTHING',
  tooManyClaims: 'REWARDS_TOO_MANY_CLAIMS',
} as const;

/** The kinds of claims for missing rewards. */
export type RewardsClaimKind = 'order' | 'receipt';

/** Checks whether a text is an amount in dollars, such as 45.90; also while it is typed, so that 45. is not an error. */
export const looksLikeAmount = (text: string): boolean => /^\$?\d{1,6}(\.\d{0,2})?$/.test(text.trim());

/** Converts the fields of a claim form to the body of the call; empty fields are left out. */
export function toClaimBody(fields: Readonly<Record<string, string | undefined>>) {
  const text = (name: string) => {
    const value = fields[name]?.trim();
    return value ? { [name]: value } : {};
  };
  const amount = fields.amount?.trim() ?? '';
  return {
    ...text('orderNumber'),
    ...text('email'),
    ...text('receiptNumber'),
    ...text('purchasedOn'),
    ...(looksLikeAmount(amount) ? { amount: Number(amount.replace('$', '')) } : {}),
  };
}
