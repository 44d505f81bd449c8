import { add, ADDRESS, ITEM, readCart } from '../../testing/carts.ts';
import { cardBody, GOOD_CARD, order, payBy, readyToOrder } from '../../testing/checkouts.ts';
import {
  addOffers,
  createTestShop,
  setStock,
  type Shopper,
  getStock,
  type TestShop,
} from '../../testing/test-shop.ts';
import { demoAccounts, writeDemoAccounts } from '../account/demo-accounts.ts';
import { SANDBOX_CARDS } from '../payments/sandbox-gateway.ts';

let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'paper', price: 1000, stock: 1000 },
      { sku: 'pens', price: 299, stock: 1000 },
      { sku: 'desk', price: 20_000, oversized: true, stock: 1000 },
      { sku: 'desk-plan', price: 1999, electronic: true, stock: 1000 },
    ],
  });
  await addOffers(shop.database, 'desk', ['desk-plan']);
  await writeDemoAccounts(shop.database.db);
});
afterAll(() => shop.close());
beforeEach(() => {
  shopper = shop.shopper();
});

const cardWhich = (behavior: string) =>
  Object.entries(SANDBOX_CARDS).find(([, each]) => each === behavior)![0];
const ledger = () =>
  shop.database.db
    .selectFrom('sandbox_ledger')
    .selectAll()
    .where('amount_minor', '>', 0)
    .orderBy('created_at')
    .execute();
const ledgerOfLast = async () => (await ledger()).at(-1)!;

describe('precheckout', () => {
  it('reports the line that a plan is for', async () => {
    await shopper.post(ITEM, {
      items: [
        { itemId: 'paper', qty: 1 },
        { itemId: 'desk', qty: 1 },
        { itemId: 'desk-plan', qty: 1, parentItemId: 'desk' },
      ],
    });
    const { lines } = (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo;
    expect(lines[2]).toMatchObject({ itemId: 'desk-plan', parentCartItemId: lines[1].cartItemId });
    expect(lines[0]).not.toHaveProperty('parentCartItemId');
  });

  it('suggests the city of the ZIP code', async () => {
    await add(shopper, 'paper');
    const enter = async (city: string) => {
      await shopper.put('/checkout/default', {
        addresses: [{ ...ADDRESS, city, state: 'PA', zipCode: '19103' }],
      });
      return (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo;
    };
    expect((await enter('Pittsburgh')).suggestedAddress).toMatchObject({ city: 'Philadelphia' });
    expect(await enter('Philadelphia')).not.toHaveProperty('suggestedAddress');
  });

  it('has nothing to show without a cart', async () => {
    for (const guest of [shop.shopper(), shop.shopper('sba')]) {
      const reply = await guest.get('/checkout/precheckout');
      expect(reply.status).toBe(404);
      expect(reply.body.error.code).toBe('EMPTY_CART');
    }
  });

  it('shows the remaining steps one by one', async () => {
    await add(shopper, 'paper', 2);
    const sections = async () => {
      const { body } = await shopper.get('/checkout/precheckout');
      const info = body.data.checkoutInfo as { sections: { type: string; done: boolean }[] };
      return info.sections.filter((section) => section.done).map((section) => section.type);
    };
    expect(await sections()).toEqual([]);
    await shopper.put('/checkout/default', { emailId1: 'ada@example.com' });
    expect(await sections()).toEqual(['CONTACT']);
    await shopper.put('/checkout/default', { addresses: [ADDRESS] });
    expect(await sections()).toEqual(['CONTACT', 'ADDRESS', 'DELIVERY']);
    await payBy(shopper, GOOD_CARD);
    expect(await sections()).toEqual(['CONTACT', 'ADDRESS', 'DELIVERY', 'PAYMENT']);

    const { checkoutInfo } = (await shopper.get('/checkout/precheckout')).body.data;
    expect(checkoutInfo).toMatchObject({
      checkoutKind: 'SHIP_TO_ADDRESS',
      userType: 'GUEST',
      emailId1: 'ada@example.com',
      guestCheckoutAllowed: true,
      shippingAddress: { address1: '1 Main Street' },
      payment: { brand: 'VISA', lastFourDigit: '1111', expiryMonth: '12', expiryYear: '2035' },
      totals: { numberOfItems: 2, cartSubTotal: 20, shipFee: 7.99, taxTotal: 1.25, ordTotal: 29.24 },
    });
    expect(checkoutInfo.deliveryMethods).toMatchObject([
      { levelOfService: 'STANDARD', fee: 7.99, selected: true },
      { levelOfService: 'NDD', fee: 14.99, selected: false },
    ]);
    expect(checkoutInfo.lines).toMatchObject([{ itemId: 'paper', qty: 2, finalPrice: 20 }]);
  });

  it('offers a business its saved address and purchase order, and requires guests there to sign in', async () => {
    const [, marcus] = demoAccounts;
    const business = shop.shopper('sba');
    await add(business, 'paper');
    const guest = (await business.get('/checkout/precheckout')).body.data.checkoutInfo;
    expect(guest).toMatchObject({ guestCheckoutAllowed: false });
    expect(guest).not.toHaveProperty('userType');
    expect((await business.put('/checkout/default', { emailId1: 'x@example.com' })).status).toBe(401);
    expect((await payBy(business, GOOD_CARD)).body.error).toMatchObject({
      status: 401,
      code: 'SIGN_IN_REQUIRED',
    });
    expect((await order(business, 10)).body.error).toMatchObject({ status: 401, code: 'SIGN_IN_REQUIRED' });

    await business.post('/account/signin', { username: marcus!.username, password: marcus!.password });
    const { checkoutInfo } = (await business.get('/checkout/precheckout')).body.data;
    expect(checkoutInfo).toMatchObject({
      userType: 'REGISTERED',
      emailId1: marcus!.username,
      purchaseOrderNumber: 'PO-20417',
      shippingAddress: { city: 'Philadelphia' },
      savedAddresses: [{ city: 'Philadelphia' }],
    });
    await payBy(business, GOOD_CARD);
    const placed = await order(business, checkoutInfo.totals.ordTotal);
    expect(placed.body.data.order).toMatchObject({
      purchaseOrderNumber: 'PO-20417',
      emailId1: marcus!.username,
    });
    expect((await business.get('/orders')).body.data.orders).toHaveLength(1);
  });
});

describe('a card', () => {
  beforeEach(async () => {
    await add(shopper, 'paper');
  });

  it('is put on the order, and only displayable details are returned', async () => {
    const reply = await payBy(shopper, GOOD_CARD, 'pay-1');
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual({
      orderPayment: {
        id: expect.any(String),
        paymentType: 'CREDIT_CARD',
        brand: 'VISA',
        lastFourDigit: '1111',
        expiryMonth: '12',
        expiryYear: '2035',
        addedToOrder: true,
      },
    });
    expect((await payBy(shopper, GOOD_CARD, 'pay-1')).body).toEqual(reply.body);
    expect((await payBy(shopper, '4000000000000002', 'pay-1')).status).toBe(422);
  });

  it.each([
    ['a wrong digit', cardBody('4111111111111112'), 'INVALID_CARD', 'cardPayment.accountNumber'],
    ['no brand', cardBody('9111111111111111'), 'INVALID_CARD', 'cardPayment.accountNumber'],
    [
      'no number',
      cardBody(undefined, { accountNumber: undefined }),
      'INVALID_CARD',
      'cardPayment.accountNumber',
    ],
    ['another brand', cardBody(GOOD_CARD, { brand: 'AMEX' }), 'INVALID_CARD', 'cardPayment.brand'],
    ['a security code of four', cardBody(GOOD_CARD, { cvv: '1234' }), 'INVALID_CARD', 'cardPayment.cvv'],
    ['no security code', cardBody(GOOD_CARD, { cvv: undefined }), 'INVALID_CARD', 'cardPayment.cvv'],
    [
      'a date in the past',
      cardBody(GOOD_CARD, { expiryYear: '2020' }),
      'PAYMENT_EXPIRED',
      'cardPayment.expiryMonth',
    ],
    ['no date', cardBody(GOOD_CARD, { expiryMonth: undefined }), 'INVALID_CARD', 'cardPayment.expiryMonth'],
    [
      'a gift card without its code',
      cardBody(GOOD_CARD, { paymentType: 'GIFT_CARD' }),
      'INVALID_CARD',
      'cardPayment.cvv',
    ],
    ['letters', cardBody('4111-1111'), 'INVALID_REQUEST', 'cardPayment.accountNumber'],
    [
      'an unknown state',
      cardBody(GOOD_CARD, { contactInformation: { billingAddress: { ...ADDRESS, state: 'ZZ' } } }),
      'ADDRESS_INVALID',
      'cardPayment.contactInformation.billingAddress.state',
    ],
    [
      'a field that nobody knows',
      cardBody(GOOD_CARD, { amount: 1 }),
      'INVALID_REQUEST',
      'cardPayment.amount',
    ],
  ])('with %s is refused, naming the field and nothing of the number', async (_name, body, code, field) => {
    const reply = await shopper.post('/checkout/default/payment', body);
    expect(reply.status).toBe(400);
    expect(reply.body.error).toMatchObject({ code, field });
    const { requestId: _, ...error } = reply.body.error;
    expect(JSON.stringify(error)).not.toMatch(/\d{8,}/);
  });

  it('needs a cart', async () => {
    expect((await payBy(shop.shopper(), GOOD_CARD)).body.error).toMatchObject({
      status: 404,
      code: 'EMPTY_CART',
    });
  });

  it('can be tried only so often', async () => {
    const strict = await createTestShop({
      env: { CARD_ATTEMPTS_PER_MINUTE: '3' },
      products: [{ sku: 'paper' }],
    });
    const thief = strict.shopper();
    await add(thief, 'paper');
    for (let count = 0; count < 3; count += 1) expect((await payBy(thief, GOOD_CARD)).status).toBe(200);
    expect((await payBy(thief, GOOD_CARD)).body.error).toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
    });
    await strict.close();
  });
});

it('a card is a change of the cart: its revision grows once, however often the request is repeated', async () => {
  const shopper = shop.shopper();
  await add(shopper, 'paper');
  const before = await readCart(shopper);
  const first = await payBy(shopper, GOOD_CARD, 'card');
  const repeated = await payBy(shopper, GOOD_CARD, 'card');
  expect(first.status).toBe(200);
  expect(repeated.body).toEqual(first.body);
  expect((await readCart(shopper)).revision).toBe(before.revision + 1);
});

describe('an order', () => {
  it('is placed, charged, and taken out of the stock, once', async () => {
    const before = await getStock(shop.database, 'paper');
    const total = await readyToOrder(shopper, 'paper', { qty: 2 });
    const reply = await order(shopper, total, 'order-1');
    expect(reply.status).toBe(200);
    const placed = reply.body.data.order;
    expect(placed).toMatchObject({
      orderNumber: expect.stringMatching(/^\d{10}$/),
      status: 'PLACED',
      emailId1: 'ada@example.com',
      shippingAddress: { address1: '1 Main Street', state: 'MA' },
      payment: { brand: 'VISA', lastFourDigit: '1111' },
      lines: [
        { itemId: 'paper', qty: 2, finalPrice: 20, finalPricePerUnit: 10, itemUrl: '/p/paper/item-paper' },
      ],
      totals: { numberOfItems: 2, cartSubTotal: 20, shipFee: 7.99, taxTotal: 1.25, ordTotal: 29.24 },
    });
    expect(await getStock(shop.database, 'paper')).toBe(before - 2);
    expect(await ledgerOfLast()).toMatchObject({ state: 'CAPTURED', amount_minor: 2924 });

    const again = await order(shopper, total, 'order-1');
    expect(again.body).toEqual(reply.body);
    expect(await getStock(shop.database, 'paper')).toBe(before - 2);
    expect((await order(shopper, total + 1, 'order-1')).status).toBe(422);
    // The cart has been ordered, so another key finds nothing to order.
    expect((await readCart(shopper)).items).toEqual([]);
    expect((await order(shopper, total, 'order-2')).body.error).toMatchObject({
      status: 404,
      code: 'EMPTY_CART',
    });
    expect((await shopper.get(`/orders/${placed.orderNumber}`)).body.data.order).toEqual(placed);
  });

  it('can be followed by another one', async () => {
    const first = await order(shopper, await readyToOrder(shopper, 'paper'));
    const second = await order(shopper, await readyToOrder(shopper, 'pens'));
    const { body } = await shopper.get('/orders');
    expect(body.data.orders.map((each: { orderNumber: string }) => each.orderNumber)).toEqual([
      second.body.data.order.orderNumber,
      first.body.data.order.orderNumber,
    ]);
  });

  it('reports what is missing, and does not use up its key', async () => {
    await add(shopper, 'paper');
    expect((await order(shopper, 1, 'k')).body.error).toMatchObject({ status: 400, code: 'NO_EMAIL' });
    await shopper.put('/checkout/default', { emailId1: 'ada@example.com' });
    expect((await order(shopper, 1, 'k')).body.error).toMatchObject({ status: 400, code: 'ADDRESS_MISSING' });
    await shopper.put('/checkout/default', { addresses: [ADDRESS] });
    expect((await order(shopper, 1, 'k')).body.error).toMatchObject({ status: 400, code: 'PAYMENT_MISSING' });
    await payBy(shopper, GOOD_CARD);
    const { body } = await shopper.get('/checkout/precheckout');
    expect((await order(shopper, body.data.checkoutInfo.totals.ordTotal, 'k')).status).toBe(200);
  });

  it('waits for a confirmation when the total has changed', async () => {
    const total = await readyToOrder(shopper, 'desk');
    await shop.database.db
      .updateTable('products')
      .set({ price_minor: 21_000 })
      .where('sku', '=', 'desk')
      .execute();
    const charges = (await ledger()).length;
    const refused = await order(shopper, total, 'old-price');
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatchObject({ code: 'ORDER_TOTAL_CHANGED', ordTotal: 238.13 });
    expect((await ledger()).length).toBe(charges);
    expect((await order(shopper, refused.body.error.ordTotal, 'new-price')).status).toBe(200);
    await shop.database.db
      .updateTable('products')
      .set({ price_minor: 20_000 })
      .where('sku', '=', 'desk')
      .execute();
  });

  it('is refused for what has sold out, naming the lines', async () => {
    const total = await readyToOrder(shopper, 'pens', { qty: 3 });
    await setStock(shop.database, 'pens', 2);
    const refused = await order(shopper, total);
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatchObject({
      code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY',
      items: [{ itemId: 'pens', qty: 3, availableQuantity: 2 }],
    });
    expect(await getStock(shop.database, 'pens')).toBe(2);
    await setStock(shop.database, 'pens', 1000);
  });

  it.each([
    ['DECLINED', 402],
    ['INSUFFICIENT_FUNDS', 402],
    ['EXPIRED', 402],
  ])('with a card that is %s is declined, and goes through with a valid one', async (behavior, status) => {
    const total = await readyToOrder(shopper, 'paper', { card: cardWhich(behavior) });
    const before = await getStock(shop.database, 'paper');
    const refused = await order(shopper, total, 'first');
    expect(refused.status).toBe(status);
    expect(refused.body.error).toMatchObject({
      code: 'PAYMENT_OPERATION_FAILED',
      message:
        'There was an error processing your payment. Your credit card was not charged. Please re-enter your credit card details and try again.',
      reason: behavior,
    });
    const repeated = await order(shopper, total, 'first');
    expect({ ...repeated.body.error, requestId: '' }).toEqual({ ...refused.body.error, requestId: '' });
    expect(await getStock(shop.database, 'paper')).toBe(before);
    expect((await readCart(shopper)).items).toHaveLength(1);
    await payBy(shopper, GOOD_CARD);
    expect((await order(shopper, total, 'second')).status).toBe(200);
  });

  it('with a card that never answers holds no money, and may be tried again under the same key', async () => {
    const total = await readyToOrder(shopper, 'paper', { card: cardWhich('TIMEOUT') });
    const refused = await order(shopper, total, 'silent');
    expect(refused.status).toBe(503);
    expect(refused.body.error.code).toBe('GATEWAY_UNAVAILABLE');
    expect(
      (
        await shop.database.db
          .selectFrom('payment_attempts')
          .selectAll()
          .where('idempotency_key', '=', 'silent')
          .execute()
      )[0],
    ).toMatchObject({ state: 'VOIDED' });
    await payBy(shopper, GOOD_CARD);
    expect((await order(shopper, total, 'silent')).status).toBe(200);
  });

  it('whose answer from the gateway was lost is charged once', async () => {
    const total = await readyToOrder(shopper, 'paper', { card: cardWhich('LOST_ANSWER') });
    const charges = (await ledger()).length;
    expect((await order(shopper, total)).status).toBe(200);
    expect((await ledger()).length).toBe(charges + 1);
    expect((await ledgerOfLast()).state).toBe('CAPTURED');
  });

  it('of another shopper is like one that does not exist', async () => {
    const { orderNumber } = (await order(shopper, await readyToOrder(shopper, 'paper'))).body.data.order;
    const stranger = shop.shopper();
    await add(stranger, 'paper');
    const answers = await Promise.all([
      stranger.get(`/orders/${orderNumber}`),
      stranger.get('/orders/1'),
      shop.shopper().get(`/orders/${orderNumber}`),
      shopper.get(`/orders/${orderNumber}`, { 'x-tenant': 'sba' }),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect({ ...body.error, requestId: '' }).toEqual({
        status: 404,
        code: 'ORDER_NOT_FOUND',
        message: 'We couldn’t find this order.',
        requestId: '',
      });
    }
    expect((await stranger.get('/orders')).body.data.orders).toEqual([]);
    expect((await shop.shopper().get('/orders')).body.data.orders).toEqual([]);
  });
});

it('never keeps, logs or echoes a card number or security code', async () => {
  const card = '4012888888881881';
  const total = await readyToOrder(shopper, 'paper', { card });
  await shopper.post('/checkout/default/payment', cardBody(`${card}9`));
  const replies = [await order(shopper, total), await shopper.get('/orders'), await shopper.get('/checkout')];
  for (const reply of replies) expect(reply.text).not.toContain(card);
  expect(shop.logged().length).toBeGreaterThan(1000);
  expect(shop.logged()).not.toContain(card);
  expect(shop.logged()).not.toContain('"cvv":"123"');
  const tables = [
    'cart_tenders',
    'idempotency_keys',
    'orders',
    'payment_attempts',
    'sandbox_cards',
    'sandbox_ledger',
    'carts',
    'sessions',
  ] as const;
  for (const table of tables) {
    const rows = JSON.stringify(await shop.database.db.selectFrom(table).selectAll().execute());
    expect(rows).not.toContain(card);
    expect(rows).not.toMatch(/"(?:cvv|accountNumber)\\?"/);
  }
});
