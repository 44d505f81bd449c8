/** The downloads of a report about the spending of an organization, and of the lines of its orders. */
export const REPORTS_FORM_PATHS = {
  spending: '/forms/account/reports/spending.csv',
  lines: '/forms/account/reports/lines.csv',
} as const;
