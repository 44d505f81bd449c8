import { sql } from 'kysely';
import type { PaymentInfo } from '@foolscap/payments/contract';
import { SAVED_CARD_LIMIT } from '@foolscap/payments/model';
import { add, ADDRESS, readCart } from '../../testing/carts.ts';
import { cardBody, order, readyToOrder } from '../../testing/checkouts.ts';
import { createTestShop, type Shopper, type TestReply, type TestShop } from '../../testing/test-shop.ts';
import { demoAccounts, writeDemoAccounts } from '../account/demo-accounts.ts';

const WALLET = '/account/payments';
const VISA = '4111111111111111';
const MASTERCARD = '5555555555554444';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'paper', price: 1000, stock: 1000 }] });
  await writeDemoAccounts(shop.database.db);
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.database.db.deleteFrom('saved_cards').execute();
  await shop.database.db.deleteFrom('carts').execute();
});

async function signedIn(which = 0): Promise<Shopper> {
  const { username, password } = demoAccounts.filter(({ tenant }) => tenant === 'sdc')[which]!;
  const shopper = shop.shopper();
  await shopper.post('/account/signin', { username, password });
  return shopper;
}

const save = (shopper: Shopper, number: string, more: Record<string, unknown> = {}, key?: string) =>
  shopper.post(WALLET, cardBody(number, more), key ? { key } : {});

const cards = ({ status, body, text }: TestReply): PaymentInfo['userPayments'] => {
  if (status !== 200) throw new Error(text);
  return (body.data as unknown as PaymentInfo).userPayments;
};

/** Pays for the cart with a saved card. */
const payBySaved = (shopper: Shopper, profileRefId: string, more: Record<string, unknown> = {}) =>
  shopper.post('/checkout/default/payment', {
    cardPayment: {
      paymentType: 'CREDIT_CARD',
      source: 'USER_KEYED',
      currencyCode: 'USD',
      profileRefId,
      ...more,
    },
  });

/** Returns a Visa number with a valid check digit that no other card in the test has. */
function visa(serial: number): string {
  const start = `4${String(serial).padStart(14, '0')}`;
  const sum = [...start].reverse().reduce((total, digit, place) => {
    const doubled = place % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return start + String((10 - (sum % 10)) % 10);
}

describe('the saved cards of an account', () => {
  it('are listed with their displayable details, never with their numbers', async () => {
    const shopper = await signedIn();
    const reply = await save(shopper, VISA, { userNotes: '  Office card ' });
    expect(cards(reply)).toEqual([
      {
        id: expect.any(String),
        brand: 'VISA',
        lastFourDigit: '1111',
        expiryMonth: '12',
        expiryYear: '2035',
        userNotes: 'Office card',
        billingAddress: expect.objectContaining({ address1: ADDRESS.address1, type: 'B' }),
        isDefault: true,
        lastUsed: false,
        membershipPayment: false,
      },
    ]);
    const list = await shopper.get(WALLET);
    expect(list.body.data).toMatchObject({ cardCount: 1, defaultPaymentId: cards(reply)[0]!.id });
    expect(list.text).not.toContain(VISA);
    const { rows } = await shop.database.db
      .selectFrom('saved_cards')
      .selectAll()
      .execute()
      .then((all) => ({ rows: all }));
    expect(JSON.stringify(rows)).not.toContain(VISA);
  });

  it('need a sign-in', async () => {
    const guest = shop.shopper();
    await add(guest, 'paper');
    for (const reply of [await guest.get(WALLET), await save(guest, VISA)])
      expect(reply).toMatchObject({ status: 401, body: { error: { code: 'SIGN_IN_REQUIRED' } } });
  });

  it('belong to one account: for others they do not exist', async () => {
    const [card] = cards(await save(await signedIn(0), VISA));
    const other = await signedIn(1);
    await add(other, 'paper');
    const replies = [
      await other.put(`${WALLET}/${card!.id}`, { userNotes: 'Mine' }),
      await other.remove(`${WALLET}/${card!.id}`),
      await payBySaved(other, card!.id),
    ];
    for (const reply of replies)
      expect(reply).toMatchObject({ status: 404, body: { error: { code: 'PAYMENT_NOT_FOUND' } } });
    expect(cards(await other.get(WALLET))).toEqual([]);
  });

  it('hold a card once: the same card again takes the new address, and keeps its nickname', async () => {
    const shopper = await signedIn();
    await save(shopper, VISA, { userNotes: 'Office card' });
    const moved = { ...ADDRESS, type: 'B', address1: '9 New Street' };
    const again = cards(await save(shopper, VISA, { contactInformation: { billingAddress: moved } }));
    expect(again).toHaveLength(1);
    expect(again[0]).toMatchObject({
      userNotes: 'Office card',
      billingAddress: { address1: '9 New Street' },
    });
  });

  it('are saved once for a repeated key, and the key refuses another card', async () => {
    const shopper = await signedIn();
    const first = await save(shopper, VISA, {}, 'save-1');
    await shopper.remove(`${WALLET}/${cards(first)[0]!.id}`);
    expect(cards(await save(shopper, VISA, {}, 'save-1'))).toEqual(cards(first));
    expect(cards(await shopper.get(WALLET))).toEqual([]);
    expect(await save(shopper, MASTERCARD, { brand: 'MASTER_CARD' }, 'save-1')).toMatchObject({
      status: 422,
    });
  });

  it(`are at most ${SAVED_CARD_LIMIT}`, async () => {
    const shopper = await signedIn();
    for (let serial = 1; serial <= SAVED_CARD_LIMIT; serial += 1)
      expect((await save(shopper, visa(serial))).status).toBe(200);
    expect(await save(shopper, visa(99))).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'SAVED_CARD_LIMIT_REACHED',
          message: 'You can save up to 10 cards. Remove one to add another.',
        },
      },
    });
    // A card that is already saved can still be updated.
    expect((await save(shopper, visa(3))).status).toBe(200);
  });

  it.each([
    ['a nickname of 33 characters', { userNotes: 'x'.repeat(33) }, 'cardPayment.userNotes'],
    ['an expired card', { expiryYear: '2020' }, 'cardPayment.expiryMonth'],
    ['a gift card', { paymentType: 'GIFT_CARD' }, 'cardPayment.paymentType'],
  ])('refuse %s', async (_, more, field) => {
    const shopper = await signedIn();
    expect(await save(shopper, VISA, more)).toMatchObject({ status: 400, body: { error: { field } } });
    expect(cards(await shopper.get(WALLET))).toEqual([]);
  });

  it('save the store’s own card without an expiration date', async () => {
    const shopper = await signedIn();
    const {
      expiryMonth: _month,
      expiryYear: _year,
      ...rest
    } = cardBody('6035000000000006', {
      brand: 'STAPLES',
    }).cardPayment;
    const [card] = cards(await shopper.post(WALLET, { cardPayment: rest }));
    expect(card).toMatchObject({ brand: 'STAPLES', lastFourDigit: '0006' });
    expect(card).not.toHaveProperty('expiryMonth');
  });
});

describe('the card of the membership', () => {
  const ofMembership = (reply: TestReply) => {
    const { userPayments, membershipPaymentId } = reply.body.data as PaymentInfo;
    const marked = userPayments.filter(({ membershipPayment }) => membershipPayment);
    expect(marked.map(({ id }) => id)).toEqual(
      membershipPaymentId === undefined ? [] : [membershipPaymentId],
    );
    return marked[0]?.lastFourDigit;
  };

  it('is at most one, moves to another card, and can be cleared', async () => {
    const shopper = await signedIn();
    expect(ofMembership(await save(shopper, VISA))).toBeUndefined();
    const second = await save(shopper, MASTERCARD, { brand: 'MASTER_CARD', membershipPayment: true });
    expect(ofMembership(second)).toBe(MASTERCARD.slice(-4));
    const visa = cards(second).find(({ brand }) => brand === 'VISA')!;
    const change = (membershipPayment: boolean) => shopper.put(`${WALLET}/${visa.id}`, { membershipPayment });
    // Unsetting a card that is not the membership card changes nothing.
    expect(ofMembership(await change(false))).toBe(MASTERCARD.slice(-4));
    expect(ofMembership(await change(true))).toBe(VISA.slice(-4));
    expect(ofMembership(await change(false))).toBeUndefined();
    await change(true);
    expect(ofMembership(await shopper.remove(`${WALLET}/${visa.id}`))).toBeUndefined();
  });

  it('is chosen only for a card that is saved', async () => {
    const guest = shop.shopper();
    await add(guest, 'paper');
    const body = cardBody(VISA, { membershipPayment: true });
    expect((await guest.post('/checkout/default/payment', body)).body.error).toMatchObject({
      status: 400,
      field: 'cardPayment.membershipPayment',
    });
  });
});

describe('a change of a saved card', () => {
  it('renames it, renews its date, moves its address, and makes it the default', async () => {
    const shopper = await signedIn();
    await save(shopper, VISA);
    const second = cards(await save(shopper, MASTERCARD, { brand: 'MASTER_CARD' })).find(
      ({ brand }) => brand === 'MASTER_CARD',
    )!;
    const billingAddress = { ...ADDRESS, type: 'B', city: 'Natick' };
    const changed = cards(
      await shopper.put(`${WALLET}/${second.id}`, {
        userNotes: 'Travel',
        expiryMonth: '03',
        expiryYear: '2040',
        billingAddress,
        defaultPayment: true,
      }),
    );
    // The default card comes first.
    expect(changed.map(({ brand, isDefault }) => [brand, isDefault])).toEqual([
      ['MASTER_CARD', true],
      ['VISA', false],
    ]);
    expect(changed[0]).toMatchObject({
      userNotes: 'Travel',
      expiryMonth: '03',
      expiryYear: '2040',
      billingAddress: { city: 'Natick' },
    });
    const renamed = cards(await shopper.put(`${WALLET}/${second.id}`, { userNotes: '' }));
    expect(renamed[0]).not.toHaveProperty('userNotes');
  });

  it.each([
    ['a date in the past', { expiryMonth: '01', expiryYear: '2020' }, 'PAYMENT_EXPIRED'],
    ['half a date', { expiryYear: '2040' }, 'INVALID_REQUEST'],
    ['an unknown field', { accountNumber: VISA }, 'INVALID_REQUEST'],
  ])('is refused with %s', async (_, body, code) => {
    const shopper = await signedIn();
    const [card] = cards(await save(shopper, VISA));
    expect(await shopper.put(`${WALLET}/${card!.id}`, body)).toMatchObject({
      status: 400,
      body: { error: { code } },
    });
  });

  it('that removes the default card makes the next one the default', async () => {
    const shopper = await signedIn();
    const [first] = cards(await save(shopper, VISA));
    await save(shopper, MASTERCARD, { brand: 'MASTER_CARD' });
    expect(cards(await shopper.remove(`${WALLET}/${first!.id}`))).toMatchObject([
      { brand: 'MASTER_CARD', isDefault: true },
    ]);
    expect(await shopper.remove(`${WALLET}/${first!.id}`)).toMatchObject({ status: 404 });
  });
});

describe('the saved cards in a cart', () => {
  const readPayments = async (shopper: Shopper) => {
    const { userPayment, paymentInfo } = (await readCart(shopper)) as never as Record<string, unknown>;
    return { userPayment, paymentInfo };
  };

  it('are named with brand and role, as in the wallet: userPayment and paymentInfo (cart-3.90)', async () => {
    const shopper = await signedIn();
    await add(shopper, 'paper');
    expect(await readPayments(shopper)).toEqual({});
    const [first] = cards(await save(shopper, VISA));
    const all = cards(
      await save(shopper, MASTERCARD, {
        brand: 'MASTER_CARD',
        membershipPayment: true,
        profilePayment: true,
      }),
    );
    const second = all.find(({ id }) => id !== first!.id)!;
    const userPayments = all.map(({ id, brand }) => ({ id, brand }));
    expect(userPayments).toContainEqual({ id: second.id, brand: 'MASTER_CARD' });
    expect(await readPayments(shopper)).toEqual({
      userPayment: { userPayments },
      paymentInfo: {
        userPayments,
        defaultPaymentId: first!.id,
        membershipPaymentId: second.id,
        cardCount: 2,
      },
    });
  });

  it('are left out of a cart that can be shown without them, while they cannot be read', async () => {
    const shopper = await signedIn();
    await add(shopper, 'paper');
    await save(shopper, VISA);
    const { db } = shop.database;
    await sql`alter table saved_cards rename to hidden_cards`.execute(db);
    const cart = await shopper.get('/checkout');
    await sql`alter table hidden_cards rename to saved_cards`.execute(db);
    expect(cart.status).toBe(200);
    expect(cart.body.data.cartInfo).toMatchObject({ items: [{ itemId: 'paper' }] });
    expect(cart.body.data.cartInfo).not.toHaveProperty('paymentInfo');
    expect(await readPayments(shopper)).toMatchObject({ paymentInfo: { cardCount: 1 } });
  });

  it('are none for guests', async () => {
    const guest = shop.shopper();
    await add(guest, 'paper');
    expect(await readPayments(guest)).toEqual({});
  });
});

describe('the payment info of an account (storefront-3.22)', () => {
  it('has its cards, which one has which role, and their number', async () => {
    const shopper = await signedIn();
    const [visa] = cards(await save(shopper, VISA));
    const all = cards(await save(shopper, MASTERCARD, { brand: 'MASTER_CARD', membershipPayment: true }));
    const master = all.find(({ id }) => id !== visa!.id)!;
    const total = await readyToOrder(shopper, 'paper', { email: undefined });
    await payBySaved(shopper, master.id);
    expect((await order(shopper, total)).status).toBe(200);
    await shop.database.db
      .updateTable('saved_cards')
      .set({ is_quick_buy: true })
      .where('id', '=', visa!.id)
      .execute();
    expect((await shopper.get(WALLET)).body.data).toEqual({
      userPayments: expect.arrayContaining([
        expect.objectContaining({ id: visa!.id, brand: 'VISA' }),
        expect.objectContaining({ id: master.id, brand: 'MASTER_CARD' }),
      ]),
      defaultPaymentId: visa!.id,
      lastUsedPaymentId: master.id,
      membershipPaymentId: master.id,
      quickBuyPaymentId: visa!.id,
      cardCount: 2,
    });
  });
});

describe('a saved card in checkout', () => {
  it('pays for an order, which makes it the last used card', async () => {
    const shopper = await signedIn();
    const [card] = cards(await save(shopper, VISA));
    const total = await readyToOrder(shopper, 'paper', { email: undefined });
    const paid = await payBySaved(shopper, card!.id);
    expect(paid.body.data.orderPayment).toMatchObject({ brand: 'VISA', lastFourDigit: '1111' });
    expect((await order(shopper, total)).status).toBe(200);
    expect((await shopper.get(WALLET)).body.data).toMatchObject({
      lastUsedPaymentId: card!.id,
      userPayments: [{ lastUsed: true }],
    });
  });

  it('is saved with the payment if the shopper chooses to', async () => {
    const shopper = await signedIn();
    await add(shopper, 'paper');
    await shopper.post(
      '/checkout/default/payment',
      cardBody(VISA, { profilePayment: true, userNotes: 'New' }),
    );
    expect(cards(await shopper.get(WALLET))).toMatchObject([{ lastFourDigit: '1111', userNotes: 'New' }]);
  });

  it('is not saved for a guest', async () => {
    const guest = shop.shopper();
    await add(guest, 'paper');
    const reply = await guest.post('/checkout/default/payment', cardBody(VISA, { profilePayment: true }));
    expect(reply).toMatchObject({ status: 401, body: { error: { code: 'SIGN_IN_REQUIRED' } } });
  });

  it('that has expired in the meantime is rejected with the specified code', async () => {
    const shopper = await signedIn();
    const [card] = cards(await save(shopper, VISA));
    await add(shopper, 'paper');
    await shop.database.db.updateTable('saved_cards').set({ expiry_year: '2020' }).execute();
    expect(await payBySaved(shopper, card!.id)).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'PAYMENT_EXPIRED',
          field: 'cardPayment.profileRefId',
          message: 'Please select a different card or add a new card to proceed with your order.',
        },
      },
    });
  });

  it.each([
    [{ accountNumber: VISA }, 'cardPayment.accountNumber'],
    [{ userNotes: 'x' }, 'cardPayment.userNotes'],
  ])('is sent without the details of a new one: %j', async (more, field) => {
    const shopper = await signedIn();
    const [card] = cards(await save(shopper, VISA));
    await add(shopper, 'paper');
    expect(await payBySaved(shopper, card!.id, more)).toMatchObject({
      status: 400,
      body: { error: { field } },
    });
  });

  it('a nickname of a card that is not saved is refused', async () => {
    const shopper = await signedIn();
    await add(shopper, 'paper');
    expect(await shopper.post('/checkout/default/payment', cardBody(VISA, { userNotes: 'x' }))).toMatchObject(
      { status: 400, body: { error: { field: 'cardPayment.userNotes' } } },
    );
  });
});
