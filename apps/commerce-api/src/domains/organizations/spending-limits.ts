import { type RawBuilder, sql } from 'kysely';
import type { BudgetPeriod } from '@foolscap/account/model';
import type { MinorUnits } from '@foolscap/core/money';
import type { Db } from '../../kernel/database/database.ts';

/**
 * Selects the US cents that an account (as `accounts`) has ordered in the current period of its spending limit: orders that were not
 * canceled or declined, without their refunds. Periods are calendar months, quarters and years in UTC.
 */
export const selectSpentInPeriod = (now: Date): RawBuilder<number> =>
  sql<number>`(select coalesce(sum(orders.ord_total_minor - orders.refunded_minor), 0)::float8 from orders
    where orders.account_id = accounts.id and orders.status not in ('CANCELED', 'DECLINED')
      and orders.placed_at >= date_trunc(lower(accounts.spending_period), ${now}::timestamptz, 'UTC'))`;

/** Selects the US cents that an account (as `accounts`) may still order without an approval; null without a limit. Never negative. */
export const selectSpendingLeft = (now: Date): RawBuilder<number | null> =>
  sql<number | null>`(case when accounts.spending_limit_minor is not null then
    greatest(accounts.spending_limit_minor - ${selectSpentInPeriod(now)}, 0)::float8 end)`;

/**
 * Reads the US cents that a member may still order in the current period without an approval; null without a limit (storefront-6.23).
 */
export async function readSpendingLeft(
  db: Db,
  accountId: string | undefined,
  now: Date,
): Promise<MinorUnits | null> {
  if (accountId === undefined) return null;
  const row = await db
    .selectFrom('accounts')
    .select(selectSpendingLeft(now).as('left'))
    .where('id', '=', accountId)
    .where('role', 'is not', null)
    .executeTakeFirst();
  return row?.left ?? null;
}

/** The own limit of a member for a period. */
export interface SpendingLimit {
  /** US cents. */
  limit: MinorUnits;
  period: BudgetPeriod;
}

/**
 * Finds the spending limit that an order of a member exceeds; undefined if it exceeds none. Members with a limit need an approval even if they
 * approve orders of others.
 *
 * @param total US cents
 */
export async function findExceededLimit(
  db: Db,
  { accountId, total, now }: { accountId: string; total: MinorUnits; now: Date },
): Promise<SpendingLimit | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select([
      'spending_limit_minor as limit',
      'spending_period as period',
      selectSpendingLeft(now).as('left'),
    ])
    .where('id', '=', accountId)
    .where('role', 'is not', null)
    .executeTakeFirst();
  if (!row || row.limit === null || row.left === null || total <= row.left) return undefined;
  return { limit: row.limit, period: row.period ?? 'MONTH' };
}

/**
 * Locks the account of a buyer with a spending limit, in the transaction that writes an order, so that of two concurrent orders the second one
 * counts the first.
 */
export async function lockSpending(trx: Db, accountId: string): Promise<void> {
  await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('spending_limit_minor', 'is not', null)
    .forNoKeyUpdate()
    .execute();
}

/** Returns the lower one of two limits in US cents; null for none. */
export const lowerLimit = (one: MinorUnits | null, other: MinorUnits | null): MinorUnits | null =>
  one === null ? other : other === null ? one : Math.min(one, other);
