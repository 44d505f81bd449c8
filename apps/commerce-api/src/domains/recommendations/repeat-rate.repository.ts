import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../kernel/database/tables.ts';
import type { RepeatCase } from './repeat-rate.ts';

/** Number of recent orders from which the predictive value of habits is measured. */
const ORDERS = 1000;
/** Number of a buyer's earlier orders that are considered: the most recent ones. */
const EARLIER = 200;

/** Reads the latest orders of known buyers who had ordered before, each with the items of their earlier orders. */
export async function readRepeatCases(trx: Transaction<Tables>): Promise<RepeatCase[]> {
  const { rows } = await sql<{ orders: number; own_items: Record<string, number>; skus: string[] }>`
    /* purchases.repeats */
    select earlier.orders, earlier.own_items, latest.skus
    from (select * from purchase_baskets where buyer is not null order by ordered_on desc limit ${ORDERS}) latest
    cross join lateral (
      with own as (select skus from purchase_baskets own
        where own.buyer = latest.buyer and own.ordered_on < latest.ordered_on order by own.ordered_on desc limit ${EARLIER})
      select (select count(*)::integer from own) as orders,
        (select jsonb_object_agg(sku, times) from (select sku, count(*) as times from own, unnest(own.skus) as sku group by sku) counted) as own_items
    ) earlier
    where earlier.orders > 0`.execute(trx);
  return rows.map(({ orders, own_items, skus }) => ({
    orders,
    ownItems: new Map(Object.entries(own_items)),
    next: new Set(skus),
  }));
}

/** Checks whether the rate was last measured before the given time, or never. */
export async function isRepeatRateDue(trx: Transaction<Tables>, before: Date): Promise<boolean> {
  const { rows } = await sql`select from purchase_totals
    where baskets > 0 and (repeat_rate_at is null or repeat_rate_at < ${before.toISOString()}::timestamptz)`.execute(
    trx,
  );
  return rows.length > 0;
}

export async function writeRepeatRate(
  trx: Transaction<Tables>,
  repeatRate: number,
  now: Date,
): Promise<void> {
  await trx.updateTable('purchase_totals').set({ repeat_rate: repeatRate, repeat_rate_at: now }).execute();
}
