/** The programs that shoppers can buy a membership of, the smaller one first (storefront-6.7). */
export const PAID_PROGRAMS = ['SELECT', 'PREMIUM'] as const;
export type PaidProgram = (typeof PAID_PROGRAMS)[number];

/** Why a membership could not be renewed automatically. */
export const RENEWAL_PROBLEMS = [
  'PAYMENT_DECLINED',
  'CARD_REMOVED',
  'CARD_EXPIRED',
  'PRICE_ROSE',
  'DISCONTINUED',
  'NOT_PLACED',
] as const;
export type RenewalProblem = (typeof RENEWAL_PROBLEMS)[number];

/** The order that renews a membership is placed this many days before its end. */
export const RENEWAL_ORDER_DAYS = 7;

/** The codes of rejected changes of a renewal. */
export const RENEWAL_CODES = {
  notRenewable: 'MEMBERSHIP_NOT_RENEWABLE',
  priceChanged: 'MEMBERSHIP_PRICE_CHANGED',
  cardRequired: 'MEMBERSHIP_CARD_REQUIRED',
} as const;
