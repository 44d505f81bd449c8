/**
 * The methods that a contract may allow for paying orders. Gift cards, prepaid cards and rewards can always be used, because they have been paid
 * for already; a contract decides about the method that pays the rest.
 */
export const CONTRACT_PAYMENTS = ['invoice', 'card', 'wallet'] as const;
export type ContractPayment = (typeof CONTRACT_PAYMENTS)[number];

/** The goods of a contract rule, a percentage off list prices: a category with everything below it, a brand, or everything. */
export const CONTRACT_RULE_KINDS = ['CATEGORY', 'BRAND', 'ALL'] as const;
export type ContractRuleKind = (typeof CONTRACT_RULE_KINDS)[number];
