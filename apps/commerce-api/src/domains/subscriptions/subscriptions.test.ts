import { randomUUID } from 'node:crypto';
import {
  createRestockWorker,
  dayAhead,
  passDays,
  subscribe,
  SUBSCRIPTIONS,
} from '../../testing/restocking.ts';
import { saveAddressAndCard } from '../../testing/quick-buy.ts';
import { add, ADDRESS, getLines } from '../../testing/carts.ts';
import { cardBody, GOOD_CARD, paymentsIn } from '../../testing/checkouts.ts';
import { withCalls } from '../../testing/gateways.ts';
import { createTestShop, getStock, setStock, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import { operatorText } from '../../kernel/translations/reply-text.ts';
import { demoAccounts, writeDemoAccounts } from '../account/demo-accounts.ts';
import { writeDemoOrganizations } from '../organizations/demo-organizations.ts';
import { createSandboxGateway } from '../payments/sandbox-gateway.ts';

const DECLINED_CARD = '4000000000000002';
const OK = { status: 200 };

let shop: TestShop;
let shopper: Shopper;
let run: () => Promise<void>;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'paper', price: 1000, stock: 1000, conditions: { autoRestock: true } },
      { sku: 'dozen', price: 500, limit: 48, conditions: { autoRestock: true, orderMultiple: 12 } },
      { sku: 'refill', price: 500, stock: 1000, conditions: { autoRestock: true } },
      { sku: 'pen', price: 1000, stock: 1000 },
    ],
  });
  await writeDemoAccounts(shop.database.db);
  run = createRestockWorker(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  const { db } = shop.database;
  shop.clock.now = new Date('2026-11-25T15:00:00Z');
  await db.deleteFrom('subscriptions').execute();
  await db.deleteFrom('saved_cards').execute();
  await db.deleteFrom('account_addresses').execute();
  await db.deleteFrom('carts').execute();
  await db
    .updateTable('products')
    .set({ price_minor: 1000, published: true, sale_conditions: JSON.stringify({ autoRestock: true }) })
    .where('sku', '=', 'paper')
    .execute();
  await setStock(shop.database, 'paper', 1000);
  shop.mails.length = 0;
  shopper = await signedIn();
  placedBefore = (await shopper.get('/orders')).body.data.total as number;
});

async function signedIn(account = 0): Promise<Shopper> {
  const { username, password, tenant } = demoAccounts[account]!;
  const visitor = shop.shopper(tenant);
  await visitor.post('/account/signin', { username, password });
  return visitor;
}

const list = async () => (await shopper.get(SUBSCRIPTIONS)).body.data.subscriptions;
const only = async () => (await list())[0];
let placedBefore = 0;
/** Counts the orders placed in the test. */
const orders = async () => ((await shopper.get('/orders')).body.data.total as number) - placedBefore;
const countSessions = async () =>
  Number(
    (
      await shop.database.db
        .selectFrom('sessions')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );
/** Changes the item's sale conditions. */
const setConditions = (conditions: object) =>
  shop.database.db
    .updateTable('products')
    .set({ sale_conditions: JSON.stringify({ autoRestock: true, ...conditions }) })
    .where('sku', '=', 'paper')
    .execute();
const mailKinds = () => shop.mails.map(({ kind }) => kind);
const act = async (action: string) => {
  const { id, revision } = await only();
  return shopper.post(`${SUBSCRIPTIONS}/${id}/action`, { action, revision });
};
const change = async (body: object) => {
  const { id, revision } = await only();
  return shopper.put(`${SUBSCRIPTIONS}/${id}`, { revision, ...body });
};
/** Advances the clock and signs in again, because sessions end before subscriptions do. */
const later = async (days: number) => {
  passDays(shop, days);
  shopper = await signedIn();
};

describe('subscribing', () => {
  it('shows the item with the addresses and cards to choose', async () => {
    const { quickBuyAddressId, quickBuyPaymentId } = await saveAddressAndCard(shopper);
    const { status, body } = await shopper.get(`${SUBSCRIPTIONS}/offer?itemId=paper`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      item: { itemId: 'paper', price: 10, availability: 'IN_STOCK' },
      addresses: [{ id: quickBuyAddressId, firstDay: '2026-11-26', lastDay: '2027-05-24' }],
      cards: [{ id: quickBuyPaymentId, brand: 'VISA', lastFourDigit: '1111', isExpired: false }],
    });
    expect(body.data).not.toHaveProperty('refusal');
  });

  it('creates one subscription per key', async () => {
    const first = await subscribe(shop, shopper, 'paper', { key: 'once' });
    expect(first).toMatchObject({
      ...OK,
      body: {
        data: {
          subscription: {
            status: 'ACTIVE',
            qty: 2,
            interval: 'EVERY_4_WEEKS',
            nextDate: '2026-11-26',
            followingDate: '2026-12-24',
            address: { address1: '5 Side Street' },
            card: { lastFourDigit: '1111' },
            knownPrice: 10,
          },
        },
      },
    });
    const { id, addressId, paymentId } = first.body.data.subscription;
    const body = {
      itemId: 'paper',
      qty: 2,
      interval: 'EVERY_4_WEEKS',
      nextDate: '2026-11-26',
      addressId,
      paymentId,
    };
    const again = await shopper.post(SUBSCRIPTIONS, body, { key: 'once' });
    expect(again.body.data.subscription.id).toBe(id);
    expect(await shopper.post(SUBSCRIPTIONS, { ...body, qty: 3 }, { key: 'once' })).toMatchObject({
      status: 422,
      body: { error: { code: 'IDEMPOTENCY_KEY_REUSED' } },
    });
    expect(await shopper.post(SUBSCRIPTIONS, body, { key: 'twice' })).toMatchObject({
      status: 409,
      body: { error: { code: 'SUBSCRIPTION_EXISTS', subscriptionId: id } },
    });
    expect(await list()).toHaveLength(1);
  });

  it.each([
    ['nextDate', { nextDate: '2026-11-25' }],
    ['nextDate', { nextDate: '2026-02-30' }],
    ['nextDate', { nextDate: '2027-05-25' }],
    ['qty', { itemId: 'dozen', qty: 13 }],
    ['qty', { itemId: 'dozen', qty: 60 }],
    ['qty', { qty: 0 }],
    ['addressId', { addressId: 'another' }],
    ['paymentId', { paymentId: 'another' }],
    ['interval', { interval: 'DAILY' }],
  ])('names %s in the refusal of %j', async (field, wrong) => {
    const saved = await saveAddressAndCard(shopper);
    const reply = await shopper.post(SUBSCRIPTIONS, {
      itemId: 'paper',
      qty: 2,
      interval: 'MONTHLY',
      nextDate: '2026-11-30',
      addressId: saved.quickBuyAddressId,
      paymentId: saved.quickBuyPaymentId,
      ...wrong,
    });
    expect(reply).toMatchObject({ status: 400, body: { error: { field } } });
    expect(await list()).toEqual([]);
  });

  it('is for items that are offered with it', async () => {
    expect(await subscribe(shop, shopper, 'pen')).toMatchObject({
      status: 409,
      body: { error: { code: 'ITEM_NOT_ELIGIBLE' } },
    });
    await setConditions({ customSku: 'PLATE-2X8' });
    expect(await subscribe(shop, shopper, 'paper')).toMatchObject({
      status: 409,
      body: { error: { code: 'ITEM_NOT_ELIGIBLE' } },
    });
    expect(await list()).toEqual([]);
    await setConditions({});
    expect(await shopper.get(`${SUBSCRIPTIONS}/offer?itemId=nothing`)).toMatchObject({
      status: 404,
      body: { error: { code: 'ITEM_NOT_FOUND' } },
    });
  });

  it('shows no card to an agent, who stops it but does not start it again', async () => {
    const { db } = shop.database;
    await saveAddressAndCard(shopper);
    await subscribe(shop, shopper, 'paper');
    const agentOf = demoAccounts.find(
      ({ username, tenant }) => username === 'agent@example.com' && tenant === 'sdc',
    )!;
    await db
      .updateTable('accounts')
      .set({ agent_kind: 'CSR' })
      .where('username', '=', agentOf.username)
      .where('tenant', '=', 'sdc')
      .execute();
    const { id: accountId } = await db
      .selectFrom('accounts')
      .select('id')
      .where('username', '=', demoAccounts[0]!.username)
      .where('tenant', '=', 'sdc')
      .executeTakeFirstOrThrow();
    const agent = await signedIn(demoAccounts.indexOf(agentOf));
    expect(await agent.post('/agents/visits', { accountId })).toMatchObject(OK);
    const seen = (await agent.get(SUBSCRIPTIONS)).body.data;
    expect([seen.cards, seen.subscriptions[0].card]).toEqual([[], undefined]);
    expect((await agent.get(`${SUBSCRIPTIONS}/offer?itemId=refill`)).body.data.cards).toEqual([]);
    const { id, revision } = seen.subscriptions[0];
    const stopped = await agent.post(`${SUBSCRIPTIONS}/${id}/action`, { action: 'PAUSE', revision });
    expect([stopped.status, stopped.body.data?.subscription.card]).toEqual([200, undefined]);
    for (const action of ['RESUME', 'RESTORE'])
      expect(
        await agent.post(`${SUBSCRIPTIONS}/${id}/action`, { action, revision: revision + 1 }),
      ).toMatchObject({ status: 403, body: { error: { code: 'NOT_FOR_AGENTS' } } });
    expect(await act('RESUME')).toMatchObject(OK);
  });

  it('is for signed-in shoppers, who see their own subscriptions only', async () => {
    await subscribe(shop, shopper, 'paper');
    const { id, revision } = await only();
    expect(await shop.shopper().get(SUBSCRIPTIONS)).toMatchObject({ status: 401 });
    const other = await signedIn(1);
    expect((await other.get(SUBSCRIPTIONS)).body.data.subscriptions).toEqual([]);
    for (const reply of [
      await other.put(`${SUBSCRIPTIONS}/${id}`, { revision, qty: 5 }),
      await other.post(`${SUBSCRIPTIONS}/${id}/action`, { action: 'CANCEL', revision }),
    ])
      expect(reply).toMatchObject({ status: 404, body: { error: { code: 'SUBSCRIPTION_NOT_FOUND' } } });
  });
});

describe('orders', () => {
  it('are placed once on their day, at the address and with the card of the subscription', async () => {
    await subscribe(shop, shopper, 'paper');
    await add(shopper, 'pen', 3);
    const sessions = await countSessions();
    await run();
    expect(await orders()).toBe(0);
    passDays(shop, 1);
    await run();
    await run();
    expect(await orders()).toBe(1);
    const { orderNumber, nextDate, status } = await only();
    expect({ nextDate, status }).toEqual({ nextDate: '2026-12-24', status: 'ACTIVE' });
    expect((await shopper.get(`/orders/${orderNumber}`)).body.data.order).toMatchObject({
      status: 'PLACED',
      lines: [{ itemId: 'paper', qty: 2 }],
      shippingAddress: { address1: '5 Side Street' },
      payment: { lastFourDigit: '1111' },
    });
    expect(mailKinds()).toEqual(['orderPlaced']);
    expect(await paymentsIn(shop.database, 'AUTHORIZED')).toEqual([]);
    // The shopper's own cart is unchanged, and no job session is left.
    expect(getLines(await shopper.get('/checkout'))).toMatchObject([{ itemId: 'pen', qty: 3 }]);
    expect(await countSessions()).toBe(sessions);
  });

  it('begin on the day at the place of delivery, not before', async () => {
    await subscribe(shop, shopper, 'paper');
    // In Massachusetts it is still the previous day.
    shop.clock.now = new Date('2026-11-26T04:59:00Z');
    await run();
    expect(await orders()).toBe(0);
    shop.clock.now = new Date('2026-11-26T05:01:00Z');
    await run();
    expect(await orders()).toBe(1);
  });

  it('are one after a downtime, whatever was missed', async () => {
    await subscribe(shop, shopper, 'paper', { interval: 'EVERY_2_WEEKS' });
    await later(40);
    await run();
    await run();
    expect(await orders()).toBe(1);
    // The two-week rhythm continues: Nov 26, Dec 10, Dec 24, Jan 7.
    expect(await only()).toMatchObject({ nextDate: '2027-01-07' });
  });

  it('are announced three days before, once, with the price', async () => {
    await subscribe(shop, shopper, 'paper', { daysAhead: 5 });
    await run();
    expect(mailKinds()).toEqual([]);
    passDays(shop, 2);
    await run();
    await run();
    expect(mailKinds()).toEqual(['restockReminder']);
    expect(shop.mails[0]).toMatchObject({ to: 'wendy@example.com' });
    expect(shop.mails[0]!.text).toContain('On Mon, Nov 30 we will order 2 x Item paper');
    expect(shop.mails[0]!.text).toContain('$10.00');
    expect(shop.mails[0]!.text).toContain('/account/auto-restock');
  });
});

describe('a fault of the shop', () => {
  /** Creates a worker whose reads of saved cards, or reservations of reminders, fail a number of times. */
  const createFaultyWorker = (fault: 'saved_cards' | 'subscription.remind', times: number) => {
    let left = times;
    const { database } = shop;
    const db = database.db.withPlugin({
      transformQuery({ node }) {
        if (left > 0 && JSON.stringify(node).includes(fault)) {
          left -= 1;
          throw new Error('the connection was lost');
        }
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    return createRestockWorker({ ...shop, database: { ...database, db } });
  };
  const reminded = () =>
    shop.mails.filter(({ kind }) => kind === 'restockReminder').map(({ text }) => /Item \w+/.exec(text)![0]);

  it('keeps neither the other reminders nor due orders back, and its reminder is sent in the next round', async () => {
    await subscribe(shop, shopper, 'refill', { daysAhead: 2 });
    await subscribe(shop, shopper, 'paper', { daysAhead: 5 });
    await subscribe(shop, shopper, 'dozen', { daysAhead: 5, qty: 12 });
    passDays(shop, 2);
    await createFaultyWorker('saved_cards', 1)();
    expect(reminded()).toHaveLength(1);
    expect(await orders()).toBe(1);
    await run();
    await run();
    expect(reminded().sort()).toEqual(['Item dozen', 'Item paper']);
  });

  it('does not keep due orders back, even if no reminder can be read', async () => {
    await subscribe(shop, shopper, 'paper');
    passDays(shop, 1);
    await createFaultyWorker('subscription.remind', 1)();
    expect(await orders()).toBe(1);
  });

  it('that lasts is retried with exponential backoff, until the order can be placed', async () => {
    await subscribe(shop, shopper, 'paper');
    passDays(shop, 1);
    const faulty = createFaultyWorker('saved_cards', 1000);
    const attempts = async (minutes: number) => {
      shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
      await faulty();
      const order = await shop.database.db
        .selectFrom('subscription_orders')
        .select('attempt')
        .executeTakeFirst();
      return order!.attempt;
    };
    expect([await attempts(0), await attempts(9), await attempts(1)]).toEqual([2, 2, 3]);
    expect([await attempts(19), await attempts(1), await attempts(39), await attempts(1)]).toEqual([
      3, 4, 4, 5,
    ]);
    shop.clock.now = new Date(shop.clock.now.getTime() + 80 * 60_000);
    await run();
    expect(await orders()).toBe(1);
  });

  it('leaves the known price until the reminder is written', async () => {
    await subscribe(shop, shopper, 'paper', { daysAhead: 5 });
    await shop.database.db
      .updateTable('products')
      .set({ price_minor: 9900 })
      .where('sku', '=', 'paper')
      .execute();
    passDays(shop, 2);
    await createFaultyWorker('saved_cards', 1)();
    expect(reminded()).toEqual([]);
    expect(await only()).toMatchObject({ knownPrice: 10 });
    await run();
    expect(reminded()).toEqual(['Item paper']);
    expect(await only()).toMatchObject({ knownPrice: 99 });
  });
});

describe('an order that cannot be placed', () => {
  const dueOrder = async (card?: string) => {
    const reply = await subscribe(shop, shopper, 'paper', card ? { card } : {});
    expect(reply.status).toBe(200);
    passDays(shop, 1);
  };

  it('for a declined card is tried after one and three days, then the subscription is paused', async () => {
    await dueOrder(DECLINED_CARD);
    await run();
    await run();
    expect(await only()).toMatchObject({
      status: 'ACTIVE',
      problem: 'PAYMENT_DECLINED',
      retryDate: '2026-11-27',
    });
    expect(mailKinds()).toEqual(['restockProblem']);
    passDays(shop, 1);
    await run();
    expect(await only()).toMatchObject({ status: 'ACTIVE', retryDate: '2026-11-29' });
    passDays(shop, 2);
    await run();
    expect(await only()).toMatchObject({ status: 'PAUSED', problem: 'PAYMENT_DECLINED' });
    expect(mailKinds()).toEqual(['restockProblem', 'restockProblem', 'restockProblem']);
    expect(shop.mails.at(-1)!.text).toContain('We paused auto-restock');
    passDays(shop, 30);
    await run();
    shopper = await signedIn();
    expect(await orders()).toBe(0);
    expect(await paymentsIn(shop.database, 'AUTHORIZED')).toEqual([]);
  });

  it('for a declined card is placed immediately with another card', async () => {
    await dueOrder(DECLINED_CARD);
    await run();
    const { quickBuyPaymentId: paymentId } = await saveAddressAndCard(shopper);
    expect(await change({ paymentId })).toMatchObject(OK);
    await run();
    expect(await orders()).toBe(1);
    expect(await only()).not.toHaveProperty('problem');
  });

  it('for lack of stock is postponed, then left out', async () => {
    await dueOrder();
    await setStock(shop.database, 'paper', 1);
    await run();
    expect(await only()).toMatchObject({
      status: 'ACTIVE',
      problem: 'OUT_OF_STOCK',
      retryDate: '2026-11-27',
    });
    passDays(shop, 1);
    await run();
    // The shopper already knows that it is out of stock.
    expect(mailKinds()).toEqual(['restockProblem']);
    expect(shop.mails[0]!.text.match(/try again/g)).toHaveLength(1);
    await setStock(shop.database, 'paper', 2);
    passDays(shop, 2);
    await run();
    expect(await orders()).toBe(1);
    expect(await getStock(shop.database, 'paper')).toBe(0);
    await later(26);
    for (let day = 0; day < 20; day += 1) {
      await run();
      passDays(shop, 1);
    }
    shopper = await signedIn();
    expect(await orders()).toBe(1);
    expect(await only()).toMatchObject({ status: 'ACTIVE', nextDate: '2027-01-21' });
    // Nothing is retried before the next order.
    expect(await only()).not.toHaveProperty('problem');
    expect(shop.mails.at(-1)!.text).toContain('We left this order out.');
    expect(shop.mails.at(-1)!.text).not.toContain('try again');
  });

  it.each([
    [
      'DISCONTINUED',
      () =>
        shop.database.db
          .updateTable('products')
          .set({ published: false })
          .where('sku', '=', 'paper')
          .execute(),
    ],
    [
      'DISCONTINUED',
      () =>
        setConditions({
          substitute: { itemId: 'refill', notification: 'Replaced.', type: 'DISCONTINUED', modal: false },
        }),
    ],
    [
      'PRICE_ROSE',
      () =>
        shop.database.db
          .updateTable('products')
          .set({ price_minor: 1101 })
          .where('sku', '=', 'paper')
          .execute(),
    ],
    [
      'CARD_EXPIRED',
      () => shop.database.db.updateTable('saved_cards').set({ expiry_year: '2025' }).execute(),
    ],
    ['CARD_REMOVED', () => shop.database.db.deleteFrom('saved_cards').execute()],
    ['ADDRESS_REMOVED', () => shop.database.db.deleteFrom('account_addresses').execute()],
  ])('for %s pauses the subscription', async (problem, cause) => {
    await dueOrder();
    await cause();
    await run();
    await run();
    expect(await only()).toMatchObject({ status: 'PAUSED', problem });
    expect(mailKinds()).toEqual(['restockProblem']);
    expect(await orders()).toBe(0);
  });

  it.each([
    ['NOT_DELIVERABLE', { restrictedStates: ['MA'] }],
    ['QUANTITY_NOT_SOLD', { orderMultiple: 5 }],
    ['NOT_PLACED', { healthCareOnly: true }],
    ['NOT_PLACED', { comingSoon: true }],
  ])('because the cart refuses the item (%s, %j) pauses the subscription', async (problem, conditions) => {
    await dueOrder();
    await setConditions(conditions);
    await run();
    passDays(shop, 0.1);
    await run();
    expect(await only()).toMatchObject({ status: 'PAUSED', problem });
    expect(mailKinds()).toEqual(['restockProblem']);
    expect(await orders()).toBe(0);
  });

  it('because the cart refuses the item does not order what an earlier try has left in the cart', async () => {
    await dueOrder(DECLINED_CARD);
    await run();
    const { quickBuyPaymentId: paymentId } = await saveAddressAndCard(shopper);
    await change({ paymentId });
    await setConditions({ healthCareOnly: true });
    await run();
    expect(await only()).toMatchObject({ status: 'PAUSED', problem: 'NOT_PLACED' });
    expect(await orders()).toBe(0);
  });

  it('for a reason without its own text does not name an organization', async () => {
    await dueOrder();
    const refusing = withCalls(createSandboxGateway(shop.database.db), () => ({
      authorize: () => Promise.reject(new ApiError(409, 'SOME_RULE', operatorText('Not this order.'))),
    }));
    await createRestockWorker(shop, refusing)();
    expect(await only()).toMatchObject({ status: 'PAUSED', problem: 'NOT_PLACED' });
  });

  it('at the default place is placed at the address of the subscription', async () => {
    await dueOrder();
    const address = {
      ...ADDRESS,
      address1: '9 Canal Street',
      city: 'New York',
      state: 'NY',
      zipCode: '10013',
    };
    const { addresses } = (await shopper.post('/account/addresses', { address })).body.data;
    const saved = addresses.find((each: typeof addresses) => each.address.state === 'NY');
    expect(await change({ addressId: saved.address.id })).toMatchObject(OK);
    await setConditions({ restrictedStates: ['MA'] });
    await run();
    expect(await orders()).toBe(1);
  });

  it('for a price that rose is placed after the shopper has resumed', async () => {
    await dueOrder();
    await shop.database.db
      .updateTable('products')
      .set({ price_minor: 1500 })
      .where('sku', '=', 'paper')
      .execute();
    await run();
    expect(await act('RESUME')).toMatchObject({
      ...OK,
      body: { data: { subscription: { nextDate: '2026-11-27' } } },
    });
    await run();
    expect(await orders()).toBe(0);
    await later(1);
    await run();
    expect(await orders()).toBe(1);
  });

  it('is placed at a price within 10%, and at any price that a reminder has named', async () => {
    await dueOrder();
    await shop.database.db
      .updateTable('products')
      .set({ price_minor: 1100 })
      .where('sku', '=', 'paper')
      .execute();
    await run();
    expect(await orders()).toBe(1);
    await shop.database.db
      .updateTable('products')
      .set({ price_minor: 9900 })
      .where('sku', '=', 'paper')
      .execute();
    passDays(shop, 26);
    await run();
    await later(2);
    await run();
    expect(await orders()).toBe(2);
  });
});

describe('changes', () => {
  beforeEach(() => subscribe(shop, shopper, 'paper'));

  it('pausing keeps orders from being placed until it is resumed', async () => {
    expect(await act('PAUSE')).toMatchObject({
      ...OK,
      body: { data: { subscription: { status: 'PAUSED' } } },
    });
    await later(10);
    await run();
    expect(await orders()).toBe(0);
    expect(await act('RESUME')).toMatchObject({
      ...OK,
      body: { data: { subscription: { status: 'ACTIVE', nextDate: '2026-12-24' } } },
    });
    expect(await act('RESUME')).toMatchObject({
      status: 409,
      body: { error: { code: 'SUBSCRIPTION_CHANGED' } },
    });
  });

  it('skipping leaves out one order; the day can be set back', async () => {
    await act('SKIP');
    expect(await only()).toMatchObject({ nextDate: '2026-12-24' });
    expect(await change({ nextDate: '2026-11-26' })).toMatchObject(OK);
    passDays(shop, 1);
    await run();
    expect(await orders()).toBe(1);
  });

  it('to monthly orders keep the day of the planned order', async () => {
    await change({ nextDate: '2026-12-31' });
    await act('SKIP');
    expect(await only()).toMatchObject({ nextDate: '2027-01-28' });
    await change({ interval: 'MONTHLY' });
    expect(await only()).toMatchObject({ nextDate: '2027-01-28', followingDate: '2027-02-28' });
    await act('SKIP');
    await act('SKIP');
    expect(await only()).toMatchObject({ nextDate: '2027-03-28' });
  });

  it('setting a skipped day back keeps the day of the month', async () => {
    await change({ interval: 'MONTHLY', nextDate: '2026-12-31' });
    await act('SKIP');
    await act('SKIP');
    expect(await only()).toMatchObject({ nextDate: '2027-02-28' });
    await act('SKIP');
    expect(await only()).toMatchObject({ nextDate: '2027-03-31' });
    await change({ nextDate: '2027-02-28' });
    expect(await only()).toMatchObject({ nextDate: '2027-02-28', followingDate: '2027-03-31' });
  });

  it('saved without a new day keep the day of the month', async () => {
    await change({ interval: 'MONTHLY', nextDate: '2026-12-31' });
    await act('SKIP');
    await act('SKIP');
    await change({ interval: 'MONTHLY', nextDate: '2027-02-28', qty: 3 });
    expect(await only()).toMatchObject({ qty: 3, followingDate: '2027-03-31' });
  });

  it('details: quantity, interval, day and address', async () => {
    const { quickBuyAddressId: addressId } = await saveAddressAndCard(shopper);
    expect(
      await change({ qty: 7, interval: 'MONTHLY', nextDate: dayAhead(shop, 6), addressId }),
    ).toMatchObject({
      ...OK,
      body: {
        data: {
          subscription: {
            qty: 7,
            interval: 'MONTHLY',
            nextDate: '2026-12-01',
            followingDate: '2027-01-01',
            addressId,
          },
        },
      },
    });
    expect(await change({ nextDate: '2026-11-25' })).toMatchObject({
      status: 400,
      body: { error: { field: 'nextDate' } },
    });
  });

  it('based on old data are refused', async () => {
    const { id, revision } = await only();
    await act('PAUSE');
    expect(await shopper.put(`${SUBSCRIPTIONS}/${id}`, { revision, qty: 3 })).toMatchObject({
      status: 409,
      body: { error: { code: 'SUBSCRIPTION_CHANGED', field: 'revision' } },
    });
    expect(await only()).toMatchObject({ qty: 2 });
  });

  it('restoring is refused above the number of subscriptions', async () => {
    const { db } = shop.database;
    await act('CANCEL');
    const row = await db.selectFrom('subscriptions').selectAll().executeTakeFirstOrThrow();
    const others = Array.from({ length: 50 }, (_, index) => ({
      ...row,
      id: randomUUID(),
      sku: `other-${index}`,
      status: 'PAUSED' as const,
      canceled_at: null,
      create_key: null,
    }));
    await db.insertInto('subscriptions').values(others).execute();
    const restore = () =>
      shopper.post(`${SUBSCRIPTIONS}/${row.id}/action`, { action: 'RESTORE', revision: row.revision });
    expect(await restore()).toMatchObject({
      status: 409,
      body: { error: { code: 'SUBSCRIPTION_LIMIT_REACHED' } },
    });
    await db.deleteFrom('subscriptions').where('id', '=', others[0]!.id).execute();
    expect(await restore()).toMatchObject(OK);
  });

  it('canceling ends it; it can be restored for a day', async () => {
    await act('CANCEL');
    passDays(shop, 0.5);
    expect(await only()).toMatchObject({ status: 'CANCELED' });
    expect(await act('RESTORE')).toMatchObject(OK);
    expect(await only()).toMatchObject({ status: 'ACTIVE', nextDate: '2026-11-26' });
    await act('CANCEL');
    await later(2);
    await run();
    expect(await orders()).toBe(0);
    expect(await list()).toEqual([]);
  });
});

describe('members of an organization', () => {
  const member = async (username: string) => {
    const { password } = demoAccounts.find((account) => account.username === username)!;
    const visitor = shop.shopper('sba');
    await visitor.post('/account/signin', { username, password });
    return visitor;
  };
  const setRules = (rules: object) =>
    shop.database.db
      .updateTable('organizations')
      .set(rules)
      .where('name', '=', 'Bell & Margin LLC')
      .execute();
  beforeAll(() => writeDemoOrganizations(shop.database.db));
  afterEach(() => setRules({ hidden_payments: '[]', approval_limit_minor: null }));

  it('cannot subscribe where their organization hides saved cards', async () => {
    const { quickBuyPaymentId: paymentId } = await saveAddressAndCard(await member('office@example.com'));
    await setRules({ hidden_payments: JSON.stringify(['saved-cards']) });
    const admin = await member('office@example.com');
    const { body } = await admin.get(`${SUBSCRIPTIONS}/offer?itemId=paper`);
    expect(body.data).toMatchObject({ refusal: 'SAVED_CARDS_HIDDEN' });
    expect(
      await admin.post(SUBSCRIPTIONS, {
        itemId: 'paper',
        qty: 1,
        interval: 'MONTHLY',
        nextDate: '2026-11-30',
        addressId: body.data.addresses[0].id,
        paymentId,
      }),
    ).toMatchObject({ status: 403, body: { error: { code: 'SUBSCRIPTION_NOT_ALLOWED' } } });
  });

  it('without the permission for own addresses restock at those of the organization, with approval', async () => {
    const buyer = await member('buyer@example.com');
    const { id, address } = await shop.database.db
      .selectFrom('organization_addresses')
      .innerJoin('organizations', 'organizations.id', 'organization_addresses.organization_id')
      .select(['organization_addresses.id', 'organization_addresses.address'])
      .where('organizations.name', '=', 'Bell & Margin LLC')
      .where('organization_addresses.type', '=', 'B')
      .executeTakeFirstOrThrow();
    const billingAddress = { ...address, id, type: 'B' };
    const { status } = await buyer.post(
      '/account/payments',
      cardBody(GOOD_CARD, { contactInformation: { billingAddress } }),
    );
    await setRules({ approval_limit_minor: 500 });
    const { addresses, cards } = (await buyer.get(`${SUBSCRIPTIONS}/offer?itemId=paper`)).body.data;
    expect({ status, addresses: addresses.length > 0, cards: cards.length }).toEqual({
      status: 200,
      addresses: true,
      cards: 1,
    });
    const created = await buyer.post(SUBSCRIPTIONS, {
      itemId: 'paper',
      qty: 1,
      interval: 'MONTHLY',
      nextDate: '2026-11-26',
      addressId: addresses[0].id,
      paymentId: cards[0].id,
    });
    expect(created).toMatchObject(OK);
    passDays(shop, 1.5);
    await run();
    const { orderNumber } = (await buyer.get(SUBSCRIPTIONS)).body.data.subscriptions[0];
    expect((await buyer.get(`/orders/${orderNumber}`)).body.data.order).toMatchObject({
      status: 'PENDING_APPROVAL',
    });
  });

  it('order nothing after their account was deactivated', async () => {
    const { db } = shop.database;
    expect(await subscribe(shop, await member('office@example.com'), 'paper')).toMatchObject(OK);
    const setDeactivated = (deactivated_at: Date | null) =>
      db
        .updateTable('accounts')
        .set({ deactivated_at })
        .where('username', '=', 'office@example.com')
        .execute();
    await setDeactivated(shop.clock.now);
    try {
      passDays(shop, 1.5);
      await run();
      await run();
      expect(
        await db.selectFrom('subscriptions').select(['status', 'problem', 'order_number']).execute(),
      ).toEqual([{ status: 'PAUSED', problem: 'NOT_ALLOWED', order_number: null }]);
      expect(mailKinds()).toEqual(['restockProblem']);
    } finally {
      await setDeactivated(null);
    }
  });
});
