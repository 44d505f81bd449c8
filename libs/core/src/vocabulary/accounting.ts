/** Codes of errors about budgets and purchase orders. */
export const ACCOUNTING_CODES = {
  /** The caller is not a member of an organization. */
  notAvailable: 'ACCOUNTING_NOT_AVAILABLE',
  budgetCenterInvalid: 'BUDGET_CENTER_INVALID',
  /** The organization requires a budget center. */
  budgetCenterMissing: 'BUDGET_CENTER_MISSING',
  /** The balance is lower than the total of the order. */
  budgetExceeded: 'BUDGET_EXCEEDED',
  /** The number is not in the list of the organization. */
  purchaseOrderUnknown: 'PURCHASE_ORDER_UNKNOWN',
  /** The organization requires a number, or the number is invalid. */
  purchaseOrderMissing: 'PURCHASE_ORDER_MISSING',
  purchaseOrderInvalid: 'PURCHASE_ORDER_INVALID',
  releaseInvalid: 'PURCHASE_ORDER_RELEASE_INVALID',
} as const;
