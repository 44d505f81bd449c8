import { sql } from 'kysely';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Db } from '../database/database.ts';
import type { Picture, ProductsTable } from '../database/tables.ts';
import { priceOf } from './product-prices.ts';
import { tileColumns } from './tile-columns.ts';
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
          .selectFrom('product_index')
          .select(['category_id', sql<number>`count(*)::integer`.as('products')])
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
