import type { FastifyInstance } from 'fastify';
import { ADDRESS } from '../../testing/carts.ts';
import { cardBody, order, paymentsIn } from '../../testing/checkouts.ts';
import { joinRewards } from '../../testing/rewards.ts';
import { createSecondInstance, onInstance } from '../../testing/second-instance.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';

/** Orders that compete for the same membership on two instances. Runs on PostgreSQL only, which has concurrent connections. */
let shop: TestShop;
let second: FastifyInstance;
beforeAll(async () => {
  shop = await createTestShop({
    products: [{ sku: 'select', price: 4900, electronic: true, conditions: { membership: 'SELECT' } }],
  });
  second = await createSecondInstance(shop);
});
afterAll(async () => {
  await second.close();
  await shop.close();
});

async function prepare(shopper: Shopper, query = ''): Promise<number> {
  await shopper.post(`/checkout/default/item${query}`, { items: [{ itemId: 'select', qty: 1 }] });
  await shopper.put(`/checkout/default${query}`, { addresses: [ADDRESS] });
  await shopper.post(`/checkout/default/payment${query}`, cardBody());
  return (await shopper.get(`/checkout/precheckout${query}`)).body.data.checkoutInfo.totals.ordTotal;
}

it('is started once if both carts of a shopper are ordered at the same time', async () => {
  for (let run = 0; run < 5; run += 1) {
    const { shopper, accountId } = await joinRewards(shop);
    const total = await prepare(shopper);
    const quickTotal = await prepare(shopper, '?buyNow=true');
    const replies = await Promise.all([
      order(shopper, total),
      onInstance(shopper, second).post('/checkout/default/order?buyNow=true', { expectedTotal: quickTotal }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)!.body.error.code).toBe('ALREADY_PURCHASED');
    const started = await shop.database.db
      .selectFrom('memberships')
      .select('program')
      .where('account_id', '=', accountId)
      .execute();
    expect(started).toEqual([{ program: 'SELECT' }]);
    // The money of the refused order is not held.
    expect(await paymentsIn(shop.database, 'AUTHORIZED')).toEqual([]);
  }
});
