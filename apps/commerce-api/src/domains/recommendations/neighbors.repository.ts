import { sql, type Transaction as KyselyTransaction } from 'kysely';
import type { Tables } from '../../kernel/database/tables.ts';
import type { PurchaseCounts } from './association.ts';

type Transaction = KyselyTransaction<Tables>;

/** An item with out-of-date neighbors, and its pairs. */
export interface StaleItem {
  sku: string;
  baskets: number;
  weight: number;
  pairs: { sku: string; pairBaskets: number; pairWeight: number; baskets: number; weight: number }[];
}

/**
 * Maximum number of an item's pairs that are considered: those with the most weight. A pair that only one buyer bought is excluded, because
 * it would reveal their basket.
 */
const PAIRS = 500;

/** Reads items whose neighbors are out of date or were computed before the given time. */
export async function readStaleItems(
  trx: Transaction,
  before: Date,
  limit: number,
): Promise<{ items: StaleItem[]; total: PurchaseCounts }> {
  const { rows } = await sql<StaleItem & { total: PurchaseCounts }>`/* purchases.stale */
    select i.sku, i.baskets, i.weight, (select json_build_object('baskets', baskets, 'weight', weight) from purchase_totals) as total,
      coalesce((select json_agg(json_build_object('sku', p.other_sku, 'pairBaskets', p.baskets, 'pairWeight', p.weight,
          'baskets', o.baskets, 'weight', o.weight))
        from (select * from purchased_pairs where purchased_pairs.sku = i.sku and has_several_buyers order by weight desc, other_sku limit ${PAIRS}) p
          join purchased_items o on o.sku = p.other_sku), '[]') as pairs
    from (select * from purchased_items where neighbors_at is null or neighbors_at < ${before.toISOString()}::timestamptz
      order by neighbors_at nulls first limit ${limit}) i`.execute(trx);
  return {
    items: rows.map(({ total: _, ...item }) => item),
    total: rows[0]?.total ?? { baskets: 0, weight: 0 },
  };
}

/** Replaces items' neighbors. Deleted products neither have nor are neighbors. */
export async function writeNeighbors(
  trx: Transaction,
  skus: readonly string[],
  neighbors: readonly { sku: string; rank: number; other_sku: string; score: number }[],
  now: Date,
): Promise<void> {
  await sql`/* neighbors.clear */ delete from item_neighbors where sku = any(${skus}::text[])`.execute(trx);
  if (neighbors.length)
    await sql`/* neighbors.write */ insert into item_neighbors (sku, rank, other_sku, score)
      select neighbor.* from unnest(${neighbors.map(({ sku }) => sku)}::text[], ${neighbors.map(({ rank }) => rank)}::smallint[],
        ${neighbors.map((each) => each.other_sku)}::text[], ${neighbors.map(({ score }) => score)}::real[]) as neighbor(sku, rank, other_sku, score)
        where exists (select from products where products.sku = neighbor.sku)
          and exists (select from products where products.sku = neighbor.other_sku)`.execute(trx);
  await trx.updateTable('purchased_items').set({ neighbors_at: now }).where('sku', 'in', skus).execute();
}
