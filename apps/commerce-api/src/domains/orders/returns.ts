import type { FastifyBaseLogger } from 'fastify';
import type { Selectable } from 'kysely';
import { formatMoney } from '@foolscap/core/money';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import { operatorText } from '../../kernel/translations/reply-text.ts';
import type { PaymentContext } from '../payments/index.ts';
import { cancelUnits, unitsToCancel } from './cancel-units.ts';
import { createOrderPayments } from './order-payments.ts';
import { lockOrder } from './orders.repository.ts';
import { getPlaceOfLine } from './place-of-line.ts';
import type { OrderReturnsTable } from './tables.ts';

/** Units that a customer has sent back. */
export interface ReturnRequest {
  orderNumber: string;
  lineNumber: number;
  qty: number;
  /** Identifies the return in the whole shop, such as `RMA-1`: a repeated call returns nothing again. */
  reference: string;
}

const refused = (message: string, status = 409) =>
  new ApiError(status, 'RETURN_REFUSED', operatorText(message));

const findReturn = (db: Db, reference: string) =>
  db.selectFrom('order_returns').selectAll().where('reference', '=', reference).executeTakeFirst();

const otherReturn = ({ reference, qty, line_number, order_number }: Selectable<OrderReturnsTable>) =>
  refused(
    `${reference} is the return of ${qty} of line ${line_number} of order ${order_number}. Use another reference.`,
  );

export type Returns = ReturnType<typeof createReturns>;

/** Creates the refunds of units that were sent back after they had been shipped or collected, as an operator reports them. */
export function createReturns({
  database,
  gateway,
  now,
  onRefunded,
}: Pick<PaymentContext, 'database' | 'gateway' | 'now'> & {
  /** Called after a refund was written. */
  onRefunded?: (orderNumber: string, log: Pick<FastifyBaseLogger, 'error' | 'info'>) => Promise<void>;
}) {
  const payments = createOrderPayments({ database, gateway, now });
  return {
    /**
     * Refunds units with the plans and services that belong to them, and returns them to stock. Shipping and fees are not refunded.
     * A repeated call under the same reference has the first outcome, and continues its payment steps if they failed.
     * @throws ApiError 404 for an unknown order, 400 for units that it does not have, 409 for units that were not shipped or a reference of
     * another return
     */
    async execute(
      { orderNumber, lineNumber, qty, reference }: ReturnRequest,
      log: Pick<FastifyBaseLogger, 'error' | 'info'>,
    ): Promise<{ message: string }> {
      const amount = await database.db.transaction().execute(async (trx) => {
        const found = await lockOrder(trx, orderNumber);
        if (!found) throw refused(`There is no order ${orderNumber}.`, 404);
        const recorded = await findReturn(trx, reference);
        if (recorded) {
          const isSame =
            recorded.order_number === orderNumber &&
            recorded.line_number === lineNumber &&
            recorded.qty === qty;
          if (!isSame) throw otherReturn(recorded);
          return recorded.amount_minor;
        }
        const { order, lines, parts } = found;
        const units = unitsToCancel(lines, [{ lineNumber, qty }]);
        for (const line of units.keys()) {
          const part = parts.find(({ place }) => place === getPlaceOfLine(order, line));
          if (!part || part.state === 'READY')
            throw refused(
              `Line ${line.line_number} of order ${orderNumber} was not shipped or collected yet.`,
            );
        }
        const amount = await cancelUnits(trx, order, lines, units, 'RETURNED');
        // A call for another order may have recorded the reference meanwhile; this one then changes nothing.
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('order_returns')
          .values({
            reference,
            order_number: orderNumber,
            line_number: lineNumber,
            qty,
            amount_minor: amount,
            returned_at: now(),
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        if (!numInsertedOrUpdatedRows) throw otherReturn((await findReturn(trx, reference))!);
        return amount;
      });
      await payments.makeRefunds(orderNumber, log);
      await onRefunded?.(orderNumber, log);
      return { message: `Order ${orderNumber}: ${formatMoney(amount)} refunded.` };
    },
  };
}
