import { isPerUnit, refundUnits } from '@foolscap/cart/model';
import { CHECKOUT_CODES } from '@foolscap/checkout/model';
import type { Db } from '../../kernel/database/database.ts';
import { badRequest } from '../../kernel/http/api-error.ts';
import { isPickup } from '../cart/index.ts';
import { listAttemptsOf, recordRefund } from '../payments/index.ts';
import { returnOrderBudget } from './order-accounting.ts';
import { giveBackUnits } from './order-stock.ts';
import type { OrderLineRow, OrderRow } from './orders.repository.ts';

/** Units of a line to cancel. */
export interface CanceledUnits {
  lineNumber: number;
  qty: number;
}

const left = ({ qty, canceled_qty }: OrderLineRow): number => qty - canceled_qty;

/**
 * Completes a request to cancel units: plans and services follow the units of their parent, as in the cart, and everything below a line is
 * canceled with its last unit. Free items are canceled with the last goods that were paid.
 * @throws ApiError 400 for a line that the order does not have, or more units than are left
 */
export function unitsToCancel(
  lines: readonly OrderLineRow[],
  requested: readonly CanceledUnits[],
): Map<OrderLineRow, number> {
  const units = new Map<OrderLineRow, number>();
  for (const [index, { lineNumber, qty }] of requested.entries()) {
    const line = lines.find((each) => each.line_number === lineNumber);
    const field = `lines[${index}]`;
    if (!line || units.has(line))
      throw badRequest(
        CHECKOUT_CODES.linesInvalid,
        'The order has no such line, or it is named twice.',
        field,
      );
    if (qty > left(line))
      throw badRequest(
        CHECKOUT_CODES.linesInvalid,
        left(line) ? `Only ${left(line)} of this item can be canceled.` : 'This item is already canceled.',
        `${field}.qty`,
      );
    units.set(line, qty);
  }
  for (const [parent, qty] of [...units]) {
    const remaining = left(parent) - qty;
    for (const child of lines.filter((line) => line.parent_line_number === parent.line_number)) {
      if (remaining > 0 && !isPerUnit(child.relation)) continue;
      const tooMany = left(child) - remaining;
      if (tooMany > (units.get(child) ?? 0)) units.set(child, tooMany);
    }
  }
  // Free items come with goods that are paid, and not without them.
  const isPaid = ({ free_promotion_id }: OrderLineRow) => free_promotion_id === null;
  if (isEverything(lines.filter(isPaid), units))
    for (const gift of lines.filter((line) => !isPaid(line) && left(line) > 0)) units.set(gift, left(gift));
  return units;
}

/** Whether nothing of an order would be left. */
export const isEverything = (
  lines: readonly OrderLineRow[],
  units: ReadonlyMap<OrderLineRow, number>,
): boolean => lines.every((line) => left(line) === (units.get(line) ?? 0));

/**
 * Cancels units of an order: marks them, returns them to stock and records the refund of their price, surcharge, services and tax. What the order paid for shipping
 * stays. The order's row must be locked.
 */
export async function cancelUnits(
  trx: Db,
  order: OrderRow,
  units: ReadonlyMap<OrderLineRow, number>,
): Promise<void> {
  const orderNumber = order.order_number;
  const refunds = [...units].map(([line, qty]) => {
    const { net, tax } = refundUnits(
      {
        qty: line.qty,
        refundedQty: line.canceled_qty,
        net: line.price_minor + line.surcharge_minor + line.services_minor,
        tax: line.tax_minor ?? 0,
      },
      qty,
    );
    return { line_number: line.line_number, qty, price_minor: net, tax_minor: tax };
  });
  for (const [line, qty] of units) {
    await trx
      .updateTable('order_lines')
      .set({ canceled_qty: line.canceled_qty + qty })
      .where('order_number', '=', orderNumber)
      .where('line_number', '=', line.line_number)
      .execute();
  }
  await giveBackUnits(
    trx,
    orderNumber,
    [...units].map(([line, qty]) => ({ sku: line.sku, store: isPickup(line) ? line.pickup_store : '', qty })),
  );
  const amount = refunds.reduce((sum, { price_minor, tax_minor }) => sum + price_minor + tax_minor, 0);
  await refundOrder(trx, order, amount, 'CANCELED', refunds);
}

/** Records a refund of an order and its parts per tender, and gives the amount back to its budget. */
export async function refundOrder(
  trx: Db,
  order: OrderRow,
  amount: number,
  reason: 'CANCELED' | 'DECLINED',
  lines: Parameters<typeof recordRefund>[1]['lines'],
): Promise<void> {
  const orderNumber = order.order_number;
  const payments = (await listAttemptsOf(trx, orderNumber)).flatMap((attempt) => attempt.payments);
  await recordRefund(trx, { orderNumber, reason, amount, lines }, payments);
  await trx
    .updateTable('orders')
    .set((eb) => ({ refunded_minor: eb('refunded_minor', '+', amount) }))
    .where('order_number', '=', orderNumber)
    .execute();
  await returnOrderBudget(trx, order, amount);
}
