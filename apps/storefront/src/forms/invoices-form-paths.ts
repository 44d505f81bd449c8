/** The form endpoint that pays invoices, and the download of a statement. */
export const INVOICES_FORM_PATHS = {
  pay: '/forms/account/invoices/pay',
  statement: '/forms/account/invoices/statement.csv',
} as const;
