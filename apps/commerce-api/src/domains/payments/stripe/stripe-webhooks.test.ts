import { randomUUID } from 'node:crypto';
import { createTestShop, type Shopper, type TestShop } from '../../../testing/test-shop.ts';
import { order, payBy, readyToOrder } from '../../../testing/checkouts.ts';
import { connectStripe } from './stripe-connection.ts';
import { createFakeStripe } from './testing/fake-stripe.ts';

const NUMBER = '4242424242424242';
const SECRET = 'whsec_of_this_test';
const PATH = '/cc/api/payment/gateway/webhooks/stripe';

const provider = createFakeStripe();
const stripe = connectStripe({ secretKey: 'sk_test_fake', webhookSecret: SECRET }, provider.httpClient);
let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await createTestShop({ stripe, products: [{ sku: 'PEN', price: 1000, stock: 1000 }] });
});
afterAll(() => shop.close());
beforeEach(() => {
  shopper = shop.shopper();
});

interface Sent {
  /** Seconds since the event was signed. */
  age?: number;
  secret?: string;
  headers?: Record<string, string>;
}

const createEvent = (type: string, object: object, id = `evt_${randomUUID()}`) =>
  JSON.stringify({ id, object: 'event', type, data: { object } }, undefined, 2);

const post = (payload: string, headers: Record<string, string>) =>
  shop.app.inject({
    method: 'POST',
    url: PATH,
    payload,
    headers: { host: 'shop.test', 'content-type': 'application/json; charset=utf-8', ...headers },
  });

function send(payload: string, { age = 0, secret = SECRET, headers = {} }: Sent = {}) {
  const timestamp = Math.floor(shop.clock.now.getTime() / 1000) - age;
  const signature = stripe.api.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return post(payload, { 'stripe-signature': signature, ...headers });
}

/** Places an order by card. @returns the key of its payment and the id of its intent */
async function placeOrder() {
  const total = await readyToOrder(shopper, 'PEN', { qty: 3, card: NUMBER });
  const placed = await order(shopper, total, randomUUID());
  expect(placed.status).toBe(200);
  const { id: key } = await shop.database.db
    .selectFrom('payments')
    .select('id')
    .orderBy('updated_at', 'desc')
    .executeTakeFirstOrThrow();
  return { key, intentId: provider.findIntents(key)[0]!.id, amount: Math.round(total * 100) };
}

const findRow = (key: string) =>
  shop.database.db.selectFrom('stripe_payments').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
const countEvents = async () =>
  (await shop.database.db.selectFrom('stripe_events').selectAll().execute()).length;

/** Puts a payment into the state of an authorization whose response was lost. */
async function startPayment(state: 'STARTED' | 'VOIDED') {
  const { key, intentId, amount } = await placeOrder();
  provider.intents.get(intentId)!.status = 'requires_capture';
  await shop.database.db.updateTable('stripe_payments').set({ state }).where('key', '=', key).execute();
  return { key, intentId, amount };
}

it('charges an order by Stripe, and writes no card number anywhere', async () => {
  const { key, amount } = await placeOrder();
  expect(provider.getMoney(key)).toEqual({ held: 0, captured: amount, refunded: 0 });
  expect(shop.logged()).not.toContain(NUMBER);
  expect(shop.logged()).not.toContain('sk_test_fake');
});

it.each([
  ['4242424242424241', undefined],
  [NUMBER, 'UNREACHABLE'],
] as const)('answers a card that cannot be stored: %s, %s', async (number, fault) => {
  await readyToOrder(shopper, 'PEN', { card: NUMBER });
  if (fault) provider.failNext(/payment_methods/, fault);
  const { status, body } = await payBy(shopper, number);
  if (fault) expect([status, body.error.code]).toEqual([503, 'GATEWAY_UNAVAILABLE']);
  // The check digit is validated before the gateway is called.
  else expect([status, body.error.field]).toEqual([400, 'cardPayment.accountNumber']);
});

describe('a request that Stripe has not signed', () => {
  it.each([
    ['another secret', { secret: 'whsec_other' }],
    ['an old signature', { age: 301 }],
    ['a header that is no signature', { headers: { 'stripe-signature': 'nonsense' } }],
    ['no signature', { headers: { 'stripe-signature': '' } }],
  ])('is refused without effect: %s', async (_name, sent) => {
    const { key, intentId } = await placeOrder();
    provider.refundInDashboard(intentId, 100);
    const before = await countEvents();
    const reply = await send(
      createEvent('charge.refunded', { object: 'charge', payment_intent: intentId }),
      sent,
    );
    expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'INVALID_SIGNATURE']);
    expect(await countEvents()).toBe(before);
    expect(
      await shop.database.db.selectFrom('stripe_refunds').select('key').where('key', '=', key).execute(),
    ).toEqual([]);
  });

  it('is refused when its body was changed', async () => {
    const payload = createEvent('payment_intent.canceled', { object: 'payment_intent', id: 'pi_1' });
    const timestamp = Math.floor(shop.clock.now.getTime() / 1000);
    const signature = stripe.api.webhooks.generateTestHeaderString({ payload, secret: SECRET, timestamp });
    expect((await post(payload.replace('pi_1', 'pi_2'), { 'stripe-signature': signature })).statusCode).toBe(
      400,
    );
    expect((await send('not json')).statusCode).toBe(400);
  });

  it('is refused from pages of other sites, and in other formats, as everywhere', async () => {
    const payload = createEvent('payment_intent.canceled', { object: 'payment_intent', id: 'pi_1' });
    expect((await send(payload, { headers: { origin: 'https://evil.example' } })).statusCode).toBe(403);
    expect((await send(payload, { headers: { 'content-type': 'text/plain' } })).statusCode).toBe(415);
  });
});

it('records a refund of the dashboard once, whatever is sent again', async () => {
  const { key, intentId } = await placeOrder();
  provider.refundInDashboard(intentId, 700);
  const payload = createEvent('charge.refunded', { object: 'charge', payment_intent: intentId });
  for (let time = 0; time < 2; time += 1) expect((await send(payload, { age: 299 })).statusCode).toBe(200);
  await send(createEvent('charge.refunded', { object: 'charge', payment_intent: intentId }));
  const rows = await shop.database.db
    .selectFrom('stripe_refunds')
    .selectAll()
    .where('key', '=', key)
    .execute();
  expect(rows).toMatchObject([{ amount_minor: 700, state: 'DONE' }]);
  expect(shop.logged().split('a refund was made at Stripe, without the shop')).toHaveLength(2);
  expect(await findRow(key)).toMatchObject({ state: 'CAPTURED' });
});

it('reports a refund that has failed later', async () => {
  const { key, intentId } = await placeOrder();
  const refund = provider.refundInDashboard(intentId, 700);
  await send(createEvent('charge.refunded', { object: 'charge', payment_intent: intentId }));
  refund.status = 'failed';
  await send(createEvent('refund.failed', { object: 'refund', id: refund.id, payment_intent: intentId }));
  expect(
    await shop.database.db.selectFrom('stripe_refunds').selectAll().where('key', '=', key).execute(),
  ).toMatchObject([{ amount_minor: 700, state: 'FAILED' }]);
  expect(shop.logged()).toContain('a refund has failed at Stripe');
});

it('learns of a hold whose answer was lost', async () => {
  const { key, intentId } = await startPayment('STARTED');
  await send(
    createEvent('payment_intent.amount_capturable_updated', { object: 'payment_intent', id: intentId }),
  );
  expect(await findRow(key)).toMatchObject({ state: 'AUTHORIZED' });
});

it('releases a hold of a payment that the shop has given up', async () => {
  const { key, intentId } = await startPayment('VOIDED');
  await send(
    createEvent('payment_intent.amount_capturable_updated', { object: 'payment_intent', id: intentId }),
  );
  expect(provider.getMoney(key).held).toBe(0);
});

it('reads the state from Stripe, so that events out of order are harmless', async () => {
  const { key, intentId } = await startPayment('STARTED');
  const object = { object: 'payment_intent', id: intentId };
  provider.cancelInDashboard(intentId);
  await send(createEvent('payment_intent.canceled', object));
  await send(
    createEvent('payment_intent.amount_capturable_updated', { ...object, status: 'requires_capture' }),
  );
  expect(await findRow(key)).toMatchObject({ state: 'VOIDED' });
});

it('ignores events of other payments of the account', async () => {
  const payload = createEvent('payment_intent.canceled', { object: 'payment_intent', id: 'pi_other' });
  expect((await send(payload)).json()).toEqual({ data: { received: true } });
  expect((await send(createEvent('payout.paid', { object: 'payout', id: 'po_1' }))).statusCode).toBe(200);
});

it('has Stripe send an event again when it could not be handled', async () => {
  const { key, intentId } = await placeOrder();
  provider.refundInDashboard(intentId, 100);
  const payload = createEvent('charge.refunded', { object: 'charge', payment_intent: intentId });
  provider.failNext(/GET .*refunds/, 'TIMEOUT');
  expect((await send(payload)).statusCode).toBe(503);
  expect((await send(payload)).statusCode).toBe(200);
  expect(
    await shop.database.db.selectFrom('stripe_refunds').selectAll().where('key', '=', key).execute(),
  ).toHaveLength(1);
});

it('has no such path without Stripe', async () => {
  const sandbox = await createTestShop();
  const reply = await sandbox.app.inject({
    method: 'POST',
    url: PATH,
    payload: {},
    headers: { host: 'shop.test' },
  });
  await sandbox.close();
  expect(reply.statusCode).toBe(404);
});
