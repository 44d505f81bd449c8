import { sql } from 'kysely';
import { DAY } from '@foolscap/core/clock';
import type { Owner } from '../../../kernel/caller/owner.ts';
import type { Db } from '../../../kernel/database/database.ts';
import type { NoticeOptOut } from '../tables.ts';

/** The time for which a notice stays hidden (cart-9.8). */
const HIDDEN_MS = 30 * DAY;

const getOwner = ({ tenant, sessionId, accountId }: Owner) => ({
  tenant,
  session_id: accountId === undefined ? sessionId : null,
  account_id: accountId ?? null,
});

const ofOwner = ({ tenant, sessionId, accountId }: Owner) =>
  accountId === undefined
    ? sql<boolean>`tenant = ${tenant} and session_id = ${sessionId}`
    : sql<boolean>`tenant = ${tenant} and account_id = ${accountId}`;

/** Hides a notice from its owner for 30 days from now. */
export async function hideNotice(trx: Db, owner: Owner, type: NoticeOptOut, now: Date): Promise<Date> {
  const until = new Date(now.getTime() + HIDDEN_MS);
  await showNotice(trx, owner, type);
  await trx
    .insertInto('notice_opt_outs')
    .values({ ...getOwner(owner), type, until })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return until;
}

/** Unhides a notice. */
export async function showNotice(trx: Db, owner: Owner, type: NoticeOptOut): Promise<void> {
  await trx.deleteFrom('notice_opt_outs').where(ofOwner(owner)).where('type', '=', type).execute();
}

/**
 * Moves a guest's hidden notices to the account, in the transaction that signs the session in. If both have hidden a notice, the later
 * expiry applies.
 */
export async function mergeHiddenNotices(
  trx: Db,
  { tenant, sessionId, accountId }: Required<Owner>,
): Promise<void> {
  await sql`
    with of_guest as (delete from notice_opt_outs
      where tenant = ${tenant} and session_id = ${sessionId} returning type, until)
    insert into notice_opt_outs (tenant, account_id, type, until)
      select ${tenant}, ${accountId}, type, until from of_guest
    on conflict (account_id, tenant, type) where account_id is not null
      do update set until = greatest(notice_opt_outs.until, excluded.until)`.execute(trx);
}

export async function deleteExpiredOptOuts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('notice_opt_outs').where('until', '<=', now).execute();
}

/** Selects the time until which the substitution notice is hidden from the owner of the cart; null if it is shown. */
export const selectHiddenUntil = (cartId: string) => sql`(
  select max(opt_outs.until) from notice_opt_outs opt_outs join carts on carts.id = ${cartId}
    and opt_outs.tenant = carts.tenant
    and (opt_outs.account_id = carts.account_id or opt_outs.session_id = carts.session_id)
  where opt_outs.type = 'HARD_ALT_OPT_OUT')`;
