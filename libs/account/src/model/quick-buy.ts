/** Reasons why quick buy was turned off without the shopper. */
export const QUICK_BUY_OFF_REASONS = ['ADDRESS_REMOVED', 'CARD_REMOVED'] as const;
export type QuickBuyOffReason = (typeof QUICK_BUY_OFF_REASONS)[number];

/** Reasons why an account cannot have quick buy at all: rules of its organization or its partner program. */
export const QUICK_BUY_REFUSALS = [
  'PURCHASE_ORDER_REQUIRED',
  'BUDGET_REQUIRED',
  'APPROVAL_REQUIRED',
  'ORGANIZATION_ADDRESSES',
  'SAVED_CARDS_HIDDEN',
  'THIRD_PARTY',
] as const;
export type QuickBuyRefusal = (typeof QUICK_BUY_REFUSALS)[number];

/** Checks whether a problem is a rule that the shopper cannot change. */
export const isQuickBuyRefusal = (problem: QuickBuyProblem): problem is QuickBuyRefusal =>
  (QUICK_BUY_REFUSALS as readonly QuickBuyProblem[]).includes(problem);

/** Everything that can keep quick buy from being ready (docs/decisions/quick-buy.md). */
export const QUICK_BUY_PROBLEMS = [
  ...QUICK_BUY_REFUSALS,
  ...QUICK_BUY_OFF_REASONS,
  'ADDRESS_MISSING',
  'CARD_MISSING',
  'CARD_EXPIRED',
] as const;
export type QuickBuyProblem = (typeof QUICK_BUY_PROBLEMS)[number];

export const QUICK_BUY_CODES = {
  /** 409: the organization or the partner program of the account does not allow quick buy; `problem` is the reason. */
  notAllowed: 'QUICK_BUY_NOT_ALLOWED',
  /** 400: turned on without an address or a card; `field` is the missing one. */
  incomplete: 'QUICK_BUY_INCOMPLETE',
  /** 400: turned on with a card that has expired. */
  cardExpired: 'PAYMENT_EXPIRED',
} as const;

/** The rules of an organization that an order without checkout cannot follow. */
export interface QuickBuyRules {
  /** Whether the member's own orders need no approval. */
  canApprove: boolean;
  canAddAddresses: boolean;
  isPurchaseOrderRequired: boolean;
  isBudgetRequired: boolean;
  /** Whether orders above what the member may order in a period need an approval. */
  hasSpendingLimit: boolean;
  /** Whether orders above an amount need an approval. */
  hasApprovals: boolean;
  hidesSavedCards: boolean;
}

/** Returns why an account cannot have quick buy; undefined if it can. @param rules of the organization; undefined without one */
export function quickBuyRefusal({
  isThirdParty,
  rules,
}: {
  isThirdParty: boolean;
  rules: QuickBuyRules | undefined;
}): QuickBuyRefusal | undefined {
  if (isThirdParty) return 'THIRD_PARTY';
  if (!rules) return undefined;
  if (rules.isPurchaseOrderRequired) return 'PURCHASE_ORDER_REQUIRED';
  if (rules.isBudgetRequired) return 'BUDGET_REQUIRED';
  if (rules.hasSpendingLimit || (rules.hasApprovals && !rules.canApprove)) return 'APPROVAL_REQUIRED';
  if (!rules.canAddAddresses) return 'ORGANIZATION_ADDRESSES';
  return rules.hidesSavedCards ? 'SAVED_CARDS_HIDDEN' : undefined;
}

/** The facts that decide whether quick buy is ready. */
export interface QuickBuyFacts {
  refusal: QuickBuyRefusal | undefined;
  offReason: QuickBuyOffReason | undefined;
  hasAddress: boolean;
  card: 'none' | 'valid' | 'expired';
}

/** Returns what the shopper has to read or change before quick buy is ready; undefined if nothing is missing. */
export function quickBuyProblem({
  refusal,
  offReason,
  hasAddress,
  card,
}: QuickBuyFacts): QuickBuyProblem | undefined {
  if (refusal) return refusal;
  if (offReason === 'ADDRESS_REMOVED' && !hasAddress) return offReason;
  if (offReason === 'CARD_REMOVED' && card === 'none') return offReason;
  if (!hasAddress) return 'ADDRESS_MISSING';
  if (card === 'none') return 'CARD_MISSING';
  return card === 'expired' ? 'CARD_EXPIRED' : undefined;
}
