/** The download of a report about the spending of an organization. */
export const REPORTS_FORM_PATHS = { spending: '/forms/account/reports/spending.csv' } as const;
