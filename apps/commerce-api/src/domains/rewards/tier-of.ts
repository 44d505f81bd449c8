import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import { REWARDS_TIERS } from './tiers.ts';

/** The last tier that a sum has reached; US cents. */
export const placeOf = (spent: number): number => REWARDS_TIERS.findLastIndex(({ from }) => spent >= from);

/** The tier of somebody, by what they have spent in the year; orders that were taken back count for nothing. */
export async function tierOf(db: Db, accountId: string, now: Date): Promise<string> {
  const { rows } = await sql<{ spent: number }>`
    select coalesce(sum(ord_total_minor), 0)::bigint as spent from orders
    where account_id = ${accountId} and status <> 'CANCELLED'
      and placed_at >= ${new Date(Date.UTC(now.getUTCFullYear(), 0, 1))}`.execute(db);
  return REWARDS_TIERS[placeOf(Number(rows[0]?.spent ?? 0))]!.tier;
}
