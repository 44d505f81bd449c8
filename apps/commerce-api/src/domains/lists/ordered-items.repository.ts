import { sql } from 'kysely';
import { DAY } from '@foolscap/core/clock';
import type { Owner } from '../../kernel/caller/owner.ts';
import type { Db } from '../../kernel/database/database.ts';

/** The days on which an owner ordered an item. */
interface OrderedRow {
  sku: string;
  /** ISO date, in UTC. */
  last: string;
  days: number;
  /** The median number of days between two orders; null if it was ordered on one day only. */
  usual_gap: number | null;
}

/** The date of an owner's last order of an item, and whether the usual time between orders has passed since then. */
export interface OrderedItem {
  lastOrderedDate: string;
  reorderDue: boolean;
}

/**
 * Reads when an owner ordered items, in one statement. Canceled and declined orders and lines do not count. An item is due if it was
 * ordered on at least two days and the median number of days between them has passed since the last one.
 */
export async function readOrderedItems(
  db: Db,
  owner: Owner | undefined,
  skus: readonly string[],
  now: Date,
): Promise<Map<string, OrderedItem>> {
  if (!owner || !skus.length) return new Map();
  const { tenant, accountId, sessionId } = owner;
  const own =
    accountId === undefined
      ? sql`orders.session_id = ${sessionId}::uuid and orders.account_id is null`
      : sql`orders.account_id = ${accountId}::uuid`;
  const { rows } = await sql<OrderedRow>`/* list-items.ordered */
    with days as (
      select distinct lines.sku, (orders.placed_at at time zone 'UTC')::date as day
        from orders join order_lines lines on lines.order_number = orders.order_number
        where ${own} and orders.tenant = ${tenant} and orders.status not in ('CANCELED', 'DECLINED')
          and lines.canceled_qty < lines.qty and lines.sku = any(${skus}::text[])),
    gaps as (select sku, day, day - lag(day) over (partition by sku order by day) as gap from days)
    select sku, max(day)::text as last, count(*)::integer as days,
      percentile_cont(0.5) within group (order by gap) as usual_gap
      from gaps group by sku`.execute(db);
  return new Map(
    rows.map(({ sku, last, days, usual_gap }) => {
      const passed = Math.floor((now.getTime() - Date.parse(last)) / DAY);
      return [
        sku,
        { lastOrderedDate: last, reorderDue: days > 1 && usual_gap !== null && passed >= usual_gap },
      ];
    }),
  );
}
