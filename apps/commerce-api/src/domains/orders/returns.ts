import type { FastifyBaseLogger } from 'fastify';
import { formatMoney } from '@foolscap/core/money';
import { ApiError } from '../../kernel/http/api-error.ts';
import { operatorText } from '../../kernel/translations/reply-text.ts';
import type { PaymentContext } from '../payments/index.ts';
import { cancelUnits, unitsToCancel } from './cancel-units.ts';
import { createOrderPayments } from './order-payments.ts';
import { lockOrder } from './orders.repository.ts';
import { getPlaceOfLine } from './place-of-line.ts';

/** Units that a customer has sent back. */
export interface ReturnRequest {
  orderNumber: string;
  lineNumber: number;
  qty: number;
}

const refused = (message: string, status = 409) =>
  new ApiError(status, 'RETURN_REFUSED', operatorText(message));

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
     * @throws ApiError 404 for an unknown order, 400 for units that it does not have, 409 for units that were not shipped
     */
    async execute(
      { orderNumber, lineNumber, qty }: ReturnRequest,
      log: Pick<FastifyBaseLogger, 'error' | 'info'>,
    ): Promise<{ message: string }> {
      const amount = await database.db.transaction().execute(async (trx) => {
        const found = await lockOrder(trx, orderNumber);
        if (!found) throw refused(`There is no order ${orderNumber}.`, 404);
        const { order, lines, parts } = found;
        const units = unitsToCancel(lines, [{ lineNumber, qty }]);
        for (const line of units.keys()) {
          const part = parts.find(({ place }) => place === getPlaceOfLine(order, line));
          if (!part || part.state === 'READY')
            throw refused(
              `Line ${line.line_number} of order ${orderNumber} was not shipped or collected yet.`,
            );
        }
        return cancelUnits(trx, order, lines, units, 'RETURNED');
      });
      await payments.makeRefunds(orderNumber, log);
      await onRefunded?.(orderNumber, log);
      return { message: `Order ${orderNumber}: ${formatMoney(amount)} refunded.` };
    },
  };
}
