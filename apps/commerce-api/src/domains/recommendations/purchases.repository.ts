import { sql, type Transaction as KyselyTransaction } from 'kysely';
import type { Tables } from '../../kernel/database/tables.ts';
import type { Basket, PurchaseChanges } from './purchase-changes.ts';

type Transaction = KyselyTransaction<Tables>;

/** Allows only one transaction at a time to count. The job's lease is merely an optimization. */
export async function lockCounts(trx: Transaction): Promise<void> {
  await sql`/* purchases.lock */ select from purchase_totals for update`.execute(trx);
}

/** The source of the shop's own orders; see `PurchaseQueueTable`. */
const SHOP = '(shop)';

/** A queued order: what was counted for it, and what it contains now. Undefined means nothing. */
export interface QueuedPurchase {
  source: string;
  orderId: string;
  /** Undefined if unknown. */
  buyer: string | undefined;
  counted: Basket | undefined;
  current: Basket | undefined;
}

interface QueuedRow {
  source: string;
  order_id: string;
  counted_on: string | null;
  counted_skus: string[] | null;
  buyer: string | null;
  ordered_on: string | null;
  skus: string[] | null;
}

const toBasket = (
  buyer: string | null,
  orderedOn: string | null,
  skus: string[] | null,
): Basket | undefined =>
  orderedOn !== null && skus?.length ? { buyer: buyer ?? undefined, orderedOn, skus } : undefined;

/**
 * Dequeues orders. Canceled and declined orders and lines have no items. An order from a sales history does not count if it has no date, or
 * one in the future, which would outweigh all others.
 */
export async function takeQueued(trx: Transaction, limit: number, today: string): Promise<QueuedPurchase[]> {
  const { rows } = await sql<QueuedRow>`/* purchases.take */
    with taken as (
      delete from purchase_queue where id in (select id from purchase_queue order by id limit ${limit}) returning source, order_id),
    orders_taken as (select distinct source, order_id from taken)
    select t.source, t.order_id, coalesce(shop.buyer, imported.buyer) as buyer, b.ordered_on::text as counted_on, b.skus as counted_skus,
      coalesce(shop.ordered_on, imported.ordered_on)::text as ordered_on, coalesce(shop.skus, imported.skus) as skus
    from orders_taken t
    left join purchase_baskets b on b.source = t.source and b.order_id = t.order_id
    left join lateral (
      select coalesce(orders.account_id, orders.session_id)::text as buyer, (orders.placed_at at time zone 'UTC')::date as ordered_on, array_agg(distinct lines.sku) as skus
        from orders join order_lines lines on lines.order_number = orders.order_number
          join products on products.sku = lines.sku
        where t.source = ${SHOP} and orders.order_number = t.order_id
          and orders.status not in ('CANCELED', 'DECLINED') and lines.canceled_qty < lines.qty
        group by orders.order_number) shop on true
    left join lateral (
      select case when o.customer_hash <> '' then o.source || ':' || o.customer_hash end as buyer, o.ordered_on,
          array_agg(distinct l.sku) as skus
        from sales_orders o join sales_lines l on l.source = o.source and l.order_id = o.order_id
        where t.source <> ${SHOP} and o.source = t.source and o.order_id = t.order_id and o.ordered_on <= ${today}::date
        group by o.source, o.order_id, o.customer_hash, o.ordered_on) imported on true`.execute(trx);
  return rows.map((row) => ({
    source: row.source,
    orderId: row.order_id,
    buyer: row.buyer ?? undefined,
    counted: toBasket(row.buyer, row.counted_on, row.counted_skus),
    current: toBasket(row.buyer, row.ordered_on, row.skus),
  }));
}

/** Records what is counted for orders from now on. */
export async function writeBaskets(trx: Transaction, purchases: readonly QueuedPurchase[]): Promise<void> {
  const gone = purchases.filter(({ counted, current }) => counted && !current);
  if (gone.length)
    await sql`/* purchases.forget */ delete from purchase_baskets using
      unnest(${gone.map(({ source }) => source)}::text[], ${gone.map(({ orderId }) => orderId)}::text[]) as gone(source, order_id)
      where purchase_baskets.source = gone.source and purchase_baskets.order_id = gone.order_id`.execute(trx);
  const present = purchases.flatMap(({ source, orderId, buyer = null, current }) =>
    current
      ? [{ source, order_id: orderId, buyer, ordered_on: current.orderedOn, skus: [...current.skus] }]
      : [],
  );
  if (present.length)
    await trx
      .insertInto('purchase_baskets')
      .values(present)
      .onConflict((conflict) =>
        conflict.columns(['source', 'order_id']).doUpdateSet(({ ref }) => ({
          buyer: ref('excluded.buyer'),
          ordered_on: ref('excluded.ordered_on'),
          skus: ref('excluded.skus'),
        })),
      )
      .execute();
}

/** Placeholder for the buyer of a pair without added orders. */
const NOT_ADDED = '';

/**
 * Applies changes to the counts and marks the neighbors of the changed items as out of date. Rows without orders are deleted. Items that
 * are no longer products keep counting until their orders are subtracted, so the counts always match `purchase_baskets`.
 */
export async function applyChanges(
  trx: Transaction,
  { total, items, pairs }: PurchaseChanges,
): Promise<void> {
  await sql`/* purchases.total */ update purchase_totals
    set baskets = baskets + ${total.baskets}, weight = weight + ${total.weight}`.execute(trx);
  // In a fixed order, so that transactions that lock the same rows wait for each other instead of deadlocking.
  const itemRows = [...items].sort(([a], [b]) => (a < b ? -1 : 1));
  await sql`/* purchases.items */ insert into purchased_items (sku, baskets, weight)
    select sku, baskets, weight from unnest(${itemRows.map(([sku]) => sku)}::text[],
      ${itemRows.map(([, counts]) => counts.baskets)}::integer[],
      ${itemRows.map(([, counts]) => counts.weight)}::double precision[]) as changed(sku, baskets, weight)
    on conflict (sku) do update set baskets = purchased_items.baskets + excluded.baskets,
      weight = purchased_items.weight + excluded.weight, neighbors_at = null`.execute(trx);
  const pairRows = [...pairs].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, pair]) => pair);
  if (pairRows.length)
    await sql`/* purchases.pairs */ insert into purchased_pairs (sku, other_sku, baskets, weight, buyer, has_several_buyers)
      select sku, other_sku, baskets, weight, buyer, has_several_buyers from unnest(${pairRows.map(({ sku }) => sku)}::text[],
        ${pairRows.map(({ otherSku }) => otherSku)}::text[],
        ${pairRows.map((counts) => counts.baskets)}::integer[],
        ${pairRows.map((counts) => counts.weight)}::double precision[],
        ${pairRows.map(({ isAdded, buyer = null }) => (isAdded ? buyer : NOT_ADDED))}::text[],
        ${pairRows.map(({ hasSeveralBuyers }) => hasSeveralBuyers)}::boolean[]
        ) as changed(sku, other_sku, baskets, weight, buyer, has_several_buyers)
      on conflict (sku, other_sku) do update set baskets = purchased_pairs.baskets + excluded.baskets,
        weight = purchased_pairs.weight + excluded.weight,
        has_several_buyers = purchased_pairs.has_several_buyers or excluded.has_several_buyers
          or (excluded.buyer is distinct from ${NOT_ADDED}::text
            and (excluded.buyer is null or purchased_pairs.buyer is distinct from excluded.buyer))`.execute(
      trx,
    );
  const reduced = pairRows.filter(({ baskets: change }) => change < 0);
  if (reduced.length)
    await sql`/* purchases.empty-pairs */ delete from purchased_pairs using
      unnest(${reduced.map(({ sku }) => sku)}::text[], ${reduced.map(({ otherSku }) => otherSku)}::text[]) as reduced(sku, other_sku)
      where purchased_pairs.sku = reduced.sku and purchased_pairs.other_sku = reduced.other_sku and baskets <= 0`.execute(
      trx,
    );
  await sql`/* purchases.empty-items */ delete from purchased_items
    where sku = any(${itemRows.map(([sku]) => sku)}::text[]) and baskets <= 0`.execute(trx);
}
