import { add, readCart } from '../../testing/carts.ts';
import { giftCard, payByGiftCard } from '../../testing/checkouts.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'paper', price: 1000, stock: 1000 }] });
});
afterAll(() => shop.close());
beforeEach(() => {
  shopper = shop.shopper();
});

const check = (from: Shopper, accountNumber: string, more: Record<string, unknown> = {}) =>
  from.post('/payment/balance', {
    paymentType: accountNumber.startsWith('600650') ? 'PREPAID_CARD' : 'GIFT_CARD',
    accountNumber,
    cvv: accountNumber.slice(-4),
    ...more,
  });

const GIFT = giftCard(2500, 31);

it.each([
  ['gift', GIFT, { balance: 25, lastFourDigit: '0031' }],
  ['prepaid', '6006500007500000032', { balance: 7.5, lastFourDigit: '0032' }],
  ['used-up', giftCard(0, 33), { balance: 0, lastFourDigit: '0033' }],
])('shows the balance of a %s card, and is not cached', async (_, number, data) => {
  const reply = await check(shopper, number);
  expect(reply.body).toEqual({ data });
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.text).not.toContain(number);
});

it('needs no cart and no session, starts none, and adds no card', async () => {
  await check(shopper, GIFT);
  expect(shopper.cookies.size).toBe(0);
  await add(shopper, 'paper');
  const before = await readCart(shopper);
  await check(shopper, GIFT);
  expect(await readCart(shopper)).toEqual(before);
});

it('shows the full balance while a card is on a cart, since it is not charged yet', async () => {
  await add(shopper, 'paper');
  await payByGiftCard(shopper, giftCard(500, 34));
  expect((await check(shopper, giftCard(500, 34))).body.data.balance).toBe(5);
});

it.each([
  ['a wrong code', GIFT, { cvv: '9999' }],
  ['a number without a card', '6006480025000000031', {}],
  ['a card of the other type', GIFT, { paymentType: 'PREPAID_CARD' }],
])('refuses %s in the specified words', async (_, number, more) => {
  const reply = await check(shopper, number, more);
  expect(reply.body.error).toMatchObject({
    status: 400,
    code: 'GIFT_CARD_D33',
    message: 'Please verify the card number and try again.',
    field: 'accountNumber',
  });
  expect(reply.text).not.toContain(number);
});

it.each([
  ['a type without a balance', { paymentType: 'CREDIT_CARD' }, 'paymentType'],
  ['letters in the number', { accountNumber: '600649002500000003a' }, 'accountNumber'],
  ['twenty digits', { accountNumber: `${GIFT}1` }, 'accountNumber'],
  ['a number instead of a text', { accountNumber: 6006490025000000 }, 'accountNumber'],
  ['three digits of the code', { cvv: '031' }, 'cvv'],
  ['no code', { cvv: undefined }, 'cvv'],
  ['an unknown field', { brand: 'VISA' }, 'brand'],
])('refuses %s, and names the field', async (_, more, field) => {
  const reply = await check(shopper, GIFT, more);
  expect(reply.body.error).toMatchObject({ status: 400, field });
  expect(reply.text).not.toContain('60064900250000000');
});

it('limits tries of a session together with added cards, and of an address with many sessions', async () => {
  const strict = await createTestShop({
    env: { CARD_ATTEMPTS_PER_MINUTE: '3' },
    products: [{ sku: 'paper' }],
  });
  const tooMany = { status: 429, code: 'TOO_MANY_REQUESTS' };
  const thief = strict.shopper();
  await add(thief, 'paper');
  expect((await check(thief, GIFT)).status).toBe(200);
  expect((await payByGiftCard(thief, GIFT)).status).toBe(200);
  expect((await check(thief, GIFT)).status).toBe(200);
  expect((await check(thief, GIFT)).body.error).toMatchObject(tooMany);
  expect((await payByGiftCard(thief, GIFT)).body.error).toMatchObject(tooMany);

  // Fifteen tries are allowed per address and minute; three are used.
  const statuses: number[] = [];
  for (let count = 0; count < 13; count += 1) {
    const other = strict.shopper();
    await add(other, 'paper');
    statuses.push((await check(other, GIFT)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429]);
  await strict.close();
});

it('neither keeps nor logs a number or a code', async () => {
  const number = giftCard(1234, 5_550_987);
  await check(shopper, number);
  await check(shopper, number, { cvv: '0986' });
  await check(shopper, `${number}1`);
  expect(shop.logged()).not.toContain(number);
  expect(shop.logged()).not.toMatch(/"(cvv|accountNumber)":"\d/);
  for (const table of ['sandbox_stored_value', 'cart_tenders', 'sessions', 'idempotency_keys'] as const) {
    const rows = JSON.stringify(await shop.database.db.selectFrom(table).selectAll().execute());
    expect(rows).not.toContain(number);
  }
});
