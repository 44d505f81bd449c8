import { toMinorUnits } from '@foolscap/core/money';
import { add, ADDRESS, readCart } from '../../testing/carts.ts';
import {
  applyChecked,
  checkGiftCard,
  giftCard,
  order,
  payBy,
  payByGiftCard,
  readyToOrder,
  storedValueBody,
} from '../../testing/checkouts.ts';
import { createTestShop, type Shopper, type TestReply, type TestShop } from '../../testing/test-shop.ts';
import type { FoundStoredValue } from './payment-gateway.ts';
import { createSandboxGateway } from './sandbox-gateway.ts';

/* Checking a balance keeps the card on the cart without applying it (storefront-4.20). */

const PAYMENT = '/checkout/default/payment';

let shop: TestShop;
let shopper: Shopper;
/** Replaces the gateway's reply about a card that was found before. */
let answer: ((found: FoundStoredValue | undefined) => FoundStoredValue | undefined) | undefined;
beforeAll(async () => {
  shop = await createTestShop({
    env: { CARD_ATTEMPTS_PER_MINUTE: '1000' },
    products: [{ sku: 'paper', price: 1000, stock: 1000 }],
    gateway: ({ db }) => {
      const gateway = createSandboxGateway(db);
      const read = async (token: string) => {
        const found = await gateway.storedValue.read(token);
        return answer ? answer(found) : found;
      };
      return { ...gateway, storedValue: { ...gateway.storedValue, read } };
    },
  });
});
afterAll(() => shop.close());
beforeEach(() => {
  shopper = shop.shopper();
  answer = undefined;
});

let serial = 0;
const newGiftCard = (balance: number) => giftCard(balance, 420_000 + (serial += 1));

const getInfo = async (by = shopper) => (await by.get('/checkout/precheckout')).body.data.checkoutInfo;
const getCards = async (by = shopper) => (await getInfo(by)).orderPayments as Record<string, unknown>[];
const getId = (reply: TestReply) => {
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body.data.orderPayment.id as string;
};

describe('a checked card', () => {
  it('is listed with its balance and not applied; the total to pay stays', async () => {
    await add(shopper, 'paper');
    const before = (await readCart(shopper)).cartSummary;
    const card = newGiftCard(2500);
    const reply = await checkGiftCard(shopper, card);
    const lastFourDigit = card.slice(-4);
    expect(reply.body.data).toEqual({
      orderPayment: {
        id: expect.any(String),
        paymentType: 'GIFT_CARD',
        lastFourDigit,
        balance: 25,
        addedToOrder: false,
      },
    });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.text).not.toContain(card);
    expect(await getCards()).toEqual([
      {
        id: getId(reply),
        paymentType: 'GIFT_CARD',
        lastFourDigit,
        addedToOrder: false,
        amountApplied: 0,
        balance: 25,
      },
    ]);
    const { cartSummary, ...cart } = await readCart(shopper);
    expect(cartSummary).toEqual(before);
    expect(cart).not.toHaveProperty('orderPayment');
  });

  it('does not make the payment complete, is not taken by an order and is not on it', async () => {
    await shop.database.db.deleteFrom('cart_checked_cards').execute();
    const card = newGiftCard(90_000);
    await add(shopper, 'paper');
    await shopper.put('/checkout/default', { addresses: [ADDRESS], emailId1: 'ada@example.com' });
    await checkGiftCard(shopper, card);
    const { sections, totals } = await getInfo();
    expect(sections).toContainEqual({ type: 'PAYMENT', done: false });
    expect((await order(shopper, totals.ordTotal)).body.error).toMatchObject({
      status: 400,
      code: 'PAYMENT_MISSING',
    });

    await payBy(shopper, '4111111111111111');
    const placed = (await order(shopper, totals.ordTotal)).body.data.order;
    expect(placed.payments).toEqual([
      { type: 'CARD', brand: 'VISA', lastFourDigit: '1111', amountApplied: totals.ordTotal },
    ]);
    expect(JSON.stringify(placed)).not.toContain('GIFT_CARD');
    const { db } = shop.database;
    expect(await db.selectFrom('cart_checked_cards').select('id').execute()).toEqual([]);
    // The card still has its full balance, and the next cart does not list it.
    await add(shopper, 'paper');
    expect(await getCards()).toEqual([]);
    expect((await checkGiftCard(shopper, card)).body.data.orderPayment.balance).toBe(900);
  });

  it('is listed once, under one id, with its current balance', async () => {
    const card = newGiftCard(700);
    await add(shopper, 'paper');
    const first = await checkGiftCard(shopper, card);
    // Another shopper spends part of it.
    const other = shop.shopper();
    const total = await readyToOrder(other, 'paper');
    await payByGiftCard(other, card);
    await order(other, total);
    const left = await checkGiftCard(shopper, card);
    expect(getId(left)).toBe(getId(first));
    expect(left.body.data.orderPayment.balance).toBe(0);
    expect(await getCards()).toMatchObject([{ id: getId(first), addedToOrder: false, balance: 0 }]);
  });

  it('stays applied if it is applied', async () => {
    await add(shopper, 'paper', 3);
    const card = newGiftCard(500);
    const applied = await payByGiftCard(shopper, card);
    const checked = await checkGiftCard(shopper, card);
    expect(checked.body).toEqual(applied.body);
    expect(await getCards()).toMatchObject([
      { id: getId(applied), addedToOrder: true, amountApplied: 5, balance: 5 },
    ]);
  });

  it('is listed after the applied ones, also without a balance', async () => {
    await add(shopper, 'paper', 3);
    const [empty, applied] = [newGiftCard(0), newGiftCard(500)];
    expect((await checkGiftCard(shopper, empty)).body.data.orderPayment).toMatchObject({
      balance: 0,
      addedToOrder: false,
    });
    await payByGiftCard(shopper, applied);
    expect(await getCards()).toMatchObject([
      { lastFourDigit: applied.slice(-4), addedToOrder: true },
      { lastFourDigit: empty.slice(-4), addedToOrder: false },
    ]);
  });

  it('belongs to one cart: another shopper can neither apply nor remove it', async () => {
    await add(shopper, 'paper');
    const id = getId(await checkGiftCard(shopper, newGiftCard(500)));
    const other = shop.shopper();
    await add(other, 'paper');
    const notFound = { status: 404, code: 'PAYMENT_NOT_FOUND' };
    expect((await applyChecked(other, id)).body.error).toMatchObject(notFound);
    expect((await other.remove(`${PAYMENT}/${id}`)).body.error).toMatchObject(notFound);
    expect(await getCards(other)).toEqual([]);
    expect(await getCards()).toHaveLength(1);
  });

  it('is removed like a payment', async () => {
    await add(shopper, 'paper');
    const id = getId(await checkGiftCard(shopper, newGiftCard(500)));
    expect((await shopper.remove(`${PAYMENT}/${id}`)).status).toBe(200);
    expect((await shopper.remove(`${PAYMENT}/${id}`)).body.error.code).toBe('PAYMENT_NOT_FOUND');
    expect(await getCards()).toEqual([]);
  });

  it('keeps its first reply under a key', async () => {
    await add(shopper, 'paper');
    const card = newGiftCard(500);
    const { cardPayment } = storedValueBody(card);
    const body = { cardPayment: { ...cardPayment, addedToOrder: false } };
    const first = await shopper.post(PAYMENT, body, { key: 'checked-once' });
    await shopper.remove(`${PAYMENT}/${getId(first)}`);
    expect((await shopper.post(PAYMENT, body, { key: 'checked-once' })).body).toEqual(first.body);
    expect(await getCards()).toEqual([]);
  });
});

describe('applying a checked card', () => {
  it('needs no number, keeps its id, and lets it pay', async () => {
    const total = await readyToOrder(shopper, 'paper', { qty: 3 });
    const [first, second] = [newGiftCard(500), newGiftCard(300)];
    const id = getId(await checkGiftCard(shopper, first));
    await payByGiftCard(shopper, second);
    const applied = await applyChecked(shopper, id);
    expect(applied.body.data.orderPayment).toEqual({
      id,
      paymentType: 'GIFT_CARD',
      lastFourDigit: first.slice(-4),
      balance: 5,
      addedToOrder: true,
    });
    // It pays after the card that was applied before it.
    expect(await getCards()).toMatchObject([
      { lastFourDigit: second.slice(-4), addedToOrder: true, amountApplied: 3 },
      { id, addedToOrder: true, amountApplied: 5 },
    ]);
    const placed = (await order(shopper, total)).body.data.order;
    expect(placed.payments).toMatchObject([
      { type: 'GIFT_CARD', amountApplied: 3 },
      { type: 'GIFT_CARD', amountApplied: 5 },
      { type: 'CARD', amountApplied: (toMinorUnits(total)! - 800) / 100 },
    ]);
  });

  it('by its number moves it as well, under the same id; once it is applied, its id applies it again', async () => {
    await add(shopper, 'paper');
    const card = newGiftCard(500);
    const id = getId(await checkGiftCard(shopper, card));
    expect(getId(await payByGiftCard(shopper, card))).toBe(id);
    expect(getId(await applyChecked(shopper, id))).toBe(id);
    expect(await getCards()).toMatchObject([{ id, addedToOrder: true }]);
  });

  it.each([
    ['has no balance left', 'GIFT_CARD_D38', (found?: FoundStoredValue) => found && { ...found, balance: 0 }],
    [
      'was reported as lost',
      'GIFT_CARD_D39',
      (found?: FoundStoredValue) => found && { ...found, isBlocked: true },
    ],
    ['does not exist any more', 'GIFT_CARD_D33', () => undefined],
  ])('is rejected if the card %s in the meantime', async (_, code, reading) => {
    await add(shopper, 'paper');
    const id = getId(await checkGiftCard(shopper, newGiftCard(500)));
    answer = reading;
    expect((await applyChecked(shopper, id)).body.error).toMatchObject({
      status: 400,
      code,
      field: 'cardPayment.id',
    });
    expect(await getCards()).toMatchObject([{ id, addedToOrder: false }]);
  });

  it('uses the balance that the card has now', async () => {
    await add(shopper, 'paper');
    const id = getId(await checkGiftCard(shopper, newGiftCard(500)));
    answer = (found) => found && { ...found, balance: 123 };
    await applyChecked(shopper, id);
    expect(await getCards()).toMatchObject([{ id, balance: 1.23, amountApplied: 1.23 }]);
  });

  it('is not for a card of the other type', async () => {
    await add(shopper, 'paper');
    const id = getId(await checkGiftCard(shopper, newGiftCard(500)));
    expect((await applyChecked(shopper, id, 'PREPAID_CARD')).body.error.code).toBe('PAYMENT_NOT_FOUND');
  });

  it('does not restore a card that another tab removes during the call', async () => {
    await add(shopper, 'paper');
    const id = getId(await checkGiftCard(shopper, newGiftCard(500)));
    let removal: Promise<TestReply> | undefined;
    answer = (found) => {
      removal = shopper.remove(`${PAYMENT}/${id}`);
      return found;
    };
    const reply = await applyChecked(shopper, id);
    // The two calls wait for the same cart, and either may come first.
    expect((await removal!).status).toBe(200);
    expect([200, 404]).toContain(reply.status);
    expect(await getCards()).toEqual([]);
  });
});

describe('limits', () => {
  it('five applied cards: a sixth can be checked, and applied after one is removed', async () => {
    await add(shopper, 'paper', 9);
    const applied: string[] = [];
    for (let count = 0; count < 5; count += 1)
      applied.push(getId(await payByGiftCard(shopper, newGiftCard(100))));
    const id = getId(await checkGiftCard(shopper, newGiftCard(100)));
    expect((await applyChecked(shopper, id)).body.error).toMatchObject({
      status: 400,
      code: 'GIFT_CARD_LIMIT_EXCEEDED',
    });
    await shopper.remove(`${PAYMENT}/${applied[0]!}`);
    expect((await applyChecked(shopper, id)).status).toBe(200);
  });

  it('five checked cards: a sixth is refused, one of them can be checked again, and cards can be applied', async () => {
    await add(shopper, 'paper', 9);
    const cards = Array.from({ length: 5 }, () => newGiftCard(100));
    for (const card of cards) expect((await checkGiftCard(shopper, card)).status).toBe(200);
    expect((await checkGiftCard(shopper, newGiftCard(100))).body.error).toMatchObject({
      status: 400,
      code: 'GIFT_CARD_LIMIT_EXCEEDED',
      message: expect.stringContaining('not applied'),
    });
    expect((await checkGiftCard(shopper, cards[2]!)).status).toBe(200);
    expect((await payByGiftCard(shopper, newGiftCard(100))).status).toBe(200);
    expect(await getCards()).toHaveLength(6);
  });
});

it.each([
  ['a wrong code', (card: string) => ({ ...storedValueBody(card, '9999').cardPayment }), 'GIFT_CARD_D33'],
  ['a blocked card', () => storedValueBody('6006490025009900001').cardPayment, 'GIFT_CARD_D39'],
  ['a short code', (card: string) => ({ ...storedValueBody(card, '123').cardPayment }), 'INVALID_CARD'],
])('refuses to check %s, and lists nothing', async (_, cardPayment, code) => {
  await add(shopper, 'paper');
  const body = { cardPayment: { ...cardPayment(newGiftCard(500)), addedToOrder: false } };
  expect((await shopper.post(PAYMENT, body)).body.error).toMatchObject({ status: 400, code });
  expect(await getCards()).toEqual([]);
});

it.each([
  ['a credit card', { paymentType: 'CREDIT_CARD', addedToOrder: false }, 'addedToOrder'],
  ['a number and an id', { ...storedValueBody(giftCard(1, 1)).cardPayment, id: 'any' }, 'id'],
  ['an id of a card to check', { paymentType: 'GIFT_CARD', id: 'any', addedToOrder: false }, 'id'],
  ['an id with a code', { paymentType: 'GIFT_CARD', id: 'any', cvv: '0001' }, 'id'],
  ['a saved gift card', { paymentType: 'GIFT_CARD', profileRefId: 'any' }, 'profileRefId'],
])('a request with %s is refused', async (_, cardPayment, field) => {
  await add(shopper, 'paper');
  const body = { cardPayment: { source: 'USER_KEYED', currencyCode: 'USD', ...cardPayment } };
  expect((await shopper.post(PAYMENT, body)).body.error).toMatchObject({
    status: 400,
    field: `cardPayment.${field}`,
  });
});

it('needs a cart with lines', async () => {
  expect((await checkGiftCard(shopper, newGiftCard(500))).body.error.code).toBe('EMPTY_CART');
  expect(shopper.cookies.size).toBe(0);
});

it('checks count with added cards for the limit per minute', async () => {
  const strict = await createTestShop({
    env: { CARD_ATTEMPTS_PER_MINUTE: '3' },
    products: [{ sku: 'paper' }],
  });
  const thief = strict.shopper();
  await add(thief, 'paper');
  const statuses: number[] = [];
  for (let count = 0; count < 2; count += 1) {
    statuses.push((await checkGiftCard(thief, giftCard(500, 1), '9999')).status);
    statuses.push((await payByGiftCard(thief, giftCard(500, 1), '9999')).status);
  }
  expect(statuses).toEqual([400, 400, 400, 429]);
  await strict.close();
});

it('neither keeps nor logs a number or a code', async () => {
  await add(shopper, 'paper');
  const number = newGiftCard(1234);
  const id = getId(await checkGiftCard(shopper, number));
  await checkGiftCard(shopper, number, '0986');
  const applied = await applyChecked(shopper, id);
  expect(applied.text).not.toContain(number);
  expect(shop.logged()).not.toContain(number);
  expect(shop.logged()).not.toMatch(/"(cvv|accountNumber)":"\d/);
  for (const table of ['cart_checked_cards', 'cart_tenders', 'sessions', 'idempotency_keys'] as const) {
    const rows = JSON.stringify(await shop.database.db.selectFrom(table).selectAll().execute());
    expect(rows).not.toContain(number);
    expect(rows).not.toMatch(/"(?:cvv|accountNumber)\\?"/);
  }
});
