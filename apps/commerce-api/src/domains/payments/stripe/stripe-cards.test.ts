import { randomUUID } from 'node:crypto';
import type { Database } from '../../../kernel/database/database.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { CardRefusedError, type CardProcessor, GatewayUnavailableError } from '../payment-gateway.ts';
import { createStripeCards } from './stripe-cards.ts';
import { connectStripe } from './stripe-connection.ts';
import { createFakeStripe } from './testing/fake-stripe.ts';
import { KEY_LIFETIME_MS } from './testing/fake-stripe-http.ts';

const stripe = createFakeStripe();
let database: Database;
let cards: CardProcessor;
beforeAll(async () => {
  database = await createTestDatabase();
  const keys = { secretKey: 'sk_test_fake', webhookSecret: 'whsec_fake' };
  cards = createStripeCards(database.db, connectStripe(keys, stripe.httpClient));
});
afterAll(() => database.close());

const NUMBER = '4242424242424242';
const tokenize = (accountNumber = NUMBER) =>
  cards.tokenize({ accountNumber, cvv: '737', expiryMonth: '12', expiryYear: '2035' });

async function authorize(amount = 1000): Promise<string> {
  const key = randomUUID();
  await cards.authorize(key, await tokenize(), amount);
  return key;
}

async function capture(amount = 1000): Promise<string> {
  const key = await authorize(amount);
  await cards.capture(key);
  return key;
}

const findRow = (key: string) =>
  database.db.selectFrom('stripe_payments').selectAll().where('key', '=', key).executeTakeFirst();
const intentOf = (key: string) => stripe.findIntents(key)[0]!;

describe('a token', () => {
  it('is the id of a payment method, also of one that the browser has sent to Stripe itself', async () => {
    const token = await tokenize();
    expect(token).toMatch(/^pm_/);
    const key = randomUUID();
    expect(await cards.authorize(key, token, 1000)).toMatchObject({ approved: true });
    // The shop knows only its id.
    expect(stripe.log.filter(({ form }) => form['card[number]'] === NUMBER)).toHaveLength(1);
  });

  it('is not made of a number that does not exist', async () => {
    await expect(tokenize('4242424242424241')).rejects.toThrow(CardRefusedError);
  });

  it('is not made while Stripe cannot be reached', async () => {
    stripe.failNext(/payment_methods/, 'UNREACHABLE');
    await expect(tokenize()).rejects.toThrow(GatewayUnavailableError);
  });

  it('can be charged again after its charge was declined', async () => {
    const token = await tokenize('4000000000000341');
    for (const key of [randomUUID(), randomUUID()])
      expect(await cards.authorize(key, token, 1000)).toEqual({ approved: false, reason: 'DECLINED' });
  });
});

it('stores the id of the payment with Stripe, and no card data with the shop', async () => {
  const key = await authorize();
  expect(intentOf(key).metadata).toEqual({ foolscap_payment: key });
  const created = stripe.log.find(({ form }) => form['metadata[foolscap_payment]'] === key)!;
  expect(created.idempotencyKey).toBe(key);
  const row = await findRow(key);
  // Every column is listed, because a random key or time may itself contain the four digits of the card.
  expect(row).toEqual({
    key,
    intent_id: intentOf(key).id,
    amount_minor: 1000,
    state: 'AUTHORIZED',
    reason: null,
    created_at: expect.any(Date),
    updated_at: expect.any(Date),
  });
});

it('declines an amount below the minimum of Stripe', async () => {
  expect(await cards.authorize(randomUUID(), await tokenize(), 49)).toEqual({
    approved: false,
    reason: 'DECLINED',
  });
});

it('declines a card whose bank wants the shopper to authenticate', async () => {
  const key = randomUUID();
  expect(await cards.authorize(key, await tokenize('4000002500003155'), 1000)).toEqual({
    approved: false,
    reason: 'DECLINED',
  });
});

it.each(['TIMEOUT', 'UNREACHABLE', 'SERVER_ERROR'] as const)(
  'reports %s at each step of an authorization as unavailable, and holds nothing after a void',
  async (fault) => {
    for (const step of [/GET .*payment_methods/, /customers/, /payment_intents$/, /confirm$/]) {
      const [key, token] = [randomUUID(), await tokenize()];
      stripe.failNext(step, fault);
      await expect(cards.authorize(key, token, 1000)).rejects.toThrow(GatewayUnavailableError);
      await cards.void(key);
      expect(await cards.authorize(key, token, 1000)).toMatchObject({ approved: false });
      expect(stripe.getMoney(key)).toEqual({ held: 0, captured: 0, refunded: 0 });
    }
  },
);

it('finds a lost answer after Stripe has forgotten the idempotency key', async () => {
  const [key, token] = [randomUUID(), await tokenize()];
  stripe.failNext(/payment_intents$/, 'LOST_ANSWER');
  await expect(cards.authorize(key, token, 1000)).rejects.toThrow(GatewayUnavailableError);
  stripe.advance(KEY_LIFETIME_MS);
  stripe.failNext(/confirm$/, 'LOST_ANSWER');
  await expect(cards.authorize(key, token, 1000)).rejects.toThrow(GatewayUnavailableError);
  stripe.advance(KEY_LIFETIME_MS);
  expect(await cards.authorize(key, token, 1000)).toMatchObject({ approved: true });
  expect(stripe.getMoney(key).held).toBe(1000);
});

it.each(['LOST_ANSWER', 'TIMEOUT', 'SERVER_ERROR'] as const)(
  'finishes capture, release and refund that met %s when they are repeated',
  async (fault) => {
    const [captured, voided] = [await authorize(), await authorize()];
    stripe.failNext(/capture$/, fault);
    await expect(cards.capture(captured)).rejects.toThrow(GatewayUnavailableError);
    await cards.capture(captured);
    stripe.failNext(/cancel$/, fault);
    await expect(cards.void(voided)).rejects.toThrow(GatewayUnavailableError);
    await expect(cards.capture(voided)).rejects.toThrow('Nothing is held');
    await cards.void(voided);
    expect([await findRow(captured), await findRow(voided)]).toMatchObject([
      { state: 'CAPTURED' },
      { state: 'VOIDED' },
    ]);

    stripe.failNext(/POST .*refunds/, fault);
    await expect(cards.refund(captured, `r-${captured}`, 400)).rejects.toThrow(GatewayUnavailableError);
    stripe.advance(KEY_LIFETIME_MS);
    await cards.refund(captured, `r-${captured}`, 400);
    expect(stripe.getMoney(captured)).toEqual({ held: 0, captured: 1000, refunded: 400 });
  },
);

it('reverses also what an unfinished refund has reserved', async () => {
  const key = await capture();
  stripe.failNext(/POST .*refunds/, 'TIMEOUT');
  await expect(cards.refund(key, `r-${key}`, 400)).rejects.toThrow(GatewayUnavailableError);
  await cards.reverse(key);
  expect(stripe.getMoney(key).refunded).toBe(1000);
  expect(await findRow(key)).toMatchObject({ state: 'REFUNDED' });
});

it.each([300, 1000])('refunds only what a refund of %i in the dashboard has left', async (amount) => {
  const key = await capture();
  stripe.refundInDashboard(intentOf(key).id, amount);
  // The first attempt may discover that less is left; housekeeping repeats it.
  await cards.reverse(key).catch(() => undefined);
  await cards.reverse(key);
  expect(stripe.getMoney(key).refunded).toBe(1000);
  expect(await findRow(key)).toMatchObject({ state: 'REFUNDED' });
});

it('captures nothing when the hold has expired', async () => {
  const key = await authorize();
  stripe.cancelInDashboard(intentOf(key).id);
  await expect(cards.capture(key)).rejects.toThrow('Nothing is held');
  expect(await findRow(key)).toMatchObject({ state: 'VOIDED' });
});

it('names only codes in its errors', async () => {
  stripe.failNext(/payment_methods/, 'SERVER_ERROR');
  const error: unknown = await tokenize().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(GatewayUnavailableError);
  expect(Object.keys(error as object)).toEqual(['name']);
  expect((error as Error).cause).toBeUndefined();
  expect((error as Error).message).toMatch(
    /^Stripe could not process the request: StripeAPIError, internal, 500/,
  );
});
