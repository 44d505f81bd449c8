import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/database.ts';
import type { StoreInQuestion } from '../cart-types.ts';

/** Stores by number, with what they hold of items by number. */
export type StoreShelves = ReadonlyMap<
  string,
  { store: StoreInQuestion; available: ReadonlyMap<string, number> }
>;

/** Lists the stock of items by store and item. Stores without pickup are left out. */
export async function listStoreStock(
  db: Db,
  stores: readonly string[],
  skus: readonly string[],
): Promise<StoreShelves> {
  if (!stores.length) return new Map();
  const { rows } = await sql<StoreInQuestion & { stock: Record<string, number> }>`
    select stores.store_number as "storeNumber", stores.name, stores.state, stores.latitude, stores.longitude,
      coalesce(jsonb_object_agg(store_stock.sku, store_stock.available) filter (where store_stock.sku is not null), '{}') as stock
    from stores left join store_stock
      on store_stock.store_number = stores.store_number and store_stock.sku = any(${skus}::text[])
    where stores.store_number = any(${stores}::text[]) and stores.pickup
    group by stores.store_number`.execute(db);
  return new Map(
    rows.map(({ stock, ...store }) => [
      store.storeNumber,
      { store, available: new Map(Object.entries(stock)) },
    ]),
  );
}
