import { sql, type Kysely } from 'kysely';

/**
 * Invoices of organizations (docs/decisions/invoices.md). `open_minor` of an invoice is its total less the applications to it, and
 * `left_minor` of a credit note is what no invoice has used; both change by conditional updates in the transaction of an application.
 */
const statements = [
  `alter table organizations add column invoice_terms_days integer not null default 30 check (invoice_terms_days between 0 and 365)`,
  `alter table organizations add column biller text not null default 'OWN' check (biller in ('OWN', 'BLUE_TARP', 'BILL_TRUST'))`,
  `alter table organizations add column bill_trust_url text`,
  `alter table organizations add column digital_enrollment boolean not null default false`,

  // The part of a charge that payments of invoices have paid. A refund after that makes the rest of the charge negative, which is a credit.
  `alter table account_charges add column paid_minor bigint not null default 0 check (paid_minor >= 0)`,

  // A part that was shipped or collected has its invoice, or needs none; likewise a refund and its credit notes.
  `alter table order_parts add column invoiced_at timestamptz`,
  `update order_parts set invoiced_at = now() from orders
     where orders.order_number = order_parts.order_number and orders.organization_id is null and order_parts.state <> 'READY'`,
  `create index order_parts_invoices on order_parts (begun_at) where invoiced_at is null and state <> 'READY'`,
  `alter table refunds add column credited_at timestamptz`,
  // Earlier refunds were made before any invoice.
  `update refunds set credited_at = now()`,
  `create index refunds_credits on refunds (created_at, id) where credited_at is null`,
  `alter table refunds drop constraint refunds_reason_check`,
  `alter table refunds add constraint refunds_reason_check check (reason in ('CANCELED', 'DECLINED', 'RETURNED'))`,
  // Orders that may have nothing to ship or collect, such as downloads.
  `create index orders_without_parts on orders (order_number)
     where organization_id is not null and pickups = '[]' and status in ('PLACED', 'RELEASED')`,

  // The row of a kind and year is the lock of its numbers, which therefore have no gaps.
  `create table document_numbers (
     kind text not null check (kind in ('INV', 'CRN', 'PAY')),
     year integer not null,
     last integer not null check (last > 0),
     primary key (kind, year))`,
  `create table invoice_payments (
     id uuid primary key,
     number text unique,
     organization_id uuid not null references organizations,
     account_id uuid,
     method text not null check (method in ('CARD', 'OTHER')),
     state text not null check (state in ('STARTED', 'PAID', 'CAPTURED', 'DECLINED', 'VOIDING', 'VOIDED')),
     amount_minor bigint not null check (amount_minor >= 0),
     token text not null default '',
     brand text not null default '',
     last_four text not null default '',
     reference text not null default '',
     created_at timestamptz not null,
     paid_at timestamptz,
     updated_at timestamptz not null)`,
  `create index invoice_payments_unfinished on invoice_payments (created_at) where state in ('STARTED', 'PAID', 'VOIDING')`,
  `create index invoice_payments_organization on invoice_payments (organization_id, paid_at)`,
  `create index invoice_payments_account on invoice_payments (account_id) where account_id is not null`,
  // Orders are not referenced: PostgreSQL checks a foreign key again if a transaction changes a row twice, and so a payment would wait for an order
  // that waits for the payment.
  `create table invoices (
     id uuid primary key,
     number text not null unique,
     organization_id uuid not null references organizations,
     order_number text not null,
     place text not null,
     biller text not null check (biller in ('OWN', 'BLUE_TARP', 'BILL_TRUST')),
     issued_at timestamptz not null,
     due_on text not null check (due_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
     purchase_order_number text,
     purchase_order_release text,
     budget_center text,
     bill_to jsonb,
     ship_to jsonb,
     shipping_minor bigint not null default 0,
     fees_minor bigint not null default 0,
     extra_tax_minor bigint not null default 0,
     total_minor bigint not null check (total_minor >= 0),
     open_minor bigint not null,
     payment_id uuid references invoice_payments,
     delivery text not null check (delivery in ('MAIL', 'POST')),
     delivered_at timestamptz,
     unique (order_number, place),
     check (open_minor between 0 and total_minor))`,
  `create index invoices_organization on invoices (organization_id, issued_at desc, number desc)`,
  `create index invoices_open on invoices (organization_id, due_on) where open_minor > 0`,
  `create index invoices_payment on invoices (payment_id) where payment_id is not null`,
  `create index invoices_to_deliver on invoices (issued_at) where delivered_at is null`,
  `create table invoice_lines (
     invoice_id uuid not null references invoices on delete cascade,
     line_number integer not null,
     sku text not null,
     name text not null,
     qty integer not null check (qty > 0),
     unit_price_minor bigint not null,
     price_minor bigint not null,
     surcharge_minor bigint not null,
     services_minor bigint not null,
     tax_minor bigint not null,
     primary key (invoice_id, line_number))`,
  `create table credit_notes (
     id uuid primary key,
     number text not null unique,
     organization_id uuid not null references organizations,
     invoice_id uuid not null references invoices,
     refund_id uuid not null references refunds,
     reason text not null,
     issued_at timestamptz not null,
     shipping_minor bigint not null default 0,
     fees_minor bigint not null default 0,
     extra_tax_minor bigint not null default 0,
     total_minor bigint not null check (total_minor >= 0),
     account_minor bigint not null,
     left_minor bigint not null,
     transferred_minor bigint not null default 0 check (transferred_minor >= 0),
     unique (refund_id, invoice_id),
     check (account_minor between 0 and total_minor - transferred_minor),
     check (left_minor between 0 and account_minor))`,
  `create index credit_notes_invoice on credit_notes (invoice_id)`,
  `create index credit_notes_organization on credit_notes (organization_id, issued_at desc, number desc)`,
  `create index credit_notes_left on credit_notes (organization_id, issued_at) where left_minor > 0`,
  `create table credit_note_lines (
     credit_note_id uuid not null references credit_notes on delete cascade,
     line_number integer not null,
     qty integer not null,
     price_minor bigint not null,
     tax_minor bigint not null,
     primary key (credit_note_id, line_number))`,
  // Rows are only added. TENDER: paid with the order. TRANSFER: billed by the provider of trade credit.
  `create table invoice_applications (
     id bigint generated always as identity primary key,
     invoice_id uuid not null references invoices on delete cascade,
     kind text not null check (kind in ('TENDER', 'TRANSFER', 'CREDIT', 'PAYMENT')),
     amount_minor bigint not null check (amount_minor > 0),
     payment_id uuid references invoice_payments,
     credit_note_id uuid references credit_notes,
     note text not null default '',
     created_at timestamptz not null,
     check ((kind = 'PAYMENT') = (payment_id is not null)),
     check ((kind = 'CREDIT') = (credit_note_id is not null)))`,
  `create index invoice_applications_invoice on invoice_applications (invoice_id, id)`,
  `create index invoice_applications_payment on invoice_applications (payment_id) where payment_id is not null`,
  `create index invoice_applications_credit on invoice_applications (credit_note_id) where credit_note_id is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
