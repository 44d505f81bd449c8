import { sql } from 'kysely';
import { createMailer } from '../../kernel/mail/mailer.ts';
import { order, readyToOrder } from '../../testing/checkouts.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { createFulfillment } from '../orders/index.ts';
import { accountForRewards, expireRewards } from './index.ts';

const PROXY = '/cc/../ele-lpd/api/sparxProxy';
let shop: TestShop;
let fulfillment: ReturnType<typeof createFulfillment>;
const LOG = { info: () => undefined, error: () => undefined };
let serial = 0;

beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'paper', price: 1999, stock: 10_000 },
      { sku: 'pens', price: 1000, stock: 10_000 },
    ],
  });
  fulfillment = createFulfillment({
    database: shop.database,
    settings: shop.settings,
    mailer: createMailer({ send: async () => undefined }),
    now: () => shop.clock.now,
  });
});
afterAll(() => shop.close());

async function register(tenant: 'sdc' | 'sba' = 'sdc'): Promise<Shopper> {
  const shopper = shop.shopper(tenant);
  const reply = await shopper.post('/account/register', {
    firstName: 'Ada',
    lastName: 'Page',
    username: `ada${(serial += 1)}@example.com`,
    password: 'a long phrase of mine',
    ...(tenant === 'sba' ? { organizationName: `Page Papers ${serial}` } : {}),
  });
  if (reply.status !== 200) throw new Error(reply.text);
  return shopper;
}
async function joined(): Promise<Shopper> {
  const shopper = await register();
  await shopper.post('/account/rewards/enroll');
  return shopper;
}
async function buy(shopper: Shopper, sku: string, qty = 1): Promise<string> {
  const reply = await order(shopper, await readyToOrder(shopper, sku, { qty }));
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body.data.order.orderNumber as string;
}
const ship = (orderNumber: string) => fulfillment.execute({ orderNumber, step: 'ship' }, LOG);
const account = () => accountForRewards(shop.database.db, shop.clock.now);
const read = async (shopper: Shopper, page?: number) =>
  (await shopper.get(`/account/rewards${page ? `?page=${page}` : ''}`)).body.data;

it('joins an account once, and is closed to guests', async () => {
  const shopper = await register();
  expect(await read(shopper)).toMatchObject({ isMember: false, mayJoin: true, balance: 0 });
  const first = await shopper.post('/account/rewards/enroll');
  expect(first.body.data).toMatchObject({ isMember: true, mayJoin: false, percent: 2, tier: 'Base' });
  const again = await shopper.post('/account/rewards/enroll');
  expect(again.body.data.rewardsNo).toBe(first.body.data.rewardsNo);
  const { userProfile } = (await shopper.get('/account')).body.data;
  expect(userProfile).toMatchObject({ rewardsNo: first.body.data.rewardsNo, rewardsTier: 'Base' });
  const guest = shop.shopper();
  for (const reply of [await guest.get('/account/rewards'), await guest.post('/account/rewards/enroll')])
    expect(reply.body.error).toMatchObject({ status: 401, code: 'SIGN_IN_REQUIRED' });
});

it('joins a business account, whose header shows no tier', async () => {
  const shopper = await register('sba');
  expect((await shopper.post('/account/rewards/enroll')).body.data).toMatchObject({ isMember: true });
  expect((await shopper.get('/account')).body.data.userProfile.rewardsTier).toBeUndefined();
});

it('earns once when lines ship, which both rewards calls report', async () => {
  const shopper = await joined();
  const orderNumber = await buy(shopper, 'paper', 3);
  await account();
  expect(await read(shopper)).toMatchObject({ balance: 0, history: { entries: [] } });
  await ship(orderNumber);
  await account();
  await account();
  const year = shop.clock.now.getUTCFullYear();
  const loyaltyRewards = [{ year, amount: 1.19, expires: `${year + 1}-03-31` }];
  expect(await read(shopper)).toMatchObject({
    balance: 1.19,
    expiring: loyaltyRewards,
    history: {
      page: 1,
      pages: 1,
      entries: [{ kind: 'EARNED', amount: 1.19, orderNumber, itemName: 'Item paper' }],
    },
  });
  expect((await shopper.get(`${PROXY}/getAvailableRewards`)).body.data).toEqual({
    availableRewards: 1.19,
    loyaltyRewards,
  });
  expect((await shopper.get(`${PROXY}/getSlpCustomerRewardsInfo`)).body.data).toMatchObject({
    tier: 'Base',
    nextTier: 'Premier',
  });
});

it('reports a tier that the last order has raised (storefront-3.92)', async () => {
  const shopper = await joined();
  const { db } = shop.database;
  const spend = async (amount: number) => {
    const order_number = await buy(shopper, 'pens');
    await db
      .updateTable('orders')
      .set({ ord_total_minor: amount })
      .where('order_number', '=', order_number)
      .execute();
    return (await shopper.get(`${PROXY}/getSlpCustomerRewardsInfo`)).body.data;
  };
  expect(await spend(250_00)).toMatchObject({
    tier: 'Premier',
    nextTier: 'Elite',
    remainingAmt: 750,
    showTierUpgradeNewFlag: true,
    showFreeSkuNewFlag: false,
  });
  expect(await spend(750_00)).toMatchObject({
    tier: 'Elite',
    remainingAmt: 0,
    showFreeSkuNewFlag: true,
    isFreeSkusEligible: true,
    timeStamp: shop.clock.now.getTime(),
  });
});

it('earns nothing for orders from before joining, and for guests', async () => {
  const shopper = await register();
  const orderNumber = await buy(shopper, 'paper');
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
  await shopper.post('/account/rewards/enroll');
  await ship(orderNumber);
  await ship(await buy(shop.shopper(), 'paper'));
  await account();
  expect(await read(shopper)).toMatchObject({ balance: 0, history: { entries: [] } });
  const waiting = await shop.database.db
    .selectFrom('order_parts')
    .selectAll()
    .where('rewards_at', 'is', null)
    .execute();
  expect(waiting).toEqual([]);
});

it('takes back the rewards for canceled units, once', async () => {
  const shopper = await joined();
  const orderNumber = await buy(shopper, 'paper', 3);
  await ship(orderNumber);
  await account();
  const { db } = shop.database;
  // Shipped orders are refunded outside of the shop, which records it like a cancellation.
  const refund = (units: number, refunded: number) =>
    db.transaction().execute(async (trx) => {
      await trx
        .updateTable('order_lines')
        .set({ canceled_qty: units })
        .where('order_number', '=', orderNumber)
        .execute();
      await trx
        .updateTable('orders')
        .set({ refunded_minor: refunded })
        .where('order_number', '=', orderNumber)
        .execute();
    });
  await refund(1, 1999);
  await account();
  await account();
  expect(await read(shopper)).toMatchObject({
    balance: 0.79,
    history: { entries: [{ kind: 'ADJUSTED', amount: -0.4, orderNumber }, { kind: 'EARNED' }] },
  });
  await refund(3, 5997);
  await account();
  expect(await read(shopper)).toMatchObject({
    balance: 0,
    history: { entries: [{ amount: -0.79 }, {}, {}] },
  });
});

it('pages through the history', async () => {
  const shopper = await joined();
  const { id } = (await shopper.get('/account')).body.data.userProfile;
  await sql`insert into rewards_entries (account_id, key, kind, amount_minor, year, created_at)
    select ${id}::uuid, 'page:' || each, 'ADJUSTED', each, 2026, now() from generate_series(1, 21) each order by each`.execute(
    shop.database.db,
  );
  expect(await read(shopper, 2)).toMatchObject({
    history: { entries: [{ amount: 0.01 }], page: 2, pages: 2 },
  });
  expect((await read(shopper, 9)).history.page).toBe(2);
  for (const page of ['0', '-1', 'x'])
    expect((await shopper.get(`/account/rewards?page=${page}`)).status).toBe(400);
});

it('ends the rewards of a year on March 31 of the next year', async () => {
  const shopper = await joined();
  await ship(await buy(shopper, 'paper', 3));
  await account();
  const year = shop.clock.now.getUTCFullYear();
  const { db } = shop.database;
  await expireRewards(db, new Date(`${year + 1}-03-31T23:59:59Z`));
  expect(await read(shopper)).toMatchObject({ balance: 1.19 });
  await expireRewards(db, new Date(`${year + 1}-04-01T00:00:00Z`));
  await expireRewards(db, new Date(`${year + 1}-04-01T00:00:00Z`));
  expect(await read(shopper)).toMatchObject({
    balance: 0,
    expiring: [],
    history: { entries: [{ kind: 'EXPIRED', amount: -1.19 }, { kind: 'EARNED' }] },
  });
});
