import type { TileItem } from '@foolscap/core/contract';
import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';

async function listLastOrdered(
  db: Db,
  accountId: string,
  skus: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ sku: string; lastOrdered: string }>`/* orders.last-ordered */
    select lines.sku, max((orders.placed_at at time zone 'UTC')::date)::text as "lastOrdered"
    from orders join order_lines lines on lines.order_number = orders.order_number
    where orders.account_id = ${accountId} and lines.sku = any(${skus}::text[])
      and orders.status not in ('CANCELED', 'DECLINED') and lines.canceled_qty < lines.qty
    group by lines.sku`.execute(db);
  return new Map(rows.map(({ sku, lastOrdered }) => [sku, lastOrdered]));
}

/**
 * Adds the date of an account's last order of each item to tiles (storefront-9.17). Canceled orders and lines do not count.
 * @param accountId undefined for guests, whose tiles stay unchanged
 */
export async function addLastOrdered(
  db: Db,
  accountId: string | undefined,
  items: readonly TileItem[],
): Promise<TileItem[]> {
  if (accountId === undefined || !items.length) return [...items];
  const dates = await listLastOrdered(
    db,
    accountId,
    items.map(({ itemId }) => itemId),
  );
  return items.map((item) => {
    const lastOrderedDate = dates.get(item.itemId);
    return lastOrderedDate === undefined ? item : { ...item, lastOrderedDate };
  });
}
