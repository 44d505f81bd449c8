import { sql } from 'kysely';
import { DEFAULT_LOCALE } from '@foolscap/core/money';
import type { Locale } from '@foolscap/core/vocabulary';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import { operatorText } from '../../kernel/translations/reply-text.ts';
import { dayIn } from '../delivery/index.ts';
import { findTimeZone } from './days.ts';
import type { InvoiceToPrint } from './pdf/write-documents.ts';
import { findInvoice } from './read-invoices.ts';

/** Invoices of a batch at most, so that a batch fits into one reply. */
const MOST_PRINTED = 200;

type Context = Pick<ApiContext, 'database' | 'settings' | 'now'>;

/** A batch of invoices to print. */
export interface PrintedInvoices {
  message: string;
  /** Absent if nothing is to be printed. */
  batch?: number;
  /** The PDF document with all invoices of the batch, base64. */
  pdf?: string;
}

/** Puts the invoices that wait to be printed into a new batch, each into one across all processes. @returns undefined for none */
const takeBatch = (db: Db, now: Date): Promise<number | undefined> =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`/* invoices.print */
      select id from invoices where delivered_at is null and delivery = 'POST'
      order by issued_at, number limit ${MOST_PRINTED} for update skip locked`.execute(trx);
    if (!rows.length) return undefined;
    const { id } = await trx
      .insertInto('invoice_print_batches')
      .values({ printed_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('invoices')
      .set({ delivered_at: now, print_batch: id })
      .where(
        'id',
        'in',
        rows.map((row) => row.id),
      )
      .execute();
    return id;
  });

/** Reads the invoices of a batch as they are now, in the language of their orders, by the name of the organization. */
async function readBatch(
  { database: { db }, settings, now }: Context,
  batch: number,
): Promise<InvoiceToPrint[]> {
  const rows = await db
    .selectFrom('invoices')
    .innerJoin('organizations', 'organizations.id', 'invoices.organization_id')
    .leftJoin('orders', 'orders.order_number', 'invoices.order_number')
    .select([
      'invoices.number',
      'invoices.organization_id',
      'organizations.name',
      'organizations.customer_number',
    ])
    .select('orders.locale')
    .where('print_batch', '=', batch)
    .orderBy('organizations.name')
    .orderBy('invoices.organization_id')
    .orderBy('invoices.issued_at')
    .orderBy('invoices.number')
    .execute();
  const invoices: InvoiceToPrint[] = [];
  for (const { number, organization_id: organizationId, name, customer_number, locale } of rows) {
    const timeZone = await findTimeZone(db, organizationId);
    const invoice = await findInvoice(
      db,
      { organizationId, timeZone, today: dayIn(timeZone, now()) },
      number,
    );
    invoices.push({
      invoice: invoice!,
      context: {
        organization: { name, customerNumber: customer_number },
        company: settings.company,
        locale: (locale as Locale | null) ?? DEFAULT_LOCALE,
        timeZone,
        now: now(),
      },
    });
  }
  return invoices;
}

/**
 * Names the latest batch, which was lost if its reply or its file was.
 * @param before a batch that does not count, nor do later ones
 */
async function describeLatest(db: Db, before?: number): Promise<string> {
  const latest = await db
    .selectFrom('invoice_print_batches')
    .select(['id', 'printed_at'])
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!latest) return '';
  const printedAt = latest.printed_at.toISOString().slice(0, 16).replace('T', ' ');
  return ` The batch before is ${latest.id}, of ${printedAt} UTC; print it again if it was lost.`;
}

/**
 * Prints the invoices of organizations without digital enrollment (storefront-6.13): a new batch with those that wait, each exactly once, or an earlier
 * batch again.
 * @throws ApiError 404 for an unknown batch
 */
export async function printInvoices(
  context: Context,
  { batch: wanted }: { batch?: number | undefined },
): Promise<PrintedInvoices> {
  const { db } = context.database;
  const batch = wanted ?? (await takeBatch(db, context.now()));
  if (batch === undefined) return { message: `No invoices to print.${await describeLatest(db)}` };
  const invoices = await readBatch(context, batch);
  if (!invoices.length)
    throw new ApiError(404, 'BATCH_NOT_FOUND', operatorText(`There is no batch ${batch}.`));
  const { writeInvoicesPdf } = await import('./pdf/write-documents.ts');
  const chunks: Buffer[] = [];
  for await (const chunk of await writeInvoicesPdf(batch, invoices)) chunks.push(Buffer.from(chunk));
  const { waiting } = await db
    .selectFrom('invoices')
    .select(sql<number>`count(*)::integer`.as('waiting'))
    .where('delivered_at', 'is', null)
    .where('delivery', '=', 'POST')
    .executeTakeFirstOrThrow();
  const count = invoices.length === 1 ? '1 invoice' : `${invoices.length} invoices`;
  const more = waiting > 0 ? ` ${waiting} more wait for the next batch.` : '';
  return {
    message: `Batch ${batch}: ${count}.${more}${wanted === undefined ? await describeLatest(db, batch) : ''}`,
    batch,
    pdf: Buffer.concat(chunks).toString('base64'),
  };
}
