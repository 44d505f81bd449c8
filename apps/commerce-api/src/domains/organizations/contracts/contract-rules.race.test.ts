import { sql } from 'kysely';
import { contractCsv, createContractShop, importCsv } from '../../../testing/contracts.ts';
import { until } from '../../../testing/until.ts';

it('a product that changes while a rule is imported has the price of both', async () => {
  const office = await createContractShop();
  const { db } = office.shop.database;
  const csv = contractCsv([['all', '10']], { headings: ['category', 'percent off'] });
  let isImported: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('products').set({ price_minor: 2000 }).where('sku', '=', 'ream').execute();
    isImported = importCsv(office.shop, csv);
    // The import waits for the change of the product.
    await until('the import waits', async () => {
      const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(db);
      return rows.length > 0;
    });
  });
  await isImported;
  const prices = await db
    .selectFrom('contract_prices')
    .select('price_minor')
    .where('sku', '=', 'ream')
    .execute();
  expect(prices).toEqual([{ price_minor: 1800 }]);
  await office.shop.close();
});
