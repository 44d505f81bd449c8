import { add } from '../../testing/carts.ts';
import { order, readyToOrder } from '../../testing/checkouts.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { accountForRewards, decideClaim, listClaims } from './index.ts';

let shop: TestShop;
let serial = 0;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'paper', price: 5000, stock: 10_000 },
      { sku: 'clip', price: 10, stock: 10_000 },
    ],
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.db.deleteFrom('attempt_counters').execute();
});

async function register(joinRewards = true): Promise<Shopper> {
  const shopper = shop.shopper();
  await shopper.post('/account/register', {
    firstName: 'Ada',
    lastName: 'Page',
    username: `ada${(serial += 1)}@example.com`,
    password: 'a long phrase of mine',
    joinRewards,
  });
  return shopper;
}
/** Places an order of a guest, whose email address is `ada@example.com`, or of an account. */
async function buy(shopper: Shopper = shop.shopper(), sku = 'paper'): Promise<string> {
  const reply = await order(shopper, await readyToOrder(shopper, sku));
  return reply.body.data.order.orderNumber as string;
}
async function ship(orderNumber: string, at = shop.clock.now, place = ''): Promise<void> {
  await shop.database.db
    .insertInto('order_parts')
    .values({ order_number: orderNumber, place, state: 'SHIPPED', begun_at: at })
    .execute();
}
const account = () => accountForRewards(shop.database.db, shop.clock.now);
const claim = (shopper: Shopper, body: object) => shopper.post('/account/rewards/claims', body);
const receipt = (receiptNumber: string) => ({
  receiptNumber,
  purchasedOn: shop.clock.now.toISOString().slice(0, 10),
  amount: 120.5,
});

it('earns at once for a guest’s order with its email address, which no other member can claim', async () => {
  const orderNumber = await buy();
  await ship(orderNumber);
  await account();
  const shopper = await register();
  const body = { orderNumber, email: ' ADA@example.com ' };
  expect((await claim(shopper, body)).body.data).toMatchObject({
    balance: 1,
    claims: [{ orderNumber, state: 'APPROVED', reward: 1 }],
    history: { entries: [{ kind: 'EARNED', amount: 1, itemName: 'Item paper' }] },
  });
  const refused = { status: 409, code: 'REWARDS_CLAIM_EARNED', field: 'orderNumber' };
  expect((await claim(shopper, body)).body.error).toMatchObject(refused);
  expect((await claim(await register(), body)).body.error).toMatchObject(refused);
  await account();
  expect((await shopper.get('/account/rewards')).body.data.balance).toBe(1);
});

it('earns at once for an order of the account from before it joined', async () => {
  const shopper = await register(false);
  const orderNumber = await buy(shopper);
  await ship(orderNumber);
  await account();
  await shopper.post('/account/rewards/enroll');
  const reply = await claim(shopper, { orderNumber, email: 'ada@example.com' });
  expect(reply.body.data).toMatchObject({ balance: 1, claims: [{ state: 'APPROVED' }] });
});

it('earns once if two members claim an order at the same time', async () => {
  const orderNumber = await buy();
  await ship(orderNumber);
  const members = [await register(), await register(), await register()];
  const replies = await Promise.all([
    ...members.map((member) => claim(member, { orderNumber, email: 'ada@example.com' })),
    account(),
  ]);
  expect(replies.flatMap((reply) => (reply ? [reply.status] : [])).toSorted()).toEqual([200, 409, 409]);
});

it('waits until the items have shipped, and not after the rewards of the year have ended', async () => {
  const shopper = await register();
  const waiting = await buy();
  expect((await claim(shopper, { orderNumber: waiting, email: 'ada@example.com' })).body.error).toMatchObject(
    {
      status: 409,
      code: 'REWARDS_CLAIM_NOT_SHIPPED',
    },
  );
  const old = await buy();
  await ship(old, new Date(Date.UTC(shop.clock.now.getUTCFullYear() - 2, 5, 1)));
  expect((await claim(shopper, { orderNumber: old, email: 'ada@example.com' })).body.error).toMatchObject({
    status: 409,
    code: 'REWARDS_CLAIM_TOO_OLD',
  });
});

it('stores every other claim once, for an operator to decide', async () => {
  const { db } = shop.database;
  const orderNumber = await buy();
  await ship(orderNumber);
  const shopper = await register();
  const other = { orderNumber, email: 'bob@example.com' };
  expect((await claim(shopper, other)).body.data.claims).toMatchObject([{ orderNumber, state: 'OPEN' }]);
  await claim(shopper, other);
  await claim(shopper, receipt('R-1'));
  await claim(shopper, receipt('R-1'));
  const open = await listClaims(db, { isOpen: true });
  expect(open.map(({ about, state }) => [about, state])).toEqual([
    [`order ${orderNumber}, bob@example.com`, 'OPEN'],
    [expect.stringMatching(/^receipt R-1, \d{4}-\d\d-\d\d, 120\.50$/), 'OPEN'],
  ]);
  const [byOrder, byReceipt] = open.map(({ id }) => id) as [number, number];
  const { now } = shop.clock;
  expect(await decideClaim(db, { kind: 'approve', id: byReceipt }, now)).toEqual({
    message: `Claim ${byReceipt} is approved: 2.41 in rewards.`,
  });
  await expect(decideClaim(db, { kind: 'approve', id: byReceipt }, now)).rejects.toThrow('approved already');
  await expect(decideClaim(db, { kind: 'approve', id: byOrder }, now)).rejects.toThrow('Give the amount');
  await decideClaim(db, { kind: 'decline', id: byOrder, comment: 'The order has another address.' }, now);
  await expect(decideClaim(db, { kind: 'approve', id: 99_999 }, now)).rejects.toThrow('no claim 99999');
  expect((await shopper.get('/account/rewards')).body.data).toMatchObject({
    balance: 2.41,
    claims: [
      { receiptNumber: 'R-1', state: 'APPROVED', reward: 2.41 },
      { orderNumber, state: 'DECLINED', comment: 'The order has another address.' },
    ],
    history: { entries: [{ kind: 'ADJUSTED', amount: 2.41, note: 'Claim for receipt R-1' }] },
  });

  // The receipt of another member.
  await claim(await register(), receipt('R-1'));
  const [second] = await listClaims(db, { isOpen: true });
  await expect(decideClaim(db, { kind: 'approve', id: second!.id }, now)).rejects.toThrow(
    `approved with claim ${byReceipt}`,
  );
});

/** Claims an order with an email address that is not the order's. @returns the id of the open claim */
async function claimForReview(shopper: Shopper, orderNumber: string): Promise<number> {
  await claim(shopper, { orderNumber, email: 'bob@example.com' });
  return (await listClaims(shop.database.db, { isOpen: true })).at(-1)!.id;
}
const earned = { status: 409, code: 'REWARDS_CLAIM_EARNED', field: 'orderNumber' };

it('earns nothing more for an order whose claim an operator approved', async () => {
  const { db } = shop.database;
  const owner = await register();
  const guests = await buy();
  await ship(guests);
  const own = await buy(owner);
  const shopper = await register();
  for (const orderNumber of [guests, own]) {
    const id = await claimForReview(shopper, orderNumber);
    await decideClaim(db, { kind: 'approve', id, reward: 200 }, shop.clock.now);
  }
  await ship(own);
  await account();
  for (const [member, orderNumber] of [
    [shopper, guests],
    [owner, guests],
    [owner, own],
  ] as const)
    expect((await claim(member, { orderNumber, email: 'ada@example.com' })).body.error).toMatchObject(earned);
  expect((await shopper.get('/account/rewards')).body.data.balance).toBe(4);
  expect((await owner.get('/account/rewards')).body.data.balance).toBe(0);
});

it('keeps an operator from approving a claim for an order that has earned', async () => {
  const { db } = shop.database;
  const { now } = shop.clock;
  const [first, second] = [await register(), await register()];
  const orderNumber = await buy();
  await ship(orderNumber);
  const id = await claimForReview(second, orderNumber);
  expect((await listClaims(db, { isOpen: true })).at(-1)).toMatchObject({ id, isEarned: false });
  await claim(first, { orderNumber, email: 'ada@example.com' });
  expect((await listClaims(db, { isOpen: true })).at(-1)).toMatchObject({ id, isEarned: true });
  const refused = 'has already earned';
  await expect(decideClaim(db, { kind: 'approve', id, reward: 100 }, now)).rejects.toThrow(refused);

  // The shop does not have this order.
  const ids = [await claimForReview(first, 'OLD-1'), await claimForReview(second, 'OLD-1')] as const;
  await decideClaim(db, { kind: 'approve', id: ids[0], reward: 100 }, now);
  await expect(decideClaim(db, { kind: 'approve', id: ids[1], reward: 100 }, now)).rejects.toThrow(refused);
  expect((await second.get('/account/rewards')).body.data.balance).toBe(0);
});

it('adds what a second part of an order earns to the claim', async () => {
  const guest = shop.shopper();
  await add(guest, 'clip', 100);
  const orderNumber = await buy(guest);
  await shop.database.db
    .updateTable('order_lines')
    .set({ delivery_type: 'PCK', pickup_store: '1001' })
    .where('order_number', '=', orderNumber)
    .where('sku', '=', 'clip')
    .execute();
  await ship(orderNumber);
  const shopper = await register();
  const body = { orderNumber, email: 'ada@example.com' };
  expect((await claim(shopper, body)).body.data.claims).toMatchObject([{ reward: 1 }]);
  await ship(orderNumber, shop.clock.now, '1001');
  expect((await claim(shopper, body)).body.data.claims).toMatchObject([{ reward: 1.2 }]);
});

it('earns nothing again for the orders and receipts of an erased account, also after a refund', async () => {
  const { db } = shop.database;
  const orderNumber = await buy();
  await ship(orderNumber);
  const body = { orderNumber, email: 'ada@example.com' };
  const erased = await register();
  await claim(erased, body);
  await claim(erased, receipt('R-9'));
  const id = (await listClaims(db, { isOpen: true })).at(-1)!.id;
  await decideClaim(db, { kind: 'approve', id }, shop.clock.now);
  const open = await claimForReview(erased, 'OLD-2');
  await db
    .deleteFrom('accounts')
    .where('id', '=', (await erased.get('/account')).body.data.userProfile.id)
    .execute();
  await expect(decideClaim(db, { kind: 'approve', id: open, reward: 1 }, shop.clock.now)).rejects.toThrow(
    'no claim',
  );
  const shopper = await register();
  expect((await claim(shopper, body)).body.error).toMatchObject(earned);
  await claim(shopper, receipt('R-9'));
  const again = (await listClaims(db, { isOpen: true })).at(-1)!;
  expect(again.isEarned).toBe(true);
  await expect(decideClaim(db, { kind: 'approve', id: again.id }, shop.clock.now)).rejects.toThrow(
    'approved',
  );
  await db
    .updateTable('orders')
    .set({ refunded_minor: 5000 })
    .where('order_number', '=', orderNumber)
    .execute();
  await account();
  expect((await shopper.get('/account/rewards')).body.data.balance).toBe(0);
});

it('says that an order earns nothing', async () => {
  const orderNumber = await buy(shop.shopper(), 'clip');
  await ship(orderNumber);
  const reply = await claim(await register(), { orderNumber, email: 'ada@example.com' });
  expect(reply.body.error).toMatchObject({ ...earned, code: 'REWARDS_CLAIM_NOTHING' });
});

it.each([
  [{}, 'orderNumber'],
  [{ orderNumber: '7100000001' }, 'email'],
  [{ receiptNumber: 'R-1', amount: 5 }, 'purchasedOn'],
  [{ receiptNumber: 'R-1', purchasedOn: '2026-02-31', amount: 5 }, 'purchasedOn'],
  [{ receiptNumber: 'R-1', purchasedOn: '2099-01-01', amount: 5 }, 'purchasedOn'],
  [{ orderNumber: '7100000001', email: 'ada@example.com', receiptNumber: 'R-1' }, 'receiptNumber'],
])('rejects the claim %j', async (body, field) => {
  expect((await claim(await register(), body)).body.error).toMatchObject({
    status: 400,
    code: 'REWARDS_CLAIM_INCOMPLETE',
    field,
  });
});

it('is for members only, and limits their claims', async () => {
  expect((await claim(await register(false), receipt('R-2'))).body.error).toMatchObject({
    status: 403,
    code: 'REWARDS_MEMBER_REQUIRED',
  });
  const shopper = await register();
  const statuses = [];
  for (let count = 0; count < 11; count += 1)
    statuses.push((await claim(shopper, receipt(`R-3-${count}`))).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});
