import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCardNumber } from '@foolscap/payments/model';
import type { Database } from '../../kernel/database/database.ts';
import { findUnbalancedCards, listEntries } from '../../testing/stored-value.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { createSandboxGateway, SANDBOX_CARDS } from './sandbox-gateway.ts';

let database: Database;
let gateway: PaymentGateway;
beforeAll(async () => {
  database = await createTestDatabase();
  gateway = createSandboxGateway(database.db);
});
afterAll(() => database.close());

const getToken = (accountNumber: string) =>
  gateway.cards.tokenize({ accountNumber, cvv: '123', expiryMonth: '12', expiryYear: '2035' });
const entry = (key: string) =>
  database.db.selectFrom('sandbox_ledger').selectAll().where('key', '=', key).executeTakeFirst();
const numberWhich = (behavior: string) =>
  Object.entries(SANDBOX_CARDS).find(([, each]) => each === behavior)![0];

it.each(Object.entries(SANDBOX_CARDS))('takes %s (%s) as a card, and its page lists it', (number) => {
  expect(checkCardNumber(number)).toEqual({ ok: true, brand: 'VISA' });
  const page = readFileSync(join(__dirname, '../../../../../docs/operators/payments-sandbox.md'), 'utf8');
  expect(page).toContain(number.replace(/(.{4})(?=.)/g, '$1 '));
});

it('gives the same answer to the same key, and holds the amount once', async () => {
  const token = await getToken('4111111111111111');
  const first = await gateway.cards.authorize('a', token, 1234);
  expect(first).toEqual({ approved: true, authorizationId: expect.any(String) });
  expect(await gateway.cards.authorize('a', token, 1234)).toEqual(first);
  expect(await entry('a')).toMatchObject({ state: 'AUTHORIZED', amount_minor: 1234 });
  await gateway.cards.capture('a');
  await gateway.cards.capture('a');
  expect(await entry('a')).toMatchObject({ state: 'CAPTURED' });
  // A captured amount cannot be released by accident.
  await gateway.cards.void('a');
  expect(await entry('a')).toMatchObject({ state: 'CAPTURED' });
});

it('knows a gift card again by its number, which its token does not give away', async () => {
  const card = { type: 'GIFT_CARD', accountNumber: '6006490025001234567', code: '4567' } as const;
  const found = await Promise.all([gateway.storedValue.find(card), gateway.storedValue.find(card)]);
  const { token } = found[0]!;
  expect(found).toEqual([
    { token, balance: 2500 },
    { token, balance: 2500 },
  ]);
  // There are so few possible numbers that an unkeyed digest would reveal one.
  const digest = createHash('sha256').update(card.accountNumber).digest();
  for (const encoding of ['hex', 'base64', 'base64url'] as const)
    expect(token).not.toContain(digest.toString(encoding).slice(0, 16));
  const other = await gateway.storedValue.find({ ...card, accountNumber: '6006490025002234567' });
  expect(other!.token).not.toBe(token);
});

it('voids a hold, also before the hold was requested', async () => {
  const token = await getToken('4111111111111111');
  await gateway.cards.authorize('b', token, 1);
  await gateway.cards.void('b');
  expect(await entry('b')).toMatchObject({ state: 'VOIDED' });
  await expect(gateway.cards.capture('b')).rejects.toThrow('Nothing is held');
  await gateway.cards.void('c');
  expect(await gateway.cards.authorize('c', token, 1)).toEqual({ approved: false, reason: 'DECLINED' });
});

it.each(['DECLINED', 'INSUFFICIENT_FUNDS', 'EXPIRED'])(
  'refuses a card that is %s, and says why',
  async (reason) => {
    const token = await getToken(numberWhich(reason));
    expect(await gateway.cards.authorize(reason, token, 1)).toEqual({ approved: false, reason });
    expect(await entry(reason)).toMatchObject({ state: 'DECLINED', reason });
  },
);

it('holds nothing when it never answers, and holds it when only the answer was lost', async () => {
  await expect(gateway.cards.authorize('t', await getToken(numberWhich('TIMEOUT')), 1)).rejects.toThrow(
    'did not answer',
  );
  expect(await entry('t')).toBeUndefined();
  const lost = await getToken(numberWhich('LOST_ANSWER'));
  await expect(gateway.cards.authorize('l', lost, 1)).rejects.toThrow('lost');
  expect(await gateway.cards.authorize('l', lost, 1)).toMatchObject({ approved: true });
});

it('refunds parts of what was captured, each once, and reverses the rest', async () => {
  await gateway.cards.authorize('r', await getToken('4111111111111111'), 1000);
  await expect(gateway.cards.refund('r', 'early', 100)).rejects.toThrow('Nothing was captured');
  await gateway.cards.capture('r');
  await gateway.cards.refund('r', 'first', 300);
  await gateway.cards.refund('r', 'first', 300);
  expect(await entry('r')).toMatchObject({ state: 'CAPTURED', refunded_minor: 300 });
  await gateway.cards.reverse('r');
  expect(await entry('r')).toMatchObject({ state: 'REFUNDED', refunded_minor: 1000 });
  // Nothing is left for a late refund.
  await gateway.cards.refund('r', 'late', 200);
  expect(await entry('r')).toMatchObject({ state: 'REFUNDED', refunded_minor: 1000 });
});

describe('a gift card', () => {
  const number = '6006490025000000042';
  const balance = async () =>
    (await gateway.storedValue.find({ type: 'GIFT_CARD', accountNumber: number, code: '0042' }))?.balance;

  it('has the balance of its number, and needs its code', async () => {
    expect(await balance()).toBe(2500);
    expect(
      await gateway.storedValue.find({ type: 'GIFT_CARD', accountNumber: number, code: '0043' }),
    ).toBeUndefined();
    expect(
      await gateway.storedValue.find({ type: 'PREPAID_CARD', accountNumber: number, code: '0042' }),
    ).toBeUndefined();
  });

  it('is read by its token; one that does not exist is not found', async () => {
    const other = '6006490013000000043';
    const found = await gateway.storedValue.find({ type: 'GIFT_CARD', accountNumber: other, code: '0043' });
    expect(await gateway.storedValue.read(found!.token)).toEqual(found);
    expect(await gateway.storedValue.read('value_unknown')).toBeUndefined();
  });

  it('never pays more than its balance, and gets back what is released or returned', async () => {
    const { token } = (await gateway.storedValue.find({
      type: 'GIFT_CARD',
      accountNumber: number,
      code: '0042',
    }))!;
    expect(await gateway.storedValue.authorize('g1', token, 2000)).toMatchObject({ approved: true });
    expect(await gateway.storedValue.authorize('g2', token, 501)).toEqual({
      approved: false,
      reason: 'INSUFFICIENT_FUNDS',
    });
    expect(await gateway.storedValue.authorize('g3', token, 500)).toMatchObject({ approved: true });
    expect(await balance()).toBe(0);
    expect(await gateway.storedValue.read(token)).toEqual({ token, balance: 0 });
    await gateway.storedValue.void('g3');
    await gateway.storedValue.void('g3');
    expect(await balance()).toBe(500);
    await gateway.storedValue.capture('g1');
    await gateway.storedValue.refund('g1', 'g1-part', 700);
    await gateway.storedValue.reverse('g1');
    expect(await balance()).toBe(2500);
    expect(await listEntries(database, token)).toEqual([
      'ISSUE 2500',
      'HOLD -2000',
      'HOLD -500',
      'RELEASE 500',
      'REFUND 700',
      'REFUND 1300',
    ]);
    expect(await findUnbalancedCards(database)).toEqual([]);
  });
});
