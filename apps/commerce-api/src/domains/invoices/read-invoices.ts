import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Aging, CreditNote, Invoice, InvoicesData, InvoiceSummary } from '@foolscap/account/contract';
import type { InvoiceFilter, InvoiceStatus } from '@foolscap/account/model';
import { brandName } from '@foolscap/checkout/model';
import { toDecimal } from '@foolscap/core/money';
import type { Db } from '../../kernel/database/database.ts';
import { dayIn } from '../delivery/index.ts';
import type { CreditNotesTable, InvoicesTable } from './tables.ts';

type InvoiceRow = Selectable<InvoicesTable>;

/** The organization whose invoices are read, and its day. */
export interface InvoiceReader {
  organizationId: string;
  timeZone: string;
  /** ISO date, in this time zone. */
  today: string;
}

export interface InvoiceChoice {
  filter: InvoiceFilter;
  orderNumber?: string | undefined;
  numbers?: readonly string[] | undefined;
  page: number;
  size: number;
}

const hasTransfer = sql<boolean>`exists (select from invoice_applications
  where invoice_applications.invoice_id = invoices.id and invoice_applications.kind = 'TRANSFER')`;

const getStatus = (
  {
    open_minor,
    due_on,
    is_transferred,
  }: Pick<InvoiceRow, 'open_minor' | 'due_on'> & { is_transferred: boolean },
  today: string,
): InvoiceStatus => {
  if (open_minor > 0) return due_on < today ? 'OVERDUE' : 'OPEN';
  return is_transferred ? 'TRANSFERRED' : 'PAID';
};

const getSummary = (row: InvoiceRow & { is_transferred: boolean }, today: string): InvoiceSummary => ({
  number: row.number,
  orderNumber: row.order_number,
  issuedAt: row.issued_at.toISOString(),
  dueOn: row.due_on,
  status: getStatus(row, today),
  biller: row.biller,
  total: toDecimal(row.total_minor),
  open: toDecimal(row.open_minor),
  canPay: row.biller === 'OWN' && row.open_minor > 0 && row.payment_id === null,
  ...(row.purchase_order_number ? { purchaseOrderNumber: row.purchase_order_number } : {}),
});

/** Returns the condition for the invoices of a filter. */
function matching({ organizationId, today }: InvoiceReader, choice: InvoiceChoice): RawBuilder<boolean> {
  const { filter, orderNumber, numbers } = choice;
  const conditions = [sql<boolean>`organization_id = ${organizationId}`];
  if (filter === 'PAID') conditions.push(sql<boolean>`open_minor = 0`);
  if (filter === 'OPEN' || filter === 'OVERDUE') conditions.push(sql<boolean>`open_minor > 0`);
  if (filter === 'OVERDUE') conditions.push(sql<boolean>`due_on < ${today}`);
  if (orderNumber !== undefined) conditions.push(sql<boolean>`order_number = ${orderNumber}`);
  if (numbers) conditions.push(sql<boolean>`number = any(${numbers}::text[])`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Sums up what is open by the days since it was due. */
async function readAging(db: Db, { organizationId, today }: InvoiceReader): Promise<Aging> {
  const { rows } = await sql<Record<keyof Aging, number>>`/* invoices.aging */
    select ${sql.join(
      (
        [
          ['current', sql`days <= 0`],
          ['days30', sql`days between 1 and 30`],
          ['days60', sql`days between 31 and 60`],
          ['days90', sql`days between 61 and 90`],
          ['older', sql`days > 90`],
          ['total', sql`true`],
        ] as const
      ).map(
        ([name, days]) =>
          sql`coalesce(sum(open_minor) filter (where ${days}), 0)::bigint as ${sql.ref(name)}`,
      ),
    )} from (select open_minor, ${today}::date - due_on::date as days from invoices
      where organization_id = ${organizationId} and open_minor > 0) open`.execute(db);
  return Object.fromEntries(
    Object.entries(rows[0]!).map(([name, minor]) => [name, toDecimal(Number(minor))]),
  ) as Aging;
}

/** Returns the month of the first invoice of an organization; undefined without one. */
export async function findFirstMonth(
  db: Db,
  { organizationId, timeZone }: InvoiceReader,
): Promise<string | undefined> {
  const first = await db
    .selectFrom('invoices')
    .select('issued_at')
    .where('organization_id', '=', organizationId)
    .orderBy('issued_at')
    .limit(1)
    .executeTakeFirst();
  return first && dayIn(timeZone, first.issued_at).slice(0, 7);
}

/** Reads the party that bills an organization, with the address of its portal. */
async function readBiller(db: Db, organizationId: string) {
  const { biller, bill_trust_url: url } = await db
    .selectFrom('organizations')
    .select(['biller', 'bill_trust_url'])
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return { biller, portalUrl: url ?? undefined };
}

/** Reads one page of the invoices, with the sums of all. A page after the last one is the last one. */
export async function readInvoices(
  db: Db,
  reader: InvoiceReader,
  choice: InvoiceChoice,
): Promise<InvoicesData> {
  const { organizationId, timeZone, today } = reader;
  const { count } = await db
    .selectFrom('invoices')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where(matching(reader, choice))
    .executeTakeFirstOrThrow();
  const totPages = Math.max(1, Math.ceil(count / choice.size));
  const page = Math.min(choice.page, totPages);
  const rows = await db
    .selectFrom('invoices')
    .selectAll()
    .select(hasTransfer.as('is_transferred'))
    .where(matching(reader, choice))
    .orderBy('issued_at', 'desc')
    .orderBy('number', 'desc')
    .limit(choice.size)
    .offset((page - 1) * choice.size)
    .execute();
  const { credit } = await db
    .selectFrom('credit_notes')
    .select(sql<number>`coalesce(sum(left_minor), 0)::bigint`.as('credit'))
    .where('organization_id', '=', organizationId)
    .where('left_minor', '>', 0)
    .executeTakeFirstOrThrow();
  const { biller, portalUrl } = await readBiller(db, organizationId);
  const currentMonth = today.slice(0, 7);
  return {
    invoices: rows.map((row) => getSummary(row, today)),
    filter: choice.filter,
    aging: await readAging(db, reader),
    credit: toDecimal(Number(credit)),
    biller,
    ...(biller === 'BILL_TRUST' && portalUrl ? { portalUrl } : {}),
    firstMonth: (await findFirstMonth(db, reader)) ?? currentMonth,
    currentMonth,
    timeZone,
    count,
    page,
    totPages,
  };
}

type NamedLine = { line_number: number; sku: string; name: string };

/** Reads the lines of credit notes as a reply shows them. */
async function readCreditNotes(
  db: Db,
  notes: readonly Selectable<CreditNotesTable>[],
  billed: readonly NamedLine[],
): Promise<CreditNote[]> {
  if (!notes.length) return [];
  const lines = await db
    .selectFrom('credit_note_lines')
    .selectAll()
    .where(
      'credit_note_id',
      'in',
      notes.map(({ id }) => id),
    )
    .orderBy('line_number')
    .execute();
  return notes.map((note) => ({
    number: note.number,
    issuedAt: note.issued_at.toISOString(),
    total: toDecimal(note.total_minor),
    account: toDecimal(note.account_minor),
    ...(note.transferred_minor > 0 ? { transferred: toDecimal(note.transferred_minor) } : {}),
    lines: lines
      .filter(({ credit_note_id }) => credit_note_id === note.id)
      .map(({ line_number, qty, price_minor, tax_minor }) => {
        const { sku = '', name = '' } = billed.find((each) => each.line_number === line_number) ?? {};
        return { itemId: sku, name, qty, amount: toDecimal(price_minor + tax_minor) };
      }),
  }));
}

/** Reads an invoice of an organization. @returns undefined for one that it does not have */
export async function findInvoice(
  db: Db,
  { organizationId, timeZone, today }: InvoiceReader,
  number: string,
): Promise<Invoice | undefined> {
  const row = await db
    .selectFrom('invoices')
    .selectAll()
    .select(hasTransfer.as('is_transferred'))
    .where('organization_id', '=', organizationId)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) return undefined;
  const lines = await db
    .selectFrom('invoice_lines')
    .selectAll()
    .where('invoice_id', '=', row.id)
    .orderBy('line_number')
    .execute();
  const applications = await db
    .selectFrom('invoice_applications as application')
    .leftJoin('invoice_payments as payment', 'payment.id', 'application.payment_id')
    .leftJoin('credit_notes as credit', 'credit.id', 'application.credit_note_id')
    .select([
      'application.kind',
      'application.amount_minor',
      'application.note',
      'application.created_at',
      'payment.number as payment_number',
      'payment.brand',
      'payment.last_four',
      'payment.reference',
      'credit.number as credit_number',
    ])
    .where('application.invoice_id', '=', row.id)
    .orderBy('application.id')
    .execute();
  const notes = await db
    .selectFrom('credit_notes')
    .selectAll()
    .where('invoice_id', '=', row.id)
    .orderBy('number')
    .execute();
  const sum = (value: (line: (typeof lines)[number]) => number) =>
    lines.reduce((total, line) => total + value(line), 0);
  const { portalUrl } = await readBiller(db, organizationId);
  return {
    ...getSummary(row, today),
    timeZone,
    ...(row.purchase_order_release ? { poRelease: row.purchase_order_release } : {}),
    ...(row.budget_center ? { budgetCenter: row.budget_center } : {}),
    ...(row.bill_to ? { billTo: row.bill_to as NonNullable<Invoice['billTo']> } : {}),
    ...(row.ship_to ? { shipTo: row.ship_to as NonNullable<Invoice['shipTo']> } : {}),
    lines: lines.map((line) => ({
      itemId: line.sku,
      name: line.name,
      qty: line.qty,
      unitPrice: toDecimal(line.unit_price_minor),
      price: toDecimal(line.price_minor),
      surcharge: toDecimal(line.surcharge_minor),
      services: toDecimal(line.services_minor),
      tax: toDecimal(line.tax_minor),
    })),
    goods: toDecimal(sum(({ price_minor }) => price_minor)),
    surcharges: toDecimal(sum(({ surcharge_minor }) => surcharge_minor)),
    services: toDecimal(sum(({ services_minor }) => services_minor)),
    shipping: toDecimal(row.shipping_minor),
    fees: toDecimal(row.fees_minor),
    tax: toDecimal(sum(({ tax_minor }) => tax_minor) + row.extra_tax_minor),
    applications: applications.map((each) => {
      const documentNumber = each.payment_number ?? each.credit_number;
      const note =
        each.note ||
        each.reference ||
        [each.brand && brandName(each.brand), each.last_four].filter(Boolean).join(' ');
      return {
        kind: each.kind,
        at: each.created_at.toISOString(),
        amount: toDecimal(each.amount_minor),
        ...(documentNumber ? { number: documentNumber } : {}),
        ...(note ? { note } : {}),
      };
    }),
    creditNotes: await readCreditNotes(db, notes, lines),
    ...(row.biller === 'BILL_TRUST' && portalUrl ? { portalUrl } : {}),
  };
}
