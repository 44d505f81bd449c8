import { sql } from 'kysely';
import { createEarlierDatabase } from '../../testing/earlier-database.ts';
import { addProducts } from '../../testing/test-shop.ts';
import { settleContracts } from '../../domains/organizations/contracts/contract-prices.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

let database: Database;
beforeAll(async () => {
  database = await createEarlierDatabase('0161-contracts');
});
afterAll(() => database.close());

it('moves the prices of organizations into contracts without days, which give the same prices', async () => {
  const { db } = database;
  await sql`insert into organizations (id, name, customer_number, contract_id)
    values ('11111111-1111-4111-8111-111111111111', 'Quire & Sons', '101', 'Q-1'),
      ('22222222-2222-4222-8222-222222222222', 'Deckle Edge', '202', null),
      ('33333333-3333-4333-8333-333333333333', 'Without prices', '303', 'W-1')`.execute(db);
  await addProducts(database, { sku: 'ream' }, { sku: 'pen' });
  await sql`insert into contract_prices (organization_id, sku, price_minor)
    values ('11111111-1111-4111-8111-111111111111', 'ream', 800), ('11111111-1111-4111-8111-111111111111', 'pen', 300),
      ('22222222-2222-4222-8222-222222222222', 'ream', 700)`.execute(db);

  await migrate(db);

  const listPrices = () =>
    db
      .selectFrom('contract_prices')
      .innerJoin('contracts', 'contracts.id', 'contract_prices.contract_id')
      .select(['number', 'sku', 'price_minor', 'is_current', 'starts_on', 'ends_on'])
      .orderBy('number')
      .orderBy('sku')
      .execute();
  const always = { is_current: true, starts_on: null, ends_on: null };
  const expected = [
    { number: '202', sku: 'ream', price_minor: 700, ...always },
    { number: 'Q-1', sku: 'pen', price_minor: 300, ...always },
    { number: 'Q-1', sku: 'ream', price_minor: 800, ...always },
  ];
  expect(await listPrices()).toEqual(expected);
  await settleContracts(db, new Date(), ['11111111-1111-4111-8111-111111111111']);
  expect(await listPrices()).toEqual(expected);
});
