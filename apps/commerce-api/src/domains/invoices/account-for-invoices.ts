import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../../kernel/context.ts';
import { accountForOrders } from './account-for-orders.ts';
import { mailInvoices } from './invoice-mails.ts';

/**
 * Issues what is missing of invoices and credit notes, and mails new invoices. Called after each shipment and refund, and by housekeeping, which catches up
 * on what a failure left. It never throws.
 */
export async function accountForInvoices(
  context: Pick<ApiContext, 'database' | 'settings' | 'mailer' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
): Promise<void> {
  try {
    await accountForOrders(context.database.db, context.now());
    await mailInvoices(context, log);
  } catch (error) {
    log.error({ err: error }, 'invoices could not be issued; it will be retried');
  }
}
