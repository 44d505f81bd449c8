import { ADDRESS } from '../../testing/carts.ts';
import { cardBody, GOOD_CARD, order, payBy, readyToOrder } from '../../testing/checkouts.ts';
import { readBodies, textFields, valueFor, written } from '../../testing/described-bodies.ts';
import { createTestShop, type Shopper, type TestReply, type TestShop } from '../../testing/test-shop.ts';

const TYPED = '4111 1111 1111 1111';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'paper', stock: 100 }, { sku: '4111111111111111' }] });
});
afterAll(() => shop.close());

/** Fields that are not free text, each with the reason that it is never stored as typed. */
const EXEMPT = [
  // Must match an order that exists; only a digest of it is counted.
  'orderNumber',
  'password', // stored as a digest
  'newPassword',
  'token', // compared as a digest
  'items[0].itemId', // must be a product
  'rows[0].itemId',
  'items[0].parentItemId',
  'lines[0].itemId',
  'adds[0].itemId',
  'freeItems[0].itemId',
  'deleteFreeItems[0].itemId',
  'itemId',
  'itemIds[0]',
  'captcha', // must be a solved challenge, of which only the id is stored
  'vendorPayment.checkoutId', // must be a cart or a token
  // go to the gateway, and are never stored
  'vendorPayment.encPaymentData',
  'vendorPayment.apiKey',
  'vendorPayment.callId',
  'vendorPayment.payPalInfo.deviceData',
  'vendorPayment.payPalInfo.paymentMethodNonce',
  'vendorPayment.payPalInfo.payerId',
  'vendorPayment.klarnaInfo.authorizationToken',
  'vendorPayment.applePayInfo.paymentData',
];

it('is rejected in every free-text field of every body in the OpenAPI document', async () => {
  const seen: string[] = [];
  for (const { method, path, schema } of await readBodies(shop)) {
    if (path.endsWith('/log')) continue; // accepts any text and masks it; see below
    for (const field of textFields(schema, TYPED.length)) {
      if (EXEMPT.includes(written(field))) continue;
      const reply = await shop.app.inject({
        method,
        url: path.replaceAll('{code}', 'CODE').replace(/\{[^}]+\}/g, '11111111-1111-4111-8111-111111111111'),
        headers: { host: 'shop.test', 'content-type': 'application/json' },
        payload: JSON.stringify(valueFor(schema, '', field, TYPED)),
      });
      const place = `${method} ${path} ${written(field)}`;
      seen.push(place);
      expect([place, reply.statusCode, reply.json<TestReply['body']>()]).toEqual([
        place,
        400,
        {
          error: expect.objectContaining({ code: 'CARD_NUMBER_IN_TEXT', field: written(field) }) as unknown,
        },
      ]);
      expect(reply.payload).not.toContain('1111 1111');
    }
  }
  // The fields are read from the OpenAPI document, which must contain at least these.
  for (const name of [
    'organizationName',
    'purchaseOrderNumber',
    'title',
    'body',
    'address.address2',
    'userNotes',
  ])
    expect(seen.join('\n')).toContain(name);
});

it('returns the field and a message that explains the fix', async () => {
  const reply = await shop.shopper().put('/checkout/default', {
    addresses: [{ ...ADDRESS, address2: `card ${TYPED} exp 12/27` }],
  });
  expect(reply.body.error).toMatchObject({
    status: 400,
    code: 'CARD_NUMBER_IN_TEXT',
    message:
      '“Apartment, suite, floor” can’t contain a card number. Remove it: card numbers go only in the card number field at checkout.',
    field: 'addresses[0].address2',
  });
});

it.each([
  ['dots', '4111.1111.1111.1111'],
  ['double spaces', '4111  1111  1111  1111'],
  ['full-width digits', '４１１１１１１１１１１１１１１１'],
  ['letters around', 'no4111111111111111x'],
])('is recognized with %s', async (_, lastName) => {
  const reply = await shop.shopper().put('/checkout/default', { addresses: [{ ...ADDRESS, lastName }] });
  expect(reply.body.error).toMatchObject({ code: 'CARD_NUMBER_IN_TEXT', field: 'addresses[0].lastName' });
});

it('is rejected outside of /cc/api as well', async () => {
  const shopper = shop.shopper();
  const locator = await shopper.post('/cc/../ele-lpd/api/sparxProxy/storeLocator', { address: TYPED });
  expect(locator.body.error).toMatchObject({ code: 'CARD_NUMBER_IN_TEXT', field: 'address' });
});

describe('a value that is not a card number', () => {
  const save = (shopper: Shopper, special: object) =>
    shopper.put('/checkout/default', { addresses: [{ ...ADDRESS, ...special }] });

  it.each([
    { address2: 'Call 508-555-1234 or 617-555-9876' },
    { address1: '1600 Pennsylvania Avenue NW, Suite 20500-0003' },
    { organizationName: '3M Company, DUNS 00-617-3082' },
    { id: '41111111-1111-4111-8111-111111111111' },
  ])('is accepted: %j', async (special) => {
    const shopper = shop.shopper();
    await shopper.post('/checkout/default/item', { items: [{ itemId: 'paper', qty: 1 }] });
    expect((await save(shopper, special)).status).toBe(200);
  });

  it('may be an item number that looks like one', async () => {
    const reply = await shop
      .shopper()
      .post('/checkout/default/item', { items: [{ itemId: '4111111111111111', qty: 1 }] });
    expect(reply.status).toBe(200);
  });

  it('may be a purchase order number with a date and a serial number', async () => {
    const shopper = shop.shopper();
    const expectedTotal = await readyToOrder(shopper, 'paper');
    const reply = await shopper.post('/checkout/default/order', {
      expectedTotal,
      purchaseOrderNumber: 'PO-20260726-00012345',
    });
    expect(reply.status).toBe(200);
  });
});

it('is accepted where it belongs', async () => {
  const shopper = shop.shopper();
  await readyToOrder(shopper, 'paper');
  expect((await payBy(shopper, GOOD_CARD)).status).toBe(200);
  const note = await shopper.post('/checkout/default/payment', cardBody(GOOD_CARD, { userNotes: GOOD_CARD }));
  expect(note.body.error).toMatchObject({ code: 'CARD_NUMBER_IN_TEXT', field: 'cardPayment.userNotes' });
  expect((await order(shopper, 1)).status).not.toBe(500);
});

it('in a client error report is masked in the log, and the report is kept', async () => {
  const reply = await shop
    .shopper()
    .post('/log', { msg: `typed ${TYPED}`, info: { note: '4111.1111.1111.1111' } });
  expect(reply.status).toBe(200);
  const report = shop
    .logged()
    .split('\n')
    .find((line) => line.includes('client error'));
  // The times and ids of the line contain random digits.
  const { time, requestId, reqId, pid, ...typed } = JSON.parse(report ?? '{}') as Record<string, unknown>;
  expect(JSON.stringify(typed)).toContain('typed [digits]');
  expect(JSON.stringify(typed)).not.toContain('1111');
});

it.each([
  ['names', { firstName: '4111 1111', lastName: '1111 1111' }, 'lastName'],
  ['names without a space', { firstName: '4111111', lastName: '111111111' }, 'lastName'],
  ['the lines of an address', { address1: '4111 1111 1111', address2: '1111' }, 'address2'],
])('a card number that is split across two %s is rejected', async (_, parts, field) => {
  const shopper = shop.shopper();
  const reply = await shopper.put('/checkout/default', { addresses: [{ ...ADDRESS, ...parts }] });
  expect(reply.body.error).toMatchObject({
    status: 400,
    code: 'CARD_NUMBER_IN_TEXT',
    field: `addresses[0].${field}`,
  });
});
