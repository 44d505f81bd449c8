import { giftCard, order, payByGiftCard, readyToOrder } from '../../testing/checkouts.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

/** Runs on PostgreSQL only, which has concurrent connections. */
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'paper', price: 1000, stock: 1000 }] });
});
afterAll(() => shop.close());

/** Reads the balances of all cards of the sandbox, in US cents. */
const getBalances = async () =>
  (await shop.database.db.selectFrom('sandbox_stored_value').select('balance_minor').execute()).map(
    (row) => row.balance_minor,
  );

/** Puts the same card on the carts of several shoppers, each with a credit card for the rest. */
async function shareCard(card: string, count: number) {
  const shoppers = Array.from({ length: count }, () => shop.shopper());
  const totals: number[] = [];
  for (const shopper of shoppers) {
    totals.push(await readyToOrder(shopper, 'paper'));
    const reply = await payByGiftCard(shopper, card);
    if (reply.status !== 200) throw new Error(reply.text);
  }
  return () => Promise.all(shoppers.map((shopper, index) => order(shopper, totals[index]!)));
}

it('one gift card in two carts that are ordered at once pays for one order, and its balance is never negative', async () => {
  for (let round = 1; round <= 5; round += 1) {
    await shop.database.db.deleteFrom('sandbox_stored_value').execute();
    const orderAtOnce = await shareCard(giftCard(500, round), 2);
    const replies = await orderAtOnce();
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 402]);
    const placed = replies.find(({ status }) => status === 200)!;
    expect(placed.body.data.order.payments).toMatchObject([
      { type: 'GIFT_CARD', amountApplied: 5 },
      { type: 'CARD' },
    ]);
    expect(replies.find(({ status }) => status === 402)!.body.error).toMatchObject({
      code: 'PAYMENT_OPERATION_FAILED',
      reason: 'INSUFFICIENT_FUNDS',
    });
    expect(await getBalances()).toEqual([0]);
  }
});

it('no money is lost or created when five carts use the same card at once', async () => {
  await shop.database.db.deleteFrom('sandbox_stored_value').execute();
  const orderAtOnce = await shareCard(giftCard(500, 99), 5);
  const replies = await orderAtOnce();
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await getBalances()).toEqual([0]);
  const held = await shop.database.db
    .selectFrom('sandbox_ledger')
    .select('key')
    .where('state', '=', 'AUTHORIZED')
    .execute();
  expect(held).toEqual([]);
});
