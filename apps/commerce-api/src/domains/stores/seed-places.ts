import { createDemoStores, createDemoWarehouses } from '@foolscap/demo-catalog/places';
import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';

const FACT = 'demo-places';

/** Builds a deterministic number from 0 to 99 out of two texts. */
const lot = (one: string, other: string) => sql.raw(`(abs(hashtextextended(${one} || ${other}, 11)) % 100)`);

/**
 * Seeds stores, warehouses and their stock, once: the warehouses together hold the delivery stock of the shop, and the stores have a part
 * of the pickup range; the two stores that the specification names have nearly all of it. Stock is the same in every database. Runs after
 * the catalog.
 */
export async function seedPlaces(db: Db): Promise<void> {
  const there = await db.selectFrom('facts').select('name').where('name', '=', FACT).executeTakeFirst();
  if (there) return;
  await db.transaction().execute(async (trx) => {
    const first = await trx
      .insertInto('facts')
      .values({ name: FACT, value: '{}' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst();
    if (!first) return; // Another instance has seeded at the same time.

    await sql`
      insert into warehouses (id, name, city, state, zip, latitude, longitude)
      select * from json_to_recordset(${JSON.stringify(createDemoWarehouses())}::json)
        as row (id text, name text, city text, state text, zip text, latitude real, longitude real)
      on conflict do nothing`.execute(trx);
    await sql`
      insert into stores (store_number, name, address1, city, state, zip, phone, latitude, longitude, time_zone, hours,
        holidays, services)
      select "storeNumber", name, address1, city, state, zip, phone, latitude, longitude, "timeZone", hours, holidays, services
      from json_to_recordset(${JSON.stringify(createDemoStores())}::json)
        as row ("storeNumber" text, name text, address1 text, city text, state text, zip text, phone text, latitude real,
          longitude real, "timeZone" text, hours jsonb, holidays jsonb, services jsonb)
      on conflict do nothing`.execute(trx);

    // Each warehouse gets its share, rounded down; the item's home warehouse gets the rest.
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
  });
}
