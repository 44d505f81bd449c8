import { add, ADDRESS } from '../../testing/carts.ts';
import { giftCard, GOOD_CARD, order, payBy, payByGiftCard, readyToOrder } from '../../testing/checkouts.ts';
import {
  findUnbalancedRewards,
  grantRewards,
  joinRewards,
  listRewardsPayments,
  payByRewards,
  type RewardsMember,
} from '../../testing/rewards.ts';
import { createTestShop, type Shopper, type TestReply, type TestShop } from '../../testing/test-shop.ts';
import { accountForRewards, expireRewards, spendRewards } from '../rewards/index.ts';

const DECLINED_CARD = '4000000000000002';

let shop: TestShop;
let serial = 0;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'paper', price: 1000, stock: 1000 },
      {
        sku: 'e-gift-card',
        price: 5000,
        stock: 100,
        electronic: true,
        taxExempt: true,
        conditions: { classId: '389' },
      },
    ],
  });
});
afterAll(() => shop.close());
let start: Date;
beforeEach(() => {
  start = shop.clock.now;
});
afterEach(async () => {
  shop.clock.now = start;
  expect(await findUnbalancedRewards(shop.database)).toEqual([]);
});

async function memberWith(...grants: [amount: number, year: number][]): Promise<RewardsMember> {
  const member = await joinRewards(shop);
  for (const [amount, year] of grants) await grantRewards(shop.database, member.accountId, amount, year);
  return member;
}
const getCheckout = async (shopper: Shopper) =>
  (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo;
const getBalance = async (shopper: Shopper) => (await shopper.get('/account/rewards')).body.data.balance;
const listPayments = ({ accountId }: RewardsMember) => listRewardsPayments(shop.database, accountId);
const getOrder = (reply: TestReply) => {
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body.data.order;
};
const year = () => shop.clock.now.getUTCFullYear();

it('pays a part of the total with all rewards before the card, and takes those of the oldest year first', async () => {
  const member = await memberWith([300, year()], [500, year() - 1]);
  const { shopper } = member;
  // Rewards of last year can be used until March 31.
  shop.clock.now = new Date(Date.UTC(year(), 1, 1));
  const total = await readyToOrder(shopper, 'paper', { qty: 3 });
  expect((await getCheckout(shopper)).rewards).toEqual({ available: 8 });
  const reply = await payByRewards(shopper);
  expect(reply.body.data.tender).toMatchObject({ type: 'REWARDS', balance: 8 });
  const { orderPayments, payment, sections } = await getCheckout(shopper);
  expect(orderPayments).toEqual([
    {
      id: reply.body.data.tender.id,
      paymentType: 'REWARDS',
      lastFourDigit: '',
      addedToOrder: true,
      amountApplied: 8,
      balance: 8,
    },
  ]);
  expect(payment).toMatchObject({ type: 'CARD' });
  expect(sections).toContainEqual({ type: 'PAYMENT', done: true });
  // Nothing is taken before the order is placed.
  expect(await listPayments(member)).toEqual([]);

  const placed = getOrder(await order(shopper, total));
  expect(placed.payments).toMatchObject([
    { type: 'REWARDS', lastFourDigit: '', amountApplied: 8 },
    { type: 'CARD', amountApplied: Number((total - 8).toFixed(2)) },
  ]);
  expect(await listPayments(member)).toEqual([`SPENT -500 ${year() - 1}`, `SPENT -300 ${year()}`]);
  const program = (await shopper.get('/account/rewards')).body.data;
  expect(program.balance).toBe(0);
  expect(program.history.entries).toMatchObject([
    { kind: 'SPENT', amount: -3, orderNumber: placed.orderNumber },
    { kind: 'SPENT', amount: -5, orderNumber: placed.orderNumber },
    { kind: 'EARNED' },
    { kind: 'EARNED' },
  ]);
});

it('pays a whole order without any other payment', async () => {
  const member = await memberWith([90_00, year()]);
  const { shopper } = member;
  await add(shopper, 'paper', 1);
  await shopper.put('/checkout/default', { addresses: [ADDRESS] });
  await payByRewards(shopper);
  const { totals, sections, orderPayments } = await getCheckout(shopper);
  expect(orderPayments).toMatchObject([{ amountApplied: totals.ordTotal, balance: 90 }]);
  expect(sections).toContainEqual({ type: 'PAYMENT', done: true });
  const placed = getOrder(await order(shopper, totals.ordTotal));
  expect(placed.payments).toMatchObject([{ type: 'REWARDS', amountApplied: totals.ordTotal }]);
  expect(await getBalance(shopper)).toBe(Number((90 - totals.ordTotal).toFixed(2)));
});

it('uses the chosen amount, which can be changed and removed', async () => {
  const { shopper } = await memberWith([8_00, year()]);
  await readyToOrder(shopper, 'paper', { qty: 3 });
  const first = await payByRewards(shopper, 5);
  expect((await getCheckout(shopper)).orderPayments).toMatchObject([{ amountApplied: 5, balance: 5 }]);
  const second = await payByRewards(shopper, 2.5);
  expect(second.body.data.tender.id).toBe(first.body.data.tender.id);
  expect((await getCheckout(shopper)).orderPayments).toMatchObject([{ amountApplied: 2.5 }]);
  await shopper.post(
    `/checkout/default/payment/${first.body.data.tender.id}`,
    {},
    { headers: { 'x-http-method-override': 'DELETE' } },
  );
  expect(await getCheckout(shopper)).toMatchObject({ orderPayments: [], rewards: { available: 8 } });
});

it('splits the total again when the cart changes', async () => {
  const { shopper } = await memberWith([40_00, year()]);
  await readyToOrder(shopper, 'paper', { qty: 1 });
  await payByRewards(shopper);
  const one = await getCheckout(shopper);
  expect(one.orderPayments).toMatchObject([{ amountApplied: one.totals.ordTotal }]);
  await add(shopper, 'paper', 9);
  const ten = await getCheckout(shopper);
  expect(ten.orderPayments).toMatchObject([{ amountApplied: 40 }]);
  expect(ten.totals.ordTotal).toBeGreaterThan(40);
});

it('pays after gift cards that were added before, and is not counted as one of them', async () => {
  const { shopper } = await memberWith([1_00, year()]);
  await readyToOrder(shopper, 'paper', { qty: 4 });
  await payByRewards(shopper);
  for (let count = 0; count < 5; count += 1) {
    const reply = await payByGiftCard(shopper, giftCard(100, (serial += 1)));
    expect(reply.status).toBe(200);
  }
  expect((await payByGiftCard(shopper, giftCard(100, (serial += 1)))).body.error.code).toBe(
    'GIFT_CARD_LIMIT_EXCEEDED',
  );
  const { orderPayments } = await getCheckout(shopper);
  expect(orderPayments.map(({ paymentType }: { paymentType: string }) => paymentType)).toEqual([
    'REWARDS',
    ...Array.from({ length: 5 }, () => 'GIFT_CARD'),
  ]);
  expect((await payByRewards(shopper, 0.5)).status).toBe(200);
});

it('does not pay for gift cards', async () => {
  const { shopper } = await memberWith([90_00, year()]);
  await readyToOrder(shopper, 'paper', { qty: 1 });
  await add(shopper, 'e-gift-card', 1);
  await payByRewards(shopper);
  const { totals, orderPayments, giftCardItemsTotal } = await getCheckout(shopper);
  expect(giftCardItemsTotal).toBe(50);
  expect(orderPayments).toMatchObject([{ amountApplied: Number((totals.ordTotal - 50).toFixed(2)) }]);
});

it('is for members, and for amounts that they have', async () => {
  const guest = shop.shopper();
  await readyToOrder(guest, 'paper');
  expect((await payByRewards(guest)).body.error).toMatchObject({ status: 401, code: 'SIGN_IN_REQUIRED' });
  expect((await getCheckout(guest)).rewards).toBeUndefined();

  const other = shop.shopper();
  await other.post('/account/register', {
    firstName: 'Bob',
    lastName: 'Page',
    username: 'no-member@example.com',
    password: 'a long phrase of mine',
  });
  await readyToOrder(other, 'paper');
  expect((await payByRewards(other)).body.error).toMatchObject({
    status: 403,
    code: 'REWARDS_MEMBER_REQUIRED',
  });
  expect((await getCheckout(other)).rewards).toBeUndefined();

  const { shopper, accountId } = await memberWith();
  expect((await payByRewards(shopper)).body.error).toMatchObject({ status: 404, code: 'EMPTY_CART' });
  await readyToOrder(shopper, 'paper');
  expect((await getCheckout(shopper)).rewards).toEqual({ available: 0 });
  expect((await payByRewards(shopper)).body.error).toMatchObject({
    status: 400,
    code: 'REWARDS_NOT_AVAILABLE',
    message: 'You have no rewards to use.',
  });
  await grantRewards(shop.database, accountId, 300, year());
  expect((await payByRewards(shopper, 3.01)).body.error).toMatchObject({
    status: 400,
    code: 'REWARDS_NOT_AVAILABLE',
    message: 'You can use up to $3.00 of your rewards.',
    field: 'amount',
  });
  for (const amount of [0, -1, 0.001]) expect((await payByRewards(shopper, amount)).status).toBe(400);
});

it('pays on the business site', async () => {
  const { shopper, accountId } = await joinRewards(shop, 'sba');
  await grantRewards(shop.database, accountId, 300, year());
  const total = await readyToOrder(shopper, 'paper', { email: undefined });
  await payByRewards(shopper);
  expect(getOrder(await order(shopper, total)).payments).toMatchObject([
    { type: 'REWARDS', amountApplied: 3 },
    { type: 'CARD' },
  ]);
});

it('returns the rewards when the card is declined, and takes them again with the next payment', async () => {
  const member = await memberWith([500, year()]);
  const { shopper } = member;
  const total = await readyToOrder(shopper, 'paper', { card: DECLINED_CARD });
  await payByRewards(shopper);
  expect((await order(shopper, total)).body.error.code).toBe('PAYMENT_OPERATION_FAILED');
  expect(await listPayments(member)).toEqual([`SPENT -500 ${year()}`, `RELEASED 500 ${year()}`]);
  expect(await getBalance(shopper)).toBe(5);
  await payBy(shopper, GOOD_CARD);
  getOrder(await order(shopper, total));
  expect(await getBalance(shopper)).toBe(0);
});

it('returns everything when an order is canceled, once', async () => {
  const member = await memberWith([500, year()]);
  const { shopper } = member;
  const total = await readyToOrder(shopper, 'paper');
  await payByRewards(shopper);
  const { orderNumber } = getOrder(await order(shopper, total));
  expect((await shopper.post(`/orders/${orderNumber}/cancel`)).status).toBe(200);
  await shopper.post(`/orders/${orderNumber}/cancel`);
  expect(await listPayments(member)).toEqual([`SPENT -500 ${year()}`, `RELEASED 500 ${year()}`]);
  const { payments } = (await shopper.get(`/orders/${orderNumber}`)).body.data.order;
  expect(payments[0]).toMatchObject({ type: 'REWARDS', amountApplied: 5, amountRefunded: 5 });
});

it('refunds canceled units to the card first, then to rewards, those of the newest year first', async () => {
  const member = await memberWith([600, year()], [2100, year() - 1]);
  const { shopper } = member;
  shop.clock.now = new Date(Date.UTC(year(), 1, 1));
  const total = await readyToOrder(shopper, 'paper', { qty: 3 });
  await payByRewards(shopper);
  const { orderNumber } = getOrder(await order(shopper, total));
  const cancel = (qty: number) =>
    shopper.post(`/orders/${orderNumber}/cancel`, { lines: [{ lineNumber: 1, qty }] });
  expect((await cancel(2)).status).toBe(200);
  const { payments, refundedTotal } = (await shopper.get(`/orders/${orderNumber}`)).body.data.order;
  const card = Number((total - 27).toFixed(2));
  const returned = Number((refundedTotal - card).toFixed(2));
  expect(returned).toBeGreaterThan(6);
  expect(payments).toMatchObject([
    { type: 'REWARDS', amountRefunded: returned },
    { type: 'CARD', amountRefunded: card },
  ]);
  const cents = Math.round(returned * 100);
  expect((await listPayments(member)).slice(2).toSorted().toReversed()).toEqual([
    `RELEASED 600 ${year()}`,
    `RELEASED ${cents - 600} ${year() - 1}`,
  ]);
  expect((await cancel(1)).status).toBe(200);
  expect(await getBalance(shopper)).toBe(27);
});

it('returns rewards of a year that has ended to the oldest year that has not', async () => {
  shop.clock.now = new Date(Date.UTC(year() + 1, 2, 31, 23, 50));
  const member = await memberWith([500, year() - 1]);
  const { shopper } = member;
  const total = await readyToOrder(shopper, 'paper');
  await payByRewards(shopper);
  const { orderNumber } = getOrder(await order(shopper, total));
  const ended = year() - 1;
  shop.clock.now = new Date(Date.UTC(year(), 3, 1, 0, 5));
  await expireRewards(shop.database.db, shop.clock.now);
  expect((await shopper.post(`/orders/${orderNumber}/cancel`)).status).toBe(200);
  expect(await listPayments(member)).toEqual([`SPENT -500 ${ended}`, `RELEASED 500 ${ended + 1}`]);
  expect(await getBalance(shopper)).toBe(5);
});

it('does not place an order with rewards that have ended meanwhile, and removes them from the cart', async () => {
  shop.clock.now = new Date(Date.UTC(year() + 1, 2, 31, 23, 50));
  const member = await memberWith([500, year() - 1]);
  const { shopper } = member;
  const total = await readyToOrder(shopper, 'paper');
  await payByRewards(shopper);
  shop.clock.now = new Date(Date.UTC(year(), 3, 1, 0, 5));
  const refused = await order(shopper, total);
  expect(refused.body.error).toMatchObject({
    status: 402,
    code: 'REWARDS_BALANCE_CHANGED',
    message:
      'Your rewards have changed. Nothing was charged. Check what is left to pay, then place your order.',
  });
  expect(await getCheckout(shopper)).toMatchObject({ orderPayments: [], rewards: { available: 0 } });
  expect(await listPayments(member)).toEqual([]);
  getOrder(await order(shopper, total));
});

it('uses what is left if another order has taken rewards meanwhile', async () => {
  const { shopper, accountId } = await memberWith([800, year()]);
  const total = await readyToOrder(shopper, 'paper');
  await payByRewards(shopper);
  await shop.database.db
    .transaction()
    .execute((trx) =>
      spendRewards(
        trx,
        { accountId, paymentId: '00000000-0000-4000-8000-000000000001', amount: 500 },
        shop.clock.now,
      ),
    );
  expect((await order(shopper, total)).body.error.code).toBe('REWARDS_BALANCE_CHANGED');
  expect((await getCheckout(shopper)).orderPayments).toMatchObject([{ amountApplied: 3, balance: 3 }]);
  getOrder(await order(shopper, total));
  expect(await getBalance(shopper)).toBe(0);
});

it('earns on the whole price, whatever paid for it', async () => {
  const { shopper } = await memberWith([500, year()]);
  const total = await readyToOrder(shopper, 'paper', { qty: 3 });
  await payByRewards(shopper);
  const { orderNumber } = getOrder(await order(shopper, total));
  await shop.database.db
    .insertInto('order_parts')
    .values({ order_number: orderNumber, place: '', state: 'SHIPPED', begun_at: shop.clock.now })
    .execute();
  await accountForRewards(shop.database.db, shop.clock.now);
  expect(await getBalance(shopper)).toBe(0.6);
});
