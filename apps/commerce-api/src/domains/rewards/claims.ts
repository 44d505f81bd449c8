import { sql } from 'kysely';
import type { RewardsClaim, RewardsClaimBody } from '@foolscap/account/contract';
import { REWARDS_CODES } from '@foolscap/account/model';
import { toDecimal, toMinorUnits } from '@foolscap/core/money';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError, badRequest } from '../../kernel/http/api-error.ts';
import { getEmailKey } from '../../kernel/mail/email-key.ts';
import type { ReplyText } from '../../kernel/translations/reply-text.ts';
import { normalizeEmail } from '../account/index.ts';
import { earnForOrder } from './earning.ts';
import { getExpiredYear, getProgramYear } from './program.ts';

/** The most claims that a member sees. */
const MOST_SHOWN = 10;

const conflict = (code: string, message: ReplyText, field: string) =>
  new ApiError(409, code, message, { field });

interface OrderClaim {
  orderNumber: string;
  email: string;
}
interface ReceiptClaim {
  receiptNumber: string;
  purchasedOn: string;
  /** US cents. */
  amount: number;
}

const incomplete = (field: string, message: ReplyText) =>
  badRequest(REWARDS_CODES.claimIncomplete, message, field);

/** Reads a claim: an order with its email address, or a receipt with its date and amount. @throws ApiError 400 */
export function readClaim(body: RewardsClaimBody, now: Date): OrderClaim | ReceiptClaim {
  const orderNumber = body.orderNumber?.trim();
  const receiptNumber = body.receiptNumber?.trim();
  if (orderNumber && receiptNumber)
    throw incomplete('receiptNumber', 'Claim an order or a receipt, not both.');
  if (orderNumber) {
    if (!body.email?.trim()) throw incomplete('email', 'Enter the email address of the order.');
    return { orderNumber, email: normalizeEmail(body.email, 'email') };
  }
  if (!receiptNumber) throw incomplete('orderNumber', 'Enter an order number or a receipt number.');
  const { purchasedOn = '' } = body;
  const day = new Date(`${purchasedOn}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== purchasedOn)
    throw incomplete('purchasedOn', 'Enter the date on the receipt.');
  if (day > now) throw incomplete('purchasedOn', 'Enter a date that is not in the future.');
  if (getProgramYear(day) <= getExpiredYear(now))
    throw badRequest(REWARDS_CODES.claimTooOld, 'The rewards of this year have ended.', 'purchasedOn');
  const amount = body.amount === undefined ? undefined : toMinorUnits(body.amount);
  if (amount === undefined || amount <= 0) throw incomplete('amount', 'Enter the total of the receipt.');
  return { receiptNumber, purchasedOn, amount };
}

/** Checks whether the ledger has an entry for an order, of any account. */
export const hasEarned = async (db: Db, orderNumber: string): Promise<boolean> =>
  (await db
    .selectFrom('rewards_entries')
    .select('id')
    .where('order_number', '=', orderNumber)
    .executeTakeFirst()) !== undefined;

/** Earns the rewards for an order at once. @returns the amount in US cents; undefined for an order that is not the member's */
async function earnClaimedOrder(
  trx: Db,
  { accountId, tenant }: { accountId: string; tenant: TenantId },
  { orderNumber, email }: OrderClaim,
  now: Date,
): Promise<number | undefined> {
  const { rows: orders } = await sql<{ status: string; placed_at: Date; is_own: boolean }>`
    select status, placed_at, account_id is not null as is_own from orders
    where order_number = ${orderNumber} and tenant = ${tenant}
      and (account_id = ${accountId}::uuid
        or (account_id is null and coalesce(email_key, lower(email)) = ${getEmailKey(email)}))
    for update`.execute(trx);
  const [order] = orders;
  if (!order) return undefined;
  const { rows: parts } = await sql<{ place: string; shipped_at: Date }>`
    select place, case state when 'COLLECTED' then coalesce(done_at, begun_at) else begun_at end as shipped_at
    from order_parts where order_number = ${orderNumber} and state <> 'READY' order by place for update`.execute(
    trx,
  );
  if (!parts.length || order.status === 'CANCELED' || order.status === 'DECLINED')
    throw conflict(
      REWARDS_CODES.claimNotShipped,
      'The items of this order have not shipped. Rewards are earned when they ship or are picked up.',
      'orderNumber',
    );
  if (parts.every(({ shipped_at }) => getProgramYear(new Date(shipped_at)) <= getExpiredYear(now)))
    throw conflict(REWARDS_CODES.claimTooOld, 'The rewards of this year have ended.', 'orderNumber');
  const claimEarned = conflict(
    REWARDS_CODES.claimEarned,
    'This order has already earned its rewards.',
    'orderNumber',
  );
  const other = await trx
    .selectFrom('rewards_claims')
    .select('id')
    .where('order_number', '=', orderNumber)
    .where('state', '=', 'APPROVED')
    .where('account_id', '<>', accountId)
    .executeTakeFirst();
  if (other) throw claimEarned;
  let earned = 0;
  for (const { place, shipped_at } of parts) {
    const shipped = {
      orderNumber,
      accountId,
      placedAt: new Date(order.placed_at),
      shippedAt: new Date(shipped_at),
    };
    earned += await earnForOrder(trx, shipped, place, now);
  }
  if (earned === 0) {
    if (await hasEarned(trx, orderNumber)) throw claimEarned;
    throw conflict(REWARDS_CODES.claimNothing, 'The items of this order earn no rewards.', 'orderNumber');
  }
  await trx
    .updateTable('order_parts')
    .set({ rewards_at: now })
    .where('order_number', '=', orderNumber)
    .where('state', '<>', 'READY')
    .execute();
  return earned;
}

/**
 * Claims missing rewards. The order of the member, or a guest's order with its email address, earns at once; everything else is stored
 * for an operator to decide. A repeated claim is stored once. @throws ApiError 400, 409
 */
export async function claimRewards(
  db: Db,
  member: { accountId: string; tenant: TenantId },
  body: RewardsClaimBody,
  now: Date,
): Promise<void> {
  const claim = readClaim(body, now);
  await db.transaction().execute(async (trx) => {
    const row = { account_id: member.accountId, created_at: now };
    if ('receiptNumber' in claim) {
      await trx
        .insertInto('rewards_claims')
        .values({
          ...row,
          receipt_number: claim.receiptNumber,
          purchased_on: claim.purchasedOn,
          amount_minor: claim.amount,
          state: 'OPEN',
        })
        .onConflict((existing) => existing.doNothing())
        .execute();
      return;
    }
    const earned = await earnClaimedOrder(trx, member, claim, now);
    const decision =
      earned === undefined
        ? { state: 'OPEN' as const }
        : { state: 'APPROVED' as const, reward_minor: earned, decided_at: now };
    await trx
      .insertInto('rewards_claims')
      .values({ ...row, ...decision, order_number: claim.orderNumber, email: claim.email })
      .onConflict((existing) => {
        const known = existing
          .columns(['account_id', 'order_number'])
          .where('order_number', 'is not', null)
          .where('state', '<>', 'DECLINED');
        return earned === undefined
          ? known.doNothing()
          : known.doUpdateSet({
              ...decision,
              // A part of the order that shipped later adds to the reward.
              reward_minor: sql`coalesce(rewards_claims.reward_minor, 0) + excluded.reward_minor`,
            });
      })
      .execute();
  });
}

/** Lists the latest claims of an account, the newest first. */
export async function listClaimsOf(db: Db, accountId: string): Promise<RewardsClaim[]> {
  const rows = await db
    .selectFrom('rewards_claims')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    createdAt: row.created_at.toISOString(),
    state: row.state,
    ...(row.order_number ? { orderNumber: row.order_number } : {}),
    ...(row.receipt_number ? { receiptNumber: row.receipt_number } : {}),
    ...(row.reward_minor === null ? {} : { reward: toDecimal(Number(row.reward_minor)) }),
    ...(row.comment ? { comment: row.comment } : {}),
  }));
}
