import Type, { type Static } from 'typebox';
import { AddressSchema, EncodeQuery, Money, OneOf } from '@foolscap/core/contract';
import {
  BILLERS,
  INVOICE_APPLICATION_KINDS,
  INVOICE_FILTERS,
  INVOICE_STATUSES,
  STATEMENT_KINDS,
} from '../model/invoice-codes.ts';

const strict = { additionalProperties: false } as const;
const Page = Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,4}$' }));
const Size = Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,2}$' }));

/** The number of an invoice, such as `INV-2026-000123`. */
export const INVOICE_NUMBER = '^INV-[0-9]{4}-[0-9]{6,9}$';

const summary = {
  number: Type.String(),
  orderNumber: Type.String(),
  /** ISO instant. */
  issuedAt: Type.String(),
  /** ISO date. */
  dueOn: Type.String(),
  status: OneOf(INVOICE_STATUSES),
  biller: OneOf(BILLERS),
  /** Dollars. */
  total: Money,
  open: Money,
  /** Whether it can be paid by card now. */
  canPay: Type.Boolean(),
  purchaseOrderNumber: Type.Optional(Type.String()),
};

/** An invoice in a list. */
export const InvoiceSummarySchema = Type.Object(summary);
export interface InvoiceSummary extends Static<typeof InvoiceSummarySchema> {}

/** The open amounts, by the days since it was due, in dollars. Invoices that a provider bills do not count. */
export const AgingSchema = Type.Object({
  current: Money,
  days30: Money,
  days60: Money,
  days90: Money,
  older: Money,
  total: Money,
});
export interface Aging extends Static<typeof AgingSchema> {}

/** `GET /cc/api/organization/invoices`: one page of the invoices, the newest first. 403 NOT_PERMITTED without `ONLINE_INVOICING`. */
export const InvoicesDataSchema = Type.Object({
  invoices: Type.Array(InvoiceSummarySchema),
  filter: OneOf(INVOICE_FILTERS),
  aging: AgingSchema,
  /** Credit that no invoice has used, in dollars. */
  credit: Money,
  /** The party that bills the organization now, with the address of its portal. */
  biller: OneOf(BILLERS),
  portalUrl: Type.Optional(Type.String()),
  /** The month of the first invoice or the current one, and the current one, `YYYY-MM`. */
  firstMonth: Type.String(),
  currentMonth: Type.String(),
  /** The time zone in which the organization counts days, such as `America/Chicago`. */
  timeZone: Type.String(),
  /** Invoices of all pages. */
  count: Type.Integer(),
  /** From 1. */
  page: Type.Integer(),
  totPages: Type.Integer(),
});
export interface InvoicesData extends Static<typeof InvoicesDataSchema> {}

export const InvoicesQuery = Type.Object(
  {
    /** ALL by default. */
    filter: Type.Optional(OneOf(INVOICE_FILTERS)),
    /** Only those of an order. */
    orderNumber: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    /** Only these, separated by commas. */
    numbers: Type.Optional(Type.String({ pattern: '^INV-[0-9-]{1,20}(,INV-[0-9-]{1,20}){0,49}$' })),
    page: Page,
    /** Rows per page; 25 by default. */
    size: Size,
    ...EncodeQuery,
  },
  strict,
);
export interface InvoicesQuery extends Static<typeof InvoicesQuery> {}

/** A line of an invoice; amounts in dollars. */
export const InvoiceLineSchema = Type.Object({
  itemId: Type.String(),
  name: Type.String(),
  qty: Type.Integer(),
  unitPrice: Money,
  /** After promotions. */
  price: Money,
  surcharge: Money,
  services: Money,
  tax: Money,
});

/** A credit note of an invoice. */
export const CreditNoteSchema = Type.Object({
  number: Type.String(),
  issuedAt: Type.String(),
  total: Money,
  /** The part that the organization owes less. */
  account: Money,
  /** The part that Blue Tarp got, which had billed the invoice. What is left of the total went back to other tenders of the order. */
  transferred: Type.Optional(Money),
  lines: Type.Array(
    Type.Object({ itemId: Type.String(), name: Type.String(), qty: Type.Integer(), amount: Money }),
  ),
});
export interface CreditNote extends Static<typeof CreditNoteSchema> {}

/** `GET /cc/api/organization/invoices/:number`. 404 INVOICE_NOT_FOUND. */
export const InvoiceSchema = Type.Object({
  ...summary,
  timeZone: Type.String(),
  poRelease: Type.Optional(Type.String()),
  budgetCenter: Type.Optional(Type.String()),
  billTo: Type.Optional(AddressSchema),
  shipTo: Type.Optional(AddressSchema),
  lines: Type.Array(InvoiceLineSchema),
  goods: Money,
  surcharges: Money,
  services: Money,
  shipping: Money,
  fees: Money,
  tax: Money,
  /** The amounts that lowered what is open, the oldest first. */
  applications: Type.Array(
    Type.Object({
      kind: OneOf(INVOICE_APPLICATION_KINDS),
      at: Type.String(),
      amount: Money,
      /** The payment or the credit note. */
      number: Type.Optional(Type.String()),
      /** A card, or the reference of a check. */
      note: Type.Optional(Type.String()),
    }),
  ),
  creditNotes: Type.Array(CreditNoteSchema),
  portalUrl: Type.Optional(Type.String()),
});
export interface Invoice extends Static<typeof InvoiceSchema> {}

/** An entry of a statement. */
export const InvoiceEntrySchema = Type.Object({
  at: Type.String(),
  kind: OneOf(STATEMENT_KINDS),
  /** The document. */
  number: Type.String(),
  orderNumber: Type.Optional(Type.String()),
  /** Dollars; negative if less is owed. */
  amount: Money,
  /** The balance after it. */
  balance: Money,
});
export interface InvoiceEntry extends Static<typeof InvoiceEntrySchema> {}

/** `GET /cc/api/organization/invoices/statements/:month`: one page of the entries of a month in the time zone of the organization, the oldest first. */
export const InvoiceStatementSchema = Type.Object({
  /** `YYYY-MM`. */
  month: Type.String(),
  firstMonth: Type.String(),
  currentMonth: Type.String(),
  timeZone: Type.String(),
  /** The balances before and after the month, in dollars; negative for a credit. */
  opening: Money,
  closing: Money,
  invoiced: Money,
  credited: Money,
  paid: Money,
  entries: Type.Array(InvoiceEntrySchema),
  count: Type.Integer(),
  /** From 1. */
  page: Type.Integer(),
  totPages: Type.Integer(),
});
export interface InvoiceStatement extends Static<typeof InvoiceStatementSchema> {}

export const InvoiceStatementQuery = Type.Object({ page: Page, size: Size, ...EncodeQuery }, strict);
export interface InvoiceStatementQuery extends Static<typeof InvoiceStatementQuery> {}

/** `POST /cc/api/organization/invoices/payments`: the receipt. Amounts in dollars. */
export const InvoiceReceiptSchema = Type.Object({
  number: Type.String(),
  amount: Money,
  brand: Type.String(),
  lastFourDigit: Type.String(),
  invoices: Type.Array(Type.Object({ number: Type.String(), amount: Money })),
});
export interface InvoiceReceipt extends Static<typeof InvoiceReceiptSchema> {}
