import type { FastifyBaseLogger } from 'fastify';
import type { OrderDifference } from '@foolscap/approvals/contract';
import { messages as FRENCH_APPROVALS } from '@foolscap/approvals/fr-CA';
import { messages as ENGLISH_APPROVALS } from '@foolscap/approvals/messages';
import { describeDifference } from '@foolscap/approvals/model';
import type { Order } from '@foolscap/checkout/contract';
import { BUSINESS_PATH_PREFIX } from '@foolscap/core/vocabulary';
import type { Locale } from '@foolscap/core/vocabulary';
import type { ApiContext } from '../../kernel/context.ts';
import { mailPathPrefix } from '../../kernel/mail/page-urls.ts';
import type { Settings } from '../../kernel/settings.ts';
import { translate } from '../../kernel/translations/translate.ts';
import { createOrderLink } from './order-links.ts';
import { getMailValues } from './order-mail-values.ts';
import type { OrderRow } from './orders.repository.ts';

type Log = Pick<FastifyBaseLogger, 'error' | 'info'>;

/** The page of an order in the language of its mails. */
interface OrderPage {
  pageUrl: string;
  locale: Locale;
}

const getApprovalMessages = (locale: Locale) => (locale === 'fr-CA' ? FRENCH_APPROVALS : ENGLISH_APPROVALS);

/** The facts about an order for a mail that does not show its lines. */
interface MailedOrder extends OrderPage {
  orderNumber: string;
  email: string;
}

/** Returns the URL of an order's page when there is no request to take the host from. */
export const getOrderUrl = (
  settings: Pick<Settings, 'publicUrl' | 'port' | 'locales'>,
  { tenant, order_number, locale }: Pick<OrderRow, 'tenant' | 'order_number' | 'locale'>,
): string =>
  [
    settings.publicUrl ?? `http://localhost:${settings.port}`,
    mailPathPrefix(locale, settings),
    tenant === 'sba' ? BUSINESS_PATH_PREFIX : '',
    `/order/${order_number}`,
  ].join('');

/**
 * Creates the order mails. The link to a guest's order opens it in any browser; the link to an account's order leads to sign-in. Each
 * function resolves once its mail has been handed over, and never rejects.
 */
export function createOrderMails({
  database: { db },
  mailer,
  now,
}: Pick<ApiContext, 'database' | 'mailer' | 'now'>) {
  async function getUrl(
    { orderNumber, pageUrl }: Pick<MailedOrder, 'orderNumber' | 'pageUrl'>,
    log: Log,
  ): Promise<string> {
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
    async placed(order: Order, { pageUrl, locale }: OrderPage, log: Log): Promise<void> {
      const orderUrl = await getUrl({ ...order, pageUrl }, log);
      mailer.write(
        'orderPlaced',
        { email: order.emailId1, locale },
        getMailValues(order, orderUrl, locale),
        log,
      );
    },
    async canceled(order: Order, { pageUrl, locale }: OrderPage, log: Log): Promise<void> {
      const orderUrl = await getUrl({ ...order, pageUrl }, log);
      mailer.write(
        'orderCanceled',
        { email: order.emailId1, locale },
        getMailValues(order, orderUrl, locale),
        log,
      );
    },
    /** @param order the order that was approved or declined */
    async decided(order: Order, { pageUrl, locale }: OrderPage, log: Log): Promise<void> {
      const orderUrl = await getUrl({ ...order, pageUrl }, log);
      const kind = order.status === 'DECLINED' ? 'orderDeclined' : 'orderApproved';
      const { orderNumber, decisionComment } = order;
      const comment = decisionComment && translate(decisionComment, locale);
      mailer.write(kind, { email: order.emailId1, locale }, { orderNumber, comment, orderUrl }, log);
    },
    /** @param order an order that an approver changed before deciding on it */
    async changed(
      { orderNumber, email, locale, pageUrl: orderUrl }: MailedOrder,
      { difference, comment }: { difference: OrderDifference; comment: string },
      log: Log,
    ): Promise<void> {
      const { progress } = getApprovalMessages(locale);
      mailer.write(
        'orderChanged',
        { email, locale },
        {
          orderNumber,
          changes: describeDifference(difference, progress.difference, locale),
          comment,
          orderUrl,
        },
        log,
      );
    },
    async shipped(
      order: MailedOrder,
      shipment: { carrier?: string | undefined; tracking?: string | undefined },
      log: Log,
    ): Promise<void> {
      const { orderNumber, email, locale } = order;
      mailer.write(
        'orderShipped',
        { email, locale },
        { orderNumber, ...shipment, orderUrl: await getUrl(order, log) },
        log,
      );
    },
    async ready(
      order: MailedOrder,
      pickup: { store: string; address: string; hours: readonly string[] },
      log: Log,
    ): Promise<void> {
      const { orderNumber, email, locale } = order;
      mailer.write(
        'orderReady',
        { email, locale },
        { orderNumber, ...pickup, orderUrl: await getUrl(order, log) },
        log,
      );
    },
  };
}
