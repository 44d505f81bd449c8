import type { PaymentOptions } from '@foolscap/core/contract';
import type { TenantId } from '@foolscap/core/vocabulary';
import { add, ADDRESS, readCart } from '../../testing/carts.ts';
import { cardBody, GOOD_CARD, order, payBy } from '../../testing/checkouts.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { changeToggle } from '../account/toggles.ts';

const GATEWAY = 'https://pay.test';
const INVOICE = '/checkout/default/invoice';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    env: { PAYMENT_GATEWAY_URL: GATEWAY },
    products: [{ sku: 'paper', price: 1000, stock: 1000 }],
  });
});
afterAll(() => shop.close());

const getInfo = async (shopper: Shopper) =>
  (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo as {
    paymentOptions: PaymentOptions;
    payment?: object;
    sections: { type: string; done: boolean }[];
    totals: { ordTotal: number };
    purchaseOrderNumber?: string;
  };
const getOptions = async (shopper: Shopper) => (await getInfo(shopper)).paymentOptions;

async function withPaper(tenant?: TenantId, at = shop): Promise<Shopper> {
  const shopper = at.shopper(tenant);
  await add(shopper, 'paper');
  return shopper;
}

let serial = 0;
/** Creates a member of a separate organization, with an item in the cart. */
async function createMember(change: Record<string, unknown> = {}): Promise<Shopper> {
  const shopper = shop.shopper('sba');
  serial += 1;
  await shopper.post('/account/register', {
    firstName: 'Ada',
    lastName: 'Page',
    username: `member${serial}@example.com`,
    password: 'a long phrase of mine',
    organizationName: `Page & Co ${serial}`,
  });
  if (Object.keys(change).length)
    await shop.database.db
      .updateTable('organizations')
      .set(change)
      .where('name', '=', `Page & Co ${serial}`)
      .execute();
  await add(shopper, 'paper');
  return shopper;
}

describe('the ways to pay', () => {
  it('of a guest are a new card and the vendors, with the addresses of their windows', async () => {
    expect(await getOptions(await withPaper())).toEqual({
      allowedPaymentCodes: ['CC', 'CW'],
      displayRules: {
        showInvoice: false,
        showNewCard: true,
        showProfileCard: false,
        showOrderCard: false,
        defaultInvoice: false,
      },
      vendors: ['PAYPAL', 'KLARNA', 'APPLE_PAY', 'CARD_WALLET'],
      vendorConfig: {
        staplesPay: {
          urlMap: {
            PAYPAL: 'https://pay.test/window/paypal',
            KLARNA: 'https://pay.test/window/klarna',
            APPLE_PAY: 'https://pay.test/window/apple-pay',
            CARD_WALLET: 'https://pay.test/window/card-wallet',
          },
          routeIdMap: {
            PAYPAL: 'paypal',
            KLARNA: 'klarna',
            APPLE_PAY: 'apple-pay',
            CARD_WALLET: 'card-wallet',
          },
          vendorProfileId: 'foolscap-sandbox',
        },
        aci: {
          urlMap: { amexApply: 'https://pay.test/apply/amex' },
          routeIdMap: {},
          vendorProfileId: 'foolscap-sandbox',
        },
      },
    });
  });

  it('have a vendor only while its toggle is on for the site, and PayPal in the attributes of the cart', async () => {
    const { db } = shop.database;
    const guest = await withPaper();
    const business = await createMember();
    expect((await readCart(guest)).cartAttributes.enablePaypal).toBe(true);
    await changeToggle(db, { name: 'payPal', on: false, tenant: 'sdc' });
    expect((await readCart(guest)).cartAttributes.enablePaypal).toBe(false);
    expect((await readCart(business)).cartAttributes.enablePaypal).toBe(true);
    expect((await getOptions(guest)).vendors).toEqual(['KLARNA', 'APPLE_PAY', 'CARD_WALLET']);
    expect((await getOptions(business)).vendors).toContain('PAYPAL');
    for (const name of ['klarna', 'applePay', 'cardWallet']) await changeToggle(db, { name, on: false });
    expect(await getOptions(guest)).toMatchObject({ allowedPaymentCodes: ['CC'], vendors: [] });
    for (const name of ['payPal', 'klarna', 'applePay', 'cardWallet'])
      await changeToggle(db, { name, on: true });
  });

  it('have the frame of hosted card fields if they are on, and the gateway has a URL', async () => {
    const getUrls = async (env: Record<string, string>) => {
      const other = await createTestShop({ env, products: [{ sku: 'paper' }] });
      const { vendorConfig } = await getOptions(await withPaper('sdc', other));
      await other.close();
      return vendorConfig.aci.urlMap;
    };
    const both = { PAYMENT_GATEWAY_URL: GATEWAY, HOSTED_FIELDS: '1' };
    expect(await getUrls(both)).toEqual({
      iframe: 'https://pay.test/fields',
      amexApply: 'https://pay.test/apply/amex',
    });
    expect(await getUrls({ HOSTED_FIELDS: '1' })).toEqual({});
  });

  it('have the application for the Amex card on the consumer site, as its toggle says', async () => {
    const getUrl = async (shopper: Shopper) =>
      (await getOptions(shopper)).vendorConfig.aci.urlMap.amexApply as string | undefined;
    const guest = await withPaper();
    expect(await getUrl(guest)).toBe('https://pay.test/apply/amex');
    expect(await getUrl(await withPaper('sba'))).toBeUndefined();
    const { db } = shop.database;
    await changeToggle(db, { name: 'amexApply', on: false, tenant: 'sdc' });
    expect(await getUrl(guest)).toBeUndefined();
    await changeToggle(db, { name: 'amexApply', on: true, tenant: 'sdc' });
  });

  it('have no vendors without the URL of the gateway', async () => {
    const other = await createTestShop({ products: [{ sku: 'paper' }] });
    const guest = await withPaper('sdc', other);
    expect(await getOptions(guest)).toMatchObject({
      allowedPaymentCodes: ['CC'],
      vendors: [],
      vendorConfig: { staplesPay: { urlMap: {} }, aci: { urlMap: {} } },
    });
    expect((await readCart(guest)).cartAttributes.enablePaypal).toBe(false);
    await other.close();
  });

  it('have the invoice for members of an organization with a limit', async () => {
    const without = await createMember();
    expect((await getOptions(without)).allowedPaymentCodes).toEqual(['CC', 'CW']);
    const member = await createMember({ invoice_limit_minor: 5000 });
    const { allowedPaymentCodes, displayRules } = await getOptions(member);
    expect(allowedPaymentCodes).toEqual(['AR', 'CC', 'CW']);
    expect(displayRules).toMatchObject({ showInvoice: true, showProfileCard: true, defaultInvoice: false });
  });

  it('have the order’s card while the cart has one', async () => {
    const shopper = await withPaper();
    await payBy(shopper, GOOD_CARD);
    expect((await getOptions(shopper)).displayRules.showOrderCard).toBe(true);
  });

  it('follow the rules of the organization', async () => {
    const eager = await createMember({ invoice_limit_minor: 5000, default_invoice: true });
    expect((await getOptions(eager)).displayRules.defaultInvoice).toBe(true);
    const strict = await createMember({
      invoice_limit_minor: 5000,
      default_invoice: true,
      hidden_payments: JSON.stringify(['invoice', 'new-card', 'saved-cards', 'order-card']),
    });
    await payBy(strict, GOOD_CARD);
    await strict.post('/account/payments', cardBody());
    expect(await readCart(strict)).not.toHaveProperty('paymentInfo');
    await eager.post('/account/payments', cardBody());
    expect(await readCart(eager)).toMatchObject({ paymentInfo: { cardCount: 1 } });
    expect((await getOptions(strict)).displayRules).toEqual({
      showInvoice: false,
      showNewCard: false,
      showProfileCard: false,
      showOrderCard: false,
      defaultInvoice: false,
    });
  });
});

describe('an invoice', () => {
  it('is refused for guests, for shoppers and for organizations without a limit', async () => {
    expect((await (await withPaper('sba')).post(INVOICE)).body.error).toMatchObject({
      status: 401,
      code: 'SIGN_IN_REQUIRED',
    });
    for (const shopper of [await withPaper(), await createMember()])
      expect((await shopper.post(INVOICE)).body.error).toMatchObject({
        status: 403,
        code: 'INVOICE_NOT_ALLOWED',
      });
    expect((await shop.shopper().post(INVOICE)).body.error).toMatchObject({
      status: 404,
      code: 'EMPTY_CART',
    });
  });

  it('completes the payment with its purchase order, once per key, and pays for the order', async () => {
    const member = await createMember({ invoice_limit_minor: 5000 });
    await member.put('/checkout/default', { addresses: [ADDRESS] });
    const wrong = await member.post(INVOICE, { purchaseOrderNumber: 'P%' });
    expect(wrong.body.error).toMatchObject({ status: 400, code: 'PURCHASE_ORDER_INVALID' });
    const pay = () => member.post(INVOICE, { purchaseOrderNumber: ' PO-7 ' }, { key: 'invoice-1' });
    const [first, second] = [await pay(), await pay()];
    expect(first.body.data).toEqual({
      tender: { id: expect.any(String), type: 'ACCOUNT', brand: `Page & Co ${serial}` },
    });
    expect(second.body).toEqual(first.body);
    const info = await getInfo(member);
    expect(info.purchaseOrderNumber).toBe('PO-7');
    expect(info.payment).toEqual({
      id: first.body.data.tender.id,
      type: 'ACCOUNT',
      brand: `Page & Co ${serial}`,
      lastFourDigit: '',
      expiryMonth: '',
      expiryYear: '',
    });
    expect(info.sections.at(-1)).toMatchObject({ type: 'PAYMENT', done: true });
    const placed = await order(member, info.totals.ordTotal);
    expect(placed.body.data.order).toMatchObject({
      purchaseOrderNumber: 'PO-7',
      payments: [{ type: 'ACCOUNT', amountApplied: info.totals.ordTotal }],
    });
  });

  it('no longer completes the payment once the organization has lost its limit', async () => {
    const member = await createMember({ invoice_limit_minor: 5000 });
    await member.post(INVOICE);
    await shop.database.db
      .updateTable('organizations')
      .set({ invoice_limit_minor: null })
      .where('name', '=', `Page & Co ${serial}`)
      .execute();
    expect((await getInfo(member)).sections.at(-1)).toMatchObject({ type: 'PAYMENT', done: false });
  });
});
