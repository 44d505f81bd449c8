import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ADDRESS } from '../../testing/carts.ts';
import { cardBody, order } from '../../testing/checkouts.ts';
import {
  findUnbalancedRewards,
  grantRewards,
  joinRewards,
  listRewardsPayments,
} from '../../testing/rewards.ts';
import { createSecondInstance, onInstance } from '../../testing/second-instance.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { expireRewards, spendRewards } from '../rewards/index.ts';

/** Orders that compete for the same rewards on two instances. Runs on PostgreSQL only, which has concurrent connections. */
let shop: TestShop;
let second: FastifyInstance;
beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'paper', price: 1000, stock: 1000 }] });
  second = await createSecondInstance(shop);
});
afterAll(async () => {
  await second.close();
  await shop.close();
});
afterEach(async () => {
  expect(await findUnbalancedRewards(shop.database)).toEqual([]);
});

const year = () => shop.clock.now.getUTCFullYear();
const getBalance = async (shopper: Shopper): Promise<number> =>
  (await shopper.get('/account/rewards')).body.data.balance;

/** Fills a cart of the account and pays with rewards and a card. @param query the kind of the cart. Returns the total. */
async function prepare(shopper: Shopper, query = ''): Promise<number> {
  await shopper.post(`/checkout/default/item${query}`, { items: [{ itemId: 'paper', qty: 1 }] });
  await shopper.put(`/checkout/default${query}`, { addresses: [ADDRESS] });
  await shopper.post(`/checkout/default/rewards${query}`, {});
  await shopper.post(`/checkout/default/payment${query}`, cardBody());
  const { checkoutInfo } = (await shopper.get(`/checkout/precheckout${query}`)).body.data;
  return checkoutInfo.totals.ordTotal;
}

it('takes rewards once if both carts of a member are ordered at the same time on two instances', async () => {
  for (let run = 0; run < 5; run += 1) {
    const { shopper, accountId } = await joinRewards(shop);
    await grantRewards(shop.database, accountId, 90_00, year());
    const total = await prepare(shopper);
    const quickTotal = await prepare(shopper, '?buyNow=true');
    // Enough for either order, but not for both.
    const amount = 90_00 - Math.round(total * 100) - 1_00;
    await shop.database.db
      .transaction()
      .execute((trx) => spendRewards(trx, { accountId, paymentId: randomUUID(), amount }, shop.clock.now));
    const replies = await Promise.all([
      order(shopper, total),
      onInstance(shopper, second).post('/checkout/default/order?buyNow=true', { expectedTotal: quickTotal }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 402]);
    expect(replies.find(({ status }) => status === 402)!.body.error.code).toBe('REWARDS_BALANCE_CHANGED');
    expect(await getBalance(shopper)).toBe(1);
  }
});

it('takes rewards once for repeated requests with one key on two instances', async () => {
  const { shopper, accountId } = await joinRewards(shop);
  await grantRewards(shop.database, accountId, 500, year());
  const total = await prepare(shopper);
  const other = onInstance(shopper, second);
  const replies = await Promise.all(
    [shopper, other, shopper, other].map((each) => order(each, total, 'rewards-once')),
  );
  const numbers = new Set(
    replies.flatMap(({ status, body }) => (status === 200 ? [body.data.order.orderNumber] : [])),
  );
  expect(numbers.size).toBe(1);
  expect(await listRewardsPayments(shop.database, accountId)).toEqual([`SPENT -500 ${year()}`]);
});

it('returns rewards once if an order is canceled on two instances', async () => {
  const { shopper, accountId } = await joinRewards(shop);
  await grantRewards(shop.database, accountId, 500, year());
  const reply = await order(shopper, await prepare(shopper));
  const path = `/orders/${reply.body.data.order.orderNumber}/cancel`;
  const other = onInstance(shopper, second);
  await Promise.all([shopper, other, shopper, other].map((each) => each.post(path)));
  expect(await listRewardsPayments(shop.database, accountId)).toEqual([
    `SPENT -500 ${year()}`,
    `RELEASED 500 ${year()}`,
  ]);
});

it('either spends or expires rewards when their year ends during the order', async () => {
  const { db } = shop.database;
  for (let run = 0; run < 5; run += 1) {
    const { shopper, accountId } = await joinRewards(shop);
    await grantRewards(shop.database, accountId, 500, year());
    const total = await prepare(shopper);
    const end = new Date(Date.UTC(year() + 1, 3, 1));
    const [reply] = await Promise.all([order(shopper, total), expireRewards(db, end)]);
    const spent = await listRewardsPayments(shop.database, accountId);
    expect(spent).toEqual(reply.status === 200 ? [`SPENT -500 ${year()}`] : []);
    expect(await getBalance(shopper)).toBe(0);
  }
});
