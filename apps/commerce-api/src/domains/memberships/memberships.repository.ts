import type { MembershipProgram, PaidProgram } from '@foolscap/account/model';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';

/** The term of a membership whose product has no plan. */
export const DEFAULT_TERM_DAYS = 365;

/** A membership can be bought again in this many days before it ends; the new one starts when the old one ends. */
export const RENEWAL_DAYS = 30;

/** Selects the program in effect for an account. It expires by the time of the read, not by a job. */
export const selectMembershipProgram = (
  accountId: RawBuilder<unknown> | string,
  now: Date,
): RawBuilder<MembershipProgram> => sql`get_membership_program(${accountId}::uuid, ${now}::timestamptz)`;

/** Selects the programs that an account cannot buy because it has them, or a better one, beyond the renewal period, as a JSON array. */
export const selectOwnedMemberships = (
  accountId: RawBuilder<unknown> | string,
  now: Date,
): RawBuilder<PaidProgram[]> =>
  sql`(select coalesce(json_agg(program order by program), '[]') from membership_programs
    where get_membership_end(${accountId}::uuid, program, ${now}::timestamptz)
      > ${new Date(now.getTime() + RENEWAL_DAYS * 86_400_000)}::timestamptz)`;

/** The effects of the membership of a cart's owner on the cart. */
export interface MemberFacts {
  /** Shipped items worth this much ship free, in US cents; null for the limit of everyone. */
  freeShippingFrom: number | null;
  /** Programs whose memberships the owner cannot order now. */
  owned: PaidProgram[];
}

/** Selects the member facts of a cart's owner as one JSON value; null for guests. */
export const selectMemberFacts = (accountId: string | null, now: Date): RawBuilder<MemberFacts | null> =>
  accountId === null
    ? sql<null>`null::json`
    : sql`json_build_object('owned', ${selectOwnedMemberships(accountId, now)}, 'freeShippingFrom',
        (select free_shipping_minor from membership_programs where program = ${selectMembershipProgram(accountId, now)}))`;

/** Reads the program in effect for an account. */
export async function readMembershipProgram(
  db: Db,
  accountId: string,
  now: Date,
): Promise<MembershipProgram> {
  const { rows } = await sql<{ program: MembershipProgram }>`
    /* membership.program */ select ${selectMembershipProgram(accountId, now)} as program`.execute(db);
  return rows[0]!.program;
}

/**
 * Locks the memberships of an account, in the transaction that places an order with one. The next order waits and then sees this one's, so
 * that two orders never start the same membership twice.
 */
export async function lockMemberships(trx: Db, accountId: string): Promise<void> {
  await sql`/* membership.lock */ select from accounts where id = ${accountId}::uuid for no key update`.execute(
    trx,
  );
}

/** A line of an order that enrolls its account in a program. */
export interface MembershipLine {
  lineNumber: number;
  sku: string;
  qty: number;
  program: PaidProgram;
}

/** The time that a line of an order was bought for. */
export interface OrderedMembership {
  lineNumber: number;
  startsAt: Date;
  endsAt: Date;
}

/** Lists the memberships that were bought with an order. */
export const listOrderMemberships = (db: Db, orderNumber: string): Promise<OrderedMembership[]> =>
  db
    .selectFrom('memberships')
    .select(['line_number as lineNumber', 'starts_at as startsAt', 'ends_at as endsAt'])
    .where('order_number', '=', orderNumber)
    .orderBy('line_number')
    .execute();

/**
 * Starts the memberships of a placed order, the best program first. Each starts at once, or when the time that is already covered by its
 * program or a better one ends. The memberships of the account must be locked.
 */
export async function startMemberships(
  trx: Db,
  {
    accountId,
    orderNumber,
    lines,
  }: { accountId: string; orderNumber: string; lines: readonly MembershipLine[] },
  now: Date,
): Promise<OrderedMembership[]> {
  if (!lines.length) return [];
  const ordered = [...lines].sort(
    (a, b) => (a.program < b.program ? -1 : a.program > b.program ? 1 : 0) || a.lineNumber - b.lineNumber,
  );
  // A renewal that was chosen for a smaller program, or for one that has ended since then, was not chosen for this one.
  await sql`/* membership.renewalEnds */
    update membership_renewals set is_on = false, problem = null, revision = revision + 1
      where account_id = ${accountId}::uuid and is_on
        and (get_membership_rank(program) < get_membership_rank(${ordered[0]!.program})
          or get_membership_end(account_id, program, ${now}::timestamptz) is null)`.execute(trx);
  // One after the other, because each may start where the one before it ends.
  for (const { lineNumber, sku, qty, program } of ordered)
    await sql`/* membership.start */
      insert into memberships (account_id, program, order_number, line_number, term_days, starts_at, ends_at)
      select ${accountId}::uuid, ${program}, ${orderNumber}, ${lineNumber}, plan.days, plan.starts,
          plan.starts + make_interval(hours => 24 * plan.days * ${qty}::integer)
        from (select coalesce((select term_days from membership_plans where sku = ${sku}), ${DEFAULT_TERM_DAYS}::integer) as days,
          coalesce(get_membership_end(${accountId}::uuid, ${program}, ${now}::timestamptz), ${now}::timestamptz) as starts) plan`.execute(
      trx,
    );
  return listOrderMemberships(trx, orderNumber);
}

/**
 * Ends the memberships of canceled units, in the transaction that cancels them and after the lines were updated: a line without units left
 * ends, and with it the renewal of its program; any other gets shorter. Without effect for other orders, and when repeated.
 */
export async function endCanceledMemberships(trx: Db, orderNumber: string): Promise<void> {
  await sql`/* membership.end */
    update memberships set
        ended_reason = case when line.qty = line.canceled_qty then 'CANCELED' end,
        ends_at = starts_at + make_interval(hours => 24 * term_days * greatest(1, line.qty - line.canceled_qty))
      from order_lines line
      where memberships.order_number = ${orderNumber} and memberships.ended_reason is null and line.canceled_qty > 0
        and line.order_number = memberships.order_number and line.line_number = memberships.line_number`.execute(
    trx,
  );
  await sql`/* membership.renewalCanceled */
    update membership_renewals set is_on = false, problem = null, revision = revision + 1
      where is_on and exists (select from memberships where order_number = ${orderNumber} and ended_reason is not null
        and account_id = membership_renewals.account_id and program = membership_renewals.program)`.execute(
    trx,
  );
}
