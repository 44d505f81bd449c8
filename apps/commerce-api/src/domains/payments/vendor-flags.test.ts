import { add, ADDRESS } from '../../testing/carts.ts';
import { giftCard, payByGiftCard } from '../../testing/checkouts.ts';
import { addOffers, createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { approve, GATEWAY_ENV, payByVendor, vendorBody } from '../../testing/vendors.ts';

let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await createTestShop({
    env: GATEWAY_ENV,
    products: [
      { sku: 'desk', price: 20_000 },
      { sku: 'plan', price: 2500, electronic: true },
      { sku: 'club', price: 4900, electronic: true, conditions: { membership: 'SELECT' } },
    ],
  });
  await addOffers(shop.database, 'desk', ['plan']);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shopper = shop.shopper();
  await add(shopper, 'desk');
});

const pay = async (query: string, of = shopper, key?: string) =>
  of.post(
    `/cart/default/vendorpayment${query}`,
    vendorBody('PAYPAL', await approve(shop)),
    key ? { key } : {},
  );
const getInfo = async (of = shopper) => (await of.get('/checkout/precheckout')).body.data.checkoutInfo;

it('pays like the call of checkout', async () => {
  const reply = await pay('');
  expect(reply.body.data.cartInfo.orderPayment.orderPayments).toMatchObject([
    { vendorPaymentType: 'PAYPAL', addedToOrder: true },
  ]);
  expect((await getInfo()).payment).toMatchObject({ type: 'WALLET', vendorPaymentType: 'PAYPAL' });
});

it('reset removes the other tenders first', async () => {
  await shopper.put('/checkout/default', { addresses: [ADDRESS] });
  await payByGiftCard(shopper, giftCard(500, 9101));
  await pay('?reset=false');
  expect((await getInfo()).orderPayments).toHaveLength(1);
  await pay('?reset=true');
  expect(await getInfo()).toMatchObject({ orderPayments: [], payment: { vendorPaymentType: 'PAYPAL' } });
});

it('vendorType must be the vendor of the body', async () => {
  expect((await pay('?vendorType=PAYPAL')).status).toBe(200);
  expect((await pay('?vendorType=KLARNA')).body.error).toMatchObject({ status: 400, field: 'vendorType' });
});

it('memItem needs a membership in the cart', async () => {
  expect((await pay('?memItem=true')).body.error).toMatchObject({
    status: 400,
    code: 'MEMBERSHIP_GENERIC_ERR',
    field: 'memItem',
  });
  const member = shop.shopper();
  await member.post('/account/register', {
    firstName: 'Ada',
    lastName: 'Page',
    username: 'club@example.com',
    password: 'a long phrase of mine',
    joinRewards: true,
  });
  await add(member, 'club');
  expect((await pay('?memItem=true', member)).status).toBe(200);
});

it('ux2 lists the plans of the products in the cart', async () => {
  expect((await pay('')).body.data.cartInfo).not.toHaveProperty('warrantyItems');
  expect((await pay('?ux2=true')).body.data.cartInfo.warrantyItems).toMatchObject([{ itemId: 'plan' }]);
});

it('mmx selects the business site, where guests cannot check out', async () => {
  const guest = shop.shopper();
  await add(guest, 'desk');
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/cc/api/cart/default/vendorpayment?mmx=true',
    headers: { cookie: [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    payload: vendorBody('PAYPAL', await approve(shop)),
  });
  expect(reply.json().error).toMatchObject({ status: 401, code: 'SIGN_IN_REQUIRED' });
});

it.each(['proxy=true', 'reset=yes', 'vendorType=BARTER'])('%s is refused', async (query) => {
  expect((await pay(`?${query}`)).status).toBe(400);
});

it('other flags make another request of the same key', async () => {
  const body = vendorBody('PAYPAL', await approve(shop));
  const send = (query: string) =>
    shopper.post(`/cart/default/vendorpayment${query}`, body, { key: 'flags-1' });
  expect((await send('')).status).toBe(200);
  expect((await send('?reset=true')).status).toBe(422);
});

it('pays for the buy-now cart', async () => {
  await shopper.post('/checkout/default/item?buyNow=true', { items: [{ itemId: 'desk', qty: 1 }] });
  expect((await pay('?buyNow=true')).status).toBe(200);
  const { checkoutInfo } = (await shopper.get('/checkout/precheckout?buyNow=true')).body.data;
  expect(checkoutInfo.payment).toMatchObject({ type: 'WALLET' });
  expect(await getInfo()).not.toHaveProperty('payment');
  expect((await payByVendor(shopper, 'PAYPAL', await approve(shop))).status).toBe(200);
});
