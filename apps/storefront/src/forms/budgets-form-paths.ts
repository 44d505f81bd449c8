/** Form endpoint that changes the budgets of an organization, and the download of a statement. */
export const BUDGETS_FORM_PATHS = {
  change: '/forms/account/budgets',
  statement: '/forms/account/budgets/statement.csv',
} as const;
