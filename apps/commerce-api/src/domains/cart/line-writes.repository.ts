import { sql, type RawBuilder } from 'kysely';
import type { DeliveryType } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import type { CartLinesTable } from '../../kernel/database/tables.ts';
import type { LineRow } from './cart-lines.repository.ts';
import { type CartRow, growRevision } from './cart.repository.ts';

export interface LineWrite {
  id: string;
  itemId: string;
  qty: number;
  actioned: CartLinesTable['actioned'];
  deliveryType: DeliveryType;
  pickupStore: string;
  parentItemId: string;
  requestedQty: number;
  qtyAdded: number;
  prevQty: number;
}

const insertLines = (cartId: string, lines: readonly LineWrite[], now: Date) => sql`
    insert into cart_lines (id, cart_id, item_id, qty, status, actioned, delivery_type, pickup_store, parent_item_id,
      requested_qty, qty_added, prev_qty, created_at, updated_at)
    select "id"::uuid, ${cartId}::uuid, "itemId", "qty", 'ACTIVE', "actioned", "deliveryType", "pickupStore", "parentItemId",
      "requestedQty", "qtyAdded", "prevQty", ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line("id" text, "itemId" text, "qty" integer, "actioned" text,
      "deliveryType" text, "pickupStore" text, "parentItemId" text, "requestedQty" integer, "qtyAdded" integer,
      "prevQty" integer)
    on conflict (cart_id, item_id, delivery_type, pickup_store, parent_item_id) do update set
      qty = excluded.qty, status = 'ACTIVE', actioned = excluded.actioned, requested_qty = excluded.requested_qty,
      qty_added = excluded.qty_added, prev_qty = excluded.prev_qty, updated_at = excluded.updated_at,
      position = case when cart_lines.status = 'DELETED' and excluded.actioned = 'ADD_ITEM'
        then excluded.position else cart_lines.position end`;

/** Adds lines, or sets those that are there already, all in one statement. The cart must be locked. */
export async function writeLines(
  db: Db,
  cartId: string,
  lines: readonly LineWrite[],
  now: Date,
): Promise<void> {
  if (lines.length) await insertLines(cartId, lines, now).execute(db);
}

/** Sends a line another way: delivered, or collected in a store. Whatever removed line stood under that key goes for good. */
export async function moveLine(
  db: Db,
  line: Pick<LineRow, 'id' | 'cart_id' | 'item_id' | 'parent_item_id'>,
  to: { deliveryType: DeliveryType; pickupStore: string },
): Promise<void> {
  await sql`
    delete from cart_lines where cart_id = ${line.cart_id} and item_id = ${line.item_id}
      and delivery_type = ${to.deliveryType} and pickup_store = ${to.pickupStore}
      and parent_item_id = ${line.parent_item_id} and status = 'DELETED' and id <> ${line.id}`.execute(db);
  await db
    .updateTable('cart_lines')
    .set({ delivery_type: to.deliveryType, pickup_store: to.pickupStore })
    .where('id', '=', line.id)
    .execute();
}

/** Takes lines out of the cart. They are kept, marked, so that Undo can bring them back under their ids. */
export async function markDeleted(
  db: Db,
  cartId: string,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update cart_lines set status = 'DELETED', actioned = 'DELETED_ITEM', prev_qty = qty, requested_qty = 0,
      qty_added = -qty, updated_at = ${now}::timestamptz
    where cart_id = ${cartId} and id = any(${ids}::uuid[]) and status = 'ACTIVE'
    returning id`.execute(db);
  return rows.map((row) => row.id);
}

/** Lines that stand below these: warranties, assembly. They go with their parent. */
export async function childrenOf(
  db: Db,
  cartId: string,
  parentItemIds: readonly string[],
): Promise<{ id: string; parent_item_id: string }[]> {
  if (!parentItemIds.length) return [];
  // A parent that stands in the cart another time keeps them.
  const { rows } = await sql<{ id: string; parent_item_id: string }>`
    select id, parent_item_id from cart_lines
    where cart_id = ${cartId} and status = 'ACTIVE' and parent_item_id = any(${parentItemIds}::text[])
      and not exists (select 1 from cart_lines parent where parent.cart_id = cart_lines.cart_id
        and parent.item_id = cart_lines.parent_item_id and parent.status = 'ACTIVE')`.execute(db);
  return rows;
}

/** Brings back what went with these removed lines, at the same moment. Gives their ids. */
export async function restoreChildren(
  db: Db,
  cartId: string,
  parents: readonly Pick<LineRow, 'item_id' | 'updated_at'>[],
  now: Date,
): Promise<string[]> {
  if (!parents.length) return [];
  const ids = await Promise.all(
    parents.map(async ({ item_id, updated_at }) => {
      const { rows } = await sql<{ id: string }>`
        update cart_lines set status = 'ACTIVE', actioned = 'EDIT_ITEM', requested_qty = qty, qty_added = qty, prev_qty = 0,
          updated_at = ${now}::timestamptz
        where cart_id = ${cartId} and parent_item_id = ${item_id} and status = 'DELETED'
          and updated_at = ${updated_at}::timestamptz
        returning id`.execute(db);
      return rows.map(({ id }) => id);
    }),
  );
  return ids.flat();
}

/**
 * Ends a change in one statement: writes its lines, counts it, and keeps what it came to.
 * @param keep a statement that keeps the outcome under the request's key
 */
export async function writeChange(
  db: Db,
  cartId: string,
  lines: readonly LineWrite[],
  keep: RawBuilder<unknown> | undefined,
  now: Date,
): Promise<CartRow> {
  const parts = [
    ...(lines.length ? [sql`written as (${insertLines(cartId, lines, now)})`] : []),
    ...(keep ? [sql`kept as (${keep})`] : []),
  ];
  const { rows } = await sql<CartRow>`/* cart.write */ ${
    parts.length ? sql`with ${sql.join(parts)}` : sql``
  } ${growRevision(cartId, now)}`.execute(db);
  return rows[0]!;
}

/** Removed lines that nobody will bring back. */
export async function purgeDeletedLines(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('cart_lines')
    .where('status', '=', 'DELETED')
    .where('updated_at', '<', before)
    .execute();
}
