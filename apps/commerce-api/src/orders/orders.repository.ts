import { sql, type Insertable, type Selectable } from 'kysely';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Db } from '../database/database.ts';
import type { OrderLinesTable, OrdersTable } from '../database/tables.ts';

export type OrderRow = Selectable<OrdersTable>;
export type OrderLineRow = Selectable<OrderLinesTable>;

export async function nextOrderNumber(db: Db): Promise<string> {
  const { rows } = await sql<{ number: string }>`select nextval('order_numbers')::text as number`.execute(db);
  return rows[0]!.number;
}

export { giveBackStock } from './order-stock.ts';

export async function insertOrder(
  db: Db,
  order: Insertable<OrdersTable>,
  lines: readonly Insertable<OrderLinesTable>[],
): Promise<void> {
  await db.insertInto('orders').values(order).execute();
  await sql`
    insert into order_lines (order_number, line_number, sku, name, image, item_url, qty, unit_price_minor, price_minor, uom,
      delivery_type, pickup_store, parent_item_id)
    select order_number, line_number, sku, name, image, item_url, qty, unit_price_minor, price_minor, uom,
      delivery_type, pickup_store, parent_item_id
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line(order_number text, line_number integer, sku text, name text,
      image text, item_url text, qty integer, unit_price_minor integer, price_minor bigint, uom text,
      delivery_type text, pickup_store text, parent_item_id text)`.execute(db);
}

/** Whose orders are meant: the account's, and those that this session placed as a guest. */
export interface OrderOwner {
  tenant: TenantId;
  sessionId: string;
  accountId: string | undefined;
}

const ownedBy = ({ tenant, sessionId, accountId }: OrderOwner) =>
  accountId === undefined
    ? sql<boolean>`tenant = ${tenant} and session_id = ${sessionId}`
    : sql<boolean>`tenant = ${tenant} and (account_id = ${accountId} or session_id = ${sessionId})`;

export async function listOrders(db: Db, owner: OrderOwner): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where(ownedBy(owner))
    .orderBy('placed_at', 'desc')
    .orderBy('order_number', 'desc')
    .execute();
}

export async function findOrder(
  db: Db,
  orderNumber: string,
  owner: OrderOwner,
): Promise<{ order: OrderRow; lines: OrderLineRow[] } | undefined> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .where(ownedBy(owner))
    .executeTakeFirst();
  if (!order) return undefined;
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('line_number')
    .execute();
  return { order, lines };
}
