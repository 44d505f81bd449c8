import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../kernel/database/database.ts';
import { saveCoupons } from '../../pricing/index.ts';
import type { CartDecision } from '../cart-command.ts';
import type { CartEntries, CartRow, LineWrite } from '../cart-types.ts';
import type { CartNotice } from '../tables.ts';
import { deleteCheckedCards, writeCheckedCards, writeTenders } from './cart-tenders.repository.ts';

/** The last statement that writes a decision, and the cart after it. */
export interface DecisionWrite {
  statement: RawBuilder<unknown>;
  cart: CartRow;
}

/**
 * Prepares the write of a decision. Requests write carts in no other way. One statement writes the lines, the cart's entries and revision,
 * and the outcome under the request's key. Coupons, tenders and replaced lines are written before this function returns; an add never needs
 * that.
 * @param keep the statement that stores the outcome
 */
export async function prepareWrite(
  db: Db,
  cart: CartRow,
  decision: CartDecision,
  keep: RawBuilder<unknown> | undefined,
  now: Date,
): Promise<DecisionWrite> {
  const { updates, coupons, tenders, checkedCards, entries, notices, ends } = decision;
  if (updates.length) await clearReplaced(db, cart.id, updates);
  if (coupons) await saveCoupons(db, cart.id, coupons);
  if (tenders) await writeTenders(db, cart.id, tenders);
  if (checkedCards) await writeCheckedCards(db, cart.id, checkedCards);
  if (ends === 'ORDERED') await deleteCheckedCards(db, cart.id);
  const parts = [...lineWrites(cart.id, decision, now), ...(keep ? [sql`kept as (${keep})`] : [])];
  const changes = { entries, notices, closes: ends === 'ORDERED' };
  return {
    statement: sql`/* cart.write */ ${parts.length ? sql`with ${sql.join(parts)}` : sql``} ${
      ends === 'MERGED' ? deleteCart(cart.id) : writeCart(cart.id, changes, now)
    }`,
    cart: withChanges(cart, changes, now),
  };
}

const json = (value: object) => sql`${JSON.stringify(value)}::jsonb`;

/** The columns of the entries. */
const ENTRY_COLUMNS = {
  proceedCheckout: 'proceed_checkout',
  shippingAddress: 'shipping_address',
  billingAddress: 'billing_address',
  levelOfService: 'level_of_service',
  email: 'email',
  pickupPerson: 'pickup_person',
  purchaseOrderNumber: 'purchase_order_number',
  accounting: 'accounting',
  previousCartId: 'previous_cart_id',
  specialBillTo: 'special_bill_to',
  futureDelivery: 'future_delivery',
  orderNumber: 'order_number',
  freeItems: 'free_items',
} as const satisfies Record<keyof CartEntries, keyof CartRow>;

/** Changes to the cart itself, as opposed to its lines. */
export interface CartChanges {
  entries: CartEntries;
  notices: readonly CartNotice[];
  /** Whether the cart has been ordered. */
  closes: boolean;
}

const listEntries = (entries: CartEntries) =>
  (Object.keys(entries) as (keyof CartEntries)[]).flatMap((entry) =>
    entries[entry] === undefined ? [] : [[ENTRY_COLUMNS[entry], entries[entry]] as const],
  );

/**
 * Writes what the shopper entered, increments the revision, and replaces the notices of the last merge, which a reply has already shown.
 */
export function writeCart(
  cartId: string,
  { entries, notices, closes }: CartChanges,
  now: Date,
): RawBuilder<unknown> {
  const columns = listEntries(entries).map(([column, value]) =>
    typeof value === 'object' && value !== null
      ? sql`${sql.ref(column)} = ${json(value)}`
      : sql`${sql.ref(column)} = ${value}${sql.raw(column === 'previous_cart_id' ? '::uuid' : '')}`,
  );
  return sql`
  update carts set ${sql.join([
    sql`revision = revision + 1, updated_at = ${now}::timestamptz, notices = ${json(notices)}`,
    ...columns,
    ...(closes ? [sql`status = 'ORDERED'`] : []),
  ])}
  where id = ${cartId}`;
}

/** Returns the cart as `writeCart` changes it. */
export const withChanges = (
  cart: CartRow,
  { entries, notices, closes }: CartChanges,
  now: Date,
): CartRow => ({
  ...cart,
  ...Object.fromEntries(listEntries(entries)),
  revision: cart.revision + 1,
  updated_at: now,
  notices: [...notices],
  ...(closes ? { status: 'ORDERED' as const } : {}),
});

/** Deletes a cart with all its data. */
export const deleteCart = (cartId: string): RawBuilder<unknown> =>
  sql`delete from carts where id = ${cartId}`;

/**
 * Adds lines, or updates existing ones. A same-day line that gets more units loses same-day delivery, since one warehouse must have all of
 * them. Restoring a removed line does not restore its furniture services, which cost money, unless it was saved for later.
 */
const insertLines = (cartId: string, lines: readonly LineWrite[], now: Date) => sql`
    insert into cart_lines (id, cart_id, item_id, qty, status, actioned, delivery_type, pickup_store, parent_item_id,
      parent_line_id, relation, requested_qty, qty_added, prev_qty, substituted_for, source, added_price_minor, level_of_service, furniture_services, configuration_id, created_at, updated_at)
    select "id"::uuid, ${cartId}::uuid, "itemId", "qty", 'ACTIVE', "actioned", "deliveryType", "pickupStoreNumber", "parentItemId",
      "parentLineId", "relation", "requestedQty", "qtyAdded", "prevQty", "substitutedFor", "source", "addedPrice", "levelOfService", "furnitureServices", coalesce("configurationId", ''), ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line("id" text, "itemId" text, "qty" integer, "actioned" text,
      "deliveryType" text, "pickupStoreNumber" text, "parentItemId" text, "parentLineId" uuid, "relation" text, "requestedQty" integer,
      "qtyAdded" integer, "prevQty" integer, "substitutedFor" text, "source" text, "addedPrice" integer, "levelOfService" text, "furnitureServices" jsonb, "configurationId" text)
    on conflict (cart_id, item_id, delivery_type, pickup_store, parent_item_id, configuration_id) do update set is_saved = false,
      parent_line_id = excluded.parent_line_id, relation = excluded.relation, qty = excluded.qty, status = 'ACTIVE', actioned = excluded.actioned, requested_qty = excluded.requested_qty,
      qty_added = excluded.qty_added, prev_qty = excluded.prev_qty,
      substituted_for = coalesce(excluded.substituted_for, cart_lines.substituted_for),
      source = coalesce(excluded.source, cart_lines.source),
      level_of_service = coalesce(excluded.level_of_service, nullif(cart_lines.level_of_service, 'SDD')),
      furniture_services = coalesce(excluded.furniture_services,
        case when cart_lines.status = 'ACTIVE' or cart_lines.is_saved then cart_lines.furniture_services end),
      added_price_minor = coalesce(excluded.added_price_minor, cart_lines.added_price_minor), updated_at = excluded.updated_at,
      position = case when cart_lines.status = 'DELETED' and excluded.actioned = 'ADD_ITEM'
        then excluded.position else cart_lines.position end`;

const updateLines = (cartId: string, lines: readonly LineWrite[], now: Date) => sql`
    update cart_lines set qty = line."qty", status = 'ACTIVE', actioned = line."actioned",
      delivery_type = line."deliveryType", pickup_store = line."pickupStoreNumber", parent_line_id = line."parentLineId", requested_qty = line."requestedQty",
      qty_added = line."qtyAdded", prev_qty = line."prevQty",
      added_price_minor = coalesce(line."addedPrice", cart_lines.added_price_minor),
      level_of_service = coalesce(line."levelOfService", cart_lines.level_of_service),
      furniture_services = coalesce(line."furnitureServices", cart_lines.furniture_services), updated_at = ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line("id" uuid, "qty" integer, "actioned" text,
      "deliveryType" text, "pickupStoreNumber" text, "parentLineId" uuid, "requestedQty" integer, "qtyAdded" integer, "prevQty" integer, "addedPrice" integer, "levelOfService" text, "furnitureServices" jsonb)
    where cart_lines.cart_id = ${cartId}::uuid and cart_lines.id = line."id"`;

const setLevels = (cartId: string, levels: NonNullable<CartDecision['levels']>) => sql`
    update cart_lines set level_of_service = line."level"
    from jsonb_to_recordset(${JSON.stringify(levels)}::jsonb) as line("id" uuid, "level" text)
    where cart_lines.cart_id = ${cartId}::uuid and cart_lines.id = line."id"`;

/** Removed lines keep their ids, so that they can be restored. */
const markRemoved = (cartId: string, ids: readonly string[], isSaved: boolean, now: Date) => sql`
    update cart_lines set status = 'DELETED', actioned = 'DELETED_ITEM', prev_qty = qty, requested_qty = 0,
      qty_added = -qty, is_saved = ${isSaved}, updated_at = ${now}::timestamptz
    where cart_id = ${cartId}::uuid and id = any(${ids}::uuid[])`;

const restoreLines = (cartId: string, ids: readonly string[], now: Date) => sql`
    update cart_lines set status = 'ACTIVE', actioned = 'EDIT_ITEM', requested_qty = qty, qty_added = qty, prev_qty = 0,
      updated_at = ${now}::timestamptz
    where cart_id = ${cartId}::uuid and id = any(${ids}::uuid[])`;

/** Deletes removed lines whose item, delivery option and parent an updated line takes over. They can no longer be restored. */
export async function clearReplaced(db: Db, cartId: string, updates: readonly LineWrite[]): Promise<void> {
  await sql`
    /* cart.replaced */ delete from cart_lines using jsonb_to_recordset(${JSON.stringify(updates)}::jsonb) as line("id" uuid,
      "itemId" text, "deliveryType" text, "pickupStoreNumber" text, "parentItemId" text, "configurationId" text)
    where cart_lines.cart_id = ${cartId}::uuid and cart_lines.status = 'DELETED' and cart_lines.id <> line."id"
      and cart_lines.item_id = line."itemId" and cart_lines.delivery_type = line."deliveryType"
      and cart_lines.pickup_store = line."pickupStoreNumber" and cart_lines.parent_item_id = line."parentItemId"
      and cart_lines.configuration_id = coalesce(line."configurationId", '')`.execute(db);
}

/** Returns the parts of a `with` clause that write a decision's lines; none if it has no lines. */
export const lineWrites = (
  cartId: string,
  {
    inserts,
    updates,
    removals,
    restores,
    levels = [],
    savesRemovals = false,
  }: Pick<CartDecision, 'inserts' | 'updates' | 'removals' | 'restores' | 'levels' | 'savesRemovals'>,
  now: Date,
): RawBuilder<unknown>[] => [
  ...(inserts.length ? [sql`inserted as (${insertLines(cartId, inserts, now)})`] : []),
  ...(updates.length ? [sql`updated as (${updateLines(cartId, updates, now)})`] : []),
  ...(removals.length ? [sql`removed as (${markRemoved(cartId, removals, savesRemovals, now)})`] : []),
  ...(levels.length ? [sql`leveled as (${setLevels(cartId, levels)})`] : []),
  ...(restores.length ? [sql`restored as (${restoreLines(cartId, restores, now)})`] : []),
];

/** Deletes removed lines that can no longer be restored. */
export async function purgeDeletedLines(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('cart_lines')
    .where('status', '=', 'DELETED')
    .where('updated_at', '<', before)
    .execute();
}
