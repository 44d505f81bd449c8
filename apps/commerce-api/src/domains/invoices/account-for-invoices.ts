import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../../kernel/context.ts';
import { accountForOrder, accountForOrders } from './account-for-orders.ts';
import { mailInvoices } from './invoice-mails.ts';

/**
 * Issues what is missing of the invoices and credit notes of one order. Called after each shipment and refund. Housekeeping mails them, and catches up on
 * what a failure left. It never throws.
 * @param orderNumber the order that was shipped or refunded
 */
export async function issueInvoicesOf(
  { database, now }: Pick<ApiContext, 'database' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
  orderNumber: string,
): Promise<void> {
  try {
    await accountForOrder(database.db, orderNumber, now());
  } catch (error) {
    log.error({ err: error, orderNumber }, 'an order could not be invoiced; it will be retried');
  }
}

/** Issues what is missing of the invoices and credit notes of all orders, and mails new invoices. Called by housekeeping. It never throws. */
export async function accountForInvoices(
  context: Pick<ApiContext, 'database' | 'settings' | 'mailer' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
): Promise<void> {
  try {
    await accountForOrders(context.database.db, log, context.now());
  } catch (error) {
    log.error({ err: error }, 'invoices could not be issued; it will be retried');
  }
  try {
    await mailInvoices(context, log);
  } catch (error) {
    log.error({ err: error }, 'invoices could not be mailed; it will be retried');
  }
}
