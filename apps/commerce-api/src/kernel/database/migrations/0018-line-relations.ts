import { sql, type Kysely } from 'kysely';

/** The units that the plans and services of a line cover: those of all lines of its parent's item in the cart. */
const parentUnits = `(select sum(parents.qty) from cart_lines parents
  where parents.cart_id = cart_lines.cart_id and parents.item_id = cart_lines.parent_item_id and parents.status = 'ACTIVE'
    and parents.parent_item_id = '')`;

const isPlan = (item: string) =>
  `exists (select 1 from product_relations offers where offers.related_sku = ${item} and offers.kind = 'WARRANTY')`;

/** The relation of an item to its parent: from the product catalog, otherwise an add-on. */
const getRelation = (item: string, parent: string) => `coalesce((select kind from product_relations offers
  where offers.sku = ${parent} and offers.related_sku = ${item} and kind in ('WARRANTY', 'ASSEMBLY', 'BUNDLE')
  order by kind desc limit 1), 'ADDON')`;

const relations = `('WARRANTY', 'ASSEMBLY', 'TECHHELP', 'ADDON', 'BUNDLE', 'FREE_ITEM', 'SAMPLE')`;

/**
 * Relates cart and order lines to their parent line, and adds the kinds of carts. Until now, lines referred to the item of their parent. A
 * plan is removed with a notice if its product is not in the cart or does not offer it. Other lines without their parent become top-level
 * lines.
 */
const statements = [
  `alter table carts add column kind text not null default 'CART' check (kind in ('CART', 'SAVED', 'SPECIAL', 'BUY_NOW'))`,
  `drop index carts_of_session`,
  `drop index carts_of_account`,
  `create unique index carts_of_session on carts (session_id, tenant, kind)
     where status = 'OPEN' and session_id is not null and kind <> 'SPECIAL'`,
  `create unique index carts_of_account on carts (account_id, tenant, kind)
     where status = 'OPEN' and account_id is not null and kind <> 'SPECIAL'`,

  `alter table cart_lines add column parent_line_id uuid,
     add column relation text check (relation in ${relations})`,
  // Clients that hold such a cart read it again.
  `update carts set revision = revision + 1 where status = 'OPEN' and id in (select cart_id from cart_lines
     where parent_item_id <> '' or ${isPlan('cart_lines.item_id')})`,
  // Removed lines come back with their parent only if both were removed together.
  `update cart_lines set relation = ${getRelation('cart_lines.item_id', 'cart_lines.parent_item_id')},
     parent_line_id = (select parents.id from cart_lines parents where parents.cart_id = cart_lines.cart_id
       and parents.item_id = cart_lines.parent_item_id and parents.parent_item_id = '' and parents.status = cart_lines.status
       and (parents.status = 'ACTIVE' or parents.updated_at = cart_lines.updated_at) order by parents.position limit 1)
     where parent_item_id <> ''`,
  `delete from cart_lines where status = 'DELETED' and parent_item_id <> '' and parent_line_id is null`,
  `update carts set notices = notices || jsonb_build_array(jsonb_build_object('code', 'STANDALONE_WARRANTY_ITEM', 'type', 'WARN',
     'description', 'We removed a protection plan, because the product that it is for is not in your cart.'))
     where status = 'OPEN' and id in (select cart_id from cart_lines
       where status = 'ACTIVE' and ${isPlan('item_id')} and (parent_line_id is null or relation <> 'WARRANTY'))`,
  `delete from cart_lines using carts where carts.id = cart_lines.cart_id and carts.status = 'OPEN' and ${isPlan('cart_lines.item_id')}
     and (parent_line_id is null or relation <> 'WARRANTY')`,
  // A line left without a parent is merged into the line of the same item and delivery option, or becomes one.
  `update cart_lines set qty = least(9999, case when cart_lines.status = 'ACTIVE' then cart_lines.qty else 0 end + alone.qty), status = 'ACTIVE'
     from (select cart_id, item_id, delivery_type, pickup_store, sum(qty) as qty from cart_lines
       where parent_item_id <> '' and parent_line_id is null group by 1, 2, 3, 4) alone
     where cart_lines.cart_id = alone.cart_id and cart_lines.item_id = alone.item_id
       and cart_lines.delivery_type = alone.delivery_type and cart_lines.pickup_store = alone.pickup_store
       and cart_lines.parent_item_id = ''`,
  `delete from cart_lines using cart_lines same where cart_lines.parent_item_id <> '' and cart_lines.parent_line_id is null
     and same.cart_id = cart_lines.cart_id and same.item_id = cart_lines.item_id and same.id <> cart_lines.id
     and same.delivery_type = cart_lines.delivery_type and same.pickup_store = cart_lines.pickup_store
     and (same.parent_item_id = '' or same.parent_line_id is null and same.position < cart_lines.position)`,
  `update cart_lines set parent_item_id = '', relation = null where parent_item_id <> '' and parent_line_id is null`,
  `update cart_lines set qty = ${parentUnits}
     where status = 'ACTIVE' and relation in ('WARRANTY', 'ASSEMBLY') and qty > ${parentUnits}`,

  `alter table cart_lines add unique (cart_id, id),
     add foreign key (cart_id, parent_line_id) references cart_lines (cart_id, id) on delete cascade,
     add check ((parent_line_id is null) = (relation is null) and (parent_line_id is null) = (parent_item_id = '')),
     add check (parent_line_id <> id)`,
  `create index cart_lines_children on cart_lines (parent_line_id) where parent_line_id is not null`,

  `alter table order_lines add column parent_line_number integer,
     add column relation text check (relation in ${relations})`,
  `update order_lines set parent_line_number = (select min(parents.line_number) from order_lines parents
     where parents.order_number = order_lines.order_number and parents.sku = order_lines.parent_item_id and parents.parent_item_id = '')
     where parent_item_id <> ''`,
  `update order_lines set relation = case when ${isPlan('sku')} then 'WARRANTY'
     else ${getRelation('order_lines.sku', 'order_lines.parent_item_id')} end where parent_line_number is not null`,
  `alter table order_lines
     add foreign key (order_number, parent_line_number) references order_lines (order_number, line_number) on delete cascade,
     add check ((parent_line_number is null) = (relation is null)),
     add check (parent_line_number <> line_number)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
