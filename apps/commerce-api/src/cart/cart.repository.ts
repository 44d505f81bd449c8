import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { LineSums } from '@foolscap/cart/model';
import type { Address, DeliveryType, LevelOfService, TenantId } from '@foolscap/core/vocabulary';
import { listPriceOf, priceOf } from '../catalog/product-prices.ts';
import type { Db } from '../database/database.ts';
import type { CartLinesTable, CartNotice, CartsTable, Picture } from '../database/tables.ts';

export type CartRow = Selectable<CartsTable>;

/** Whose cart is meant: the account's where somebody is signed in, else the guest's. One cart a person and tenant. */
export interface CartOwner {
  tenant: TenantId;
  sessionId: string;
  accountId: string | undefined;
}

const ownedBy = ({ tenant, sessionId, accountId }: CartOwner) =>
  accountId === undefined
    ? sql<boolean>`carts.tenant = ${tenant} and carts.session_id = ${sessionId}`
    : sql<boolean>`carts.tenant = ${tenant} and carts.account_id = ${accountId}`;

export async function findCart(db: Db, owner: CartOwner): Promise<CartRow | undefined> {
  return db
    .selectFrom('carts')
    .selectAll()
    .where('status', '=', 'OPEN')
    .where(ownedBy(owner))
    .executeTakeFirst();
}

/** The owner's open cart, locked until the transaction ends: two changes of one cart never run at the same time. */
export async function lockCart(db: Db, owner: CartOwner): Promise<CartRow | undefined> {
  return db
    .selectFrom('carts')
    .selectAll()
    .where('status', '=', 'OPEN')
    .where(ownedBy(owner))
    .forUpdate()
    .executeTakeFirst();
}

/** The same, made when there is none. An account's cart begins with its first address and purchase order. */
export async function lockOrCreateCart(db: Db, owner: CartOwner): Promise<CartRow> {
  const { tenant, sessionId, accountId } = owner;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const cart = await lockCart(db, owner);
    if (cart) return cart;
    // Two first adds may meet here: the second waits for the first, finds its cart in the way, and locks that.
    await sql`
      insert into carts (id, tenant, session_id, account_id, shipping_address, purchase_order_number)
      values (${randomUUID()}, ${tenant}, ${accountId === undefined ? sessionId : null}, ${accountId ?? null},
        (select address from account_addresses where account_id = ${accountId ?? null} order by position limit 1),
        (select default_purchase_order from accounts where id = ${accountId ?? null}))
      on conflict do nothing`.execute(db);
  }
  throw new Error('The cart could not be made.');
}

/** What the cart's own lines and the catalogue say together. Prices are US cents for the cart's tenant. */
export interface LineRow extends Selectable<CartLinesTable> {
  name: string;
  brand: string;
  picture: Picture;
  part_number: string;
  uom: string;
  product_type_name: 'ESD' | 'DF' | null;
  bopis_eligible: boolean;
  quantity_limit: number | null;
  oversized: boolean;
  taxable: boolean;
  published: boolean;
  price: number | null;
  list_price: number | null;
  available: number;
  /** What all active lines of this cart hold of the item. */
  in_cart: number;
}

/** Lines in the order in which they were added: the active ones, or those that are named, whatever their status. */
export async function listLines(
  db: Db,
  cart: Pick<CartRow, 'id' | 'tenant'>,
  ids?: readonly string[],
): Promise<LineRow[]> {
  // With all active lines at hand one pass over them tells what they hold together; for a few named ones the rest is asked.
  const inCart = ids
    ? sql`(select coalesce(sum(others.qty), 0)::integer from cart_lines others
        where others.cart_id = lines.cart_id and others.item_id = lines.item_id and others.status = 'ACTIVE')`
    : sql`(sum(lines.qty) over (partition by lines.item_id))::integer`;
  const { rows } = await sql<LineRow>`
    select lines.*, products.name, products.brand, products.picture, products.part_number, products.uom,
      products.product_type_name, products.bopis_eligible, products.quantity_limit, products.oversized,
      products.tax_code = 'standard' as taxable, products.published,
      ${priceOf(cart.tenant)} as price, ${listPriceOf(cart.tenant)} as list_price,
      coalesce(stock.available, 0) as available,
      ${inCart} as in_cart
    from cart_lines lines
      join products on products.sku = lines.item_id
      left join stock on stock.sku = lines.item_id
    where lines.cart_id = ${cart.id} and ${ids ? sql`lines.id = any(${ids}::uuid[])` : sql`lines.status = 'ACTIVE'`}
    order by lines.position`.execute(db);
  return rows;
}

/** Items that could not be added, in the shape of lines, so that a reply can show what was refused. */
export async function listRefused(
  db: Db,
  cart: Pick<CartRow, 'id' | 'tenant'>,
  refused: readonly { itemId: string; requestedQty: number; deliveryType: DeliveryType }[],
  now: Date,
): Promise<LineRow[]> {
  const skus = refused.map(({ itemId }) => itemId);
  const { rows } = await sql<Omit<LineRow, keyof CartLinesTable | 'in_cart'> & { sku: string }>`
    select products.sku, products.name, products.brand, products.picture, products.part_number, products.uom,
      products.product_type_name, products.bopis_eligible, products.quantity_limit, products.oversized,
      products.tax_code = 'standard' as taxable, products.published,
      ${priceOf(cart.tenant)} as price, ${listPriceOf(cart.tenant)} as list_price,
      coalesce(stock.available, 0) as available
    from products left join stock on stock.sku = products.sku
    where products.sku = any(${skus}::text[])`.execute(db);
  return refused.flatMap(({ itemId, requestedQty, deliveryType }) => {
    const product = rows.find((row) => row.sku === itemId);
    if (!product) return [];
    const line: Selectable<CartLinesTable> = {
      id: randomUUID(),
      cart_id: cart.id,
      position: 0,
      item_id: itemId,
      qty: 0,
      status: 'ACTIVE',
      actioned: 'ADD_ITEM',
      delivery_type: deliveryType,
      pickup_store: '',
      parent_item_id: '',
      requested_qty: requestedQty,
      qty_added: 0,
      prev_qty: 0,
      created_at: now,
      updated_at: now,
    };
    return [{ ...product, ...line, in_cart: 0 }];
  });
}

export interface CartSums extends LineSums {
  hasEsdOrDf: boolean;
  /** Whether some line is not wholly in stock. */
  short: boolean;
}

/** What the lines come to, reckoned where they are: a change of one line need not read the other 499. */
export async function sumCart(db: Db, cart: Pick<CartRow, 'id' | 'tenant'>): Promise<CartSums> {
  const price = priceOf(cart.tenant);
  const shipped = sql`lines.delivery_type in ('STA', 'STS') and products.product_type_name is distinct from 'ESD'`;
  const { rows } = await sql<{ [K in keyof CartSums]: CartSums[K] }>`
    select count(*)::integer as lines,
      coalesce(sum(lines.qty), 0)::bigint as units,
      coalesce(sum(lines.qty::bigint * ${price}), 0)::bigint as "subTotal",
      coalesce(sum(lines.qty::bigint * ${price}) filter (where products.tax_code = 'standard'), 0)::bigint as taxable,
      coalesce(sum(lines.qty::bigint * ${price}) filter (where ${shipped}), 0)::bigint as shipped,
      coalesce(sum(lines.qty) filter (where ${shipped}), 0)::bigint as "shippedUnits",
      coalesce(sum(lines.qty) filter (where ${shipped} and products.oversized), 0)::bigint as "oversizedUnits",
      coalesce(bool_or(products.product_type_name is not null), false) as "hasEsdOrDf",
      coalesce(bool_or(coalesce(stock.available, 0) < lines.in_cart), false) as short
    from (select cart_lines.*, sum(qty) over (partition by item_id) as in_cart
        from cart_lines where cart_id = ${cart.id} and status = 'ACTIVE') lines
      join products on products.sku = lines.item_id and products.published and ${price} is not null
      left join stock on stock.sku = lines.item_id`.execute(db);
  return rows[0]!;
}

/** What an add must know of an item. */
export interface SellableRow {
  sku: string;
  price: number | null;
  quantity_limit: number | null;
  bopis_eligible: boolean;
  available: number;
}

export async function listSellable(
  db: Db,
  tenant: TenantId,
  skus: readonly string[],
): Promise<SellableRow[]> {
  const { rows } = await sql<SellableRow>`
    select products.sku, ${priceOf(tenant)} as price, products.quantity_limit, products.bopis_eligible,
      coalesce(stock.available, 0) as available
    from products left join stock on stock.sku = products.sku
    where products.sku = any(${skus}::text[]) and products.published`.execute(db);
  return rows;
}

/** The lines of a cart that hold one of these items, removed ones too. */
export async function listLinesOfItems(db: Db, cartId: string, skus: readonly string[]) {
  const { rows } = await sql<
    Pick<
      Selectable<CartLinesTable>,
      'id' | 'item_id' | 'qty' | 'status' | 'delivery_type' | 'pickup_store' | 'parent_item_id'
    >
  >`
    select id, item_id, qty, status, delivery_type, pickup_store, parent_item_id
    from cart_lines where cart_id = ${cartId} and item_id = any(${skus}::text[])`.execute(db);
  return rows;
}

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

/** Adds lines, or sets those that are there already, all in one statement. The cart must be locked. */
export async function writeLines(
  db: Db,
  cartId: string,
  lines: readonly LineWrite[],
  now: Date,
): Promise<void> {
  if (!lines.length) return;
  await sql`
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
        then excluded.position else cart_lines.position end`.execute(db);
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

/** Counts a change: the revision grows, and what the shopper was to be told of the last merge has been said. */
export async function bumpRevision(
  db: Db,
  cartId: string,
  now: Date,
  notices: readonly CartNotice[] = [],
): Promise<CartRow> {
  return db
    .updateTable('carts')
    .set({ revision: sql`revision + 1`, updated_at: now, notices: JSON.stringify(notices) })
    .where('id', '=', cartId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export interface CartChanges {
  proceedCheckout?: boolean;
  shippingAddress?: Address;
  billingAddress?: Address;
  levelOfService?: LevelOfService;
  email?: string;
}

export async function updateCartRow(db: Db, cartId: string, changes: CartChanges): Promise<void> {
  const { proceedCheckout, shippingAddress, billingAddress, levelOfService, email } = changes;
  const columns = {
    ...(proceedCheckout === undefined ? {} : { proceed_checkout: proceedCheckout }),
    ...(shippingAddress ? { shipping_address: JSON.stringify(shippingAddress) } : {}),
    ...(billingAddress ? { billing_address: JSON.stringify(billingAddress) } : {}),
    ...(levelOfService ? { level_of_service: levelOfService } : {}),
    ...(email === undefined ? {} : { email }),
  };
  if (Object.keys(columns).length)
    await db.updateTable('carts').set(columns).where('id', '=', cartId).execute();
}

/** Removed lines that nobody will bring back. */
export async function purgeDeletedLines(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('cart_lines')
    .where('status', '=', 'DELETED')
    .where('updated_at', '<', before)
    .execute();
}
