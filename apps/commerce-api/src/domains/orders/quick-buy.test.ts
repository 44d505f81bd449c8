import { add, getLines } from '../../testing/carts.ts';
import { payByGiftCard, giftCard } from '../../testing/checkouts.ts';
import { buyNow, prepareQuickBuy, QUICK_BUY, turnOn } from '../../testing/quick-buy.ts';
import { createTestShop, getStock, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { demoAccounts, writeDemoAccounts } from '../account/demo-accounts.ts';

const DECLINED_CARD = '4000000000000002';

let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'paper', price: 1000, stock: 1000 },
      { sku: 'pen', price: 1000, stock: 1000 },
    ],
  });
  await writeDemoAccounts(shop.database.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  const { db } = shop.database;
  await db.updateTable('accounts').set({ quick_buy_active: false, quick_buy_off_reason: null }).execute();
  await db.deleteFrom('saved_cards').execute();
  await db.deleteFrom('account_addresses').execute();
  await db.deleteFrom('carts').execute();
  const { username, password } = demoAccounts[0]!;
  shopper = shop.shopper();
  await shopper.post('/account/signin', { username, password });
});

const cart = async () => (await shopper.get('/checkout')).body.data.cartInfo;
const setPrice = (price_minor: number) =>
  shop.database.db.updateTable('products').set({ price_minor }).where('sku', '=', 'paper').execute();
const orders = async () => (await shopper.get('/orders')).body.data.total as number;

it('orders one item to the address and with the card of quick buy, and leaves the cart alone', async () => {
  await turnOn(shopper);
  await add(shopper, 'pen', 3);
  await payByGiftCard(shopper, giftCard(500, 1));
  const before = await cart();
  const stock = await getStock(shop.database, 'paper');
  const reply = await buyNow(shopper, await prepareQuickBuy(shopper, 'paper', 2));
  expect(reply).toMatchObject({
    status: 200,
    body: {
      data: {
        order: {
          status: 'PLACED',
          shippingAddress: { address1: '5 Side Street' },
          lines: [{ itemId: 'paper', qty: 2 }],
          payment: { brand: 'VISA', lastFourDigit: '1111' },
        },
      },
    },
  });
  expect(await getStock(shop.database, 'paper')).toBe(stock - 2);
  // Only the card's last use has changed.
  const { paymentInfo } = before;
  expect(await cart()).toEqual({
    ...before,
    paymentInfo: { ...paymentInfo, lastUsedPaymentId: paymentInfo.quickBuyPaymentId },
  });
  expect((await shopper.get('/account/payments')).body.data).toMatchObject({
    lastUsedPaymentId: expect.any(String),
  });
});

it('places one order for one key, however often it is sent', async () => {
  await turnOn(shopper);
  const body = await prepareQuickBuy(shopper, 'paper');
  const before = await orders();
  const first = await buyNow(shopper, body, 'twice');
  const second = await buyNow(shopper, body, 'twice');
  expect(second.body).toEqual(first.body);
  expect(await orders()).toBe(before + 1);
});

it('refuses an order for something else than the shopper saw, though the total is the same', async () => {
  await turnOn(shopper);
  const seen = await prepareQuickBuy(shopper, 'paper');
  const other = await prepareQuickBuy(shopper, 'pen');
  expect(other.expectedTotal).toBe(seen.expectedTotal);
  expect(await buyNow(shopper, seen)).toMatchObject({
    status: 409,
    body: { error: { code: 'CART_REVISION_CONFLICT', field: 'revision', revision: other.revision } },
  });
  expect((await buyNow(shopper, other)).body.data.order.lines).toMatchObject([{ itemId: 'pen' }]);
});

it('refuses an order whose price has changed, and does not charge', async () => {
  await turnOn(shopper);
  const body = await prepareQuickBuy(shopper, 'paper');
  await setPrice(1100);
  const refused = await buyNow(shopper, body);
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'ORDER_TOTAL_CHANGED' } } });
  await setPrice(1000);
  expect(refused.body.error.ordTotal).toBeGreaterThan(body.expectedTotal);
});

it('can be paid with another card after a decline', async () => {
  await turnOn(shopper, DECLINED_CARD);
  expect(await buyNow(shopper, await prepareQuickBuy(shopper, 'paper'))).toMatchObject({
    status: 402,
    body: { error: { code: 'PAYMENT_OPERATION_FAILED' } },
  });
  await turnOn(shopper);
  expect((await shopper.get(QUICK_BUY)).body.data.buyNowEligible).toBe(true);
  const { body } = await buyNow(shopper, await prepareQuickBuy(shopper, 'paper'));
  expect(body.data.order.payment.lastFourDigit).toBe('1111');
});

it('needs no security code of a saved card, and none is kept', async () => {
  await turnOn(shopper);
  await prepareQuickBuy(shopper, 'paper');
  const read = await shopper.get('/checkout?buyNow=true');
  expect(getLines(read)).toMatchObject([{ itemId: 'paper', qty: 1 }]);
  expect(JSON.stringify(await shop.database.db.selectFrom('saved_cards').selectAll().execute())).not.toMatch(
    /"(?:cvv|123)\\?"/,
  );
});
