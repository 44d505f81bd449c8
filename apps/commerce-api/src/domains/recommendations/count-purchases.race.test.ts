import { sql } from 'kysely';
import { recordSale } from '../../testing/purchases.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { countPurchases } from './count-purchases.ts';

/** Runs on PostgreSQL only, which has concurrent connections. */
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: Array.from({ length: 30 }, (_, index) => ({ sku: `item-${index}` })),
  });
  await Promise.all(Array.from({ length: 12 }, () => sql`select pg_sleep(0.1)`.execute(shop.database.db)));
});
afterAll(() => shop.close());

/** Counts like an instance that lost its lease while still counting, concurrently with the others. */
const countWithoutLease = () =>
  countPurchases(
    { ...shop.database, leases: { tryAcquire: async () => async () => undefined, close: () => undefined } },
    () => shop.clock.now,
  );

const readCounts = async () => ({
  total: await shop.database.db.selectFrom('purchase_totals').select('baskets').execute(),
  items: await shop.database.db
    .selectFrom('purchased_items')
    .select(['sku', 'baskets'])
    .orderBy('sku')
    .execute(),
  pairs: await shop.database.db
    .selectFrom('purchased_pairs')
    .select(['sku', 'other_sku', 'baskets'])
    .orderBy('sku')
    .orderBy('other_sku')
    .execute(),
});

it('four instances count orders while others are placed and removed: each is counted exactly once', async () => {
  const { db } = shop.database;
  const skusOf = (index: number) => [0, 7, 11].map((step) => `item-${(index * 3 + step * (index % 5)) % 30}`);
  const placed: string[] = [];
  const place = async (index: number) => {
    const id = await recordSale(shop.database, [...new Set(skusOf(index))]);
    placed.push(id);
    // Every third order is deleted again while the others are being counted.
    if (index % 3 === 0) await sql`delete from sales_orders where order_id = ${id}`.execute(db);
  };
  await Promise.all([
    ...Array.from({ length: 60 }, (_, index) => place(index)),
    ...Array.from({ length: 4 }, () => countWithoutLease()),
  ]);
  await Promise.all(Array.from({ length: 4 }, () => countWithoutLease()));
  expect(placed).toHaveLength(60);

  const counted = await readCounts();
  expect(counted.total).toEqual([{ baskets: 40 }]);
  const { rows } = await sql<{ sku: string; baskets: number }>`
    select sku, count(distinct order_id)::integer as baskets from sales_lines group by sku order by sku`.execute(
    db,
  );
  expect(counted.items).toEqual(rows);
  const { rows: pairs } = await sql`
    select a.sku, b.sku as other_sku, count(*)::integer as baskets from sales_lines a join sales_lines b
      on b.order_id = a.order_id and b.sku <> a.sku group by 1, 2 order by 1, 2`.execute(db);
  expect(counted.pairs).toEqual(pairs);
});
