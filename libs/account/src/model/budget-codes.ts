/** Codes of errors about the budgets of an organization. They are apart from `ACCOUNT_CODES`, which every page loads. */
export const BUDGET_CODES = {
  budgetNotFound: 'BUDGET_NOT_FOUND',
  /** Another budget of the organization has the code. */
  budgetExists: 'BUDGET_EXISTS',
  /** The organization has no such unit or member, or the shop no such category. */
  budgetScopeInvalid: 'BUDGET_SCOPE_INVALID',
} as const;
