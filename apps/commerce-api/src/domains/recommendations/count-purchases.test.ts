import { sql } from 'kysely';
import { add } from '../../testing/carts.ts';
import { order, readyToOrder } from '../../testing/checkouts.ts';
import { count, recordSale } from '../../testing/purchases.ts';
import { addProducts, createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { countPurchases } from './count-purchases.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop({
    products: ['paper', 'pens', 'ink', 'tape'].map((sku) => ({ sku, stock: 1000 })),
  });
});
afterEach(() => shop.close());

const readItems = async () => {
  const rows = await shop.database.db
    .selectFrom('purchased_items')
    .select(['sku', 'baskets'])
    .orderBy('sku')
    .execute();
  return Object.fromEntries(rows.map(({ sku, baskets }) => [sku, baskets]));
};
const readPairs = async () => {
  const rows = await shop.database.db
    .selectFrom('purchased_pairs')
    .select(['sku', 'other_sku', 'baskets'])
    .orderBy('sku')
    .orderBy('other_sku')
    .execute();
  return Object.fromEntries(rows.map(({ sku, other_sku, baskets }) => [`${sku}+${other_sku}`, baskets]));
};
const readTotal = async () =>
  (await shop.database.db.selectFrom('purchase_totals').select('baskets').executeTakeFirstOrThrow()).baskets;

/** Deletes all counts and recounts every order. */
async function recount(): Promise<void> {
  const { db } = shop.database;
  for (const table of ['purchase_baskets', 'purchased_items', 'purchased_pairs'] as const)
    await db.deleteFrom(table).execute();
  await db.updateTable('purchase_totals').set({ baskets: 0 }).execute();
  await sql`insert into purchase_queue (source, order_id) select '(shop)', order_number from orders
    union all select source, order_id from sales_orders`.execute(db);
  await count(shop);
}

async function buy(shopper: Shopper, sku: string): Promise<string> {
  const reply = await order(shopper, await readyToOrder(shopper, sku));
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body.data.order.orderNumber as string;
}

it('counts each order once, by item and by pair, however often the job runs', async () => {
  await recordSale(shop.database, ['paper', 'pens']);
  await recordSale(shop.database, ['paper', 'pens', 'ink']);
  await count(shop);
  await count(shop);

  expect(await readItems()).toEqual({ ink: 1, paper: 2, pens: 2 });
  expect(await readPairs()).toEqual({
    'ink+paper': 1,
    'ink+pens': 1,
    'paper+ink': 1,
    'paper+pens': 2,
    'pens+ink': 1,
    'pens+paper': 2,
  });
  expect(await readTotal()).toBe(2);
});

it('counts an order of the shop, and takes it back when it is canceled', async () => {
  const shopper = shop.shopper();
  await shopper.post('/account/register', {
    firstName: 'Ada',
    lastName: 'Page',
    username: 'counted@example.com',
    password: 'a long phrase of mine',
  });
  const orderNumber = await buy(shopper, 'paper');
  await count(shop);
  expect(await readItems()).toEqual({ paper: 1 });

  expect((await shopper.post(`/orders/${orderNumber}/cancel`)).status).toBe(200);
  await count(shop);
  expect(await readItems()).toEqual({});
  expect(await readTotal()).toBe(0);
});

it('follows a changed sales history exactly', async () => {
  const { db } = shop.database;
  const changed = await recordSale(shop.database, ['paper', 'pens'], '2025-02-01');
  const removed = await recordSale(shop.database, ['paper', 'ink']);
  await count(shop);

  await sql`update sales_lines set sku = 'tape' where order_id = ${changed} and sku = 'pens'`.execute(db);
  await sql`update sales_orders set ordered_on = '2026-02-01' where order_id = ${changed}`.execute(db);
  await sql`delete from sales_orders where order_id = ${removed}`.execute(db);
  await count(shop);
  const incremental = [await readItems(), await readPairs(), await readTotal()];
  const { weight } = await db
    .selectFrom('purchased_items')
    .select('weight')
    .where('sku', '=', 'paper')
    .executeTakeFirstOrThrow();

  expect(incremental).toEqual([{ paper: 1, tape: 1 }, { 'paper+tape': 1, 'tape+paper': 1 }, 1]);
  await recount();
  expect([await readItems(), await readPairs(), await readTotal()]).toEqual(incremental);
  const again = await db
    .selectFrom('purchased_items')
    .select('weight')
    .where('sku', '=', 'paper')
    .executeTakeFirstOrThrow();
  expect(weight).toBeCloseTo(again.weight, 6);
});

it('counts pairs of 30 items of a very large order', async () => {
  const skus = Array.from({ length: 120 }, (_, index) => `bulk-${index}`);
  await addProducts(shop.database, ...skus.map((sku) => ({ sku })));
  await recordSale(shop.database, skus);
  await count(shop);
  expect(Object.keys(await readItems())).toHaveLength(120);
  expect(Object.keys(await readPairs())).toHaveLength(30 * 29);
});

it('keeps the neighbors of the items of an order up to date', async () => {
  for (let times = 0; times < 3; times += 1) await recordSale(shop.database, ['paper', 'pens']);
  for (let times = 0; times < 5; times += 1) await recordSale(shop.database, ['tape']);
  await count(shop);
  const neighborsOf = async (sku: string) =>
    (
      await shop.database.db
        .selectFrom('item_neighbors')
        .select('other_sku')
        .where('sku', '=', sku)
        .orderBy('rank')
        .execute()
    ).map(({ other_sku }) => other_sku);
  expect(await neighborsOf('paper')).toEqual(['pens']);

  for (let times = 0; times < 6; times += 1) await recordSale(shop.database, ['paper', 'ink']);
  await count(shop);
  expect(await neighborsOf('paper')).toEqual(['ink', 'pens']);
  expect(await neighborsOf('tape')).toEqual([]);
});

it('leaves the rest of the queue to the next round', async () => {
  for (let times = 0; times < 3; times += 1) await recordSale(shop.database, ['paper']);
  await countPurchases(shop.database, () => shop.clock.now, { maxBatches: 0 });
  expect(await readTotal()).toBe(0);
  await countPurchases(shop.database, () => shop.clock.now, { maxBatches: 1 });
  expect(await readTotal()).toBe(3);
});

it('leaves the neighbors of an order alone whose state changes, but not its items', async () => {
  const orderId = await recordSale(shop.database, ['paper', 'pens']);
  await count(shop);
  const { db } = shop.database;
  const readTimes = () =>
    db.selectFrom('purchased_items').select(['sku', 'neighbors_at']).orderBy('sku').execute();
  const before = await readTimes();
  expect(before).toHaveLength(2);

  shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000);
  await sql`update sales_orders set ship_mode = 'express' where order_id = ${orderId}`.execute(db);
  await count(shop);
  expect(await readTimes()).toEqual(before);
  expect(await readItems()).toEqual({ paper: 1, pens: 1 });
});

it('ends early when its process stops', async () => {
  await recordSale(shop.database, ['paper']);
  await countPurchases(shop.database, () => shop.clock.now, { signal: AbortSignal.abort() });
  expect(await readTotal()).toBe(0);
});

it('leaves out an order that is dated in the future, which would outweigh all others', async () => {
  await recordSale(shop.database, ['paper'], '3026-01-15');
  await recordSale(shop.database, ['paper']);
  await count(shop);
  expect(await readTotal()).toBe(1);
  const { weight } = await shop.database.db
    .selectFrom('purchase_totals')
    .select('weight')
    .executeTakeFirstOrThrow();
  expect(weight).toBeLessThan(1000);
});

it('survives the deletion of a product that was counted', async () => {
  const orderId = await recordSale(shop.database, ['paper', 'pens']);
  await count(shop);
  await shop.database.db.deleteFrom('products').where('sku', '=', 'pens').execute();
  await count(shop);
  expect(await readItems()).toEqual({ paper: 1 });
  expect(await readPairs()).toEqual({});
  await sql`delete from sales_orders where order_id = ${orderId}`.execute(shop.database.db);
  await count(shop);
  expect(await readItems()).toEqual({});
});

/** Reads all counts, rounded to the decimals that survive adding and subtracting. */
async function readCounts() {
  const { rows } = await sql<{
    sku: string;
    weight: number;
  }>`select sku, weight from purchased_items order by sku`.execute(shop.database.db);
  const weights = Object.fromEntries(rows.map(({ sku, weight }) => [sku, weight.toFixed(6)]));
  return [await readItems(), await readPairs(), await readTotal(), weights];
}

/** Orders two of the shop's products together. @returns the order number */
async function buyTogether(): Promise<string> {
  const shopper = shop.shopper();
  await add(shopper, 'pens');
  return buy(shopper, 'paper');
}

/** Deletes a product, along with the lines of closed carts, which would prevent that. */
async function deleteProduct(sku: string): Promise<void> {
  await shop.database.db.deleteFrom('cart_lines').where('item_id', '=', sku).execute();
  await shop.database.db.deleteFrom('products').where('sku', '=', sku).execute();
}

it.each([
  ['after the deletion was counted', true],
  ['before the job runs again', false],
])('counts exactly when a product is deleted and added again %s', async (_name, isCountedBetween) => {
  const { db } = shop.database;
  const orderNumber = await buyTogether();
  await buyTogether();
  const history = await recordSale(shop.database, ['pens', 'tape']);
  await recordSale(shop.database, ['pens', 'tape'], '2025-02-01');
  await count(shop);
  await deleteProduct('pens');
  if (isCountedBetween) {
    await count(shop);
    expect(await readItems()).toEqual({ paper: 2, tape: 2 });
  }
  await addProducts(shop.database, { sku: 'pens' });
  await count(shop);
  // The sales history lost its lines with the product; the shop's orders kept theirs.
  expect(await readItems()).toEqual({ paper: 2, pens: 2, tape: 2 });
  expect(await readPairs()).toEqual({ 'paper+pens': 2, 'pens+paper': 2 });

  await sql`update orders set status = 'CANCELED' where order_number = ${orderNumber}`.execute(db);
  await sql`delete from sales_orders where order_id = ${history}`.execute(db);
  await count(shop);
  const incremental = await readCounts();
  expect(incremental[0]).toEqual({ paper: 1, pens: 1, tape: 1 });
  await recount();
  expect(await readCounts()).toEqual(incremental);
});

it('has the neighbors of a product that is deleted and added again before the job runs', async () => {
  for (let times = 0; times < 3; times += 1) await buyTogether();
  for (let times = 0; times < 5; times += 1) await recordSale(shop.database, ['tape']);
  await count(shop);
  const neighbors = () =>
    shop.database.db.selectFrom('item_neighbors').select(['sku', 'other_sku']).orderBy('sku').execute();
  const before = await neighbors();
  expect(before).toEqual([
    { sku: 'paper', other_sku: 'pens' },
    { sku: 'pens', other_sku: 'paper' },
  ]);
  await deleteProduct('pens');
  expect(await neighbors()).toEqual([]);
  await addProducts(shop.database, { sku: 'pens' });
  await count(shop);
  expect(await neighbors()).toEqual(before);
});
