import { isPerUnit } from '@foolscap/cart/model';
import { CHECKOUT_CODES } from '@foolscap/checkout/model';
import type { Db } from '../../kernel/database/database.ts';
import { badRequest } from '../../kernel/http/api-error.ts';
import { isPickup } from '../delivery/index.ts';
import { endCanceledMemberships } from '../memberships/index.ts';
import { listAttemptsOf, recordRefund, type RefundParts } from '../payments/index.ts';
import { checkRest } from './check-rest.ts';
import { returnUnitsBudget } from './order-accounting.ts';
import { checkMinimumLeft } from './order-minimum.ts';
import { giveBackUnits } from './order-stock.ts';
import type { OrderLineRow, OrderRow } from './orders.repository.ts';
import { countLeft, refundLine, sumLines } from './refund-lines.ts';

/** Units of a line to cancel. */
export interface CanceledUnits {
  lineNumber: number;
  qty: number;
}

/**
 * Completes a request to cancel units. Plans and services follow the units of their parent, as in the cart, and all child lines are
 * canceled with a line's last unit. Free items are canceled with the last paid item.
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
    if (qty > countLeft(line))
      throw badRequest(
        CHECKOUT_CODES.linesInvalid,
        countLeft(line)
          ? `Only ${countLeft(line)} of this item can be canceled.`
          : 'This item is already canceled.',
        `${field}.qty`,
      );
    units.set(line, qty);
  }
  for (const [parent, qty] of [...units]) {
    const remaining = countLeft(parent) - qty;
    for (const child of lines.filter((line) => line.parent_line_number === parent.line_number)) {
      if (remaining > 0 && !isPerUnit(child.relation)) continue;
      const tooMany = countLeft(child) - remaining;
      if (tooMany > (units.get(child) ?? 0)) units.set(child, tooMany);
    }
  }
  // Free items require paid items.
  const isPaid = ({ free_promotion_id }: OrderLineRow) => free_promotion_id === null;
  if (isEverything(lines.filter(isPaid), units))
    for (const gift of lines.filter((line) => !isPaid(line) && countLeft(line) > 0))
      units.set(gift, countLeft(gift));
  return units;
}

/** Checks whether nothing would be left of an order. */
export const isEverything = (
  lines: readonly OrderLineRow[],
  units: ReadonlyMap<OrderLineRow, number>,
): boolean => lines.every((line) => countLeft(line) === (units.get(line) ?? 0));

/**
 * Cancels units of an order: marks them, returns them to stock and records the refund of their price, surcharge, services and tax. Shipping
 * is not refunded. The order's row must be locked.
 * @returns the refund in US cents
 * @throws ApiError 409 CONTRACT_MINIMUM_NOT_MET or ORDER_PART_NOT_CANCELLABLE, unless they are returned
 */
export async function cancelUnits(
  trx: Db,
  order: OrderRow,
  ordered: readonly OrderLineRow[],
  units: ReadonlyMap<OrderLineRow, number>,
  reason: 'CANCELED' | 'RETURNED' = 'CANCELED',
): Promise<number> {
  // An operator has decided on a return.
  if (reason === 'CANCELED') {
    await checkMinimumLeft(trx, order, ordered, units);
    await checkRest(trx, order, ordered, units);
  }
  const orderNumber = order.order_number;
  const lines = [...units].map(([line, qty]) => refundLine(line, qty));
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
  await endCanceledMemberships(trx, orderNumber);
  const amount = sumLines(lines);
  await refundOrder(trx, order, amount, reason, { lines, shipping: 0, fees: 0, tax: 0 });
  await returnUnitsBudget(trx, order, units);
  return amount;
}

/** Records a refund of an order with its parts per tender. */
export async function refundOrder(
  trx: Db,
  order: OrderRow,
  amount: number,
  reason: 'CANCELED' | 'DECLINED' | 'RETURNED',
  parts: RefundParts,
): Promise<void> {
  const orderNumber = order.order_number;
  const payments = (await listAttemptsOf(trx, orderNumber)).flatMap((attempt) => attempt.payments);
  await recordRefund(trx, { orderNumber, reason, amount, ...parts }, payments);
  await trx
    .updateTable('orders')
    .set((eb) => ({ refunded_minor: eb('refunded_minor', '+', amount) }))
    .where('order_number', '=', orderNumber)
    .execute();
}
