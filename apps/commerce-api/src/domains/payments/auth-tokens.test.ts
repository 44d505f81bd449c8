import { add, ADDRESS, ITEM, readCart } from '../../testing/carts.ts';
import { giftCard, order, payByGiftCard } from '../../testing/checkouts.ts';
import { createTestShop, type Shopper, type TestReply, type TestShop } from '../../testing/test-shop.ts';
import { addStores, setStoreStock } from '../../testing/places.ts';
import { approve, GATEWAY_ENV, payByVendor } from '../../testing/vendors.ts';
import { changeToggle } from '../account/toggles.ts';

const DAY_MS = 86_400_000;

let shop: TestShop;
let shopper: Shopper;
let cartId: string;
beforeAll(async () => {
  shop = await createTestShop({
    env: { ...GATEWAY_ENV, FAULTS: '1' },
    products: [{ sku: 'paper', price: 1000, stock: 1000 }],
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shopper = shop.shopper();
  await add(shopper, 'paper');
  ({ cartId } = await readCart(shopper));
});

interface Options {
  query?: string;
  more?: object;
  checkoutId?: string;
  of?: Shopper;
  headers?: Record<string, string>;
}

const request = (
  requestType: 'P' | 'SP',
  { query = `type=${requestType}`, more = {}, checkoutId = cartId, of = shopper, headers = {} }: Options = {},
): Promise<TestReply> =>
  of.post(
    `/payment/gateway/staplesPayAuthToken?${query}`,
    { vendorPayment: { checkoutId, requestType }, ...more },
    { headers },
  );

it('gives the token of the wallet for a day, and the token of PayPal', async () => {
  const reply = await request('SP');
  expect(reply.body.data).toEqual({
    token: {
      value: expect.stringMatching(/^pay_/),
      validUntil: shop.clock.now.getTime() + DAY_MS,
      tokenType: 'CHECKOUT_ID',
      transactionId: expect.any(String),
    },
    paypalClientToken: { ClientToken: expect.stringMatching(/^client_/), ReturnUser: false },
  });
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(Object.keys((await request('P')).body.data)).toEqual(['paypalClientToken']);
});

it('gives the same tokens until they are nearly over, the amount changes or new ones are requested', async () => {
  const getToken = async (options?: Options) =>
    (await request('SP', options)).body.data.token.value as string;
  const first = await getToken();
  expect(await getToken()).toBe(first);
  expect(await getToken({ checkoutId: 'default' })).toBe(first);
  expect(await getToken({ checkoutId: first })).toBe(first);
  const reloaded = await getToken({ query: 'type=SP&reload=true' });
  expect(reloaded).not.toBe(first);
  await add(shopper, 'paper');
  const changed = await getToken();
  expect(changed).not.toBe(reloaded);
  const { now } = shop.clock;
  shop.clock.now = new Date(now.getTime() + DAY_MS - 21_600_000);
  expect(await getToken()).not.toBe(changed);
  shop.clock.now = now;
});

it('is a payment token while nothing is left to pay', async () => {
  await shopper.put('/checkout/default', { addresses: [ADDRESS] });
  await payByGiftCard(shopper, giftCard(9000, 9201));
  expect((await request('SP')).body.data.token.tokenType).toBe('PAYMENT_AUTH_TOKEN');
});

it('has no tokens for the checkout of another shopper', async () => {
  const other = shop.shopper();
  await add(other, 'paper');
  const token = (await request('SP')).body.data.token.value as string;
  expect((await request('SP', { of: other, checkoutId: token })).body.data).toEqual({});
  expect((await request('SP', { of: other, checkoutId: cartId })).body.data).toEqual({});
});

it('recognizes an account that has paid with PayPal before', async () => {
  const member = shop.shopper();
  await member.post('/account/register', {
    firstName: 'Ada',
    lastName: 'Page',
    username: 'tokens@example.com',
    password: 'a long phrase of mine',
  });
  await add(member, 'paper');
  const isKnown = async () =>
    (await request('P', { of: member, checkoutId: 'default' })).body.data.paypalClientToken.ReturnUser;
  expect(await isKnown()).toBe(false);
  await member.put('/checkout/default', { addresses: [ADDRESS] });
  await payByVendor(member, 'PAYPAL', await approve(shop));
  const { checkoutInfo } = (await member.get('/checkout/precheckout')).body.data;
  expect((await order(member, checkoutInfo.totals.ordTotal)).status).toBe(200);
  await add(member, 'paper');
  expect(await isKnown()).toBe(true);
});

it('leaves out the tokens of vendors that the site does not offer', async () => {
  const { db } = shop.database;
  await changeToggle(db, { name: 'payPal', on: false });
  expect(Object.keys((await request('SP')).body.data)).toEqual(['token']);
  expect((await request('P')).body.data).toEqual({});
  await changeToggle(db, { name: 'payPal', on: true });
  for (const name of ['klarna', 'applePay', 'cardWallet']) await changeToggle(db, { name, on: false });
  // Without it, a client would treat the reply as empty and request it again on every page.
  expect(Object.keys((await request('SP')).body.data)).toEqual(['token', 'paypalClientToken']);
  await changeToggle(db, { name: 'payPal', on: false });
  expect((await request('SP')).body.data).toEqual({});
  await changeToggle(db, { name: 'payPal', on: true });
  for (const name of ['klarna', 'applePay', 'cardWallet']) await changeToggle(db, { name, on: true });
});

it.each([
  ['types that differ', { query: 'type=P' }, 'type'],
  ['no type', { query: '' }, 'type'],
  ['a pickup without one', { more: { consumerType: 'CNC' } }, 'consumerType'],
])('refuses %s', async (_, options, field) => {
  expect((await request('SP', options)).body.error).toMatchObject({ status: 400, field });
});

it('is for orders that are picked up, too', async () => {
  await addStores(shop.database, '1547');
  await setStoreStock(shop.database, '1547', 'paper', 10);
  const guest = shop.shopper();
  await guest.post(ITEM, {
    items: [{ itemId: 'paper', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' }],
  });
  const reply = await request('SP', { of: guest, checkoutId: 'default', more: { consumerType: 'CNC' } });
  expect(reply.status).toBe(200);
});

it('needs a cart, and a sign-in on the business site', async () => {
  expect((await request('SP', { of: shop.shopper() })).body.error.code).toBe('EMPTY_CART');
  const business = shop.shopper('sba');
  await add(business, 'paper');
  expect((await request('SP', { of: business })).body.error).toMatchObject({
    status: 401,
    code: 'SIGN_IN_REQUIRED',
  });
});

it('can be made to fail: an empty reply, and an error of the server', async () => {
  const empty = await request('SP', { headers: { 'x-fault': 'empty-data' } });
  expect([empty.status, empty.body]).toEqual([200, { data: {} }]);
  const path = '/payment/gateway/staplesPayAuthToken';
  await shop.app.inject({
    method: 'PUT',
    url: '/cc/api/faults',
    payload: {
      faults: [
        { path, emptyData: true, times: 1 },
        { path, status: 500, times: 1 },
      ],
    },
  });
  expect((await request('SP')).body).toEqual({ data: {} });
  expect((await request('SP')).status).toBe(500);
  expect((await request('SP')).body.data.token.value).toMatch(/^pay_/);
});

it('is limited by session', async () => {
  const other = await createTestShop({
    env: { ...GATEWAY_ENV, CARD_ATTEMPTS_PER_MINUTE: '1' },
    products: [{ sku: 'paper' }],
  });
  const guest = other.shopper();
  await add(guest, 'paper');
  expect((await request('P', { of: guest })).status).toBe(200);
  expect((await request('P', { of: guest })).status).toBe(429);
  await other.close();
});
