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
  /** A cost center or project that is not in the list of the organization, or that the organization does not use. */
  costCenterInvalid: 'COST_CENTER_INVALID',
  projectInvalid: 'PROJECT_INVALID',
  /** The organization requires one for every line. */
  costCenterMissing: 'COST_CENTER_MISSING',
  projectMissing: 'PROJECT_MISSING',
  /** The shares of a line are incomplete, repeated, or do not add up. */
  splitInvalid: 'SPLIT_INVALID',
  /** The fixed amounts of a line are higher than its price. */
  splitExceedsLine: 'SPLIT_EXCEEDS_LINE',
} as const;

/** The fields that a line of a business order is charged to, and the greatest number of its parts. */
export const LINE_ACCOUNTING_FIELDS = ['costCenter', 'project'] as const;
export type LineAccountingField = (typeof LINE_ACCOUNTING_FIELDS)[number];
export const MAX_SPLITS = 20;
