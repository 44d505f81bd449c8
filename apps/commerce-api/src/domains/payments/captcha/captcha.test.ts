import { add, readCart } from '../../../testing/carts.ts';
import {
  cardBody,
  giftCard,
  GOOD_CARD,
  order,
  payBy,
  readyToOrder,
  storedValueBody,
} from '../../../testing/checkouts.ts';
import { solve, solveCaptcha } from '../../../testing/solve-captcha.ts';
import { createTestShop, type Shopper, type TestReply, type TestShop } from '../../../testing/test-shop.ts';

const FREE = 3;
const FREE_BY_ADDRESS = 5;
const MINUTE = 60_000;
const GIFT = giftCard(2500, 41);
const PREPAID = '6006500025000000042';
const DECLINED = '4000000000000002';

let shop: TestShop;
let shopper: Shopper;
let serial = 0;
/** The client address of a test. */
let from: { headers: Record<string, string> };

beforeAll(async () => {
  shop = await createTestShop({
    products: [{ sku: 'paper', price: 1000, stock: 1000 }],
    env: {
      CAPTCHA_AFTER_FAILURES: String(FREE),
      CAPTCHA_AFTER_ADDRESS_FAILURES: String(FREE_BY_ADDRESS),
      CAPTCHA_COST: '1',
      TRUST_PROXY: '1',
    },
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shopper = shop.shopper();
  from = { headers: { 'x-forwarded-for': `203.0.113.${(serial += 1)}` } };
  await add(shopper, 'paper');
});

const pay = (number: string, code?: string, captcha?: string, by = shopper): Promise<TestReply> =>
  by.post(
    '/checkout/default/payment',
    { ...storedValueBody(number, code), ...(captcha && { captcha }) },
    from,
  );
const failGift = (captcha?: string, by?: Shopper) => pay(GIFT, '9999', captcha, by);
const solved = (section: string, by = shopper) => solveCaptcha(by, section, from.headers);
const check = (cvv: string, captcha?: string, by = shopper) =>
  by.post(
    '/payment/balance',
    { paymentType: 'GIFT_CARD', accountNumber: GIFT, cvv, ...(captcha && { captcha }) },
    from,
  );

it('is required for cards that are checked for the cart as for added ones, and for every way to send them', async () => {
  const send = (more: Record<string, unknown>) =>
    shopper.post(
      '/checkout/default/payment',
      { cardPayment: { ...storedValueBody(GIFT, '9999').cardPayment, ...more } },
      from,
    );
  for (let count = 0; count < FREE; count += 1)
    expect((await send({ addedToOrder: false })).body.error.code).toBe('GIFT_CARD_D33');
  expect((await send({ addedToOrder: false })).body.error).toMatchObject({
    status: 403,
    code: 'CAPTCHA_REQUIRED',
  });
  expect((await failGift()).body.error.code).toBe('CAPTCHA_REQUIRED');
  // A card with a number cannot pass as a saved or checked card.
  expect((await send({ profileRefId: 'saved' })).body.error.field).toBe('cardPayment.profileRefId');
  expect((await send({ id: 'checked' })).body.error.field).toBe('cardPayment.id');
});

/** Uses up the session's attempts. */
async function useUp(): Promise<TestReply> {
  let reply = await failGift();
  for (let count = 1; count < FREE; count += 1) reply = await failGift();
  return reply;
}

it('is required after three wrong gift cards; its section is in the refusal, the cart and checkout', async () => {
  for (let count = 1; count < FREE; count += 1) {
    const refused = await failGift();
    expect(refused.body.error.code).toBe('GIFT_CARD_D33');
    expect(refused.body.error).not.toHaveProperty('captchaData');
  }
  expect(await readCart(shopper)).not.toHaveProperty('captchaData');
  const last = await failGift();
  expect(last.status).toBe(400);
  expect(last.body.error).toMatchObject({ code: 'GIFT_CARD_D33', captchaData: { captchaSection: 'gift' } });
  expect((await readCart(shopper)).captchaData).toEqual({ captchaSection: 'gift' });
  const { checkoutInfo } = (await shopper.get('/checkout/precheckout')).body.data;
  expect(checkoutInfo.captchaData).toEqual({ captchaSection: 'gift' });

  const refused = await pay(GIFT);
  expect(refused.status).toBe(403);
  expect(refused.body.error).toMatchObject({
    code: 'CAPTCHA_REQUIRED',
    field: 'captcha',
    message: 'Confirm that you’re human, then enter the card again.',
    captchaData: { captchaSection: 'gift' },
  });
});

it('accepts a valid card, which ends it', async () => {
  await useUp();
  expect((await pay(GIFT, undefined, await solved('gift'))).status).toBe(200);
  expect(await readCart(shopper)).not.toHaveProperty('captchaData');
  expect((await failGift()).body.error.code).toBe('GIFT_CARD_D33');
});

it('is needed again after each wrong card sent with one', async () => {
  await useUp();
  const refused = await failGift(await solved('gift'));
  expect(refused.body.error).toMatchObject({
    code: 'GIFT_CARD_D33',
    captchaData: { captchaSection: 'gift' },
  });
  expect((await pay(GIFT)).body.error.code).toBe('CAPTCHA_REQUIRED');
});

it('concerns one kind of card; balance checks count with the cards of their kind', async () => {
  for (let count = 0; count < FREE; count += 1) await check('9999');
  expect((await check('0041')).body.error.code).toBe('CAPTCHA_REQUIRED');
  expect((await pay(GIFT)).body.error.code).toBe('CAPTCHA_REQUIRED');
  expect((await pay(PREPAID)).status).toBe(200);
  expect((await check('0041', await solved('gift'))).body.data).toEqual({
    balance: 25,
    lastFourDigit: '0041',
  });
});

it('counts blocked cards and wrong card numbers, but no cards without a balance and no other mistakes', async () => {
  const empty = giftCard(0, 43);
  for (let count = 0; count <= FREE; count += 1)
    expect((await pay(empty)).body.error.code).toBe('GIFT_CARD_D38');
  for (let count = 0; count < FREE; count += 1)
    expect((await pay('6006490025009900001')).body.error.code).toBe('GIFT_CARD_D39');
  expect((await pay(GIFT)).body.error.code).toBe('CAPTCHA_REQUIRED');

  const typed = (number: string, more: object = {}) =>
    shopper.post('/checkout/default/payment', { ...cardBody(number), ...more }, from);
  for (let count = 0; count < FREE; count += 1)
    expect((await typed('4111111111111112')).body.error.code).toBe('INVALID_CARD');
  const refused = await typed(GOOD_CARD);
  expect(refused.body.error).toMatchObject({
    code: 'CAPTCHA_REQUIRED',
    captchaData: { captchaSection: 'credit' },
  });
  expect((await typed(GOOD_CARD, { captcha: await solved('credit') })).status).toBe(200);
});

it('counts declines when orders are placed, each once', async () => {
  const total = await readyToOrder(shopper, 'paper', { card: DECLINED });
  const place = (key: string) =>
    shopper.post('/checkout/default/order', { expectedTotal: total }, { ...from, key });
  for (let count = 0; count < FREE; count += 1) expect((await place('same')).status).toBe(402);
  expect(await readCart(shopper)).not.toHaveProperty('captchaData');
  for (let count = 1; count < FREE; count += 1) await place(`key-${count}`);
  expect((await readCart(shopper)).captchaData).toEqual({ captchaSection: 'credit' });
  expect((await shopper.post('/checkout/default/payment', cardBody(), from)).body.error.code).toBe(
    'CAPTCHA_REQUIRED',
  );
});

it('is required of all sessions from an address with many failures', async () => {
  await useUp();
  const other = shop.shopper();
  await add(other, 'paper');
  for (let count = FREE; count < FREE_BY_ADDRESS; count += 1) await failGift(undefined, other);
  const third = shop.shopper();
  await add(third, 'paper');
  expect((await pay(GIFT, undefined, undefined, third)).body.error.code).toBe('CAPTCHA_REQUIRED');
  expect((await readCart(third)).captchaData).toEqual({ captchaSection: 'gift' });
  from = { headers: { 'x-forwarded-for': '203.0.114.1' } };
  expect((await pay(GIFT, undefined, undefined, third)).status).toBe(200);
});

it('also applies to callers without a session, by their address', async () => {
  const stranger = shop.shopper();
  for (let count = 0; count < FREE; count += 1) await check('9999', undefined, stranger);
  expect((await check('0041', undefined, stranger)).body.error.code).toBe('CAPTCHA_REQUIRED');
  expect((await check('0041', await solved('gift', stranger), stranger)).status).toBe(200);
  expect(stranger.cookies.size).toBe(0);
});

it('is no longer required a quarter of an hour later', async () => {
  await useUp();
  shop.clock.now = new Date(shop.clock.now.getTime() + 15 * MINUTE);
  expect(await readCart(shopper)).not.toHaveProperty('captchaData');
  expect((await pay(GIFT)).status).toBe(200);
});

describe('an answer', () => {
  const refusal = async (captcha: string) => (await pay(GIFT, undefined, captcha)).body.error.code as string;
  beforeEach(useUp);

  it('counts once', async () => {
    const answer = await solved('gift');
    await failGift(answer);
    expect(await refusal(answer)).toBe('CAPTCHA_FAILED');
  });

  it('counts only for the section and the session that it was made for', async () => {
    expect(await refusal(await solved('prepaid'))).toBe('CAPTCHA_FAILED');
    const other = shop.shopper();
    await add(other, 'paper');
    expect(await refusal(await solved('gift', other))).toBe('CAPTCHA_FAILED');
  });

  it('expires after ten minutes', async () => {
    const answer = await solved('gift');
    shop.clock.now = new Date(shop.clock.now.getTime() + 10 * MINUTE);
    const { body, status } = await pay(GIFT, undefined, answer);
    expect([status, body.error.code]).toEqual([403, 'CAPTCHA_EXPIRED']);
    expect(body.error.captchaData).toEqual({ captchaSection: 'gift' });
  });

  it('must be a solution of a signed challenge', async () => {
    const answer = JSON.parse(Buffer.from(await solved('gift'), 'base64url').toString()) as {
      challenge: { parameters: { cost: number; data: { until: number } } };
      solution: { counter: number };
    };
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const { challenge, solution } = answer;
    const later = { ...challenge.parameters, data: { ...challenge.parameters.data, until: 9e15 } };
    for (const forged of [
      encode({ ...answer, challenge: { ...challenge, parameters: later } }),
      encode({ challenge, solution: { ...solution, counter: solution.counter + 1 } }),
      encode({ challenge }),
      encode(null),
      'not base64 {}',
    ])
      expect(await refusal(forged)).toBe('CAPTCHA_FAILED');
    const unsigned = { ...challenge, signature: undefined };
    expect(await refusal(await solve(encode(unsigned)))).toBe('CAPTCHA_FAILED');
    expect((await pay(GIFT, undefined, encode(answer))).status).toBe(200);
  });
});

it('keeps digests only: neither answers nor cards are in the tables or in the log', async () => {
  await useUp();
  const answer = await solved('gift');
  await pay(GIFT, undefined, answer);
  const used = await shop.database.db.selectFrom('used_captchas').selectAll().execute();
  const counters = await shop.database.db.selectFrom('attempt_counters').selectAll().execute();
  const kept = JSON.stringify([used, counters]) + shop.logged();
  expect(used.length).toBeGreaterThan(0);
  expect(kept).not.toContain(answer);
  expect(kept).not.toContain(GIFT);
});

it('saving cards in the account counts with the credit cards', async () => {
  const member = shop.shopper();
  await member.post('/account/register', {
    firstName: 'Ada',
    lastName: 'Page',
    username: `captcha${serial}@example.com`,
    password: 'a long phrase of mine',
  });
  const save = (number: string, captcha?: string) =>
    member.post('/account/payments', { ...cardBody(number), ...(captcha && { captcha }) }, from);
  for (let count = 0; count < FREE; count += 1) await save('4111111111111112');
  expect((await save(GOOD_CARD)).body.error.code).toBe('CAPTCHA_REQUIRED');
  const saved = await save(GOOD_CARD, await solved('credit', member));
  expect(saved.status).toBe(200);
  // A saved card is already known and needs no captcha.
  await add(member, 'paper');
  for (let count = 0; count < FREE; count += 1) await payBy(member, '4111111111111112');
  const { id } = saved.body.data.userPayments[0];
  const { paymentType, source, currencyCode } = cardBody().cardPayment;
  const byProfile = { cardPayment: { paymentType, source, currencyCode, profileRefId: id } };
  expect((await member.post('/checkout/default/payment', byProfile, from)).status).toBe(200);
  expect((await order(member, 0)).status).not.toBe(403);
});
