import type { Db } from '../../kernel/database/database.ts';
import { endCanceledMemberships } from '../memberships/index.ts';
import { type AttemptRow, listAttemptsOf, lowerPayments, markCanceled } from '../payments/index.ts';
import { releasePromotions } from '../pricing/index.ts';
import { refundOrder } from './cancel-units.ts';
import { returnOrderBudget } from './order-accounting.ts';
import { giveBackStock } from './order-stock.ts';
import type { OrderLineRow, OrderRow } from './orders.repository.ts';
import { getRemainingParts } from './refund-lines.ts';

/**
 * Undoes an order whose status was just changed to CANCELED or DECLINED: its remaining units return to stock, its promotions can be used
 * again, and all money not yet refunded is returned, to the tenders and to its budget, including shipping and fees. The order's row must be locked.
 * @returns the attempts whose money the gateway has to return
 */
export async function undoOrder(
  trx: Db,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  reason: 'CANCELED' | 'DECLINED',
): Promise<AttemptRow[]> {
  // An approver may have lowered the total while the first one was held.
  await lowerPayments(trx, await listAttemptsOf(trx, order.order_number), order.ord_total_minor);
  await giveBackStock(trx, order);
  await releasePromotions(trx, order.order_number);
  await refundOrder(
    trx,
    order,
    order.ord_total_minor - order.refunded_minor,
    reason,
    getRemainingParts(order, lines),
  );
  await returnOrderBudget(trx, order);
  await trx
    .updateTable('order_lines')
    .set((eb) => ({ canceled_qty: eb.ref('qty') }))
    .where('order_number', '=', order.order_number)
    .execute();
  await endCanceledMemberships(trx, order.order_number);
  return markCanceled(trx, order.order_number);
}
