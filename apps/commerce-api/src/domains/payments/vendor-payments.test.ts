import { setTimeout as sleep } from 'node:timers/promises';
import { toMinorUnits } from '@foolscap/core/money';
import { VENDOR_PAYMENT_TYPES, type VendorPaymentType } from '@foolscap/core/vocabulary';
import { add, ADDRESS, readCart } from '../../testing/carts.ts';
import { giftCard, GOOD_CARD, order, payBy, payByGiftCard } from '../../testing/checkouts.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import {
  approve,
  GATEWAY_ENV,
  payByVendor,
  VENDOR_PAYMENT,
  vendorAddress,
  vendorBody,
} from '../../testing/vendors.ts';
import { changeToggle } from '../account/toggles.ts';
import { GatewayUnavailableError } from './payment-gateway.ts';
import { createSandboxGateway } from './sandbox-gateway.ts';

let shop: TestShop;
let shopper: Shopper;
/** The failure of the gateway call: before it acts, or because its response is lost. */
let failure: 'DOWN' | 'LOST_ANSWER' | undefined;
beforeAll(async () => {
  shop = await createTestShop({
    env: GATEWAY_ENV,
    gateway: ({ db }) => {
      const gateway = createSandboxGateway(db, { now: () => shop.clock.now });
      const redeem: typeof gateway.wallets.redeem = async (request) => {
        const answer = failure === 'DOWN' ? undefined : await gateway.wallets.redeem(request);
        if (failure || !answer) throw new GatewayUnavailableError('No answer.');
        return answer;
      };
      return { ...gateway, wallets: { ...gateway.wallets, redeem } };
    },
    products: [{ sku: 'paper', price: 1000, stock: 1000 }],
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  failure = undefined;
  shopper = shop.shopper();
  await add(shopper, 'paper', 2);
});

const getInfo = async (of = shopper) => (await of.get('/checkout/precheckout')).body.data.checkoutInfo;
const listTenders = async () => {
  const { cartId } = await getInfo();
  return shop.database.db
    .selectFrom('cart_tenders')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy('position')
    .execute();
};
const getLedger = () =>
  shop.database.db
    .selectFrom('sandbox_ledger')
    .selectAll()
    .where('token', 'like', 'wallet_%')
    .orderBy('created_at')
    .execute();

it('pays after the cart’s gift cards, which keep their share', async () => {
  await payByGiftCard(shopper, giftCard(500, 5611));
  const reply = await payByVendor(shopper, 'KLARNA', await approve(shop, 'KLARNA', 'ada@example.com'));
  expect(reply.body.data.cartInfo.orderPayment.orderPayments).toEqual([
    { id: expect.any(String), paymentType: 'GIFT_CARD', addedToOrder: true, amountApplied: 5 },
    {
      id: expect.any(String),
      paymentType: 'CREDIT_CARD',
      vendorPaymentType: 'KLARNA',
      addedToOrder: true,
    },
  ]);
});

describe.each(VENDOR_PAYMENT_TYPES)('a payment by %s', (vendor) => {
  it('completes checkout, pays for the order and is refunded', async () => {
    await shopper.put('/checkout/default', { addresses: [ADDRESS], emailId1: 'ada@example.com' });
    const reply = await payByVendor(shopper, vendor, await approve(shop, vendor, 'Ada@example.com'));
    const { cartInfo, messages } = reply.body.data;
    const [payment] = cartInfo.orderPayment.orderPayments;
    expect(cartInfo.orderPayment.orderPayments).toEqual([
      {
        id: expect.any(String),
        paymentType: vendor === 'PAYPAL' ? 'PAYPAL' : 'CREDIT_CARD',
        vendorPaymentType: vendor,
        addedToOrder: true,
      },
    ]);
    expect(cartInfo).toMatchObject({ items: [{ itemId: 'paper' }], cartAttributes: { enablePaypal: true } });
    expect(messages).toEqual(cartInfo.messages);

    const info = await getInfo();
    expect(info.payment).toMatchObject({
      id: payment.id,
      type: 'WALLET',
      vendorPaymentType: vendor,
      brand: 'Ada@example.com',
      lastFourDigit: '',
    });
    expect(info.payment.billingAddress?.address1).toBe(
      vendor === 'CARD_WALLET' ? undefined : ADDRESS.address1,
    );
    expect(info.sections.at(-1)).toEqual({ type: 'PAYMENT', done: true });

    const placed = await order(shopper, info.totals.ordTotal);
    const { orderNumber, payments } = placed.body.data.order;
    const total = toMinorUnits(info.totals.ordTotal);
    expect(payments).toEqual([
      {
        type: 'WALLET',
        vendorPaymentType: vendor,
        brand: 'Ada@example.com',
        lastFourDigit: '',
        amountApplied: info.totals.ordTotal,
      },
    ]);
    expect((await getLedger()).at(-1)).toMatchObject({ state: 'CAPTURED', amount_minor: total });
    const canceled = await shopper.post(`/orders/${orderNumber}/cancel`);
    expect(canceled.body.data.order.payments).toMatchObject([{ vendorPaymentType: vendor }]);
    expect((await getLedger()).at(-1)).toMatchObject({ state: 'REFUNDED', refunded_minor: total });
  });
});

it('is the same for a repeated request, and its secrets are neither stored nor logged', async () => {
  const nonce = await approve(shop);
  const first = await payByVendor(shopper, 'PAYPAL', nonce, 'vendor-1');
  const second = await payByVendor(shopper, 'PAYPAL', nonce, 'vendor-1');
  expect(second.status).toBe(200);
  expect(second.body.data.cartInfo.orderPayment).toEqual(first.body.data.cartInfo.orderPayment);
  expect(await listTenders()).toHaveLength(1);
  expect((await payByVendor(shopper, 'PAYPAL', 'another', 'vendor-1')).status).toBe(422);
  const stored = await shop.database.db
    .selectFrom('idempotency_keys')
    .select('reply')
    .where('key', '=', 'vendor-1')
    .execute();
  await sleep(0);
  for (const text of [shop.logged(), JSON.stringify(stored), first.text]) {
    expect(text).not.toContain(nonce);
    expect(text).not.toContain('PAYER1');
  }
});

it('takes each approval once', async () => {
  const nonce = await approve(shop);
  expect((await payByVendor(shopper, 'PAYPAL', nonce)).status).toBe(200);
  const again = await payByVendor(shopper, 'PAYPAL', nonce);
  expect(again.body.error).toMatchObject({ status: 402, code: 'PAYPAL_AUTH_FAILURE' });
  expect(await listTenders()).toHaveLength(1);
});

it('refuses an approval that is too old', async () => {
  const nonce = await approve(shop);
  const { now } = shop.clock;
  shop.clock.now = new Date(now.getTime() + 30 * 60_000);
  const reply = await payByVendor(shopper, 'PAYPAL', nonce);
  shop.clock.now = now;
  expect(reply.body.error).toMatchObject({
    status: 402,
    code: 'PAYMENT_EXPIRED',
    message: 'Error occurred while processing your payment. Please try again.',
  });
  expect(await listTenders()).toEqual([]);
});

it.each([
  ['PAYPAL', 'fail@example.com', 'PAYPAL_AUTH_FAILURE'],
  ['PAYPAL', 'retry+first@example.com', 'PAYPAL_AUTH_RETRY'],
  ['PAYPAL', 'expired@example.com', 'PAYMENT_EXPIRED'],
  ['KLARNA', 'fail@example.com', 'KLARNA_AUTH_FAILURE'],
  ['KLARNA', 'retry+first@example.com', 'KLARNA_AUTH_RETRY'],
  ['APPLE_PAY', 'fail@example.com', 'SPAY_API_FAILURE'],
  ['CARD_WALLET', 'retry+first@example.com', 'SPAY_API_FAILURE'],
] as const)('of %s by %s is refused with %s', async (vendor, account, code) => {
  const reply = await payByVendor(shopper, vendor, await approve(shop, vendor, account));
  expect(reply.body.error).toMatchObject({ status: 402, code });
  expect(await listTenders()).toEqual([]);
});

it('succeeds at the second approval after a retry', async () => {
  const pay = async () =>
    payByVendor(shopper, 'PAYPAL', await approve(shop, 'PAYPAL', 'retry+twice@example.com'));
  expect((await pay()).body.error.code).toBe('PAYPAL_AUTH_RETRY');
  expect((await pay()).status).toBe(200);
});

it.each([
  ['PAYPAL', 'PAYPAL_AUTH_FAILURE', 'We are still experiencing problems. Please select Change payment.'],
  ['KLARNA', 'KLARNA_AUTH_FAILURE', 'We are unable to process your Klarna payment at this time.'],
  ['APPLE_PAY', 'SPAY_API_FAILURE', 'Sorry, something went wrong. Please try again.'],
] as const)(
  'of %s that is declined when the order is placed leaves the cart as it is',
  async (vendor, code, message) => {
    await shopper.put('/checkout/default', { addresses: [ADDRESS] });
    await payByVendor(shopper, vendor, await approve(shop, vendor, 'decline@example.com'));
    const reply = await order(shopper, (await getInfo()).totals.ordTotal);
    expect(reply.body.error).toMatchObject({
      status: 402,
      code,
      message,
      vendorPaymentType: vendor,
    });
    expect(await listTenders()).toHaveLength(1);
  },
);

it.each(['DOWN', 'LOST_ANSWER'] as const)(
  'is refused while the gateway does not answer (%s), and can be repeated',
  async (each) => {
    const nonce = await approve(shop);
    const key = `failure-${each}`;
    failure = each;
    expect((await payByVendor(shopper, 'PAYPAL', nonce, key)).body.error).toMatchObject({
      status: 503,
      code: 'GATEWAY_UNAVAILABLE',
    });
    failure = undefined;
    expect((await payByVendor(shopper, 'PAYPAL', nonce, key)).status).toBe(200);
    expect(await listTenders()).toHaveLength(1);
  },
);

it('gives a guest’s cart the vendor’s shipping address and email address, if it has none', async () => {
  const nonce = await approve(shop);
  const contactInformation = {
    billingAddress: vendorAddress(),
    shippingAddress: vendorAddress('PAYPAL', { address1: '9 Side Street' }),
  };
  const body = vendorBody('PAYPAL', nonce, { contactInformation });
  expect((await shopper.post(VENDOR_PAYMENT, body)).status).toBe(200);
  const info = await getInfo();
  expect(info).toMatchObject({
    emailId1: 'ada@example.com',
    shippingAddress: { address1: '9 Side Street', type: 'S', field1: 'PaypalAddress' },
  });
  expect(info.sections.every(({ done }: { done: boolean }) => done)).toBe(true);
  // Another approval changes neither.
  const other = {
    billingAddress: vendorAddress('PAYPAL', { email: 'eve@example.com' }),
    shippingAddress: vendorAddress('PAYPAL', { address1: '10 Side Street' }),
  };
  await shopper.post(
    VENDOR_PAYMENT,
    vendorBody('PAYPAL', await approve(shop), { contactInformation: other }),
  );
  expect(await getInfo()).toMatchObject({
    emailId1: 'ada@example.com',
    shippingAddress: { address1: '9 Side Street' },
  });
});

it('leaves a shipping address out that the shop cannot deliver to', async () => {
  const contactInformation = {
    billingAddress: vendorAddress(),
    shippingAddress: vendorAddress('PAYPAL', { zipCode: '99999' }),
  };
  const body = vendorBody('PAYPAL', await approve(shop), { contactInformation });
  expect((await shopper.post(VENDOR_PAYMENT, body)).status).toBe(200);
  expect(await getInfo()).not.toHaveProperty('shippingAddress');
});

it('replaces a card and is combined with gift cards, which pay first', async () => {
  await shopper.put('/checkout/default', { addresses: [ADDRESS] });
  await payBy(shopper, GOOD_CARD);
  await payByGiftCard(shopper, giftCard(500, 9001));
  await payByVendor(shopper, 'PAYPAL', await approve(shop));
  expect((await listTenders()).map(({ type }) => type)).toEqual(['GIFT_CARD', 'WALLET']);
  const { ordTotal } = (await getInfo()).totals;
  const { payments } = (await order(shopper, ordTotal)).body.data.order;
  expect(payments).toMatchObject([
    { type: 'GIFT_CARD', amountApplied: 5 },
    { type: 'WALLET', vendorPaymentType: 'PAYPAL' },
  ]);
});

describe('is refused before the gateway is called', () => {
  const without = (name: string, vendor: VendorPaymentType = 'PAYPAL') =>
    vendorBody(vendor, 'nonce', { [name]: undefined });
  const withBilling = (more: object) =>
    vendorBody('PAYPAL', 'nonce', { contactInformation: { billingAddress: vendorAddress('PAYPAL', more) } });
  const field = (name: string) => `vendorPayment.${name}`;
  const billing = field('contactInformation.billingAddress');

  it.each<[string, object, string, string?]>([
    ['PayPal without its info', without('payPalInfo'), field('payPalInfo')],
    ['PayPal without an address', without('contactInformation'), field('contactInformation')],
    ['PayPal with another mark', withBilling({ field1: 'KlarnaAddress' }), `${billing}.field1`],
    ['a guest without email address', withBilling({ email: undefined }), `${billing}.email`, 'NO_EMAIL'],
    ['a guest’s wrong email address', withBilling({ email: 'ada' }), `${billing}.email`, 'INVALID_EMAIL'],
    ['a ZIP code of nowhere', withBilling({ zipCode: '99999' }), `${billing}.zipCode`, 'ADDRESS_INVALID'],
    ['Klarna without its info', without('klarnaInfo', 'KLARNA'), field('klarnaInfo')],
    ['Apple Pay without its info', without('applePayInfo', 'APPLE_PAY'), field('applePayInfo')],
    ['a card wallet without country', without('country', 'CARD_WALLET'), field('country')],
    ['a card wallet without data', without('encPaymentData', 'CARD_WALLET'), field('encPaymentData')],
    ['a card wallet without key', without('apiKey', 'CARD_WALLET'), field('apiKey')],
    ['a card wallet without call', without('callId', 'CARD_WALLET'), field('callId')],
    [
      'a country without card wallets',
      vendorBody('CARD_WALLET', 'nonce', { country: 'FR' }),
      field('country'),
    ],
    [
      'the data of another vendor',
      vendorBody('PAYPAL', 'nonce', { klarnaInfo: { authorizationToken: 'x' } }),
      field('klarnaInfo'),
    ],
    ['an unknown vendor', { vendorPayment: { vendorPaymentType: 'BARTER' } }, field('vendorPaymentType')],
  ])('%s', async (...[, body, name, code]) => {
    const reply = await shopper.post(VENDOR_PAYMENT, body);
    expect(reply.body.error).toMatchObject({ status: 400, field: name, ...(code ? { code } : {}) });
  });

  it('a vendor whose toggle is off', async () => {
    await changeToggle(shop.database.db, { name: 'klarna', on: false });
    const reply = await payByVendor(shopper, 'KLARNA', await approve(shop, 'KLARNA'));
    await changeToggle(shop.database.db, { name: 'klarna', on: true });
    expect(reply.body.error).toMatchObject({ status: 400, field: 'vendorPayment.vendorPaymentType' });
  });

  it('no cart, and guests of the business site', async () => {
    const reply = await payByVendor(shop.shopper(), 'PAYPAL', 'nonce');
    expect(reply.body.error).toMatchObject({ status: 404, code: 'EMPTY_CART' });
    const business = shop.shopper('sba');
    await add(business, 'paper');
    expect((await payByVendor(business, 'PAYPAL', 'nonce')).body.error).toMatchObject({
      status: 401,
      code: 'SIGN_IN_REQUIRED',
    });
  });

  it('too many attempts', async () => {
    const other = await createTestShop({
      env: { ...GATEWAY_ENV, CARD_ATTEMPTS_PER_MINUTE: '2' },
      products: [{ sku: 'paper' }],
    });
    const guest = other.shopper();
    await add(guest, 'paper');
    const statuses = [];
    for (let attempt = 0; attempt < 3; attempt += 1)
      statuses.push((await payByVendor(guest, 'PAYPAL', 'nonce')).status);
    expect(statuses).toEqual([402, 402, 429]);
    await other.close();
  });
});

it('of an account that is signed in needs no email address', async () => {
  const member = shop.shopper();
  await member.post('/account/register', {
    firstName: 'Ada',
    lastName: 'Page',
    username: 'vendor@example.com',
    password: 'a long phrase of mine',
  });
  await add(member, 'paper');
  const contactInformation = { billingAddress: vendorAddress('PAYPAL', { email: undefined }) };
  const body = vendorBody('PAYPAL', await approve(shop), { contactInformation });
  expect((await member.post(VENDOR_PAYMENT, body)).status).toBe(200);
  expect((await readCart(member)).cartAttributes.userType).toBe('REGISTERED');
});
