import fc from 'fast-check';
import { ADDRESS, getLines, ITEM } from '../../testing/carts.ts';
import { cardBody, GOOD_CARD } from '../../testing/checkouts.ts';
import { addOffers, createTestShop, getStock, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { newEmail } from '../../testing/new-email.ts';

/** Query strings that select each of a shopper's carts. */
const CART = '';
const SPECIAL = '?type=SPECIAL';
const BUY_NOW = '?buyNow=true';
const QUERIES = [CART, SPECIAL, BUY_NOW];

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'pen', stock: 50 },
      { sku: 'ink', stock: 50 },
      { sku: 'desk', stock: 50 },
      { sku: 'gone', stock: 0 },
      { sku: 'plan', electronic: true },
    ],
  });
  await addOffers(shop.database, 'desk', ['plan']);
  await shop.database.db
    .insertInto('promotions')
    .values({
      id: 'ten',
      tenant: null,
      code: 'TEN',
      name: '10% off',
      scope: 'CART',
      benefit: JSON.stringify({ type: 'PERCENT', basisPoints: 1000 }),
    })
    .execute();
});
afterAll(() => shop.close());

const encode = (value: unknown) => encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'));
const add = (shopper: Shopper, query: string, itemId: string, qty = 1, more: object = {}) =>
  shopper.post(`${ITEM}${query}`, { items: [{ itemId, qty }], ...more });
const read = async (shopper: Shopper, query: string) =>
  (await shopper.get(`/checkout${query}`)).body.data.cartInfo;
const held = async (shopper: Shopper, query: string) =>
  getLines(await shopper.get(`/checkout${query}`)).map(({ itemId, qty }) => `${itemId} ${qty}`);
const heldByKind = async (shopper: Shopper) => Promise.all(QUERIES.map((query) => held(shopper, query)));

async function signUp(shopper: Shopper, username: string): Promise<void> {
  const password = 'a long phrase of mine';
  const body = { firstName: 'Ada', lastName: 'Page', username, password };
  expect((await shopper.post('/account/register', body)).status).toBe(200);
}

describe('calls that name a cart', () => {
  it('add to, change and remove from that cart only', async () => {
    const shopper = shop.shopper();
    await add(shopper, CART, 'pen', 1);
    await add(shopper, SPECIAL, 'pen', 2);
    await add(shopper, BUY_NOW, 'pen', 3);
    expect(await heldByKind(shopper)).toEqual([['pen 1'], ['pen 2'], ['pen 3']]);
    for (const query of [SPECIAL, BUY_NOW]) {
      const [line] = getLines(await shopper.get(`/checkout${query}`));
      const items = [{ cartItemId: line!.cartItemId, qty: 9 }];
      expect((await shopper.put(ITEM, { items })).body.error).toMatchObject({
        code: 'CART_ITEM_ID_NOT_FOUND',
      });
      expect((await shopper.put(`${ITEM}${query}`, { items })).status).toBe(200);
    }
    expect(await heldByKind(shopper)).toEqual([['pen 1'], ['pen 9'], ['pen 9']]);
    for (const query of [SPECIAL, BUY_NOW]) {
      const [line] = getLines(await shopper.get(`/checkout${query}`));
      expect((await shopper.remove(`${ITEM}/${line!.cartItemId}`)).status).toBe(404);
      expect((await shopper.remove(`${ITEM}/${line!.cartItemId}${query}`)).status).toBe(200);
    }
    expect(await heldByKind(shopper)).toEqual([['pen 1'], [], []]);
  });

  it('know the cart by its id or as the default, and not another one', async () => {
    const shopper = shop.shopper();
    await add(shopper, CART, 'pen');
    await add(shopper, SPECIAL, 'pen');
    const { cartId } = await read(shopper, SPECIAL);
    const [{ cartItemId }] = (await read(shopper, SPECIAL)).items;
    const update = (id: string) =>
      shopper.put(`${ITEM}${SPECIAL}`, { cartId: id, items: [{ cartItemId, qty: 2 }] });
    for (const id of [cartId, 'default']) expect((await update(id)).status).toBe(200);
    const { cartId: other } = await read(shopper, CART);
    expect((await update(other)).body.error).toMatchObject({ status: 404, code: 'CART_ID_NOT_FOUND' });
  });

  it('name the type of a special cart, also of an empty one', async () => {
    const shopper = shop.shopper();
    const types = async () =>
      (await Promise.all(QUERIES.map((query) => read(shopper, query)))).map(({ type }) => type);
    expect(await types()).toEqual([undefined, 'SPECIAL', undefined]);
    await add(shopper, SPECIAL, 'pen');
    expect(await types()).toEqual([undefined, 'SPECIAL', undefined]);
  });

  it('are refused where they name two', async () => {
    const reply = await add(shop.shopper(), '?type=SPECIAL&buyNow=true', 'pen');
    expect(reply.body.error).toMatchObject({ status: 400, code: 'INVALID_REQUEST', field: 'type' });
  });

  it('use up a key for their cart only', async () => {
    const shopper = shop.shopper();
    const body = { items: [{ itemId: 'pen', qty: 1 }] };
    await shopper.post(ITEM, body, { key: 'once' });
    expect((await shopper.post(`${ITEM}${SPECIAL}`, body, { key: 'once' })).status).toBe(422);
    await shopper.post(`${ITEM}${SPECIAL}`, body, { key: 'twice' });
    await shopper.post(`${ITEM}${SPECIAL}`, body, { key: 'twice' });
    expect(await heldByKind(shopper)).toEqual([['pen 1'], ['pen 1'], []]);
  });
});

describe('the buy-now cart', () => {
  it('holds exactly the items of the latest add', async () => {
    const shopper = shop.shopper();
    await add(shopper, BUY_NOW, 'pen', 2);
    const reply = await shopper.post(`${ITEM}${BUY_NOW}`, {
      items: [
        { itemId: 'desk', qty: 1 },
        { itemId: 'plan', qty: 1, parentItemId: 'desk' },
      ],
    });
    expect(getLines(reply)).toMatchObject([
      { itemId: 'pen', status: 'DELETED' },
      { itemId: 'desk', status: 'ACTIVE' },
      { itemId: 'plan', status: 'ACTIVE' },
    ]);
    expect(await held(shopper, BUY_NOW)).toEqual(['desk 1', 'plan 1']);
    const again = getLines(await add(shopper, BUY_NOW, 'desk', 1));
    expect(again.find(({ itemId }) => itemId === 'desk')).toMatchObject({ qty: 1, qtyAdded: 1, prevQty: 0 });
    expect(await held(shopper, BUY_NOW)).toEqual(['desk 1']);
  });

  it('keeps its items where the next ones cannot be added', async () => {
    const shopper = shop.shopper();
    await add(shopper, BUY_NOW, 'pen', 2);
    expect(getLines(await add(shopper, BUY_NOW, 'gone'))).toMatchObject([
      { itemId: 'gone', status: 'INVALID' },
    ]);
    expect(await held(shopper, BUY_NOW)).toEqual(['pen 2']);
  });

  it('has the coupons of the latest add', async () => {
    const shopper = shop.shopper();
    await add(shopper, BUY_NOW, 'pen', 2, { coupons: ['TEN'] });
    expect((await read(shopper, BUY_NOW)).coupons).toHaveLength(1);
    await add(shopper, BUY_NOW, 'ink');
    expect((await read(shopper, BUY_NOW)).coupons).toHaveLength(0);
  });

  it('has a separate checkout status', async () => {
    const shopper = shop.shopper();
    await add(shopper, CART, 'pen');
    await add(shopper, BUY_NOW, 'ink');
    const body = { proceedCheckout: true, emailId1: 'ada@example.com' };
    const reply = await shopper.put(`/checkout/default${BUY_NOW}`, body);
    expect(reply.body.data.cartInfo.cartAttributes).toMatchObject({
      proceedCheckout: true,
      numberOfItems: 1,
    });
    expect((await read(shopper, BUY_NOW)).cartAttributes.proceedCheckout).toBe(true);
    expect((await read(shopper, CART)).cartAttributes.proceedCheckout).toBe(false);
  });
});

describe('the special cart', () => {
  const office = { ...ADDRESS, address1: '9 Harbor Street', zipCode: '02110', city: 'Boston' };
  const withAddresses = (shipTo: unknown, billTo: unknown = ADDRESS) =>
    `${SPECIAL}&specialShipTo=${encode(shipTo)}&specialBillTo=${encode(billTo)}`;

  it('begins with its own addresses', async () => {
    const shopper = shop.shopper();
    await add(shopper, CART, 'pen');
    expect((await add(shopper, withAddresses(office), 'ink')).status).toBe(200);
    expect((await read(shopper, SPECIAL)).addresses).toMatchObject([
      { type: 'S', address1: '9 Harbor Street' },
      { type: 'B', address1: ADDRESS.address1 },
    ]);
    expect((await read(shopper, CART)).addresses).toEqual([]);
  });

  it.each([
    ['specialShipTo', '?', office],
    ['specialShipTo', SPECIAL, 'no address'],
    ['specialShipTo.city', SPECIAL, { ...office, city: undefined }],
    ['specialShipTo.zipCode', SPECIAL, { ...office, zipCode: '94105' }],
    ['specialShipTo.planet', SPECIAL, { ...office, planet: 'Mars' }],
  ])('refuses a wrong address, naming %s', async (field, query, address) => {
    const shopper = shop.shopper();
    const reply = await add(shopper, `${query}&specialShipTo=${encode(address)}`, 'pen');
    expect(reply.body.error).toMatchObject({ status: 400, field });
    expect(shopper.cookies.size).toBe(0);
  });

  it('refuses text that is no JSON, and addresses that are sent twice', async () => {
    const broken = await add(shop.shopper(), `${SPECIAL}&specialBillTo=%21%21`, 'pen');
    expect(broken.body.error).toMatchObject({ status: 400, field: 'specialBillTo' });
    const twice = await add(shop.shopper(), withAddresses(office), 'pen', 1, { addresses: [ADDRESS] });
    expect(twice.body.error).toMatchObject({ status: 400, field: 'addresses' });
  });
});

describe('checkout of a named cart', () => {
  /** Takes a cart to the last checkout step. @returns the total */
  async function prepare(shopper: Shopper, query: string): Promise<number> {
    const body = { addresses: [ADDRESS], emailId1: 'ada@example.com' };
    expect((await shopper.put(`/checkout/default${query}`, body)).status).toBe(200);
    expect((await shopper.post(`/checkout/default/payment${query}`, cardBody(GOOD_CARD))).status).toBe(200);
    const { body: reply } = await shopper.get(`/checkout/precheckout${query}`);
    return reply.data.checkoutInfo.totals.ordTotal as number;
  }

  it.each([SPECIAL, BUY_NOW])('%s orders that cart and leaves the others alone', async (query) => {
    const shopper = shop.shopper();
    for (const [index, each] of QUERIES.entries()) await add(shopper, each, 'ink', index + 1);
    const before = await getStock(shop.database, 'ink');
    const qty = QUERIES.indexOf(query) + 1;
    const expectedTotal = await prepare(shopper, query);
    expect((await shopper.post('/checkout/default/order', { expectedTotal })).status).toBe(400);
    const reply = await shopper.post(`/checkout/default/order${query}`, { expectedTotal });
    expect(reply.status).toBe(200);
    expect(reply.body.data.order.lines).toMatchObject([{ itemId: 'ink', qty }]);
    expect(await getStock(shop.database, 'ink')).toBe(before - qty);
    const left = QUERIES.map((each, index) => (each === query ? [] : [`ink ${index + 1}`]));
    expect(await heldByKind(shopper)).toEqual(left);
    expect(
      (await shopper.post(`/checkout/default/order${query}`, { expectedTotal })).body.error,
    ).toMatchObject({
      code: 'EMPTY_CART',
    });
  });

  it('needs a payment of that cart', async () => {
    const shopper = shop.shopper();
    await add(shopper, CART, 'pen');
    await add(shopper, SPECIAL, 'pen');
    const expectedTotal = await prepare(shopper, CART);
    const address = { addresses: [ADDRESS], emailId1: 'ada@example.com' };
    await shopper.put(`/checkout/default${SPECIAL}`, address);
    const reply = await shopper.post(`/checkout/default/order${SPECIAL}`, { expectedTotal });
    expect(reply.body.error).toMatchObject({ status: 400 });
  });
});

describe('signing in', () => {
  it('takes a guest’s special and buy-now carts along, each as its own kind', async () => {
    const shopper = shop.shopper();
    await add(shopper, CART, 'pen', 1);
    await add(shopper, `${SPECIAL}&specialShipTo=${encode(ADDRESS)}`, 'ink', 2);
    await add(shopper, BUY_NOW, 'desk', 3);
    await signUp(shopper, newEmail());
    expect(await heldByKind(shopper)).toEqual([['pen 1'], ['ink 2'], ['desk 3']]);
    expect((await read(shopper, SPECIAL)).addresses).toMatchObject([{ address1: ADDRESS.address1 }]);
  });

  it('merges special lines, and replaces the earlier purchase', async () => {
    const username = newEmail();
    const first = shop.shopper();
    await signUp(first, username);
    for (const query of [SPECIAL, BUY_NOW]) await add(first, query, 'pen', 1);
    const second = shop.shopper();
    for (const query of [SPECIAL, BUY_NOW]) await add(second, query, 'pen', 2);
    await add(second, SPECIAL, 'ink', 1);
    const credentials = { username, password: 'a long phrase of mine' };
    expect((await second.post('/account/signin', credentials)).status).toBe(200);
    expect(await heldByKind(second)).toEqual([[], ['pen 3', 'ink 1'], ['pen 2']]);
    expect((await read(second, SPECIAL)).messages).toContainEqual(
      expect.objectContaining({ code: 'CART_AUTO_MERGE' }),
    );
  });
});

it('keeps the carts apart through any calls, before and after signing in', async () => {
  const call = fc.record({
    kind: fc.nat(2),
    itemId: fc.constantFrom('pen', 'ink', 'gone'),
    qty: fc.integer({ min: 1, max: 4 }),
    what: fc.constantFrom('add', 'add', 'set', 'remove'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(call, { minLength: 1, maxLength: 12 }), fc.nat(12), async (calls, signInAt) => {
      const shopper = shop.shopper();
      const expected = QUERIES.map(() => new Map<string, number>());
      for (const [index, { kind, itemId, qty, what }] of calls.entries()) {
        const query = QUERIES[kind]!;
        const model = expected[kind]!;
        if (index === signInAt) await signUp(shopper, newEmail());
        const [line] = getLines(await shopper.get(`/checkout${query}`));
        if (what === 'add') {
          await add(shopper, query, itemId, qty);
          if (itemId === 'gone') continue;
          const before = model.get(itemId) ?? 0;
          if (query === BUY_NOW) model.clear();
          model.set(itemId, query === BUY_NOW ? qty : before + qty);
        } else if (line && what === 'set') {
          await shopper.put(`${ITEM}${query}`, { items: [{ cartItemId: line.cartItemId, qty }] });
          model.set(line.itemId, qty);
        } else if (line) {
          await shopper.remove(`${ITEM}/${line.cartItemId}${query}`);
          model.delete(line.itemId);
        }
      }
      const texts = expected.map((model) => [...model].map(([itemId, qty]) => `${itemId} ${qty}`).sort());
      expect((await heldByKind(shopper)).map((lines) => lines.sort())).toEqual(texts);
    }),
    { numRuns: process.env.FOOLSCAP_FULL ? 300 : 12 },
  );
});

describe('tenantId', () => {
  it.each(['sdc', 'consumer', 'SDC'])('%s matches the consumer site', async (tenantId) => {
    const shopper = shop.shopper();
    expect((await shopper.get(`/checkout?tenantId=${tenantId}`)).status).toBe(200);
    expect((await add(shopper, `?tenantId=${tenantId}`, 'pen')).status).toBe(200);
    expect((await shopper.get(`/sfl?tenantId=${tenantId}`)).status).toBe(200);
  });

  it('is refused where it contradicts the site of the call, or is unknown', async () => {
    const refusal = async (tenantId: string, path = '/checkout?') =>
      (await shop.shopper('sba').get(`${path}mmx=true&tenantId=${tenantId}`)).body.error;
    for (const path of ['/sfl?', '/cart/shares?', '/cart/opt/type?type=HARD_ALT_OPT_OUT&value=true&'])
      expect(await refusal('consumer', path)).toMatchObject({ status: 400, code: 'TENANT_MISMATCH' });
    expect(await refusal('consumer')).toMatchObject({
      status: 400,
      code: 'TENANT_MISMATCH',
      field: 'tenantId',
    });
    expect(await refusal('elsewhere')).toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
      field: 'tenantId',
    });
  });
});
