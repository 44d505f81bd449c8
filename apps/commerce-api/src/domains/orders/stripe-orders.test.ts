import { randomUUID } from 'node:crypto';
import { giftCard, order, payByGiftCard, payByToken, readyToOrder } from '../../testing/checkouts.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { createSandboxGateway } from '../payments/sandbox-gateway.ts';
import { connectStripe, createStripeCards } from '../payments/stripe/index.ts';
import { createFakeStripe } from '../payments/stripe/testing/fake-stripe.ts';
import { recoverPayments } from './recover-payments.ts';

const NUMBERS = {
  approved: '4242424242424242',
  insufficientFunds: '4000000000009995',
  lostAnswer: '4000000000000259',
};

const provider = createFakeStripe();
const stripe = connectStripe({ secretKey: 'sk_test_fake', webhookSecret: 'whsec_fake' }, provider.httpClient);
let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await createTestShop({ stripe, products: [{ sku: 'pens', price: 1001 }] });
});
afterAll(() => shop.close());
beforeEach(() => {
  shopper = shop.shopper();
});

/** Orders three pens. */
async function place(card: string, key: string = randomUUID()) {
  const total = await readyToOrder(shopper, 'pens', { qty: 3, card });
  const reply = await order(shopper, total, key);
  return { ...reply, total, cents: Math.round(total * 100) };
}

/** Adds up the money that the provider holds from all payments. */
const getMoney = () =>
  [...provider.intents.values()].reduce(
    (sum, { metadata }) => {
      const { held, captured, refunded } = provider.getMoney(metadata.foolscap_payment!);
      return { held: sum.held + held, kept: sum.kept + captured - refunded };
    },
    { held: 0, kept: 0 },
  );

const cancel = (orderNumber: string, body?: object) => shopper.post(`/orders/${orderNumber}/cancel`, body);

const recover = () => {
  const gateway = {
    ...createSandboxGateway(shop.database.db),
    cards: createStripeCards(shop.database.db, stripe),
  };
  return recoverPayments(
    { database: shop.database, gateway, now: () => shop.clock.now },
    { error: () => {}, warn: () => {} },
  );
};

it('places and charges an order once when the answer of Stripe is lost, and returns its money when it is canceled', async () => {
  const before = getMoney();
  const { status, body, cents } = await place(NUMBERS.lostAnswer);
  expect(status).toBe(200);
  expect(getMoney()).toEqual({ held: 0, kept: before.kept + cents });
  expect((await cancel(body.data.order.orderNumber as string)).status).toBe(200);
  expect(getMoney()).toEqual({ held: 0, kept: before.kept });
});

it('declines an order with the reason, and lets the shopper pay by another card', async () => {
  const { status, body } = await place(NUMBERS.insufficientFunds);
  expect([status, body.error.reason]).toEqual([402, 'INSUFFICIENT_FUNDS']);
  expect(getMoney().held).toBe(0);
  expect((await place(NUMBERS.approved)).status).toBe(200);
});

it('holds nothing when Stripe cannot be reached, and charges the same card at the next attempt', async () => {
  const total = await readyToOrder(shopper, 'pens', { card: NUMBERS.approved });
  const before = getMoney();
  for (let time = 0; time < 2; time += 1) provider.failNext(/confirm$/, 'UNREACHABLE');
  expect((await order(shopper, total, randomUUID())).status).toBe(503);
  expect(getMoney()).toEqual(before);
  expect((await order(shopper, total, randomUUID())).status).toBe(200);
  expect(getMoney()).toEqual({ held: 0, kept: before.kept + Math.round(total * 100) });
});

it('returns canceled units to the card first, and the rest to the gift card of the sandbox', async () => {
  await readyToOrder(shopper, 'pens', { qty: 3, card: NUMBERS.approved });
  await payByGiftCard(shopper, giftCard(1000, 77));
  const { body: checkout } = await shopper.get('/checkout/precheckout');
  const before = getMoney();
  const placed = await order(shopper, checkout.data.checkoutInfo.totals.ordTotal as number, randomUUID());
  expect(placed.status).toBe(200);
  const paid = getMoney().kept - before.kept;
  expect(paid).toBe(Math.round((checkout.data.checkoutInfo.totals.ordTotal as number) * 100) - 1000);
  const { orderNumber } = placed.body.data.order as { orderNumber: string };
  const units = await cancel(orderNumber, { lines: [{ lineNumber: 1, qty: 1 }] });
  expect(units.status).toBe(200);
  const returned = paid - (getMoney().kept - before.kept);
  expect(returned).toBeGreaterThanOrEqual(1001);
  expect(returned).toBeLessThan(paid);
  await cancel(orderNumber);
  expect(getMoney()).toEqual(before);
});

it('finishes a capture and a refund that Stripe did not answer', async () => {
  const before = getMoney();
  provider.failNext(/capture$/, 'SERVER_ERROR');
  const { body, cents } = await place(NUMBERS.approved);
  expect(getMoney()).toEqual({ held: cents, kept: before.kept });
  expect(await recover()).toBe(1);
  expect(getMoney()).toEqual({ held: 0, kept: before.kept + cents });
  provider.failNext(/POST .*refunds/, 'TIMEOUT');
  expect((await cancel(body.data.order.orderNumber as string)).status).toBe(200);
  expect(await recover()).toBe(1);
  expect(getMoney()).toEqual(before);
});

describe('a card that the browser has sent to Stripe itself', () => {
  const createInBrowser = async (number: string) =>
    (
      await stripe.api.paymentMethods.create({
        type: 'card',
        card: { number, cvc: '123', exp_month: 3, exp_year: 2035 },
      })
    ).id;
  it('is shown by the details that Stripe knows, and charged', async () => {
    await readyToOrder(shopper, 'pens', { card: NUMBERS.approved });
    const paid = await payByToken(shopper, await createInBrowser('5555555555554444'));
    expect(paid.body.data.orderPayment).toMatchObject({
      brand: 'MASTER_CARD',
      lastFourDigit: '4444',
      expiryMonth: '03',
      expiryYear: '2035',
    });
    const { body } = await shopper.get('/checkout/precheckout');
    const before = getMoney();
    const total = body.data.checkoutInfo.totals.ordTotal as number;
    expect((await order(shopper, total, randomUUID())).status).toBe(200);
    expect(getMoney().kept).toBe(before.kept + Math.round(total * 100));
  });

  it('cannot be charged by another shopper who knows its id', async () => {
    const token = await createInBrowser(NUMBERS.approved);
    const total = await readyToOrder(shopper, 'pens', { card: NUMBERS.approved });
    await payByToken(shopper, token);
    expect((await order(shopper, total, randomUUID())).status).toBe(200);
    const other = shop.shopper();
    await readyToOrder(other, 'pens', { card: NUMBERS.approved });
    const { status, body } = await payByToken(other, token);
    expect([status, body.error.code, body.error.field]).toEqual([
      400,
      'INVALID_CARD',
      'cardPayment.gatewayToken',
    ]);
  });

  it.each([
    ['pm_unknown', {}, 'cardPayment.gatewayToken'],
    ['card_of_another_provider', {}, 'cardPayment.gatewayToken'],
    ['pm_1', { accountNumber: NUMBERS.approved }, 'cardPayment.accountNumber'],
    ['pm_1', { contactInformation: undefined }, 'cardPayment.contactInformation'],
    [NUMBERS.approved, {}, 'cardPayment.gatewayToken'],
  ])('is refused: %s with %p', async (token, overrides, field) => {
    await readyToOrder(shopper, 'pens', { card: NUMBERS.approved });
    const { status, body } = await payByToken(shopper, token, overrides);
    expect([status, body.error.field]).toEqual([400, field]);
  });

  it('can be added again after Stripe did not answer', async () => {
    await readyToOrder(shopper, 'pens', { card: NUMBERS.approved });
    const token = await createInBrowser(NUMBERS.approved);
    provider.failNext(/GET .*payment_methods/, 'TIMEOUT');
    expect((await payByToken(shopper, token)).status).toBe(503);
    expect((await payByToken(shopper, token)).status).toBe(200);
  });
});

it('takes no tokens of a provider with the sandbox', async () => {
  const sandbox = await createTestShop({ products: [{ sku: 'pens' }] });
  const visitor = sandbox.shopper();
  await readyToOrder(visitor, 'pens');
  const reply = await payByToken(visitor, 'pm_1');
  await sandbox.close();
  expect([reply.status, reply.body.error.code]).toEqual([400, 'INVALID_CARD']);
});
