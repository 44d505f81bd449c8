import { add, ADDRESS } from '../../testing/carts.ts';
import { cardBody, giftCard, order, payBy, readyToOrder, storedValueBody } from '../../testing/checkouts.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';

const VISA = '4111111111111111';
const MASTERCARD = '5555555555554444';
const DECLINED = '4000000000000002';
const PAYMENT = '/checkout/default/payment';

let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'paper', price: 1000, stock: 1000 }] });
});
afterAll(() => shop.close());
beforeEach(() => {
  shopper = shop.shopper();
});

/** Edits the order's card, without a number. */
const edit = (id: string, more: Record<string, unknown>) =>
  shopper.post(PAYMENT, {
    cardPayment: { paymentType: 'CREDIT_CARD', source: 'USER_KEYED', currencyCode: 'USD', id, ...more },
  });
const getPayment = async () => (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo.payment;

async function withCard(number = VISA): Promise<string> {
  await readyToOrder(shopper, 'paper', { card: number });
  return (await getPayment()).id as string;
}

describe('a card with the id of the order’s card (storefront-3.34)', () => {
  it('replaces that card under its id, and pays for the order', async () => {
    const id = await withCard(DECLINED);
    const replaced = await shopper.post(PAYMENT, cardBody(MASTERCARD, { brand: 'MASTER_CARD', id }));
    expect(replaced.body.data.orderPayment).toMatchObject({
      id,
      brand: 'MASTER_CARD',
      lastFourDigit: '4444',
    });
    expect(await getPayment()).toMatchObject({ id, brand: 'MASTER_CARD', lastFourDigit: '4444' });
    const { totals } = (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo;
    expect((await order(shopper, totals.ordTotal)).body.data.order.status).toBe('PLACED');
  });

  it('is refused if the order has no such card, and the order keeps its own', async () => {
    const id = await withCard();
    const added = await shopper.post(PAYMENT, storedValueBody(giftCard(500, 3401)));
    const giftId = added.body.data.orderPayment.id as string;
    expect((await payBy(shopper, '4242424242424242')).status).toBe(200);
    const kept = await getPayment();
    for (const unknown of [id, giftId, 'unknown'])
      expect((await shopper.post(PAYMENT, cardBody(VISA, { id: unknown }))).body.error).toMatchObject({
        status: 404,
        code: 'PAYMENT_NOT_FOUND',
      });
    expect(await getPayment()).toEqual(kept);
  });

  it.each([
    ['a saved card', { profileRefId: 'saved', id: 'any' }],
    ['a gift card', { ...storedValueBody(giftCard(500, 3402)).cardPayment, id: 'any' }],
  ])('is not for %s', async (_, cardPayment) => {
    await add(shopper, 'paper');
    const body = {
      cardPayment: { paymentType: 'CREDIT_CARD', source: 'USER_KEYED', currencyCode: 'USD', ...cardPayment },
    };
    expect((await shopper.post(PAYMENT, body)).body.error).toMatchObject({
      status: 400,
      field: 'cardPayment.id',
    });
  });
});

describe('a request without a number', () => {
  it('changes date and billing address of the order’s card, which still pays', async () => {
    const id = await withCard();
    const billingAddress = { ...ADDRESS, type: 'B', address1: '9 New Street' };
    const edited = await edit(id, {
      expiryMonth: '03',
      expiryYear: '2037',
      contactInformation: { billingAddress },
    });
    expect(edited.body.data.orderPayment).toMatchObject({
      id,
      lastFourDigit: '1111',
      expiryMonth: '03',
      expiryYear: '2037',
    });
    expect(await getPayment()).toMatchObject({
      id,
      brand: 'VISA',
      lastFourDigit: '1111',
      expiryMonth: '03',
      expiryYear: '2037',
      billingAddress: { address1: '9 New Street' },
    });
    const { totals } = (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo;
    expect((await order(shopper, totals.ordTotal)).body.data.order.status).toBe('PLACED');
  });

  it('keeps omitted values', async () => {
    const id = await withCard();
    const before = await getPayment();
    await edit(id, { expiryMonth: '03', expiryYear: '2037' });
    expect(await getPayment()).toEqual({ ...before, expiryMonth: '03', expiryYear: '2037' });
  });

  it.each([
    ['half a date', { expiryMonth: '03' }, 'INVALID_REQUEST', 'expiryMonth'],
    ['a date in the past', { expiryMonth: '01', expiryYear: '2020' }, 'PAYMENT_EXPIRED', 'expiryMonth'],
    ['no change', {}, 'INVALID_REQUEST', 'id'],
    ['a code', { cvv: '123' }, 'INVALID_REQUEST', 'cvv'],
    ['a brand', { brand: 'VISA' }, 'INVALID_REQUEST', 'brand'],
    [
      'an address in another state',
      { contactInformation: { billingAddress: { ...ADDRESS, type: 'B', state: 'NY' } } },
      'ADDRESS_INVALID',
      'contactInformation.billingAddress.zipCode',
    ],
  ])('is refused with %s', async (_, more, code, field) => {
    const id = await withCard();
    const before = await getPayment();
    expect((await edit(id, more)).body.error).toMatchObject({
      status: 400,
      code,
      field: `cardPayment.${field}`,
    });
    expect(await getPayment()).toEqual(before);
  });
});

it('two concurrent replacements of the same card leave one of them, under its id', async () => {
  const id = await withCard();
  const replies = await Promise.all([
    shopper.post(PAYMENT, cardBody(MASTERCARD, { brand: 'MASTER_CARD', id })),
    shopper.post(PAYMENT, cardBody('6011000990139424', { brand: 'DISCOVER', id })),
  ]);
  for (const { status } of replies) expect([200, 404]).toContain(status);
  const accepted = replies.filter(({ status }) => status === 200).map(({ body }) => body.data.orderPayment);
  expect(accepted.length).toBeGreaterThan(0);
  const { brand, id: kept } = await getPayment();
  expect(kept).toBe(id);
  expect(accepted.map((payment) => payment.brand as string)).toContain(brand);
});
