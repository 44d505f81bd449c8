import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import { getEmailKey } from '../../kernel/mail/email-key.ts';
import { linkDigest } from '../account/index.ts';

/** Lifetime of a mailed link: long enough for delivery and returns. */
const LINK_LIFETIME_MS = 90 * 86_400_000;

/**
 * Creates a link that opens a guest's order in any browser (docs/decisions/guest-orders.md). Each mail has its own link, because only the
 * digest is stored.
 * @returns the link's token; undefined for orders of accounts, which are opened by signing in
 */
export async function createOrderLink(db: Db, orderNumber: string, now: Date): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await sql`
    insert into order_links (token_hash, order_number, expires_at)
    select ${linkDigest(token)}, order_number, ${new Date(now.getTime() + LINK_LIFETIME_MS)}::timestamptz
      from orders where order_number = ${orderNumber} and account_id is null
    returning order_number`.execute(db);
  return rows.length > 0 ? token : undefined;
}

/** The normalized form in which an order's email address is compared; computed by the database for orders placed before it was stored. */
const EMAIL_KEY = sql.raw('coalesce(email_key, lower(email))');

/**
 * Opens a guest's order for a session, for as long as a link works. @param condition condition on the order @returns false if the order
 * does not exist or does not meet the condition
 */
async function openFor(
  db: Db,
  sessionId: string,
  orderNumber: string,
  condition: ReturnType<typeof sql<boolean>>,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into opened_orders (session_id, order_number, expires_at)
    select ${sessionId}::uuid, order_number, ${new Date(now.getTime() + LINK_LIFETIME_MS)}::timestamptz from orders
      where order_number = ${orderNumber} and account_id is null and ${condition}
    on conflict (session_id, order_number) do update set expires_at = excluded.expires_at
    returning order_number`.execute(db);
  return rows.length > 0;
}

/** Opens an order through its link for a session. @returns false for a link that does not exist, has expired or belongs to another order */
export const openByLink = (
  db: Db,
  { orderNumber, token, sessionId }: { orderNumber: string; token: string; sessionId: string },
  now: Date,
): Promise<boolean> =>
  openFor(
    db,
    sessionId,
    orderNumber,
    sql<boolean>`exists (select from order_links where order_links.order_number = orders.order_number
      and token_hash = ${linkDigest(token)} and expires_at > ${now}::timestamptz)`,
    now,
  );

/** Opens a guest's order for a session that provides its number and email address. @returns false if there is none */
export const openByEmail = (
  db: Db,
  order: { tenant: TenantId; orderNumber: string; email: string; sessionId: string },
  now: Date,
): Promise<boolean> =>
  openFor(
    db,
    order.sessionId,
    order.orderNumber.trim(),
    sql<boolean>`tenant = ${order.tenant} and ${EMAIL_KEY} = ${getEmailKey(order.email)}`,
    now,
  );

/** Revokes the links of orders, including for sessions that have opened them. @returns the number of links */
export async function revokeOrderLinks(db: Db, orderNumbers: readonly string[]): Promise<number> {
  if (!orderNumbers.length) return 0;
  const { numDeletedRows } = await db
    .deleteFrom('order_links')
    .where('order_number', 'in', orderNumbers)
    .executeTakeFirst();
  await db.deleteFrom('opened_orders').where('order_number', 'in', orderNumbers).execute();
  return Number(numDeletedRows);
}

export async function deleteExpiredOrderLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('order_links').where('expires_at', '<=', now).execute();
  await db.deleteFrom('opened_orders').where('expires_at', '<=', now).execute();
}

/**
 * Claims guest orders for an account (decision-guest-orders): those that were placed in its session and, once its email address is confirmed, those
 * that were placed with that address. Their links are revoked. Claiming again changes nothing.
 * @param confirmedEmail the account's email address; undefined until its owner has confirmed it
 */
export async function claimGuestOrders(
  trx: Db,
  {
    tenant,
    sessionId,
    accountId,
    confirmedEmail,
  }: {
    tenant: TenantId;
    sessionId: string | undefined;
    accountId: string;
    confirmedEmail: string | undefined;
  },
): Promise<void> {
  const claimed = await trx
    .updateTable('orders')
    .set({ account_id: accountId })
    .where('tenant', '=', tenant)
    .where('account_id', 'is', null)
    .where(
      sql<boolean>`(session_id = ${sessionId ?? null}::uuid or ${EMAIL_KEY} = ${confirmedEmail === undefined ? null : getEmailKey(confirmedEmail)}::text)`,
    )
    .returning('order_number')
    .execute();
  await revokeOrderLinks(
    trx,
    claimed.map(({ order_number }) => order_number),
  );
}
