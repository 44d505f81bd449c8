import { order, readyToOrder } from '../../testing/checkouts.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { accountForRewards, expireRewards } from './index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'paper', price: 1000, stock: 10_000 }] });
});
afterAll(() => shop.close());

let serial = 0;
async function joined(): Promise<Shopper> {
  const shopper = shop.shopper();
  await shopper.post('/account/register', {
    firstName: 'Ada',
    lastName: 'Page',
    username: `ada${(serial += 1)}@example.com`,
    password: 'a long phrase of mine',
    joinRewards: true,
  });
  return shopper;
}
async function buyShipped(shopper: Shopper, qty: number): Promise<string> {
  const reply = await order(shopper, await readyToOrder(shopper, 'paper', { qty }));
  const orderNumber = reply.body.data.order.orderNumber as string;
  await shop.database.db
    .insertInto('order_parts')
    .values({ order_number: orderNumber, place: '', state: 'SHIPPED', begun_at: shop.clock.now })
    .execute();
  return orderNumber;
}
const account = () => accountForRewards(shop.database.db, shop.clock.now);
const getBalance = async (shopper: Shopper) =>
  (await shopper.get('/account/rewards')).body.data.balance as number;
const concurrently = (count: number, work: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, work));

it('earns, takes back and expires once while several instances account for rewards', async () => {
  const { db } = shop.database;
  const shopper = await joined();
  const orders = [];
  for (let count = 0; count < 4; count += 1) orders.push(await buyShipped(shopper, 5));
  await concurrently(5, account);
  expect(await getBalance(shopper)).toBe(4);

  await db.updateTable('order_lines').set({ canceled_qty: 2 }).where('order_number', 'in', orders).execute();
  await db.updateTable('orders').set({ refunded_minor: 2000 }).where('order_number', 'in', orders).execute();
  await concurrently(5, account);
  expect(await getBalance(shopper)).toBe(2.4);

  const later = new Date(Date.UTC(shop.clock.now.getUTCFullYear() + 1, 3, 1));
  await concurrently(5, () => expireRewards(db, later));
  expect(await getBalance(shopper)).toBe(0);
  const { history } = (await shopper.get('/account/rewards')).body.data;
  expect(history.entries.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    ...Array.from({ length: 4 }, () => 'ADJUSTED'),
    ...Array.from({ length: 4 }, () => 'EARNED'),
    'EXPIRED',
  ]);
});

it('takes back what a refund during the earning returns', async () => {
  const { db } = shop.database;
  const shopper = await joined();
  for (let count = 0; count < 6; count += 1) {
    const orderNumber = await buyShipped(shopper, 5);
    const refund = () =>
      db.transaction().execute(async (trx) => {
        await trx
          .selectFrom('orders')
          .select('order_number')
          .where('order_number', '=', orderNumber)
          .forUpdate()
          .execute();
        await trx
          .updateTable('order_lines')
          .set({ canceled_qty: 3 })
          .where('order_number', '=', orderNumber)
          .execute();
        await trx
          .updateTable('orders')
          .set({ refunded_minor: 3000 })
          .where('order_number', '=', orderNumber)
          .execute();
      });
    await Promise.all([account(), refund(), account()]);
  }
  await account();
  expect(await getBalance(shopper)).toBe(2.4);
});
