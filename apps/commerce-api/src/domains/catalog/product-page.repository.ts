import { sql } from 'kysely';
import type { Review } from '@foolscap/catalog/contract';
import { DELIVERY_CARD_IDS } from '@foolscap/pricing/model';
import type { Db } from '../../kernel/database/database.ts';
import { type Shelf, getShelves } from '../delivery/index.ts';
import type { Picture } from '../media/index.ts';
import { type Buyer, selectContractPrice, getPrice, selectVolumePrices } from './product-prices.ts';
import { isReplaced } from './replaced-products.ts';
import type { ProductsTable, RelationKind } from './tables.ts';
import { tileColumns } from './tile-columns.ts';
import type { TileRow } from './tile.ts';
import type { VariantRow } from './variant-axes.ts';

/** Tiles shown per kind of relation. All of a bundle's contents are shown. */
const RELATED = 6;
const BUNDLED = 40;
const VARIANTS = 200;
export const FIRST_REVIEWS = 6;

export type RelationRow = TileRow & { kind: RelationKind; quantity: number };

export type ProductPageRow = TileRow &
  Pick<ProductsTable, 'description'> & {
    bullets: string[];
    attributes: { name: string; value: string }[];
    gallery: Picture[];
    pack_size: number;
    gtin: string | null;
    /** US cents; null without a contract price. */
    contract_price: number | null;
    volume_prices: [minQty: number, price: number][] | null;
    product_type_name: 'ESD' | 'DF' | null;
    siblings: VariantRow[] | null;
    relations: RelationRow[] | null;
    /** Warehouses that have the product in stock; null if there are none. */
    shelves: Shelf[] | null;
    /** Other products of the category; null if there are relations to show instead. */
    neighbors: TileRow[] | null;
    /** Number of reviews by rating; ratings without reviews are omitted. */
    histogram: { rating: number; count: number }[] | null;
    reviews: Review[] | null;
  };

export const reviewColumns = sql`id, author, rating, title, body, verified, created_on as "createdOn"`;

/** Reads all data of a product page in one statement; undefined for an unknown or unpublished product. */
export async function readProductPage(
  db: Db,
  buyer: Buyer,
  sku: string,
): Promise<ProductPageRow | undefined> {
  const columns = tileColumns(buyer);
  const { rows } = await sql<ProductPageRow>`
    with item as materialized (
      select ${columns}, products.description, products.bullets, products.attributes, products.product_type_name,
        products.gallery, products.pack_size, products.gtin,
        ${selectContractPrice(buyer)} as contract_price, ${selectVolumePrices(buyer)} as volume_prices
      from products left join stock on stock.sku = products.sku
      where products.sku = ${sku} and products.published
    ), related as materialized (
      select r.kind, r.quantity, r.position, tile.*
      from item cross join lateral (
        select kind, quantity, position, related_sku from product_relations where sku = item.sku
          and not (item.is_replaced and kind = 'ALTERNATE' and related_sku = item.sale_conditions->'substitute'->>'itemId')
        -- The replacement comes first.
        union all select 'ALTERNATE', 1, -1, item.sale_conditions->'substitute'->>'itemId' where item.is_replaced) r
      join lateral (
        select ${columns} from products left join stock on stock.sku = products.sku
        where products.sku = r.related_sku and products.published
      ) tile on r.kind = 'BUNDLE' or not tile.is_replaced
      where r.position < case when r.kind = 'BUNDLE' then ${BUNDLED}::integer else ${RELATED}::integer end
    )
    select item.*,
      (select json_agg(json_build_object('sku', v.sku, 'name', v.name, 'variant', v.variant,
          'color', v.picture->>'color', 'available', case when ${isReplaced('v')} then 0 else coalesce(s.available, 0) end) order by v.sku)
        from (select * from products where products.variant_group = item.variant_group and products.published
          order by products.sku limit ${VARIANTS}) v
        left join stock s on s.sku = v.sku) as siblings,
      ${getShelves(sql`item.sku`)} as shelves,
      (select json_agg(related order by related.position, related.sku) from related) as relations,
      case when not exists (select from related where kind in ('ACCESSORY', 'COMPATIBLE', 'ALTERNATE')) then (
        select json_agg(near) from (
          select ${columns} from products left join stock on stock.sku = products.sku
          where products.category_id = item.category_id and products.sku <> item.sku and products.published
            and not ${isReplaced()}
          order by (coalesce(stock.available, 0) > 0) desc,
            abs(coalesce(${getPrice(buyer)}, 0) - coalesce(item.price, 0)), products.sku
          limit ${RELATED}) near) end as neighbors,
      (select json_agg(counted) from (
        select rating, count(*)::integer as count from reviews where reviews.sku = item.sku group by rating) counted) as histogram,
      (select json_agg(newest) from (
        select ${reviewColumns} from reviews where reviews.sku = item.sku
        order by created_on desc, id limit ${FIRST_REVIEWS}) newest) as reviews
    from item`.execute(db);
  return rows[0];
}

/** A store's stock of a product. */
export interface StoreShelf {
  name: string;
  available: number;
  /** SKUs of accessories and required items that it also has; null for none. */
  also_held: string[] | null;
}

/** Reads a store's stock of a product and of the items bought with it, if the store offers pickup. */
export async function readPickup(db: Db, storeNumber: string, sku: string): Promise<StoreShelf | undefined> {
  return db
    .selectFrom('stores')
    .leftJoin('store_stock', (join) =>
      join.onRef('store_stock.store_number', '=', 'stores.store_number').on('store_stock.sku', '=', sku),
    )
    .select([
      'stores.name',
      sql<number>`coalesce(store_stock.available, 0)`.as('available'),
      sql<string[] | null>`(select json_agg(held.sku order by held.sku) from store_stock held
        join products on products.sku = held.sku and products.bopis_eligible and products.product_type_name is distinct from 'ESD'
        where held.store_number = stores.store_number and held.available > 0 and held.sku in (
          select related_sku from product_relations where sku = ${sku} and kind in ('ACCESSORY', 'REQUIRED')))`.as(
        'also_held',
      ),
    ])
    .where('stores.store_number', '=', storeNumber)
    .where('stores.pickup', '=', true)
    .executeTakeFirst();
}

/** Lists the tiles of products by SKU, in the given order. */
export async function listTilesOf(db: Db, buyer: Buyer, skus: readonly string[]): Promise<TileRow[]> {
  const { rows } = await sql<TileRow>`
    select ${tileColumns(buyer)}
    from unnest(${skus}::text[]) with ordinality as wanted(sku, place)
    join products on products.sku = wanted.sku and products.published
    left join stock on stock.sku = products.sku
    order by wanted.place`.execute(db);
  return rows;
}

/** Literals, because an index has only the products of these classes. */
const GIFT_CARDS = sql.join(Object.values(DELIVERY_CARD_IDS).map((id) => sql.lit(id)));

/** Lists the tiles of the gift cards in the shop, cheapest first. */
export async function listGiftCards(db: Db, buyer: Buyer, limit: number): Promise<TileRow[]> {
  const { rows } = await sql<TileRow>`
    select ${tileColumns(buyer)} from products left join stock on stock.sku = products.sku
    where products.sale_conditions->>'classId' in (${GIFT_CARDS}) and products.published
      and products.price_minor is not null
    order by products.price_minor, products.sku limit ${limit}`.execute(db);
  return rows;
}

export interface AddressRow {
  sku: string;
  name: string;
  /** `2026-11-21T05:00:00Z` */
  modified: string;
}

/** Lists the names and SKUs of published products, ordered by SKU, with the total count. */
export async function listAddresses(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ total: number; products: AddressRow[] }> {
  const { rows } = await sql<{ total: number; products: AddressRow[] | null }>`
    select (select count(*)::integer from product_index) as total,
      (select json_agg(page) from (
        select i.sku, i.name, to_char(coalesce(p.updated_at, p.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as modified
        from (select sku, name from product_index order by sku limit ${limit} offset ${offset}) i
        join products p on p.sku = i.sku order by i.sku) page) as products`.execute(db);
  return { total: rows[0]?.total ?? 0, products: rows[0]?.products ?? [] };
}
