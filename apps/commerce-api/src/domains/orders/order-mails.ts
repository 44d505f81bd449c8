import type { FastifyBaseLogger } from 'fastify';
import type { Order } from '@foolscap/checkout/contract';
import { BUSINESS_PATH_PREFIX } from '@foolscap/core/vocabulary';
import type { ApiContext } from '../../kernel/context.ts';
import type { Settings } from '../../kernel/settings.ts';
import { createOrderLink } from './order-links.ts';
import { getMailValues } from './order-mail-values.ts';
import type { OrderRow } from './orders.repository.ts';

type Log = Pick<FastifyBaseLogger, 'error' | 'info'>;

/** The facts about an order for a mail that does not show its lines. */
interface MailedOrder {
  orderNumber: string;
  email: string;
  /** URL of the order's page. */
  pageUrl: string;
}

/** Returns the URL of an order's page when there is no request to take the host from. */
export const getOrderUrl = (
  { publicUrl, port }: Pick<Settings, 'publicUrl' | 'port'>,
  { tenant, order_number }: Pick<OrderRow, 'tenant' | 'order_number'>,
): string =>
  `${publicUrl ?? `http://localhost:${port}`}${tenant === 'sba' ? BUSINESS_PATH_PREFIX : ''}/order/${order_number}`;

/**
 * Creates the order mails. The link to a guest's order opens it in any browser; the link to an account's order leads to sign-in. Each
 * function resolves once its mail has been handed over, and never rejects.
 */
export function createOrderMails({
  database: { db },
  mailer,
  now,
}: Pick<ApiContext, 'database' | 'mailer' | 'now'>) {
  async function getUrl({ orderNumber, pageUrl }: Omit<MailedOrder, 'email'>, log: Log): Promise<string> {
    try {
      const token = await createOrderLink(db, orderNumber, now());
      return token === undefined ? pageUrl : `${pageUrl}?token=${token}`;
    } catch (error) {
      // A mail whose link works in only one browser is better than no mail.
      log.error({ err: error, orderNumber }, 'the link of an order could not be created');
      return pageUrl;
    }
  }

  return {
    async placed(order: Order, pageUrl: string, log: Log): Promise<void> {
      const orderUrl = await getUrl({ ...order, pageUrl }, log);
      mailer.write('orderPlaced', order.emailId1, getMailValues(order, orderUrl), log);
    },
    async canceled(order: Order, pageUrl: string, log: Log): Promise<void> {
      const orderUrl = await getUrl({ ...order, pageUrl }, log);
      mailer.write('orderCanceled', order.emailId1, getMailValues(order, orderUrl), log);
    },
    /** @param order the order that was approved or declined */
    async decided(order: Order, pageUrl: string, log: Log): Promise<void> {
      const orderUrl = await getUrl({ ...order, pageUrl }, log);
      const kind = order.status === 'DECLINED' ? 'orderDeclined' : 'orderApproved';
      const { orderNumber, decisionComment: comment } = order;
      mailer.write(kind, order.emailId1, { orderNumber, comment, orderUrl }, log);
    },
    async shipped(
      order: MailedOrder,
      shipment: { carrier?: string | undefined; tracking?: string | undefined },
      log: Log,
    ): Promise<void> {
      const { orderNumber, email } = order;
      mailer.write(
        'orderShipped',
        email,
        { orderNumber, ...shipment, orderUrl: await getUrl(order, log) },
        log,
      );
    },
    async ready(
      order: MailedOrder,
      pickup: { store: string; address: string; hours: readonly string[] },
      log: Log,
    ): Promise<void> {
      const { orderNumber, email } = order;
      mailer.write('orderReady', email, { orderNumber, ...pickup, orderUrl: await getUrl(order, log) }, log);
    },
  };
}
