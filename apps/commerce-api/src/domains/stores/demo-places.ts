import { createDemoStores, createDemoWarehouses } from '@foolscap/demo-catalog/places';
import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import { type DemoChanges, upsertRows } from '../../kernel/database/demo-data.ts';

/** Derives a deterministic number from 0 to 99 from two texts. */
const lot = (one: string, other: string) => sql.raw(`(abs(hashtextextended(${one} || ${other}, 11)) % 100)`);

/** Returns the data of this demo part, which determines its version. */
export const demoPlaces = () => ({ stores: createDemoStores(), warehouses: createDemoWarehouses() });

/**
 * Writes stores and warehouses, and the stock of products that have none there yet. The warehouses together hold the shop's delivery stock,
 * and the stores have part of the pickup assortment; the two stores named in the specification have nearly all of it. Stock is the same in
 * every new database, and existing stock is kept. Runs after the catalog.
 */
export async function writeDemoPlaces(trx: Db): Promise<DemoChanges> {
  const { stores, warehouses } = demoPlaces();
  await upsertRows(
    trx,
    'warehouses',
    'id text, name text, city text, state text, zip text, latitude real, longitude real',
    warehouses,
    { key: ['id'] },
  );
  const changes = await upsertRows(
    trx,
    'stores',
    'store_number text, name text, address1 text, city text, state text, zip text, phone text, latitude real, ' +
      'longitude real, time_zone text, hours jsonb, holidays jsonb, services jsonb',
    stores.map(({ storeNumber, timeZone, ...store }) => ({
      ...store,
      store_number: storeNumber,
      time_zone: timeZone,
    })),
    { key: ['store_number'] },
  );

  // Each warehouse gets its share, rounded down, and the item's home warehouse gets the rest.
  await sql`
    insert into warehouse_stock (sku, warehouse_id, available)
    select sku, id, case when place = home then available - (count(*) over item - 1) * (available / (2 * count(*) over item))
      else available / (2 * count(*) over item) end
    from (
      select stock.sku, stock.available, warehouses.id,
        row_number() over (partition by stock.sku order by warehouses.id) as place,
        1 + ${lot('stock.sku', "'home'")} % count(*) over (partition by stock.sku) as home
      from stock join products on products.sku = stock.sku cross join warehouses
      where products.source = 'demo'
        and not exists (select from warehouse_stock held where held.sku = stock.sku)
    ) shelves
    window item as (partition by sku)
    on conflict do nothing`.execute(trx);

  await sql`
    insert into store_stock (store_number, sku, available)
    select store_number, sku, case when lot between 30 and 35 then 0 when lot between 36 and 47 then 1 + lot % 3 else 4 + lot % 37 end
    from (
      select stores.store_number, products.sku, ${lot('products.sku', 'stores.store_number')} as lot
      from stores cross join products
      where products.source = 'demo' and products.published and products.bopis_eligible
    ) shelves
    where lot >= 30 or store_number in ('1547', '0008')
    on conflict do nothing`.execute(trx);
  return changes;
}
