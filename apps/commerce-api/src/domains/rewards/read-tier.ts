import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import { REWARDS_TIERS } from './tiers.ts';

/** Returns the index of the highest tier that a sum in US cents has reached. */
export const getTierIndex = (spent: number): number =>
  REWARDS_TIERS.findLastIndex(({ from }) => spent >= from);

/** Returns the tier of an account by its spending in the year; canceled orders do not count. */
export async function readTier(db: Db, accountId: string, now: Date): Promise<string> {
  const { rows } = await sql<{ spent: number }>`
    select coalesce(sum(ord_total_minor - refunded_minor), 0)::bigint as spent from orders
    where account_id = ${accountId} and status not in ('CANCELED', 'DECLINED')
      and placed_at >= ${new Date(Date.UTC(now.getUTCFullYear(), 0, 1))}`.execute(db);
  return REWARDS_TIERS[getTierIndex(Number(rows[0]?.spent ?? 0))]!.tier;
}
