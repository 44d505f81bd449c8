import { randomUUID } from 'node:crypto';
import { connectStripe } from '../domains/payments/stripe/index.ts';
import { createFakeStripe } from '../domains/payments/stripe/testing/fake-stripe.ts';
import type { Database } from '../kernel/database/database.ts';
import { readSettings } from '../kernel/settings.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createPaymentGateway } from './payment-gateway.ts';

const CARD = { accountNumber: '4242424242424242', cvv: '123', expiryMonth: '12', expiryYear: '2035' };
const settings = readSettings({});
const provider = createFakeStripe();
const stripe = connectStripe({ secretKey: 'sk_test_fake', webhookSecret: 'whsec_fake' }, provider.httpClient);

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const getCards = async (connection?: typeof stripe) =>
  (await createPaymentGateway(settings, database, connection)).gateway.cards;

/** Charges a card under a new key. */
async function charge(cards: Awaited<ReturnType<typeof getCards>>): Promise<string> {
  const key = randomUUID();
  await cards.authorize(key, await cards.tokenize(CARD), 1000);
  await cards.capture(key);
  return key;
}

it('fills the role of cards alone by Stripe', async () => {
  const { gateway } = await createPaymentGateway(settings, database, stripe);
  expect(await gateway.cards.tokenize(CARD)).toMatch(/^pm_/);
  expect(
    await gateway.storedValue.find({
      type: 'GIFT_CARD',
      accountNumber: '6006490025000000042',
      code: '0042',
    }),
  ).toMatchObject({ balance: 2500 });
});

it('never takes a payment at Stripe for finished while Stripe is not configured', async () => {
  const key = await charge(await getCards(stripe));
  const sandbox = await getCards();
  for (const step of [
    () => sandbox.refund(key, `${key}-1`, 100),
    () => sandbox.reverse(key),
    () => sandbox.void(key),
  ])
    await expect(step()).rejects.toThrow('is at Stripe. Set PAYMENT_PROVIDER=stripe');
  await (await getCards(stripe)).refund(key, `${key}-1`, 100);
  expect(provider.getMoney(key)).toEqual({ held: 0, captured: 1000, refunded: 100 });
});

it('finishes payments of the sandbox in the sandbox after the change to Stripe', async () => {
  const key = await charge(await getCards());
  await (await getCards(stripe)).reverse(key);
  expect(
    await database.db.selectFrom('sandbox_ledger').selectAll().where('key', '=', key).executeTakeFirst(),
  ).toMatchObject({ state: 'REFUNDED' });
  expect(provider.findIntents(key)).toEqual([]);
});
