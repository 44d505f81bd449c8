import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/database.ts';
import { DEMO_SALES } from '../demo-sales.ts';
import type { Basket } from '../purchase-changes.ts';

/** An order in the evaluated history. */
export interface HistoryOrder extends Basket {
  /** The buyer; undefined if unknown. */
  buyer: string | undefined;
}

/**
 * Reads all orders of the shop and of imported sales histories, ordered by date. Omits orders without a date and the demo's, which are
 * generated.
 */
export async function readHistory(db: Db): Promise<HistoryOrder[]> {
  const { rows } = await sql<{
    buyer: string | null;
    ordered_on: string;
    skus: string[];
  }>`/* evaluation.history */
    select * from (
      select coalesce(orders.account_id, orders.session_id)::text as buyer,
          (orders.placed_at at time zone 'UTC')::date::text as ordered_on, array_agg(distinct lines.sku) as skus, orders.order_number as id
        from orders join order_lines lines on lines.order_number = orders.order_number
        where orders.status not in ('CANCELED', 'DECLINED') and lines.canceled_qty < lines.qty
        group by orders.order_number
      union all
      select nullif(o.source || ':' || o.customer_hash, o.source || ':'), o.ordered_on::text, array_agg(distinct l.sku), o.source || o.order_id
        from sales_orders o join sales_lines l on l.source = o.source and l.order_id = o.order_id
        where o.ordered_on is not null and o.source <> ${DEMO_SALES} group by o.source, o.order_id, o.customer_hash, o.ordered_on) history
    order by ordered_on, id`.execute(db);
  return rows.map(({ buyer, ordered_on, skus }) => ({
    buyer: buyer ?? undefined,
    orderedOn: ordered_on,
    skus: [...skus].sort(),
  }));
}

/**
 * Splits a history by time: recommenders learn from the earlier orders and are tested on the later ones. All orders of a day are on the
 * same side, so that nothing is learned from a test day.
 * @param share proportion of orders to learn from
 */
export function splitByTime(
  history: readonly HistoryOrder[],
  share: number,
): { learned: HistoryOrder[]; tested: HistoryOrder[]; day: string } {
  const day = history[Math.floor(history.length * share)]?.orderedOn ?? '';
  return {
    day,
    learned: history.filter(({ orderedOn }) => orderedOn < day),
    tested: history.filter(({ orderedOn }) => orderedOn >= day),
  };
}
