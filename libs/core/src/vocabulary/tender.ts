/** Kinds of payment methods. Gift and prepaid cards pay up to their balance, the others any amount. */
export const TENDER_TYPES = ['CARD', 'GIFT_CARD', 'PREPAID_CARD', 'ACCOUNT', 'WALLET'] as const;
export type TenderType = (typeof TENDER_TYPES)[number];
