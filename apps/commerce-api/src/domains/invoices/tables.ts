import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Biller, InvoiceApplicationKind } from '@foolscap/account/model';
import type { Address } from '@foolscap/core/vocabulary';
import type { Optional, OptionalJson } from '../../kernel/database/column-types.ts';

/** The last number of each kind of document and year. */
export interface DocumentNumbersTable {
  /** Invoices, credit notes, receipts of payments. */
  kind: 'INV' | 'CRN' | 'PAY';
  year: number;
  last: number;
}

/** An invoice for the units of an order that were shipped together. Amounts are US cents. */
export interface InvoicesTable {
  id: string;
  /** Such as `INV-2026-000123`; without gaps in a year. */
  number: string;
  organization_id: string;
  order_number: string;
  /** The part of the order: a store's number; empty for delivery. */
  place: string;
  /** The biller of the organization at the time. */
  biller: Biller;
  issued_at: ColumnType<Date, Date, never>;
  /** ISO date. */
  due_on: string;
  purchase_order_number: Optional<string>;
  purchase_order_release: Optional<string>;
  budget_center: Optional<string>;
  bill_to: OptionalJson<Address>;
  /** Null for a part that was collected. */
  ship_to: OptionalJson<Address>;
  /** Shipping, fees, and tax that belongs to no line, which are on the first invoice of an order. */
  shipping_minor: number;
  fees_minor: number;
  extra_tax_minor: number;
  total_minor: number;
  /** The total less the applications. */
  open_minor: number;
  /** The payment that is in progress, which keeps others from paying the invoice too. */
  payment_id: Optional<string>;
  /** Digital enrollment sends invoices by mail, otherwise they are printed. */
  delivery: 'MAIL' | 'POST';
  delivered_at: Optional<Date>;
  /** The batch in which it was printed. */
  print_batch: Optional<number>;
}

/** Invoices that were printed together. */
export interface InvoicePrintBatchesTable {
  id: GeneratedAlways<number>;
  printed_at: ColumnType<Date, Date, never>;
}

export interface InvoiceLinesTable {
  invoice_id: string;
  /** The line of the order. */
  line_number: number;
  sku: string;
  name: string;
  qty: number;
  unit_price_minor: number;
  /** After promotions, without surcharge, services and tax. */
  price_minor: number;
  surcharge_minor: number;
  services_minor: number;
  tax_minor: number;
}

/** The credit for the part of a refund that an invoice had billed. */
export interface CreditNotesTable {
  id: string;
  number: string;
  organization_id: string;
  invoice_id: string;
  refund_id: string;
  reason: 'CANCELED' | 'DECLINED' | 'RETURNED';
  issued_at: ColumnType<Date, Date, never>;
  shipping_minor: number;
  fees_minor: number;
  extra_tax_minor: number;
  total_minor: number;
  /** The part that the organization owes less. What neither this nor the provider got went back to cards and other tenders of the order. */
  account_minor: number;
  /** The part of `account_minor` that no invoice has used. */
  left_minor: number;
  /** The part that the provider of trade credit got, because it billed the invoice. */
  transferred_minor: Generated<number>;
}

export interface CreditNoteLinesTable {
  credit_note_id: string;
  line_number: number;
  qty: number;
  /** With surcharge and services. */
  price_minor: number;
  tax_minor: number;
}

/** An amount that lowered what is open of an invoice. Rows are only added. */
export interface InvoiceApplicationsTable {
  id: GeneratedAlways<number>;
  invoice_id: string;
  kind: InvoiceApplicationKind;
  amount_minor: number;
  payment_id: Optional<string>;
  credit_note_id: Optional<string>;
  /** The cards of the order, such as `Visa`. */
  note: Generated<string>;
  created_at: ColumnType<Date, Date, never>;
}

/** A payment of one or several invoices. */
export interface InvoicePaymentsTable {
  /** The key under which the gateway knows it. */
  id: string;
  /** Null until it has paid. */
  number: Optional<string>;
  organization_id: string;
  /** The person who paid; null for an operator, and once the account is closed. */
  account_id: Optional<string>;
  method: 'CARD' | 'OTHER';
  /**
   * STARTED: the gateway may hold money. PAID: the invoices are paid, to be captured. VOIDING: no invoice uses it, to be voided. CAPTURED, DECLINED and
   * VOIDED are final.
   */
  state: 'STARTED' | 'PAID' | 'CAPTURED' | 'DECLINED' | 'VOIDING' | 'VOIDED';
  amount_minor: number;
  token: Generated<string>;
  brand: Generated<string>;
  last_four: Generated<string>;
  /** The operator's reference, such as the number of a check. */
  reference: Generated<string>;
  created_at: ColumnType<Date, Date, never>;
  paid_at: Optional<Date>;
  updated_at: ColumnType<Date, Date, Date>;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    document_numbers: DocumentNumbersTable;
    invoices: InvoicesTable;
    invoice_print_batches: InvoicePrintBatchesTable;
    invoice_lines: InvoiceLinesTable;
    credit_notes: CreditNotesTable;
    credit_note_lines: CreditNoteLinesTable;
    invoice_applications: InvoiceApplicationsTable;
    invoice_payments: InvoicePaymentsTable;
  }
}
