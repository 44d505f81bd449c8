import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { getApprovalEnd } from '@foolscap/checkout/model';
import { shortDay } from '@foolscap/core/dates';
import { formatMoney } from '@foolscap/core/money';
import type { Locale } from '@foolscap/core/vocabulary';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { createPageUrls } from '../../kernel/mail/page-urls.ts';
import { memberHasPermission } from '../organizations/index.ts';

/** Approvers get a reminder when an order has waited for this many days. */
export const REMINDER_AFTER_DAYS = 5;

/** Orders of a round. */
const BATCH = 100;

interface WaitingRow {
  order_number: string;
  organization_id: string;
  account_id: string;
  ord_total_minor: number;
  placed_at: Date;
  submitted_by: string;
}

/** Takes the orders whose approvers get their next mail, each once across all instances. @param sent mails that they already got */
async function takeWaiting(db: Db, sent: 0 | 1, placedUntil: Date): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`/* approvals.mail */
    with taken as (
      update orders set approval_mails = ${sent + 1} where order_number in (
        select order_number from orders where status = 'PENDING_APPROVAL' and approval_mails = ${sent}
          and organization_id is not null and account_id is not null and placed_at <= ${placedUntil}::timestamptz
        order by placed_at, order_number limit ${BATCH} for update skip locked)
      returning order_number, organization_id, account_id, ord_total_minor::float8 as ord_total_minor, placed_at)
    select taken.*, accounts.first_name || ' ' || accounts.last_name as submitted_by
      from taken join accounts on accounts.id = taken.account_id order by placed_at, order_number`.execute(
    db,
  );
  return rows;
}

/** Lists the approvers of an organization, without the buyer, who cannot decide. */
const listApprovers = (
  db: Db,
  { organization_id, account_id }: WaitingRow,
): Promise<{ email: string; locale: Locale }[]> =>
  db
    .selectFrom('accounts')
    .select(['email', 'locale'])
    .where('organization_id', '=', organization_id)
    .where('id', '<>', account_id)
    .where(memberHasPermission('APPROVE_ORDERS'))
    .orderBy('id')
    .execute();

/**
 * Writes the mails to the approvers of orders that wait: one when the order was placed, and a reminder before it expires. Their link leads to
 * the order in the approver's list, through sign-in. A mail can be lost if the process dies after its order was taken.
 */
export async function mailApprovers(
  { database: { db }, settings, mailer, now }: Pick<ApiContext, 'database' | 'settings' | 'mailer' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
): Promise<void> {
  const pageUrls = createPageUrls(settings);
  const host = `localhost:${settings.port}`;
  const remindedUntil = new Date(now().getTime() - REMINDER_AFTER_DAYS * 86_400_000);
  const rounds = [
    { kind: 'approvalRequested', orders: await takeWaiting(db, 0, now()) },
    { kind: 'approvalReminder', orders: await takeWaiting(db, 1, remindedUntil) },
  ] as const;
  for (const { kind, orders } of rounds)
    for (const order of orders)
      for (const { email, locale } of await listApprovers(db, order))
        mailer.write(
          kind,
          { email, locale },
          {
            orderNumber: order.order_number,
            buyer: order.submitted_by,
            total: formatMoney(order.ord_total_minor, locale),
            lastDay: shortDay(getApprovalEnd(order.placed_at.toISOString()).slice(0, 10), locale),
            approvalUrl: pageUrls(
              { tenant: 'sba', locale, protocol: 'http', host },
              `/account/approvals?order=${order.order_number}`,
            ),
          },
          log,
        );
}
