import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import { lockOrder } from '../orders/index.ts';
import { issueCreditNotes } from './issue-credit-notes.ts';
import { issueInvoice } from './issue-invoice.ts';

/** The most orders that one round accounts for. */
const MOST = 500;

/**
 * An order of an organization without a part to ship or collect: a membership, or downloads only, which have an address for their tax. Its invoice is
 * issued at once, unless it waits for approval or was canceled.
 */
const HAS_NO_PARTS = sql<boolean>`(orders.organization_id is not null and orders.pickups = '[]'
  and orders.status in ('PLACED', 'RELEASED') and (orders.shipping_address is null or (
    select bool_and(coalesce(products.product_type_name = 'ESD', false)) from order_lines
      left join products on products.sku = order_lines.sku
      where order_lines.order_number = orders.order_number and order_lines.qty > order_lines.canceled_qty)))`;

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
  const { hasNoParts } = await trx
    .selectFrom('orders')
    .select(HAS_NO_PARTS.as('hasNoParts'))
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  if (hasNoParts) await issueInvoice(trx, whole, '', now);
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

/**
 * Accounts for the next order, which no other instance does in the meantime.
 * @param done orders of this round
 * @returns its number; undefined if none is left
 */
async function accountForNext(
  db: Db,
  done: readonly string[],
  log: Pick<FastifyBaseLogger, 'error'>,
  now: Date,
): Promise<string | undefined> {
  let orderNumber: string | undefined;
  try {
    await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ order_number: string }>`/* invoices.next */
        select orders.order_number from orders where orders.organization_id is not null
          and orders.order_number <> all(${done}::text[]) and (
          orders.order_number in (select order_number from order_parts where invoiced_at is null and state <> 'READY')
          or orders.order_number in (select order_number from refunds where credited_at is null)
          or (${HAS_NO_PARTS} and not exists (select from invoices where invoices.order_number = orders.order_number)))
        order by orders.order_number limit 1 for update of orders skip locked`.execute(trx);
      orderNumber = rows[0]?.order_number;
      if (orderNumber !== undefined) await accountFor(trx, orderNumber, now);
    });
  } catch (error) {
    if (orderNumber === undefined) throw error;
    log.error({ err: error, orderNumber }, 'an order could not be invoiced; it will be retried');
  }
  return orderNumber;
}

/**
 * Issues the invoices of everything that has been shipped or collected, and the credit notes of what was refunded after that. What was already accounted
 * for is marked in the same transaction, so nothing is lost if the process dies, and nothing is issued twice by concurrent runs. An order that fails is
 * logged, and does not keep the others from their invoices.
 */
export async function accountForOrders(
  db: Db,
  log: Pick<FastifyBaseLogger, 'error'>,
  now: Date,
): Promise<void> {
  await skipOthers(db, now);
  const done: string[] = [];
  while (done.length < MOST) {
    const orderNumber = await accountForNext(db, done, log, now);
    if (orderNumber === undefined) return;
    done.push(orderNumber);
  }
}
