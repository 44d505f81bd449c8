import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import type { OrderRow } from '../orders/index.ts';
import { lockOrganization, payCharge, useCredits } from './apply.ts';
import { nextDocumentNumber } from './document-number.ts';
import type { CreditNoteLinesTable } from './tables.ts';

export interface RefundToCredit {
  id: string;
  reason: 'CANCELED' | 'DECLINED' | 'RETURNED';
  shipping_minor: number;
  fees_minor: number;
  tax_minor: number;
}

type Line = Omit<CreditNoteLinesTable, 'credit_note_id'>;

/** Reads the lines of a refund that an invoice has billed, by invoice. */
async function readBilledLines(trx: Db, orderNumber: string, refundId: string): Promise<Map<string, Line[]>> {
  const rows = await trx
    .selectFrom('refund_lines')
    .innerJoin('invoice_lines', 'invoice_lines.line_number', 'refund_lines.line_number')
    .innerJoin('invoices', 'invoices.id', 'invoice_lines.invoice_id')
    .select([
      'invoice_lines.invoice_id',
      'refund_lines.line_number',
      'refund_lines.qty',
      'refund_lines.price_minor',
      'refund_lines.tax_minor',
    ])
    .where('refund_lines.refund_id', '=', refundId)
    .where('invoices.order_number', '=', orderNumber)
    .orderBy('refund_lines.line_number')
    .execute();
  const byInvoice = new Map<string, Line[]>();
  for (const { invoice_id, ...line } of rows)
    byInvoice.set(invoice_id, [...(byInvoice.get(invoice_id) ?? []), line]);
  return byInvoice;
}

/** Reads the part of a refund that lowers what the organization owes, in US cents; the rest goes back to other tenders. */
async function readAccountPart(trx: Db, refundId: string): Promise<number> {
  const { amount } = await trx
    .selectFrom('payment_refunds')
    .innerJoin('payments', 'payments.id', 'payment_refunds.payment_id')
    .select(sql<number>`coalesce(sum(payment_refunds.amount_minor), 0)::bigint`.as('amount'))
    .where('refund_id', '=', refundId)
    .where('payments.type', '=', 'ACCOUNT')
    .executeTakeFirstOrThrow();
  return Number(amount);
}

/** Returns what the account was charged for the invoices of an order, less earlier credits; in US cents. */
async function readCharged(trx: Db, orderNumber: string): Promise<number> {
  const { billed } = await trx
    .selectFrom('invoices')
    .select(sql<number>`coalesce(sum(total_minor), 0)::bigint`.as('billed'))
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  const { paid } = await trx
    .selectFrom('invoice_applications')
    .innerJoin('invoices', 'invoices.id', 'invoice_applications.invoice_id')
    .select(sql<number>`coalesce(sum(invoice_applications.amount_minor), 0)::bigint`.as('paid'))
    .where('invoices.order_number', '=', orderNumber)
    .where('invoice_applications.kind', '=', 'TENDER')
    .executeTakeFirstOrThrow();
  const { credited } = await trx
    .selectFrom('credit_notes')
    .innerJoin('invoices', 'invoices.id', 'credit_notes.invoice_id')
    .select(
      sql<number>`coalesce(sum(credit_notes.account_minor + credit_notes.transferred_minor), 0)::bigint`.as(
        'credited',
      ),
    )
    .where('invoices.order_number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  return Math.max(0, Number(billed) - Number(paid) - Number(credited));
}

/**
 * Writes the credit notes for a refund, one for each invoice that had billed its units. Units that no invoice had billed need none. The part
 * that was charged to the account lowers the invoice, then other invoices, and the rest waits for later ones. The order must be locked.
 */
export async function issueCreditNotes(
  trx: Db,
  order: OrderRow,
  refund: RefundToCredit,
  now: Date,
): Promise<void> {
  const lines = await readBilledLines(trx, order.order_number, refund.id);
  const invoices = await trx
    .selectFrom('invoices')
    .select(['id', 'biller'])
    .where('order_number', '=', order.order_number)
    .orderBy('number')
    .execute();
  if (!invoices.length) return;
  await lockOrganization(trx, order.organization_id!);
  // A refund returns the account's part of the order first, so a note can credit more than the account was charged for its own invoice. The rest of it
  // was not invoiced yet: the next invoice of the order finds it with the other tenders.
  let account = Math.min(await readAccountPart(trx, refund.id), await readCharged(trx, order.order_number));
  for (const [index, invoice] of invoices.entries()) {
    const credited = lines.get(invoice.id) ?? [];
    // Shipping and fees were on the first invoice.
    const extras =
      index === 0
        ? {
            shipping_minor: refund.shipping_minor,
            fees_minor: refund.fees_minor,
            extra_tax_minor: refund.tax_minor,
          }
        : { shipping_minor: 0, fees_minor: 0, extra_tax_minor: 0 };
    const total =
      credited.reduce((sum, { price_minor, tax_minor }) => sum + price_minor + tax_minor, 0) +
      extras.shipping_minor +
      extras.fees_minor +
      extras.extra_tax_minor;
    if (total === 0 && !credited.length) continue;
    const part = Math.min(account, total);
    account -= part;
    const isTransferred = invoice.biller === 'BLUE_TARP';
    const id = randomUUID();
    await trx
      .insertInto('credit_notes')
      .values({
        id,
        number: await nextDocumentNumber(trx, 'CRN', now),
        organization_id: order.organization_id!,
        invoice_id: invoice.id,
        refund_id: refund.id,
        reason: refund.reason,
        issued_at: now,
        ...extras,
        total_minor: total,
        account_minor: isTransferred ? 0 : part,
        left_minor: isTransferred ? 0 : part,
        transferred_minor: isTransferred ? part : 0,
      })
      .execute();
    if (credited.length)
      await trx
        .insertInto('credit_note_lines')
        .values(credited.map((line) => ({ ...line, credit_note_id: id })))
        .execute();
    if (isTransferred) await payCharge(trx, order.order_number, -part);
    else await useCredits(trx, order.organization_id!, now, invoice.id);
  }
}
