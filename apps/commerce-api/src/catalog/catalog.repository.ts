import { sql, type RawBuilder } from 'kysely';
import type { Sort } from '@foolscap/catalog/model';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Db } from '../database/database.ts';
import type { Picture, ProductsTable } from '../database/tables.ts';
import { listPriceOf, priceOf } from './product-prices.ts';
import type { TileRow } from './tile.ts';

export interface CategoryRow {
  id: string;
  name: string;
  parent_id: string | null;
  description: string;
  picture: Picture;
  /** Published products in it, not below it. */
  own_count: number;
}

/** All categories with how many products each holds itself, in the order in which they are shown. */
export async function listCategories(db: Db): Promise<CategoryRow[]> {
  return db
    .selectFrom('categories')
    .leftJoin(
      (on) =>
        on
          .selectFrom('products')
          .select(['category_id', sql<number>`count(*)::integer`.as('products')])
          .where('published', '=', true)
          .groupBy('category_id')
          .as('counts'),
      (join) => join.onRef('counts.category_id', '=', 'categories.id'),
    )
    .select([
      'id',
      'name',
      'parent_id',
      'description',
      'picture',
      sql<number>`coalesce(counts.products, 0)`.as('own_count'),
    ])
    .orderBy('position')
    .orderBy('name')
    .execute();
}

const tileColumns = (
  tenant: TenantId,
) => sql`products.sku, products.name, products.brand, products.category_id, products.uom,
  products.part_number, products.picture, products.quantity_limit, products.bopis_eligible,
  ${priceOf(tenant)} as price, ${listPriceOf(tenant)} as list_price, coalesce(stock.available, 0) as available`;

/** How the words of a query are looked for. */
export type Match = { kind: 'ALL' } | { kind: 'TEXT' | 'PREFIX' | 'ANY' | 'SIMILAR'; words: string };

function conditionOf(match: Match): RawBuilder<boolean> {
  switch (match.kind) {
    case 'ALL':
      return sql<boolean>`true`;
    case 'TEXT':
      return sql<boolean>`(products.search @@ websearch_to_tsquery('english', ${match.words})
        or products.search @@ websearch_to_tsquery('simple', ${match.words}))`;
    case 'PREFIX':
      return sql<boolean>`(products.search @@ to_tsquery('english', ${match.words}) or products.search @@ to_tsquery('simple', ${match.words}))`;
    case 'ANY':
      return sql<boolean>`products.search @@ to_tsquery('english', ${match.words})`;
    case 'SIMILAR':
      return sql<boolean>`word_similarity(${match.words}, lower(products.name || ' ' || products.brand)) > 0.45`;
  }
}

function rankOf(match: Match): RawBuilder<number> {
  switch (match.kind) {
    case 'ALL':
      return sql<number>`0::real`;
    case 'TEXT':
      // Who types the name of a shelf means what stands on it: paper, not paper clips.
      return sql<number>`ts_rank(products.search, websearch_to_tsquery('english', ${match.words}), 1)
        + ts_rank(products.search, websearch_to_tsquery('simple', ${match.words}), 1)
        + (select case when to_tsvector('english', categories.name) @@ websearch_to_tsquery('english', ${match.words})
            then 0.3 else 0 end from categories where categories.id = products.category_id)`;
    case 'PREFIX':
      return sql<number>`ts_rank(products.search, to_tsquery('english', ${match.words}), 1)`;
    case 'ANY':
      // The last word of a phrase is the thing, those before it say which: an office chair is a chair.
      return sql<number>`ts_rank(products.search, to_tsquery('english', ${match.words}), 1)
        + (case when products.search @@ to_tsquery('english', ${match.words.split(' | ').at(-1) ?? ''}) then 1 else 0 end)`;
    case 'SIMILAR':
      return sql<number>`word_similarity(${match.words}, lower(products.name || ' ' || products.brand))`;
  }
}

export interface ProductFilter {
  match: Match;
  /** The category and all below it. */
  categoryIds?: readonly string[];
  brands?: readonly string[];
  /** US cents, both ends included. */
  minPrice?: number;
  maxPrice?: number;
  inStock?: boolean;
}

const ORDERS: Record<Sort, RawBuilder<unknown>> = {
  relevance: sql`rank desc, (available > 0) desc, name, sku`,
  'price-asc': sql`price asc nulls last, name, sku`,
  'price-desc': sql`price desc nulls last, name, sku`,
  name: sql`name, sku`,
  newest: sql`created_at desc, sku desc`,
};

export interface ProductPage {
  rows: TileRow[];
  total: number;
  brands: { value: string; count: number }[];
  categories: { value: string; count: number }[];
  inStockCount: number;
  /** US cents. */
  minPrice: number | null;
  maxPrice: number | null;
}

/**
 * One page of products with the counts of every facet, in one statement. Each facet is counted under all choices but its own,
 * so that its other values stay choosable.
 */
export async function searchProducts(
  db: Db,
  tenant: TenantId,
  filter: ProductFilter,
  sort: Sort,
  { page, size }: { page: number; size: number },
): Promise<ProductPage> {
  const byBrand = filter.brands?.length
    ? sql<boolean>`brand = any(${filter.brands}::text[])`
    : sql<boolean>`true`;
  const byStock = filter.inStock ? sql<boolean>`available > 0` : sql<boolean>`true`;
  const byPrice = sql<boolean>`${filter.minPrice === undefined ? sql`true` : sql`price >= ${filter.minPrice}`}
    and ${filter.maxPrice === undefined ? sql`true` : sql`price <= ${filter.maxPrice}`}`;
  const byCategory = filter.categoryIds
    ? sql<boolean>`products.category_id = any(${filter.categoryIds}::text[])`
    : sql<boolean>`true`;

  const { rows } = await sql<{
    total: number;
    rows: TileRow[] | null;
    brands: ProductPage['brands'] | null;
    categories: ProductPage['categories'] | null;
    in_stock: number;
    min_price: number | null;
    max_price: number | null;
  }>`
    with found as materialized (
      select ${tileColumns(tenant)}, products.created_at, ${rankOf(filter.match)} as rank
      from products left join stock on stock.sku = products.sku
      where products.published and ${conditionOf(filter.match)} and ${byCategory}
    ), hits as (
      select * from found where ${byBrand} and ${byStock} and ${byPrice}
    ), shown as (
      select *, row_number() over (order by ${ORDERS[sort]}) as place from hits
      order by place limit ${size} offset ${(page - 1) * size}
    )
    select
      (select count(*)::integer from hits) as total,
      (select json_agg(to_jsonb(shown) - 'created_at' - 'rank' order by place) from shown) as rows,
      (select json_agg(b order by b.count desc, b.value) from (
        select brand as value, count(*)::integer as count from found
        where brand <> '' and ${byStock} and ${byPrice} group by brand) b) as brands,
      (select json_agg(c) from (
        select category_id as value, count(*)::integer as count from hits group by category_id) c) as categories,
      (select count(*)::integer from found where available > 0 and ${byBrand} and ${byPrice}) as in_stock,
      (select min(price) from found where ${byBrand} and ${byStock}) as min_price,
      (select max(price) from found where ${byBrand} and ${byStock}) as max_price
  `.execute(db);
  const result = rows[0];
  return {
    rows: result?.rows ?? [],
    total: result?.total ?? 0,
    brands: result?.brands ?? [],
    categories: result?.categories ?? [],
    inStockCount: result?.in_stock ?? 0,
    minPrice: result?.min_price ?? null,
    maxPrice: result?.max_price ?? null,
  };
}

export type DetailRow = TileRow &
  Pick<ProductsTable, 'description' | 'oversized'> & {
    bullets: string[];
    attributes: { name: string; value: string }[];
    product_type_name: 'ESD' | 'DF' | null;
  };

export async function findProduct(db: Db, tenant: TenantId, sku: string): Promise<DetailRow | undefined> {
  const { rows } = await sql<DetailRow>`
    select ${tileColumns(tenant)}, products.description, products.bullets, products.attributes, products.product_type_name,
      products.oversized
    from products left join stock on stock.sku = products.sku
    where products.sku = ${sku} and products.published`.execute(db);
  return rows[0];
}

/** Others of the same category: nearest in price first, those in stock before the rest. */
export async function listRelated(
  db: Db,
  tenant: TenantId,
  row: DetailRow,
  limit: number,
): Promise<TileRow[]> {
  const { rows } = await sql<TileRow>`
    select ${tileColumns(tenant)}
    from products left join stock on stock.sku = products.sku
    where products.category_id = ${row.category_id} and products.sku <> ${row.sku} and products.published
    order by (coalesce(stock.available, 0) > 0) desc, abs(coalesce(${priceOf(tenant)}, 0) - ${row.price ?? 0}), products.sku
    limit ${limit}`.execute(db);
  return rows;
}

/** What the box under the search field offers: products whose words begin with what was typed. */
export async function suggestProducts(
  db: Db,
  tenant: TenantId,
  match: Match,
  limit: number,
): Promise<TileRow[]> {
  const { rows } = await sql<TileRow>`
    select ${tileColumns(tenant)}
    from products left join stock on stock.sku = products.sku
    where products.published and ${conditionOf(match)}
    order by ${rankOf(match)} desc, (coalesce(stock.available, 0) > 0) desc, products.name
    limit ${limit}`.execute(db);
  return rows;
}
