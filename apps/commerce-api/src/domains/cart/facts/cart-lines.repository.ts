import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../kernel/database/database.ts';
import { isOneOf } from '../../../kernel/database/is-one-of.ts';
import {
  getPrice,
  selectContractPrice,
  selectIsPriceHidden,
  selectListPrice,
  selectVolumePrices,
} from '../../catalog/index.ts';
import { getShelves } from '../../delivery/index.ts';
import type { BundlePart, CartRow, ChildLine, LineRow, RelatedLine } from '../cart-types.ts';
import { buyerOfCart, customerSku, selectMayCollect } from './buyer.repository.ts';
import { listColumns } from './cart.repository.ts';
import { selectHiddenUntil } from '../notice-opt-outs/notice-opt-outs.repository.ts';
import type { CartLinesTable } from '../tables.ts';

const lineColumns = listColumns<CartLinesTable>('lines', {
  id: true,
  cart_id: true,
  position: true,
  item_id: true,
  qty: true,
  status: true,
  actioned: true,
  delivery_type: true,
  pickup_store: true,
  parent_item_id: true,
  parent_line_id: true,
  relation: true,
  requested_qty: true,
  qty_added: true,
  prev_qty: true,
  substituted_for: true,
  source: true,
  level_of_service: true,
  furniture_services: true,
  added_price_minor: true,
  is_saved: true,
  configuration_id: true,
  created_at: true,
  updated_at: true,
});

export const pickup = sql`lines.delivery_type in ('ISP', 'PCK')`;

const collected = sql`lines.delivery_type in ('ISP', 'PCK', 'STS')`;

/**
 * Joins the store that a line is picked up from, or could be: its own, otherwise the shopper's. Joins none for a buyer who may not pick up.
 */
export const storeInQuestion = (yourStoreNumber: string | undefined, mayCollect: RawBuilder<boolean>) => sql`
  left join stores on stores.pickup and ${mayCollect}
    and stores.store_number = case when ${collected} then lines.pickup_store else ${yourStoreNumber ?? ''}::text end
  left join store_stock on store_stock.store_number = stores.store_number and store_stock.sku = lines.item_id`;

export const storeColumns = sql`
  coalesce(case when ${pickup} then store_stock.available else stock.available end, 0) as available,
  coalesce(stock.available, 0) as delivered_available, store_stock.available as store_available,
  case when stores.store_number is not null
    then jsonb_build_object('storeNumber', stores.store_number, 'name', stores.name, 'state', stores.state,
      'latitude', stores.latitude, 'longitude', stores.longitude)
      || case when ${collected} then jsonb_build_object('place', jsonb_build_object('address1', stores.address1, 'city', stores.city,
        'zipCode', stores.zip, 'phone', stores.phone)) else '{}' end end as store,
  ${getShelves(sql`lines.item_id`)} as shelves`;

export const priceColumns = (cart: Pick<CartRow, 'id' | 'tenant'>) => {
  const buyer = buyerOfCart(cart);
  return sql`${getPrice(buyer)} as price, ${selectIsPriceHidden(buyer)} as is_price_hidden, ${selectListPrice(buyer)} as list_price,
    ${selectContractPrice(buyer)} as contract_price, ${selectVolumePrices(buyer)} as volume_prices`;
};

/** Placeholders for the columns of a part that cannot be read. */
const noPriceColumns = sql`null::integer as price, false as is_price_hidden, null::integer as list_price, null::integer as contract_price, null::json as volume_prices`;

const noStoreColumns = sql`2147483647 as available, 0 as delivered_available, null::integer as store_available,
  case when lines.pickup_store <> '' then jsonb_build_object('storeNumber', lines.pickup_store, 'name', lines.pickup_store, 'state', '',
    'latitude', 0, 'longitude', 0) end as store, null::json as shelves`;

const selectConfiguration = sql`case when lines.configuration_id <> ''
  then (select attributes from configurations where id = lines.configuration_id::uuid) end`;

export interface LineChoice {
  /** Absent for all active lines. Lines selected by id are returned whatever their status. */
  ids?: readonly string[];
  /** The shopper's store, for items that could be picked up there. */
  yourStoreNumber?: string | undefined;
  /** Returns null prices, for a cart whose prices cannot be read. */
  withoutPrices?: boolean;
  /** Treats every line as available, for a cart whose inventory cannot be read. */
  withoutInventory?: boolean;
}

export function selectLines(
  cart: Pick<CartRow, 'id' | 'tenant'>,
  { ids, yourStoreNumber, withoutPrices, withoutInventory }: LineChoice,
) {
  // Reading all active lines sums their units in one pass; lines selected by id need subqueries over the other lines.
  const inCart = ids
    ? sql`(select coalesce(sum(others.qty), 0)::integer from cart_lines others
        where others.cart_id = lines.cart_id and others.item_id = lines.item_id and others.status = 'ACTIVE')`
    : sql`(sum(lines.qty) over (partition by lines.item_id))::integer`;
  const inPlace = ids
    ? sql`(select coalesce(sum(others.qty), 0)::integer from cart_lines others
        where others.cart_id = lines.cart_id and others.item_id = lines.item_id and others.status = 'ACTIVE'
          and (case when others.delivery_type in ('ISP', 'PCK') then others.pickup_store else '' end)
            = (case when ${pickup} then lines.pickup_store else '' end))`
    : sql`(sum(lines.qty) over (partition by lines.item_id,
        case when ${pickup} then lines.pickup_store else '' end))::integer`;
  // When all active lines are read, their children are among them and need no query.
  const children = ids
    ? sql`(select coalesce(json_agg(json_build_object('id', below.id, 'relation', below.relation) order by below.position), '[]')
        from cart_lines below where below.parent_line_id = lines.id and below.status = 'ACTIVE')`
    : sql`null::json`;
  const mayCollect = selectMayCollect(cart);
  return sql`
    select ${lineColumns}, products.name, products.brand, products.picture, products.part_number, products.uom,
      products.product_type_name, products.bopis_eligible and ${mayCollect} as bopis_eligible, ${mayCollect} as may_collect, products.quantity_limit, products.oversized,
      products.tax_code = 'standard' as taxable, products.published, products.category_id, products.sale_conditions, products.companions,
      case when lines.substituted_for is not null then (select originals.sale_conditions -> 'substitute'
        from products originals where originals.sku = lines.substituted_for) end as substitution,
      case when lines.substituted_for is not null then (select json_build_object('name', products.name, 'price',
        case when products.published then ${withoutPrices ? sql`null::integer` : getPrice(buyerOfCart(cart))} end)
        from products where products.sku = lines.substituted_for) end as original,
      ${customerSku(cart)} as customer_sku,
      case when products.sale_conditions ? 'surcharge' then (select json_agg(others.sku order by relations.position)
        from product_relations relations join products others on others.sku = relations.related_sku
        where relations.sku = products.sku and relations.kind = 'ALTERNATE' and others.published
          and not coalesce(others.sale_conditions ? 'surcharge', false)) end as surcharge_alternates,
      case when lines.substituted_for is not null then ${selectHiddenUntil(cart.id)} end as notice_hidden_until,
      ${withoutPrices ? noPriceColumns : priceColumns(cart)},
      ${withoutInventory ? noStoreColumns : storeColumns},
      ${selectBundleParts} as parts, ${selectHasCustomParts} as has_custom_parts, ${selectConfiguration} as configuration, ${inCart} as in_cart, ${inPlace} as in_place, ${children} as children
    from cart_lines lines
      join products on products.sku = lines.item_id
      ${withoutInventory ? sql`` : sql`left join stock on stock.sku = lines.item_id ${storeInQuestion(yourStoreNumber, mayCollect)}`}
    where lines.cart_id = ${cart.id} and ${ids ? isOneOf(sql`lines.id`, 'uuid', ids) : sql`lines.status = 'ACTIVE'`}`;
}

/** Lists lines in the order in which they were added. */
export async function listLines(
  db: Db,
  cart: Pick<CartRow, 'id' | 'tenant'>,
  choice: LineChoice = {},
): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    /* cart.lines */ ${selectLines(cart, choice)} order by lines.position`.execute(db);
  if (choice.ids) return rows;
  const children = new Map<string, ChildLine[]>();
  for (const { id, parent_line_id: parent, relation } of rows)
    if (parent && relation) children.set(parent, [...(children.get(parent) ?? []), { id, relation }]);
  return rows.map((row) => ({ ...row, children: children.get(row.id) ?? [] }));
}

/**
 * Selects whether a product is a set with a made-to-order part. Such a set cannot have a design, because the lines of its parts are
 * derived.
 */
export const selectHasCustomParts = sql<boolean>`
  exists (select 1 from product_relations relations
    join products parts on parts.sku = relations.related_sku and parts.published
    where relations.sku = products.sku and relations.kind = 'BUNDLE' and parts.sale_conditions ? 'customSku')`;

/** Selects the contents of a product that is a bundle, as JSON; null for other products. */
export const selectBundleParts = sql<BundlePart[] | null>`
  (select json_agg(json_build_object('itemId', parts.sku, 'name', parts.name, 'brand', parts.brand, 'picture', parts.picture,
      'partNumber', parts.part_number, 'uom', parts.uom, 'qty', relations.quantity) order by relations.position)
    from product_relations relations join products parts on parts.sku = relations.related_sku
    where relations.sku = products.sku and relations.kind = 'BUNDLE')`;

const linesOfItemColumns = sql`id, item_id, qty, status, delivery_type, pickup_store, parent_item_id, parent_line_id, relation, configuration_id`;

/** Builds the statement that selects the lines of items, including removed ones. */
export const selectLinesOfItems = (
  cartId: string | RawBuilder<string | null>,
  isOfItems: RawBuilder<boolean>,
) => sql`
    select ${linesOfItemColumns}
    from cart_lines where cart_id = ${cartId} and ${isOfItems} order by position`;

/** Lists the ids of the active lines of a cart. */
export async function listActiveIds(db: Db, cartId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('cart_lines')
    .select('id')
    .where('cart_id', '=', cartId)
    .where('status', '=', 'ACTIVE')
    .execute();
  return rows.map(({ id }) => id);
}

/** Lists the lines of items and their child lines, including removed ones. */
export async function listRelatedLines(
  db: Db,
  cartId: string,
  skus: readonly string[],
): Promise<RelatedLine[]> {
  const { rows } = await sql<RelatedLine>`
    /* cart.related */ select ${linesOfItemColumns}, updated_at, is_saved, furniture_services
    from cart_lines where cart_id = ${cartId}
      and (item_id = any(${skus}::text[]) or parent_item_id = any(${skus}::text[])) order by position`.execute(
    db,
  );
  return rows;
}
