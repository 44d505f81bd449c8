import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Database } from '../../../kernel/database/database.ts';
import { countModelRuns } from '../../../testing/model-runs.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { type CardProcessor, GatewayUnavailableError } from '../payment-gateway.ts';
import { createStripeCards } from './stripe-cards.ts';
import { connectStripe } from './stripe-connection.ts';
import { createFakeStripe } from './testing/fake-stripe.ts';
import { type FakeFault, KEY_LIFETIME_MS } from './testing/fake-stripe-http.ts';

const RUNS = Math.ceil(countModelRuns(200) / 4);
const AMOUNT = 1000;

const stripe = createFakeStripe();
let database: Database;
let cards: CardProcessor;
beforeAll(async () => {
  database = await createTestDatabase();
  const keys = { secretKey: 'sk_test_fake', webhookSecret: 'whsec_fake' };
  cards = createStripeCards(database.db, connectStripe(keys, stripe.httpClient));
});
afterAll(() => database.close());

interface Payment {
  key: string;
  token: string;
}

type Call = (payment: Payment) => Promise<unknown>;

const refundOf =
  (name: string, amount: number): Call =>
  ({ key }) =>
    cards.refund(key, `${key}-${name}`, amount);

const CALLS: Readonly<Record<string, Call>> = {
  authorize: ({ key, token }) => cards.authorize(key, token, AMOUNT),
  capture: ({ key }) => cards.capture(key),
  void: ({ key }) => cards.void(key),
  reverse: ({ key }) => cards.reverse(key),
  refund: refundOf('first', 400),
  'refund of another unit': refundOf('second', 700),
  'refund in the dashboard': async ({ key }) => {
    const [intent] = stripe.findIntents(key);
    if (intent && stripe.getMoney(key).captured - stripe.getMoney(key).refunded >= 50)
      stripe.refundInDashboard(intent.id, 50);
  },
  'a day passes': async () => stripe.advance(KEY_LIFETIME_MS),
};

/** Concurrent calls, with the faults that the next requests hit. */
const batch = fc.record({
  calls: fc.array(fc.constantFrom(...Object.keys(CALLS)), { minLength: 1, maxLength: 3 }),
  faults: fc.array(
    fc.tuple(
      fc.constantFrom('payment_intents$', 'confirm$', 'capture$', 'cancel$', 'POST .*refunds', 'GET .*'),
      fc.constantFrom<FakeFault>('TIMEOUT', 'LOST_ANSWER', 'SERVER_ERROR', 'UNREACHABLE'),
    ),
    { maxLength: 2 },
  ),
});

/** Checks that a call failed only in a way that the shop expects. */
function expectKnown(reason: unknown): void {
  if (reason instanceof GatewayUnavailableError) return;
  expect((reason as Error).message).toMatch(/^Nothing (is held|was captured) under/);
}

it('never charges twice, refunds too much or leaves a hold, whatever calls and faults come together', async () => {
  const token = await cards.tokenize({
    accountNumber: '4242424242424242',
    cvv: '123',
    expiryMonth: '12',
    expiryYear: '2035',
  });
  await fc.assert(
    fc.asyncProperty(fc.array(batch, { minLength: 1, maxLength: 8 }), async (batches) => {
      const payment = { key: randomUUID(), token };
      for (const { calls, faults } of batches) {
        for (const [path, fault] of faults) stripe.failNext(new RegExp(path), fault);
        for (const result of await Promise.allSettled(calls.map((name) => CALLS[name]!(payment))))
          if (result.status === 'rejected') expectKnown(result.reason);
        stripe.endFaults();
        const { held, captured, refunded } = stripe.getMoney(payment.key);
        expect(held + captured).toBeLessThanOrEqual(AMOUNT);
        expect(refunded).toBeLessThanOrEqual(captured);
      }
      // Housekeeping repeats the last step; Stripe may repeat its own failure for a day.
      stripe.advance(KEY_LIFETIME_MS);
      await cards.void(payment.key);
      await cards.reverse(payment.key).catch(expectKnown);
      await cards.reverse(payment.key);
      const { held, captured, refunded } = stripe.getMoney(payment.key);
      expect(held).toBe(0);
      expect(refunded).toBe(captured);
      await expect(cards.capture(payment.key)).rejects.toThrow('Nothing is held');
    }),
    { numRuns: RUNS },
  );
});
