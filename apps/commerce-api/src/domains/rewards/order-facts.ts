import { SEGMENT_YEAR_DAYS } from '@foolscap/account/model';
import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import { REWARDS_TIERS } from './program.ts';

/** Returns the index of the highest tier reached by an amount in US cents. */
export const getTierIndex = (spent: number): number =>
  REWARDS_TIERS.findLastIndex(({ from }) => spent >= from);

/** Facts about an account that are derived from its orders. Canceled and declined orders do not count. */
export interface OrderFacts {
  /** The rewards tier, based on spending in the calendar year. */
  rewardsTier: string;
  /** US cents spent in the last `SEGMENT_YEAR_DAYS` days, after refunds. */
  spentInYear: number;
  /** The last order in that period or in the calendar year; undefined if there is none. */
  lastOrderAt: Date | undefined;
}

const DAY_MS = 86_400_000;

/** Reads an account's facts in one statement, from the orders of a year. */
export async function readOrderFacts(db: Db, accountId: string, now: Date): Promise<OrderFacts> {
  const calendarYear = new Date(Date.UTC(now.getUTCFullYear(), 0, 1));
  const pastYear = new Date(now.getTime() - SEGMENT_YEAR_DAYS * DAY_MS);
  const from = pastYear < calendarYear ? pastYear : calendarYear;
  const { rows } = await sql<{ in_calendar_year: number; in_past_year: number; last: Date | null }>`
    select
      coalesce(sum(ord_total_minor - refunded_minor) filter (where placed_at >= ${calendarYear}), 0)::bigint as in_calendar_year,
      coalesce(sum(ord_total_minor - refunded_minor) filter (where placed_at >= ${pastYear}), 0)::bigint as in_past_year,
      max(placed_at) as last
    from orders
    where account_id = ${accountId} and status not in ('CANCELED', 'DECLINED') and placed_at >= ${from}`.execute(
    db,
  );
  const facts = rows[0]!;
  return {
    rewardsTier: REWARDS_TIERS[getTierIndex(Number(facts.in_calendar_year))]!.tier,
    spentInYear: Number(facts.in_past_year),
    lastOrderAt: facts.last ?? undefined,
  };
}
