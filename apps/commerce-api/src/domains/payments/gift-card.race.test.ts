import type { FastifyInstance } from 'fastify';
import { giftCard, order, payByGiftCard, readyToOrder } from '../../testing/checkouts.ts';
import { createSecondInstance, onInstance } from '../../testing/second-instance.ts';
import { findUnbalancedCards, listEntries } from '../../testing/stored-value.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { holdStoredValue, issueStoredValue, returnStoredValue } from './stored-value-entries.ts';

/** Runs on PostgreSQL only, which has concurrent connections. */
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
  expect(await findUnbalancedCards(shop.database)).toEqual([]);
});

/** Reads the balance of the most recently used card, in US cents. */
const getBalance = async () =>
  (
    await shop.database.db
      .selectFrom('sandbox_stored_value')
      .select('balance_minor')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).balance_minor;

/** Puts the same card on the carts of several shoppers, each with a credit card for the rest. They order through two instances in turn. */
async function shareCard(card: string, count: number) {
  const shoppers = Array.from({ length: count }, () => shop.shopper());
  const totals: number[] = [];
  for (const shopper of shoppers) {
    totals.push(await readyToOrder(shopper, 'paper'));
    const reply = await payByGiftCard(shopper, card);
    if (reply.status !== 200) throw new Error(reply.text);
  }
  return () =>
    Promise.all(
      shoppers.map((shopper, index) =>
        order(index % 2 ? onInstance(shopper, second) : shopper, totals[index]!),
      ),
    );
}

it('one gift card in two carts that are ordered concurrently pays for one order, and its balance is never negative', async () => {
  for (let round = 1; round <= 5; round += 1) {
    const orderAtOnce = await shareCard(giftCard(500, round), 2);
    const replies = await orderAtOnce();
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 402]);
    const placed = replies.find(({ status }) => status === 200)!;
    expect(placed.body.data.order.payments).toMatchObject([
      { type: 'GIFT_CARD', amountApplied: 5 },
      { type: 'CARD' },
    ]);
    expect(replies.find(({ status }) => status === 402)!.body.error).toMatchObject({
      code: 'GIFT_CARD_BALANCE_CHANGED',
      reason: 'INSUFFICIENT_FUNDS',
    });
    expect(await getBalance()).toBe(0);
  }
});

it('no money is lost or created when five carts use the same card concurrently', async () => {
  const orderAtOnce = await shareCard(giftCard(500, 99), 5);
  const replies = await orderAtOnce();
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await getBalance()).toBe(0);
  const held = await shop.database.db
    .selectFrom('sandbox_ledger')
    .select('key')
    .where('state', '=', 'AUTHORIZED')
    .execute();
  expect(held).toEqual([]);
});

it('concurrent holds and returns of one card on many connections never overdraw it, and every change is an entry', async () => {
  const { db } = shop.database;
  const token = 'value_concurrent';
  await issueStoredValue(db, token, 1000);
  let held = 0;
  // The balance covers only some of them; half of these release what they held.
  const use = async (serial: number) => {
    const key = `concurrent-${serial}`;
    const amount = 90 + serial;
    if (!(await holdStoredValue(db, { key, token, amount }))) return;
    if (serial % 2) await returnStoredValue(db, { key, kind: 'RELEASE', token, amount });
    else held += amount;
  };
  await Promise.all(Array.from({ length: 40 }, (_, serial) => use(serial)));
  const entries = await listEntries(shop.database, token);
  expect(entries.reduce((sum, entry) => sum + Number(entry.split(' ')[1]), 0)).toBe(1000 - held);
  expect(held).toBeGreaterThan(0);
  expect(held).toBeLessThanOrEqual(1000);
});

it('a card that is first used ten times concurrently is issued once', async () => {
  const { db } = shop.database;
  await Promise.all(Array.from({ length: 10 }, () => issueStoredValue(db, 'value_first', 500)));
  expect(await listEntries(shop.database, 'value_first')).toEqual(['ISSUE 500']);
});
