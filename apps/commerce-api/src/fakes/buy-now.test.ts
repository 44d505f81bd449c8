import { CartChangeDataSchema, WholeCartDataSchema } from '@foolscap/cart/contract';
import { addToSpecialCart, createCartClient, createHttpForCart } from '@foolscap/cart/client';
import { CART_CODES, ITEM_CODES } from '@foolscap/cart/model';
import { createCheckoutClient } from '@foolscap/checkout/client';
import { createPaymentsClient } from '@foolscap/payments/client';
import { ADDRESS } from '../testing/carts.ts';
import { cardBody } from '../testing/checkouts.ts';
import { addOffers, createTestShop, type TestShop } from '../testing/test-shop.ts';
import { expectSchema } from './expect-schema.ts';
import {
  apiSide,
  type Clients,
  createApiHttp,
  fakeSide,
  getRefusal,
  SAMPLE,
  SAMPLE_PLAN,
  type Side,
} from './sides.ts';

/** The fake of the buy-now cart and the API run the same calls. */
let shop: TestShop;
const sides: Record<string, Side> = { 'the fakes': fakeSide };
beforeAll(async () => {
  shop = await createTestShop({ products: [SAMPLE, SAMPLE_PLAN] });
  await addOffers(shop.database, SAMPLE.sku, [SAMPLE_PLAN.sku]);
  sides['the API'] = apiSide(shop);
});
afterAll(() => shop.close());

const key = () => crypto.randomUUID();
const asText = ({ itemId, qty, status }: { itemId: string; qty: number; status: string }) =>
  `${itemId} ${qty} ${status}`;
const plan = (qty: number) => ({ itemId: SAMPLE_PLAN.sku, qty, parentItemId: SAMPLE.sku });

describe.each(['the fakes', 'the API'])('%s: the buy-now cart', (name) => {
  let buyNow: Clients['buyNow'];
  let cart: Clients['cart'];
  beforeEach(() => {
    ({ buyNow, cart } = sides[name]!.shopper());
  });

  it('holds exactly the items of the latest call, and leaves the cart alone', async () => {
    await cart.addItems({ items: [{ itemId: SAMPLE.sku, qty: 1 }] }, key());
    const first = await buyNow.putInBuyNow([{ itemId: SAMPLE.sku, qty: 2 }, plan(1)], key());
    expectSchema(CartChangeDataSchema, first);
    expect(first.cartInfo.items.map(asText)).toEqual([
      `${SAMPLE.sku} 2 ACTIVE`,
      `${SAMPLE_PLAN.sku} 1 ACTIVE`,
    ]);
    const once = key();
    await buyNow.putInBuyNow([{ itemId: SAMPLE.sku, qty: 3 }], once);
    await buyNow.putInBuyNow([{ itemId: SAMPLE.sku, qty: 3 }], once);
    const whole = await buyNow.proceedWithBuyNow(key());
    expectSchema(WholeCartDataSchema, whole);
    expect(whole.cartInfo.items.map(asText)).toEqual([`${SAMPLE.sku} 3 ACTIVE`]);
    expect((await cart.getCart()).data.cartInfo.items.map(asText)).toEqual([`${SAMPLE.sku} 1 ACTIVE`]);
  });

  it('keeps its items when none of the next can be added', async () => {
    await buyNow.putInBuyNow([{ itemId: SAMPLE.sku, qty: 2 }], key());
    const { cartInfo } = await buyNow.putInBuyNow([{ itemId: SAMPLE_PLAN.sku, qty: 1 }], key());
    expect(cartInfo.items).toMatchObject([
      { itemId: SAMPLE_PLAN.sku, status: 'INVALID', messages: [{ code: ITEM_CODES.standaloneWarranty }] },
    ]);
    const whole = await buyNow.proceedWithBuyNow(key());
    expect(whole.cartInfo.items.map(asText)).toEqual([`${SAMPLE.sku} 2 ACTIVE`]);
  });

  it('limits the quantity to the stock, and refuses a wrong call', async () => {
    const { cartInfo } = await buyNow.putInBuyNow([{ itemId: SAMPLE.sku, qty: SAMPLE.stock + 1 }], key());
    expect(cartInfo.items).toMatchObject([
      { qty: SAMPLE.stock, messages: [{ code: ITEM_CODES.partialQuantity }] },
    ]);
    expect(await getRefusal(buyNow.putInBuyNow([], key()))).toEqual({
      status: 400,
      code: CART_CODES.invalidItems,
    });
    expect(await getRefusal(buyNow.putInBuyNow([{ itemId: SAMPLE.sku, qty: 0 }], key()))).toEqual({
      status: 400,
      code: CART_CODES.invalidQuantity,
    });
  });
});

it.each(['SPECIAL', 'BUY_NOW'] as const)('the clients of checkout order the %s cart', async (kind) => {
  const plain = createApiHttp(shop);
  const cart = createCartClient(plain);
  await cart.addItems({ items: [{ itemId: SAMPLE.sku, qty: 1 }] }, key());
  const http = createHttpForCart(plain, kind);
  const body = { items: [{ itemId: SAMPLE.sku, qty: 2 }] };
  const shipTo = { ...ADDRESS, type: 'S' as const };
  if (kind === 'SPECIAL') await addToSpecialCart(plain, body, { shipTo, billTo: shipTo }, key());
  else await createCartClient(http).addItems(body, key());
  const checkout = createCheckoutClient(http);
  await checkout.save({ addresses: [shipTo], emailId1: 'ada@example.com' }, key());
  const payments = createPaymentsClient(http);
  await payments.saveCard(cardBody() as Parameters<typeof payments.saveCard>[0], key());
  const { totals } = await checkout.getCheckout();
  const order = await checkout.placeOrder({ expectedTotal: totals.ordTotal }, key());
  expect(order.lines).toMatchObject([{ itemId: SAMPLE.sku, qty: 2 }]);
  expect((await cart.getCart()).data.cartInfo.items).toMatchObject([{ qty: 1 }]);
});
