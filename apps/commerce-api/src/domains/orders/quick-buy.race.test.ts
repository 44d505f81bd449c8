import { add, getLines } from '../../testing/carts.ts';
import { paymentsIn } from '../../testing/checkouts.ts';
import {
  buyNow,
  prepareQuickBuy,
  QUICK_BUY,
  saveAddressAndCard,
  showQuickBuy,
  turnOn,
} from '../../testing/quick-buy.ts';
import { createSecondInstance, onInstance } from '../../testing/second-instance.ts';
import {
  createTestShop,
  getStock,
  type Shopper,
  type TestReply,
  type TestShop,
} from '../../testing/test-shop.ts';
import { demoAccounts, writeDemoAccounts } from '../account/demo-accounts.ts';

/** Runs on PostgreSQL only, which has concurrent connections. */
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'paper', price: 1000, stock: 10_000 },
      { sku: 'pen', price: 1000, stock: 10_000 },
    ],
  });
  await writeDemoAccounts(shop.database.db);
});
afterAll(() => shop.close());

const times = <T>(number: number, make: (index: number) => T): T[] =>
  Array.from({ length: number }, (_, index) => make(index));
const placed = (replies: TestReply[]) => replies.filter(({ status }) => status === 200);

async function signedIn(): Promise<Shopper> {
  const { username, password } = demoAccounts[0]!;
  const shopper = shop.shopper();
  await shopper.post('/account/signin', { username, password });
  return shopper;
}

it('two tabs that press "Place order" concurrently, on two instances: one order, one charge', async () => {
  const shopper = await signedIn();
  await turnOn(shopper);
  await add(shopper, 'pen', 3);
  const second = await createSecondInstance(shop);
  const elsewhere = onInstance(shopper, second);
  for (let round = 0; round < 4; round += 1) {
    const body = await prepareQuickBuy(shopper, 'paper');
    const stock = await getStock(shop.database, 'paper');
    const captured = (await paymentsIn(shop.database, 'CAPTURED')).length;
    const replies = await Promise.all(
      times(8, (index) => buyNow(index % 2 ? shopper : elsewhere, body, `tab-${round}-${index}`)),
    );
    expect(placed(replies)).toHaveLength(1);
    expect(await getStock(shop.database, 'paper')).toBe(stock - 1);
    expect(await paymentsIn(shop.database, 'CAPTURED')).toHaveLength(captured + 1);
    expect(await paymentsIn(shop.database, 'AUTHORIZED')).toEqual([]);
  }
  expect(getLines(await shopper.get('/checkout'))).toMatchObject([{ itemId: 'pen', qty: 3 }]);
  await second.close();
});

it('a double click that sends one key: one order', async () => {
  const shopper = await signedIn();
  await turnOn(shopper);
  const body = await prepareQuickBuy(shopper, 'paper');
  const stock = await getStock(shop.database, 'paper');
  const replies = await Promise.all(times(12, () => buyNow(shopper, body, 'double-click')));
  expect(placed(replies).length).toBeGreaterThanOrEqual(1);
  expect(new Set(placed(replies).map(({ body: reply }) => reply.data.order.orderNumber)).size).toBe(1);
  expect(await getStock(shop.database, 'paper')).toBe(stock - 1);
});

it('another tab fills the cart in the meantime: every order has what its tab showed', async () => {
  const shopper = await signedIn();
  await turnOn(shopper);
  for (let round = 0; round < 6; round += 1) {
    const items = ['paper', 'pen'];
    const replies = await Promise.all(
      items.map(async (itemId) => {
        const seen = await showQuickBuy(shopper, itemId).catch(() => undefined);
        return { seen, reply: seen && (await buyNow(shopper, seen.body)) };
      }),
    );
    const orders = replies.filter(({ reply }) => reply?.status === 200);
    // A tab whose cart was replaced after it was shown is rejected. It never orders the items of the other cart.
    for (const { seen, reply } of orders)
      expect(reply!.body.data.order.lines).toMatchObject(
        seen!.lines.map(({ itemId, qty }) => ({ itemId, qty })),
      );
    for (const { reply } of replies)
      if (reply && reply.status !== 200) expect([404, 409]).toContain(reply.status);
    expect(await paymentsIn(shop.database, 'AUTHORIZED')).toEqual([]);
  }
});

it('an address or a card that is removed while quick buy is turned on: it never stays on without them', async () => {
  const shopper = await signedIn();
  for (let round = 0; round < 10; round += 1) {
    const chosen = await saveAddressAndCard(shopper);
    await Promise.all([
      shopper.put(QUICK_BUY, { quickBuyActive: true, ...chosen }),
      round % 2
        ? shopper.remove(`/account/addresses/${chosen.quickBuyAddressId}`)
        : shopper.remove(`/account/payments/${chosen.quickBuyPaymentId}`),
    ]);
    const { quickBuyActive, buyNowEligible } = (await shopper.get(QUICK_BUY)).body.data;
    expect({ quickBuyActive, buyNowEligible }).toEqual({ quickBuyActive: false, buyNowEligible: false });
  }
});
