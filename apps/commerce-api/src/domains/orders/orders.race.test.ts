import { add, ITEM, getLines, readCart } from '../../testing/carts.ts';
import { giftCard, order, payByGiftCard, paymentsIn, readyToOrder } from '../../testing/checkouts.ts';
import { createSecondInstance, onInstance } from '../../testing/second-instance.ts';
import {
  addProducts,
  createTestShop,
  setStock,
  getStock,
  type TestReply,
  type TestShop,
} from '../../testing/test-shop.ts';
import { demoAccounts, writeDemoAccounts } from '../account/demo-accounts.ts';

/** Runs on PostgreSQL only, which has concurrent connections. */
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'last', stock: 0 },
      { sku: 'paper', stock: 10_000 },
      { sku: 'mug', stock: 0 },
      { sku: 'a', stock: 10_000 },
      { sku: 'b', stock: 10_000 },
    ],
  });
  await writeDemoAccounts(shop.database.db);
});
afterAll(() => shop.close());

const count = (replies: TestReply[], status: number) =>
  replies.filter((reply) => reply.status === status).length;
const times = <T>(number: number, make: (index: number) => T): T[] =>
  Array.from({ length: number }, (_, index) => make(index));

it('twenty buyers of the last unit: exactly one gets it, and only that one pays', async () => {
  await setStock(shop.database, 'last', 1);
  const buyers = times(20, () => shop.shopper());
  const totals = await Promise.all(buyers.map((buyer) => readyToOrder(buyer, 'last')));
  const captured = async () => (await paymentsIn(shop.database, 'CAPTURED')).length;
  const before = await captured();
  const replies = await Promise.all(
    buyers.map((buyer, index) => order(buyer, totals[index]!, `last-${index}`)),
  );
  expect(count(replies, 200)).toBe(1);
  expect(count(replies, 409)).toBe(19);
  for (const { body } of replies)
    if (body.error) expect(body.error.code).toBe('CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY');
  expect(await getStock(shop.database, 'last')).toBe(0);
  expect(await captured()).toBe(before + 1);
  expect(await paymentsIn(shop.database, 'AUTHORIZED')).toEqual([]);
});

describe('free items', () => {
  const offer = (more: { limit_total?: number } = {}) =>
    shop.database.db
      .insertInto('promotions')
      .values({
        id: 'free-mug',
        name: 'Free mug',
        scope: 'CART',
        benefit: JSON.stringify({ type: 'FREE_ITEM', itemIds: ['mug'], units: 1 }),
        conditions: JSON.stringify({ itemIds: ['paper'] }),
        ...more,
      })
      .execute();
  afterEach(async () => {
    await shop.database.db.deleteFrom('promotions').where('id', '=', 'free-mug').execute();
  });

  /** Places twenty orders at once. @returns how many of them include a mug */
  async function orderAll(): Promise<number> {
    const buyers = times(20, () => shop.shopper());
    const totals = await Promise.all(buyers.map((buyer) => readyToOrder(buyer, 'paper')));
    const replies = await Promise.all(buyers.map((buyer, index) => order(buyer, totals[index]!)));
    expect(count(replies, 200)).toBe(20);
    expect(await paymentsIn(shop.database, 'AUTHORIZED')).toEqual([]);
    return replies.filter(({ body }) => body.data.order.lines.length === 2).length;
  }

  it('the last ones go to as many orders as there are; the others go without', async () => {
    await offer();
    await setStock(shop.database, 'mug', 3);
    expect(await orderAll()).toBe(3);
    expect(await getStock(shop.database, 'mug')).toBe(0);
  });

  it('a limited offer is used as often as it allows; the other orders go without', async () => {
    await offer({ limit_total: 4 });
    await setStock(shop.database, 'mug', 100);
    expect(await orderAll()).toBe(4);
    expect(await getStock(shop.database, 'mug')).toBe(96);
  });
});

it('one key fifty times concurrently, on two instances: one order, one charge', async () => {
  const second = await createSecondInstance(shop);
  const shopper = shop.shopper();
  const total = await readyToOrder(shopper, 'paper');
  const elsewhere = onInstance(shopper, second);
  const replies = await Promise.all(
    times(50, (index) => order(index % 2 ? shopper : elsewhere, total, 'fifty')),
  );
  const placed = replies.filter((reply) => reply.status === 200);
  expect(placed.length).toBeGreaterThanOrEqual(1);
  expect(count(replies, 200) + count(replies, 409)).toBe(50);
  expect(new Set(placed.map((reply) => reply.body.data.order.orderNumber)).size).toBe(1);
  const attempts = await shop.database.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('idempotency_key', '=', 'fifty')
    .execute();
  expect(attempts).toMatchObject([{ state: 'CAPTURED' }]);
  expect((await shopper.get('/orders')).body.data.orders).toHaveLength(1);
  expect((await order(shopper, total, 'fifty')).body).toEqual(placed[0]!.body);
  await second.close();
});

it('two keys for one cart concurrently: one order, the other money is released', async () => {
  const shopper = shop.shopper();
  const total = await readyToOrder(shopper, 'paper');
  const replies = await Promise.all(times(6, (index) => order(shopper, total, `tab-${index}`)));
  expect(count(replies, 200)).toBe(1);
  expect(count(replies, 404)).toBe(5);
  expect(await paymentsIn(shop.database, 'AUTHORIZED')).toEqual([]);
});

it('ten orders pay with one gift card concurrently: its balance is spent once', async () => {
  const gift = giftCard(1500, 1);
  const buyers = times(10, () => shop.shopper());
  const totals = await Promise.all(
    buyers.map(async (buyer) => {
      const total = await readyToOrder(buyer, 'paper');
      await payByGiftCard(buyer, gift);
      return total;
    }),
  );
  const replies = await Promise.all(buyers.map((buyer, index) => order(buyer, totals[index]!)));
  expect(count(replies, 200)).toBe(1);
  expect(count(replies, 402)).toBe(9);
  expect(await paymentsIn(shop.database, 'AUTHORIZED')).toEqual([]);
});

it('two concurrent cancellations of the same units: they are refunded and restocked once', async () => {
  const shopper = shop.shopper();
  const total = await readyToOrder(shopper, 'paper', { qty: 3 });
  const stock = await getStock(shop.database, 'paper');
  const { orderNumber } = (await order(shopper, total)).body.data.order;
  const replies = await Promise.all(
    times(4, () => shopper.post(`/orders/${orderNumber}/cancel`, { lines: [{ lineNumber: 1, qty: 2 }] })),
  );
  expect(count(replies, 200)).toBe(1);
  expect(count(replies, 400)).toBe(3);
  const { lines, refundedTotal } = (await shopper.get(`/orders/${orderNumber}`)).body.data.order;
  expect(lines[0].canceledQty).toBe(2);
  expect(refundedTotal).toBeLessThan(total);
  expect(await getStock(shop.database, 'paper')).toBe(stock - 1);
});

it('orders of the same items in opposite orders do not wait for each other', async () => {
  const buyers = times(16, () => shop.shopper());
  const totals = await Promise.all(
    buyers.map(async (buyer, index) => {
      await add(buyer, index % 2 ? 'a' : 'b');
      return readyToOrder(buyer, index % 2 ? 'b' : 'a');
    }),
  );
  const replies = await Promise.all(buyers.map((buyer, index) => order(buyer, totals[index]!)));
  expect(count(replies, 200)).toBe(16);
  expect(await getStock(shop.database, 'a')).toBe(10_000 - 16);
});

it('concurrent adds to one cart lose nothing', async () => {
  const shopper = shop.shopper();
  await add(shopper, 'paper');
  const replies = await Promise.all(
    times(30, (index) => add(shopper, index % 2 ? 'paper' : 'a', 1, `add-${index}`)),
  );
  expect(count(replies, 200)).toBe(30);
  const cart = await readCart(shopper);
  expect(cart.items.map(({ itemId, qty }) => [itemId, qty])).toEqual([
    ['paper', 16],
    ['a', 15],
  ]);
  expect(cart.revision).toBe(31);
  expect(new Set(replies.map((reply) => reply.body.data.cartInfo.revision)).size).toBe(30);
});

it('an add repeated many times concurrently under one key counts once', async () => {
  const shopper = shop.shopper();
  await add(shopper, 'paper');
  const replies = await Promise.all(times(20, () => add(shopper, 'a', 2, 'same')));
  expect(count(replies, 200) + count(replies, 409)).toBe(20);
  expect((await readCart(shopper)).items.find((line) => line.itemId === 'a')!.qty).toBe(2);
});

it('concurrent first adds create one cart', async () => {
  const shopper = shop.shopper();
  await shopper.put('/checkout/default', { levelOfService: 'STANDARD' });
  await shop.database.db.deleteFrom('carts').execute();
  const replies = await Promise.all(times(10, () => add(shopper, 'paper')));
  expect(count(replies, 200)).toBe(10);
  expect((await readCart(shopper)).items[0]!.qty).toBe(10);
});

it('signing in from two browsers concurrently merges both carts into one', async () => {
  const [wendy] = demoAccounts;
  const browsers = times(4, () => shop.shopper());
  await Promise.all(browsers.map((browser) => add(browser, 'paper', 2)));
  const replies = await Promise.all(
    browsers.map((browser) =>
      browser.post('/account/signin', { username: wendy!.username, password: wendy!.password }),
    ),
  );
  expect(count(replies, 200)).toBe(4);
  expect((await readCart(browsers[0]!)).items.map((line) => line.qty)).toEqual([8]);
});

it('adds a line to a cart of 500 lines nearly as fast as to a small one', async () => {
  const skus = times(500, (index) => `bulk-${index}`);
  await addProducts(shop.database, ...skus.map((sku) => ({ sku })));
  const shopper = shop.shopper();
  for (let start = 0; start < 500; start += 100) {
    const reply = await shopper.post(ITEM, {
      items: skus.slice(start, start + 100).map((itemId) => ({ itemId, qty: 1 })),
    });
    expect(reply.status).toBe(200);
  }
  const reply = await add(shopper, 'bulk-7', 1);
  expect(getLines(reply)).toHaveLength(1);
  expect(reply.body.data.cartInfo.cartAttributes).toMatchObject({
    numberOfLineItems: 500,
    numberOfItems: 501,
  });
  expect(reply.text.length).toBeLessThan(4000);
});
