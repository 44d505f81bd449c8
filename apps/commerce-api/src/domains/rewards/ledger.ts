import { sql } from 'kysely';
import type { RewardsEntryKind } from '@foolscap/account/model';
import type { Db } from '../../kernel/database/database.ts';
import { getExpiredYear } from './program.ts';

/** An entry to add. The key identifies the event, so that a repeated one has no effect. */
export interface NewEntry {
  accountId: string;
  key: string;
  kind: Exclude<RewardsEntryKind, 'EXPIRED'>;
  /** US cents; entries of 0 are left out. */
  amount: number;
  year: number;
  orderNumber?: string;
  lineNumber?: number;
  /** The payment that the rewards are taken or returned for. */
  paymentId?: string;
  rate?: number;
  note?: string;
}

/**
 * Adds entries to the ledger with their sums, in one statement: the rows of the balances act as locks. @returns the entries that are new, in
 * US cents
 */
export async function addEntries(db: Db, entries: readonly NewEntry[], now: Date): Promise<number[]> {
  const due = entries.filter(({ amount }) => amount !== 0);
  if (!due.length) return [];
  const { rows } = await sql<{ amount: number }>`/* rewards.add */
    with added as (
      insert into rewards_entries
        (account_id, key, kind, amount_minor, year, order_number, line_number, payment_id, rate_basis_points, note, created_at)
      select "accountId", key, kind, amount, year, "orderNumber", "lineNumber", "paymentId", rate, coalesce(note, ''), ${now}::timestamptz
      from json_to_recordset(${JSON.stringify(due)}::json) as due("accountId" uuid, key text, kind text, amount bigint, year integer,
        "orderNumber" text, "lineNumber" integer, "paymentId" uuid, rate integer, note text)
      order by key
      on conflict (key) do nothing
      returning account_id, year, amount_minor
    ), summed as (
      insert into rewards_balances as balance (account_id, year, balance_minor)
      select account_id, year, sum(amount_minor)::bigint from added group by account_id, year order by account_id, year
      on conflict (account_id, year) do update set balance_minor = balance.balance_minor + excluded.balance_minor
    )
    select amount_minor as amount from added`.execute(db);
  return rows.map(({ amount }) => Number(amount));
}

/**
 * Ends the rewards of expired program years: their balances become 0, also those that a refund has made negative. Concurrent runs expire each
 * balance once. @returns the number of balances
 */
export async function expireRewards(db: Db, now: Date): Promise<number> {
  const { rows } = await sql`/* rewards.expire */
    with due as (
      select account_id, year, balance_minor from rewards_balances
      where year <= ${getExpiredYear(now)} and balance_minor <> 0
      limit 500 for update skip locked
    ), ended as (
      update rewards_balances balance set balance_minor = 0 from due
      where balance.account_id = due.account_id and balance.year = due.year
    )
    insert into rewards_entries (account_id, key, kind, amount_minor, year, created_at)
    select account_id, 'expired:' || gen_random_uuid(), 'EXPIRED', -balance_minor, year, ${now}::timestamptz from due
    returning id`.execute(db);
  return rows.length;
}

/** The rewards of a program year, in US cents. */
export interface YearBalance {
  year: number;
  amount: number;
}

/** Lists the balances of an account that can be used, oldest first. */
export async function listBalances(db: Db, accountId: string, now: Date): Promise<YearBalance[]> {
  const rows = await db
    .selectFrom('rewards_balances')
    .select(['year', 'balance_minor'])
    .where('account_id', '=', accountId)
    .where('balance_minor', '<>', 0)
    .where('year', '>', getExpiredYear(now))
    .orderBy('year')
    .execute();
  return rows.map(({ year, balance_minor }) => ({ year, amount: Number(balance_minor) }));
}

/** Returns what an account can use, in US cents. A refund after the rewards were spent can make a year negative; the total is never. */
export const getAvailable = (balances: readonly YearBalance[]): number =>
  Math.max(
    0,
    balances.reduce((sum, { amount }) => sum + amount, 0),
  );
