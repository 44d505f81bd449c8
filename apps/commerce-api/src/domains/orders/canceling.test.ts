import { sql } from 'kysely';
import { order, readyToOrder } from '../../testing/checkouts.ts';
import { createTestShop, type Shopper, getStock, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'paper', name: 'Copy paper', stock: 1000 },
      { sku: 'pens', name: 'Gel pens_100%', stock: 1000, price: 30_000 },
    ],
  });
});
afterAll(() => shop.close());

let serial = 0;
async function customer(tenant: 'sdc' | 'sba' = 'sdc'): Promise<Shopper> {
  const shopper = shop.shopper(tenant);
  await shopper.post('/account/register', {
    firstName: 'Ada',
    lastName: 'Page',
    username: `orders${(serial += 1)}@example.com`,
    password: 'a long phrase of mine',
    ...(tenant === 'sba' ? { organizationName: 'Page & Co' } : { joinRewards: true }),
  });
  return shopper;
}
async function buy(shopper: Shopper, sku = 'paper', qty = 1): Promise<string> {
  const reply = await order(shopper, await readyToOrder(shopper, sku, { qty }));
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body.data.order.orderNumber as string;
}
const getMoney = (orderNumber: string) =>
  shop.database.db
    .selectFrom('payment_attempts')
    .innerJoin('payments', 'payments.attempt_id', 'payment_attempts.id')
    .innerJoin('sandbox_ledger', (join) => join.on(sql<boolean>`sandbox_ledger.key = payments.id::text`))
    .select(['payment_attempts.state', 'sandbox_ledger.state as ledger'])
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow();
const cancel = (shopper: Shopper, orderNumber: string) => shopper.post(`/orders/${orderNumber}/cancel`);

describe('canceling an order', () => {
  it('returns the units and the money, sends one mail, and happens once', async () => {
    const shopper = await customer();
    const before = await getStock(shop.database, 'paper');
    const orderNumber = await buy(shopper, 'paper', 3);
    expect(await getStock(shop.database, 'paper')).toBe(before - 3);
    const seen = (await shopper.get(`/orders/${orderNumber}`)).body.data.order;
    expect(seen.cancellableUntil).toBe(new Date(Date.parse(seen.placedAt) + 30 * 60_000).toISOString());

    const replies = [await cancel(shopper, orderNumber), await cancel(shopper, orderNumber)];
    for (const { status, body } of replies) {
      expect(status).toBe(200);
      expect(body.data.order).toMatchObject({ status: 'CANCELED', canceledAt: expect.any(String) });
      expect(body.data.order.cancellableUntil).toBeUndefined();
    }
    expect(await getStock(shop.database, 'paper')).toBe(before);
    expect(await getMoney(orderNumber)).toEqual({ state: 'REFUNDED', ledger: 'REFUNDED' });
    const mails = shop.mails.filter(({ subject }) => subject.includes(orderNumber));
    expect(mails.map(({ kind }) => kind)).toEqual(['orderPlaced', 'orderCanceled']);
  });

  it('is too late when it was sent, or after half an hour', async () => {
    const shopper = await customer();
    const [sent, old] = [await buy(shopper), await buy(shopper)];
    await shop.database.db
      .updateTable('orders')
      .set({ status: 'SHIPPED', shipped_at: shop.clock.now })
      .where('order_number', '=', sent)
      .execute();
    expect((await cancel(shopper, sent)).body.error.code).toBe('ORDER_NOT_CANCELLABLE');
    shop.clock.now = new Date(shop.clock.now.getTime() + 31 * 60_000);
    expect((await cancel(shopper, old)).status).toBe(409);
    expect((await getMoney(old)).ledger).toBe('CAPTURED');
  });

  it('is only for its owner', async () => {
    const orderNumber = await buy(await customer());
    expect((await cancel(await customer(), orderNumber)).status).toBe(404);
    expect((await cancel(shop.shopper(), orderNumber)).status).toBe(404);
  });
});

describe('orders', () => {
  it('are found by number, item, status and year, a page at a time', async () => {
    const shopper = await customer();
    const numbers: string[] = [];
    for (let count = 0; count < 11; count += 1) numbers.push(await buy(shopper, count ? 'paper' : 'pens'));
    await cancel(shopper, numbers[5]!);
    const list = async (query: string) => (await shopper.get(`/orders?${query}`)).body.data;
    const found = async (query: string) =>
      ((await list(query)).orders as { orderNumber: string }[]).map(({ orderNumber }) => orderNumber);
    const year = shop.clock.now.getUTCFullYear();

    expect(await list('')).toMatchObject({ page: 1, pages: 2, total: 11, years: [year] });
    expect(await found('')).toEqual(numbers.slice(1).reverse());
    expect(await found('page=2')).toEqual([numbers[0]]);
    expect(await found('q=GEL PENS_100%25')).toEqual([numbers[0]]);
    expect(await found(`q=${numbers[3]}`)).toEqual([numbers[3]]);
    expect(await found('status=CANCELED')).toEqual([numbers[5]]);
    expect(await found(`year=${year - 1}`)).toEqual([]);
    expect(await found(`year=${year}&status=PLACED&page=2`)).toEqual([]);
    expect((await shopper.get('/orders?status=LOST')).status).toBe(400);
    expect((await shopper.get('/orders?page=0')).status).toBe(400);
  });
});

describe('rewards', () => {
  const ask = async (shopper: Shopper) => {
    const path = '/ele-lpd/api/sparxProxy';
    const call = (name: string) =>
      shop.app.inject({
        url: `${path}/${name}`,
        headers: { host: 'shop.test', cookie: `fs_session=${shopper.cookies.get('fs_session')}` },
      });
    const [info, available] = [await call('getSlpCustomerRewardsInfo'), await call('getAvailableRewards')];
    return { status: info.statusCode, ...info.json().data, ...available.json().data };
  };

  it('follow what was spent in the year, without what was taken back', async () => {
    const shopper = await customer();
    expect(await ask(shopper)).toMatchObject({
      tier: 'Base',
      amtSpent: 0,
      remainingAmt: 250,
      nextTier: 'Premier',
      availableRewards: 0,
      loyaltyRewards: [],
      showTierUpgradeNewFlag: false,
    });
    const orderNumber = await buy(shopper, 'pens');
    const { ordTotal } = (await shopper.get(`/orders/${orderNumber}`)).body.data.order.totals;
    expect((await shopper.get('/account')).body.data.userProfile.rewardsTier).toBe('Premier');
    expect(await ask(shopper)).toMatchObject({
      tier: 'Premier',
      amtSpent: ordTotal,
      remainingAmt: Number((1000 - ordTotal).toFixed(2)),
      showTierUpgradeNewFlag: true,
      isFreeSkusEligible: false,
    });
    await cancel(shopper, orderNumber);
    expect(await ask(shopper)).toMatchObject({ tier: 'Base', amtSpent: 0 });
  });

  it('are none of the business site’s', async () => {
    const shopper = await customer('sba');
    expect((await shopper.get('/account')).body.data.userProfile.rewardsTier).toBeUndefined();
  });

  it('are only for signed-in shoppers', async () => {
    expect((await ask(shop.shopper())).status).toBe(401);
  });
});
