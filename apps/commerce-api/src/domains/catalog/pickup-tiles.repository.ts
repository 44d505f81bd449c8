import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';

/** Lists those of the products that a store has on its shelves and hands out. Products that are not released yet are left out. */
export async function listHeldInStore(
  db: Db,
  storeNumber: string,
  skus: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ sku: string }>`/* catalog.held-in-store */
    select held.sku from store_stock held
    join stores on stores.store_number = held.store_number and stores.pickup
    join products on products.sku = held.sku
    where held.store_number = ${storeNumber} and held.sku = any(${skus}::text[]) and held.available > 0
      and products.product_type_name is distinct from 'ESD'
      and not coalesce(products.sale_conditions ? 'comingSoon', false)`.execute(db);
  return new Set(rows.map(({ sku }) => sku));
}
