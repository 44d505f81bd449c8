import { sql, type Insertable, type Selectable } from 'kysely';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import { listOrderMemberships, type OrderedMembership } from '../memberships/index.ts';
import { listAttemptsOf, type PaymentRow } from '../payments/index.ts';
import type { OrderAdjustmentsTable, OrderLinesTable, OrderPartsTable, OrdersTable } from './tables.ts';

export type OrderRow = Selectable<OrdersTable>;
export type OrderLineRow = Selectable<OrderLinesTable>;
export type OrderPartRow = Selectable<OrderPartsTable>;
export type OrderAdjustmentRow = Selectable<OrderAdjustmentsTable>;

export async function nextOrderNumber(db: Db): Promise<string> {
  const { rows } = await sql<{ number: string }>`select nextval('order_numbers')::text as number`.execute(db);
  return rows[0]!.number;
}

export async function insertOrder(
  db: Db,
  order: Insertable<OrdersTable>,
  lines: readonly OrderLineRow[],
  adjustments: readonly Insertable<OrderAdjustmentsTable>[],
): Promise<void> {
  await db.insertInto('orders').values(order).execute();
  await insertLines(db, lines, adjustments);
}

/** Writes the lines of an order, with the promotions' discounts on them. */
export async function insertLines(
  db: Db,
  lines: readonly OrderLineRow[],
  adjustments: readonly Insertable<OrderAdjustmentsTable>[],
): Promise<void> {
  await sql`
    insert into order_lines (order_number, line_number, sku, name, image, item_url, qty, unit_price_minor, price_minor, uom,
      delivery_type, pickup_store, parent_item_id, parent_line_number, relation, min_delivery_date, max_delivery_date,
      discount_minor, surcharge_minor, tax_minor, free_promotion_id, furniture_services, services_minor, services_fee_tbd, level_of_service, configuration, sold_by, splits, category_id)
    select order_number, line_number, sku, name, image, item_url, qty, unit_price_minor, price_minor, uom,
      delivery_type, pickup_store, parent_item_id, parent_line_number, relation, min_delivery_date, max_delivery_date,
      discount_minor, surcharge_minor, tax_minor, free_promotion_id, furniture_services, services_minor, services_fee_tbd, level_of_service, configuration, sold_by, splits,
      (select category_id from products where products.sku = line.sku)
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line(order_number text, line_number integer, sku text, name text,
      image text, item_url text, qty integer, unit_price_minor integer, price_minor bigint, uom text,
      delivery_type text, pickup_store text, parent_item_id text, parent_line_number integer, relation text, min_delivery_date text, max_delivery_date text, discount_minor bigint, surcharge_minor integer,
      tax_minor bigint, free_promotion_id text, furniture_services jsonb, services_minor integer, services_fee_tbd boolean,
      level_of_service text, configuration jsonb, sold_by text, splits jsonb)`.execute(db);
  if (adjustments.length)
    await db
      .insertInto('order_adjustments')
      .values([...adjustments])
      .execute();
}

/** The owner of orders: the account, or a guest's session. An order that was claimed by an account no longer belongs to its session. */
export interface OrderOwner {
  tenant: TenantId;
  sessionId: string;
  accountId: string | undefined;
  /** Set for callers who may see all orders of an organization. */
  organizationId?: string;
}

const ownedBy = ({ tenant, sessionId, accountId, organizationId }: OrderOwner) => {
  const asGuest = sql<boolean>`session_id = ${sessionId} and account_id is null`;
  if (accountId === undefined) return sql<boolean>`tenant = ${tenant} and ${asGuest}`;
  const own = sql<boolean>`account_id = ${accountId} or (${asGuest})`;
  return organizationId === undefined
    ? sql<boolean>`tenant = ${tenant} and (${own})`
    : sql<boolean>`tenant = ${tenant} and (${own} or organization_id = ${organizationId})`;
};

export interface OrderFilter {
  /** An order number, or words of an item's name or number. */
  q?: string | undefined;
  status?: OrderRow['status'] | undefined;
  year?: number | undefined;
}

const LIKE_SIGNS = /[\\%_]/g;

function matching(owner: OrderOwner, { q, status, year }: OrderFilter) {
  const conditions = [ownedBy(owner)];
  if (status) conditions.push(sql<boolean>`status = ${status}`);
  if (year !== undefined) {
    const from = new Date(Date.UTC(year, 0, 1));
    const until = new Date(Date.UTC(year + 1, 0, 1));
    conditions.push(sql<boolean>`placed_at >= ${from} and placed_at < ${until}`);
  }
  const words = q?.trim();
  if (words) {
    const like = `%${words.replace(LIKE_SIGNS, '\\$&').toLowerCase()}%`;
    conditions.push(sql<boolean>`(order_number like ${like} or lower(coalesce(purchase_order_number, '')) like ${like}
      or exists (select 1 from order_lines where order_lines.order_number = orders.order_number
        and (lower(order_lines.name) like ${like} or lower(order_lines.sku) like ${like})))`);
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Lists one page of an owner's orders, newest first, with the total number. */
export async function listOrders(
  db: Db,
  owner: OrderOwner,
  filter: OrderFilter = {},
  { page, size } = { page: 1, size: 100 },
): Promise<{ rows: OrderRow[]; total: number; years: number[] }> {
  const [rows, count, years] = await Promise.all([
    db
      .selectFrom('orders')
      .selectAll()
      .where(matching(owner, filter))
      .orderBy('placed_at', 'desc')
      .orderBy('order_number', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    db
      .selectFrom('orders')
      .select(sql<number>`count(*)::integer`.as('total'))
      .where(matching(owner, filter))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('orders')
      .select(sql<number>`extract(year from placed_at at time zone 'UTC')::integer`.as('year'))
      .distinct()
      .where(ownedBy(owner))
      .orderBy('year', 'desc')
      .execute(),
  ]);
  return { rows, total: count.total, years: years.map(({ year }) => year) };
}

/** An order with everything that is shown about it. */
export interface WholeOrder {
  order: OrderRow;
  lines: OrderLineRow[];
  /** Parts that have progressed. */
  parts: OrderPartRow[];
  payments: PaymentRow[];
  /** The promotions' discounts on the lines. */
  adjustments: OrderAdjustmentRow[];
  memberships: OrderedMembership[];
}

async function wholeOrder(db: Db, order: OrderRow | undefined): Promise<WholeOrder | undefined> {
  if (!order) return undefined;
  const orderNumber = order.order_number;
  const [lines, parts, attempts, adjustments, memberships] = await Promise.all([
    db
      .selectFrom('order_lines')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .orderBy('line_number')
      .execute(),
    listParts(db, orderNumber),
    listAttemptsOf(db, orderNumber),
    db
      .selectFrom('order_adjustments')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .orderBy('line_number')
      .orderBy('promotion_id')
      .execute(),
    listOrderMemberships(db, orderNumber),
  ]);
  return {
    order,
    lines,
    parts,
    payments: attempts.flatMap(({ payments }) => payments),
    adjustments,
    memberships,
  };
}

const getOrder = (db: Db, orderNumber: string) =>
  db.selectFrom('orders').selectAll().where('order_number', '=', orderNumber);

/**
 * Selects guest orders that this session has opened through a link or by number and email address. They are not among the session's own
 * orders.
 */
const openedBy = ({ tenant, sessionId }: OrderOwner) =>
  sql<boolean>`(tenant = ${tenant} and account_id is null and exists (select from opened_orders
    where opened_orders.session_id = ${sessionId} and opened_orders.order_number = orders.order_number))`;

/** Finds an order that the caller may see and cancel, as its owner or in a session that has opened it. */
export const findOrder = async (
  db: Db,
  orderNumber: string,
  owner: OrderOwner,
): Promise<WholeOrder | undefined> =>
  wholeOrder(
    db,
    await getOrder(db, orderNumber)
      .where(sql<boolean>`((${ownedBy(owner)}) or ${openedBy(owner)})`)
      .executeTakeFirst(),
  );

/** Reads an order of any owner. */
export const readOrder = async (db: Db, orderNumber: string): Promise<WholeOrder | undefined> =>
  wholeOrder(db, await getOrder(db, orderNumber).executeTakeFirst());

/** Reads an order and locks it until the transaction ends. */
export const lockOrder = async (trx: Db, orderNumber: string): Promise<WholeOrder | undefined> =>
  wholeOrder(trx, await getOrder(trx, orderNumber).forUpdate().executeTakeFirst());

export const listParts = (db: Db, orderNumber: string): Promise<OrderPartRow[]> =>
  db.selectFrom('order_parts').selectAll().where('order_number', '=', orderNumber).orderBy('place').execute();

/** Returns the names of the members who placed these orders, by account. */
export async function getNames(db: Db, orders: readonly OrderRow[]): Promise<Map<string, string>> {
  const ids = orders.flatMap(({ account_id, organization_id }) =>
    account_id && organization_id ? [account_id] : [],
  );
  if (!ids.length) return new Map();
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, `${row.first_name} ${row.last_name}`]));
}
