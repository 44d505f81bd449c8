import { add, ADDRESS, readCart } from '../../testing/carts.ts';
import { cardBody, order } from '../../testing/checkouts.ts';
import { addStores, addWarehouses, setWarehouseStock } from '../../testing/places.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    env: { SITE_COUNTRY: 'CA' },
    products: [{ sku: '20000001', name: 'Pens', price: 10_000 }],
  });
  await addWarehouses(shop.database);
  // Close to Boston.
  await setWarehouseStock(shop.database, '20000001', { W1: 10 });
  await addStores(shop.database, '1547');
});
afterAll(() => shop.close());

const MONTREAL = {
  ...ADDRESS,
  address1: '275 Notre-Dame Street East',
  city: 'Montréal',
  state: 'QC',
  zipCode: 'h2y1c6',
};
const sendAddress = (shopper: Shopper, changes: object) =>
  shopper.put('/checkout/default', {
    addresses: [{ ...MONTREAL, ...changes }],
    emailId1: 'ada@example.com',
  });

it('places an order to Montréal, with the tax of Quebec and the dates of the distance', async () => {
  shop.clock.now = new Date('2026-03-02T15:00:00Z');
  const shopper = shop.shopper();
  await add(shopper, '20000001');
  expect((await sendAddress(shopper, {})).status).toBe(200);
  const cart = await readCart(shopper);
  expect(cart.addresses).toEqual([expect.objectContaining({ zipCode: 'H2Y 1C6', country: 'CA' })]);
  // The cities of postal codes are not known exactly, so none is suggested.
  expect(cart.suggestedAddress).toBeUndefined();
  expect(cart.cartAttributes.deliveryZipCode).toBe('H2Y 1C6');

  const billingAddress = { ...MONTREAL, type: 'B' };
  const paid = await shopper.post(
    '/checkout/default/payment',
    cardBody(undefined, { contactInformation: { billingAddress } }),
  );
  expect(paid.status).toBe(200);
  const { totals, deliveryMethods } = (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo;
  // GST 5% and QST 9.975% of $100.00.
  expect(totals).toMatchObject({ taxTotal: 14.98, ordTotal: 114.98 });
  expect(deliveryMethods[0]).toMatchObject({ minDeliveryDate: '2026-03-04', maxDeliveryDate: '2026-03-05' });

  const placed = await order(shopper, totals.ordTotal);
  expect(placed.status).toBe(200);
  expect(placed.body.data.order.shippingAddress).toMatchObject({
    city: 'Montréal',
    state: 'QC',
    zipCode: 'H2Y 1C6',
    country: 'CA',
  });
  await expect.poll(() => shop.mails.map(({ text }) => text).join()).toMatch(/Montréal QC\s+H2Y 1C6/);
});

it.each([
  [
    { state: 'ON' },
    'addresses[0].zipCode',
    'Postal code H2Y 1C6 is not in Ontario. Check the postal code and the province.',
  ],
  [{ zipCode: '01702' }, 'addresses[0].zipCode', 'Enter a valid postal code.'],
  [{ country: 'US' }, 'addresses[0].country', 'addresses[0].country must be CA.'],
])('refuses an address with %j', async (changes, field, message) => {
  const shopper = shop.shopper();
  await add(shopper, '20000001');
  const { status, body } = await sendAddress(shopper, changes);
  expect([status, body.error.field, body.error.message]).toEqual([400, field, message]);
});

it('sets the delivery place by postal code, and refuses a ZIP code', async () => {
  const shopper = shop.shopper();
  const place = async () =>
    (await shopper.get('/catalog/products/20000001')).body.data.product.delivery.zipCode;
  expect(await place()).toBe('M5H 2N2');
  expect((await shopper.post('/catalog/place', { zipCode: 'v5y1v4' })).body.data).toEqual({
    zipCode: 'V5Y 1V4',
  });
  expect(await place()).toBe('V5Y 1V4');
  const refused = await shopper.post('/catalog/place', { zipCode: '01702' });
  expect([refused.status, refused.body.error.message]).toEqual([
    400,
    'We don’t recognize that postal code. Enter a Canadian postal code.',
  ]);
});

it('adds the surcharge of an area by the start of its postal code', async () => {
  await shop.database.db
    .insertInto('delivery_area_fees')
    .values({ zip_prefix: 'X0', fee_minor: 2500 })
    .execute();
  const shopper = shop.shopper();
  await add(shopper, '20000001');
  await sendAddress(shopper, { city: 'Iqaluit', state: 'NU', zipCode: 'X0A 0H0' });
  const { totals } = (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo;
  expect(totals).toMatchObject({ dasFee: 25, taxTotal: 5 });
});

it('names the site in the session data', async () => {
  const { session } = (await shop.shopper().get('/account')).body.data;
  expect([session.siteId, session.zipcode]).toEqual(['CA', 'M5H 2N2']);
});

it.each(['H2Y 1C6', 'Ontario', 'London, KY'])('finds no store near %s', async (address) => {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/ele-lpd/api/sparxProxy/storeLocator',
    payload: { address },
    headers: { host: 'shop.test' },
  });
  expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'INVALID_ZIPCODE']);
});
