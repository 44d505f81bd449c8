import { createDemoStores } from '@foolscap/demo-catalog/places';
import { sql } from 'kysely';
import type { Database } from '../kernel/database/database.ts';

/** Adds stores of the demo to a test's database. */
export async function addStores(database: Database, ...storeNumbers: string[]): Promise<void> {
  const stores = createDemoStores().filter(({ storeNumber }) => storeNumbers.includes(storeNumber));
  await sql`
    insert into stores (store_number, name, address1, city, state, zip, phone, latitude, longitude, time_zone, hours)
    select "storeNumber", name, address1, city, state, zip, phone, latitude, longitude, "timeZone", hours
    from json_to_recordset(${JSON.stringify(stores)}::json) as row ("storeNumber" text, name text, address1 text, city text,
      state text, zip text, phone text, latitude real, longitude real, "timeZone" text, hours jsonb)`.execute(
    database.db,
  );
}

export async function setStoreStock(
  database: Database,
  store: string,
  sku: string,
  available: number,
): Promise<void> {
  await database.db
    .insertInto('store_stock')
    .values({ store_number: store, sku, available })
    .onConflict((conflict) => conflict.columns(['store_number', 'sku']).doUpdateSet({ available }))
    .execute();
}

export async function getStoreStock(database: Database, store: string, sku: string): Promise<number> {
  const row = await database.db
    .selectFrom('store_stock')
    .select('available')
    .where('store_number', '=', store)
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  return row.available;
}

/** Adds warehouses from east to west: `W1` near Boston, `W2` near Chicago, `W3` near Los Angeles. */
export async function addWarehouses(database: Database): Promise<void> {
  const place = (id: string, latitude: number, longitude: number) => ({
    id,
    name: id,
    city: id,
    state: 'XX',
    zip: '00000',
    latitude,
    longitude,
  });
  await database.db
    .insertInto('warehouses')
    .values([place('W1', 42.3, -71), place('W2', 41.9, -87.6), place('W3', 34, -118)])
    .execute();
}

/** Sets the stock of the warehouses; the shop's own row becomes their sum. */
export async function setWarehouseStock(
  database: Database,
  sku: string,
  units: Record<string, number>,
): Promise<void> {
  for (const [warehouse_id, available] of Object.entries(units)) {
    await database.db
      .insertInto('warehouse_stock')
      .values({ sku, warehouse_id, available })
      .onConflict((conflict) => conflict.columns(['sku', 'warehouse_id']).doUpdateSet({ available }))
      .execute();
  }
  const available = Object.values(units).reduce((sum, each) => sum + each, 0);
  await database.db.updateTable('stock').set({ available }).where('sku', '=', sku).execute();
}

export async function getWarehouseStock(database: Database, sku: string): Promise<Record<string, number>> {
  const rows = await database.db
    .selectFrom('warehouse_stock')
    .select(['warehouse_id', 'available'])
    .where('sku', '=', sku)
    .orderBy('warehouse_id')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.warehouse_id, row.available]));
}
