/** The parties that bill an organization: the shop, a provider of trade credit, or an external portal (storefront-6.10). */
export const BILLERS = ['OWN', 'BLUE_TARP', 'BILL_TRUST'] as const;
export type Biller = (typeof BILLERS)[number];

/** The reasons for which less of an invoice is open. */
export const INVOICE_APPLICATION_KINDS = ['TENDER', 'TRANSFER', 'CREDIT', 'PAYMENT'] as const;
export type InvoiceApplicationKind = (typeof INVOICE_APPLICATION_KINDS)[number];

/** TRANSFERRED invoices are paid to the provider of trade credit. */
export const INVOICE_STATUSES = ['OPEN', 'OVERDUE', 'PAID', 'TRANSFERRED'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** The invoices that a list shows. */
export const INVOICE_FILTERS = ['ALL', 'OPEN', 'OVERDUE', 'PAID'] as const;
export type InvoiceFilter = (typeof INVOICE_FILTERS)[number];

/** The kinds of entries in a statement. RETURNED is the part of a credit that went back to other tenders. */
export const STATEMENT_KINDS = [
  'INVOICE',
  'TENDER',
  'TRANSFER',
  'CREDIT_NOTE',
  'RETURNED',
  'PAYMENT',
] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** The most invoices that one payment pays. */
export const MOST_PAID_INVOICES = 50;

/** Codes of errors about invoices. They are apart from `ACCOUNT_CODES`, which every page loads. */
export const INVOICE_CODES = {
  invoiceNotFound: 'INVOICE_NOT_FOUND',
  /** Nothing is open of an invoice. */
  invoicePaid: 'INVOICE_PAID',
  /** A colleague is paying an invoice. */
  invoiceInPayment: 'INVOICE_PAYMENT_IN_PROGRESS',
  /** A provider or a portal takes the payment. */
  invoiceBilledElsewhere: 'INVOICE_BILLED_ELSEWHERE',
  /** Another amount is open than the payer has seen. */
  invoiceTotalChanged: 'INVOICE_TOTAL_CHANGED',
} as const;
