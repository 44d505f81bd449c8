import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../../kernel/context.ts';
import { accountForOrder, accountForOrders } from './account-for-orders.ts';
import { mailInvoices } from './invoice-mails.ts';

/**
 * Issues what is missing of invoices and credit notes, and mails new invoices. Called after each shipment and refund, and by housekeeping, which catches up
 * on what a failure left. It never throws.
 * @param orderNumber the order that was shipped or refunded
 */
export async function accountForInvoices(
  context: Pick<ApiContext, 'database' | 'settings' | 'mailer' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  orderNumber?: string,
): Promise<void> {
  try {
    // The round skips orders that others hold.
    if (orderNumber !== undefined) await accountForOrder(context.database.db, orderNumber, context.now());
    await accountForOrders(context.database.db, context.now());
    await mailInvoices(context, log);
  } catch (error) {
    log.error({ err: error }, 'invoices could not be issued; it will be retried');
  }
}
