import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import { lockOrder } from '../orders/index.ts';
import { issueCreditNotes } from './issue-credit-notes.ts';
import { issueInvoice } from './issue-invoice.ts';

/** The most orders that one round accounts for. */
const MOST = 500;

/** An order of an organization without a part that is shipped or collected, such as downloads. Its invoice is issued at once. */
const HAS_NO_PARTS = sql<boolean>`(orders.organization_id is not null and orders.shipping_address is null and orders.pickups = '[]')`;

/** Marks what needs no invoice: parts and refunds of orders that no organization placed. */
async function skipOthers(db: Db, now: Date): Promise<void> {
  await sql`/* invoices.skip */ update order_parts part set invoiced_at = ${now}::timestamptz from orders
    where orders.order_number = part.order_number and part.invoiced_at is null and part.state <> 'READY'
      and orders.organization_id is null`.execute(db);
  await sql`/* invoices.skip */ update refunds set credited_at = ${now}::timestamptz from orders
    where orders.order_number = refunds.order_number and refunds.credited_at is null
      and orders.organization_id is null`.execute(db);
}

/** Writes the missing credit notes and invoices of a locked order. */
async function accountFor(trx: Db, orderNumber: string, now: Date): Promise<void> {
  const whole = await lockOrder(trx, orderNumber);
  if (!whole || whole.order.organization_id === null) return;
  const { order, parts } = whole;
  const refunds = await trx
    .selectFrom('refunds')
    .select(['id', 'reason', 'shipping_minor', 'fees_minor', 'tax_minor'])
    .where('order_number', '=', orderNumber)
    .where('credited_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  // First, because an invoice bills only what is left.
  for (const refund of refunds) {
    await issueCreditNotes(trx, order, refund, now);
    await trx.updateTable('refunds').set({ credited_at: now }).where('id', '=', refund.id).execute();
  }
  const isUndone = order.status === 'CANCELED' || order.status === 'DECLINED';
  if (!order.shipping_address && !order.pickups.length && !isUndone) await issueInvoice(trx, whole, '', now);
  for (const { place, state, invoiced_at } of parts) {
    if (invoiced_at !== null || state === 'READY') continue;
    await issueInvoice(trx, whole, place, now);
    await trx
      .updateTable('order_parts')
      .set({ invoiced_at: now })
      .where('order_number', '=', orderNumber)
      .where('place', '=', place)
      .execute();
  }
}

/** Accounts for one order, after others that hold it. Does nothing for an order that no organization placed. */
export const accountForOrder = (db: Db, orderNumber: string, now: Date): Promise<void> =>
  db.transaction().execute((trx) => accountFor(trx, orderNumber, now));

/** Accounts for the next order, which no other instance does in the meantime. @returns false if none is left */
const accountForNext = (db: Db, now: Date): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ order_number: string }>`/* invoices.next */
      select orders.order_number from orders where orders.organization_id is not null and (
        orders.order_number in (select order_number from order_parts where invoiced_at is null and state <> 'READY')
        or orders.order_number in (select order_number from refunds where credited_at is null)
        or (${HAS_NO_PARTS} and orders.status not in ('PENDING_APPROVAL', 'DECLINED', 'CANCELED')
          and not exists (select from invoices where invoices.order_number = orders.order_number)))
      order by orders.order_number limit 1 for update of orders skip locked`.execute(trx);
    if (!rows[0]) return false;
    await accountFor(trx, rows[0].order_number, now);
    return true;
  });

/**
 * Issues the invoices of everything that has been shipped or collected, and the credit notes of what was refunded after that. What was already accounted
 * for is marked in the same transaction, so nothing is lost if the process dies, and nothing is issued twice by concurrent runs.
 */
export async function accountForOrders(db: Db, now: Date): Promise<void> {
  await skipOthers(db, now);
  for (let count = 0; count < MOST && (await accountForNext(db, now)); count += 1);
}
