import { sql } from 'kysely';
import type { CompareData } from '@foolscap/tiles/contract';
import type { Db } from '../../kernel/database/database.ts';
import type { Buyer } from './product-prices.ts';
import { tileColumns } from './tile-columns.ts';
import { getTile, type TileRow } from './tile.ts';

interface ComparedRow extends TileRow {
  bullets: string[];
  attributes: { name: string; value: string }[];
}

/**
 * Reads products and the properties to compare them by, in the given order. Products that are no longer sold are still named if the catalog
 * has them.
 */
export async function readComparison(db: Db, buyer: Buyer, skus: readonly string[]): Promise<CompareData> {
  if (!skus.length) return { items: [], missing: [] };
  const { rows } = await sql<ComparedRow>`
    select ${tileColumns(buyer)}, products.bullets, products.attributes
    from unnest(${skus}::text[]) with ordinality as wanted(sku, place)
    join products on products.sku = wanted.sku and products.published
    left join stock on stock.sku = products.sku
    order by wanted.place`.execute(db);
  const found = new Set(rows.map(({ sku }) => sku));
  const missing = skus.filter((sku) => !found.has(sku));
  const names = missing.length
    ? await db.selectFrom('products').select(['sku', 'name']).where('sku', 'in', missing).execute()
    : [];
  return {
    items: rows.map((row) => ({ ...getTile(row), bullets: row.bullets, attributes: row.attributes })),
    missing: missing.map((itemId) => {
      const title = names.find(({ sku }) => sku === itemId)?.name;
      return { itemId, ...(title === undefined ? {} : { title }) };
    }),
  };
}
