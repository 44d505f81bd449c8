import { sql } from 'kysely';
import type { InvoiceStatement } from '@foolscap/account/contract';
import type { StatementKind } from '@foolscap/account/model';
import { toDecimal } from '@foolscap/core/money';
import type { Db } from '../../kernel/database/database.ts';
import { getMonthLimits } from './days.ts';
import { findFirstMonth, type InvoiceReader } from './read-invoices.ts';

interface EntryRow {
  at: Date;
  kind: StatementKind;
  number: string;
  order_number: string | null;
  amount: number;
  balance: number;
}

/** All entries of an organization: what it was charged, and what was paid or credited. Their sum is what it owes, less unused credit. */
const entriesOf = (organizationId: string) => sql`
  select issued_at as at, 1 as place, 'INVOICE' as kind, number, order_number, total_minor as amount
    from invoices where organization_id = ${organizationId}
  union all select application.created_at, 2, application.kind, invoices.number, order_number, -application.amount_minor
    from invoice_applications application join invoices on invoices.id = application.invoice_id
    where organization_id = ${organizationId} and application.kind in ('TENDER', 'TRANSFER')
  union all select note.issued_at, 3, 'CREDIT_NOTE', note.number, order_number, -note.total_minor
    from credit_notes note join invoices on invoices.id = note.invoice_id where note.organization_id = ${organizationId}
  union all select note.issued_at, 4, 'RETURNED', note.number, order_number, note.total_minor - note.account_minor - note.transferred_minor
    from credit_notes note join invoices on invoices.id = note.invoice_id
    where note.organization_id = ${organizationId} and note.total_minor > note.account_minor + note.transferred_minor
  union all select note.issued_at, 4, 'TRANSFER', note.number, order_number, note.transferred_minor
    from credit_notes note join invoices on invoices.id = note.invoice_id
    where note.organization_id = ${organizationId} and note.transferred_minor > 0
  union all select paid_at, 5, 'PAYMENT', number, null, -amount_minor
    from invoice_payments where organization_id = ${organizationId} and paid_at is not null`;

/** Reads one page of the statement of a month, the oldest entry first. A page after the last one is the last one. */
export async function readStatement(
  db: Db,
  reader: InvoiceReader,
  month: string,
  { page: wanted, size }: { page: number; size: number },
): Promise<InvoiceStatement> {
  const { organizationId, timeZone, today } = reader;
  const { from, until } = getMonthLimits(timeZone, month);
  const { rows: sums } = await sql<Record<'opening' | 'invoiced' | 'credited' | 'paid' | 'count', number>>`
    /* invoices.sums */ select
      coalesce(sum(amount) filter (where at < ${from}::timestamptz), 0)::bigint as opening,
      coalesce(sum(amount) filter (where at >= ${from}::timestamptz and kind = 'INVOICE'), 0)::bigint as invoiced,
      coalesce(sum(amount) filter (where at >= ${from}::timestamptz and kind in ('CREDIT_NOTE', 'RETURNED')), 0)::bigint as credited,
      coalesce(sum(amount) filter (where at >= ${from}::timestamptz and kind in ('TENDER', 'TRANSFER', 'PAYMENT')), 0)::bigint as paid,
      count(*) filter (where at >= ${from}::timestamptz) as count
    from (${entriesOf(organizationId)}) entry where at < ${until}::timestamptz`.execute(db);
  const [opening, invoiced, credited, paid, count] = (
    ['opening', 'invoiced', 'credited', 'paid', 'count'] as const
  ).map((name) => Number(sums[0]![name])) as [number, number, number, number, number];
  const totPages = Math.max(1, Math.ceil(count / size));
  const page = Math.min(wanted, totPages);
  const { rows } = await sql<EntryRow>`/* invoices.entries */
    select at, kind, number, order_number, amount::bigint as amount,
      (${opening}::bigint + sum(amount) over (order by at, place, number rows unbounded preceding))::bigint as balance
    from (${entriesOf(organizationId)}) entry where at >= ${from}::timestamptz and at < ${until}::timestamptz
    order by at, place, number limit ${size} offset ${(page - 1) * size}`.execute(db);
  const currentMonth = today.slice(0, 7);
  return {
    month,
    firstMonth: (await findFirstMonth(db, reader)) ?? currentMonth,
    currentMonth,
    timeZone,
    opening: toDecimal(opening),
    closing: toDecimal(opening + invoiced + credited + paid),
    invoiced: toDecimal(invoiced),
    credited: toDecimal(credited),
    paid: toDecimal(paid),
    entries: rows.map(({ at, kind, number, order_number, amount, balance }) => ({
      at: new Date(at).toISOString(),
      kind,
      number,
      ...(order_number ? { orderNumber: order_number } : {}),
      amount: toDecimal(Number(amount)),
      balance: toDecimal(Number(balance)),
    })),
    count,
    page,
    totPages,
  };
}
