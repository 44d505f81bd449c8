import { CartChangeDataSchema, WholeCartDataSchema } from '@foolscap/cart/contract';
import { expectSchema } from '../../fakes/expect-schema.ts';
import { add, getLines, ITEM, readCart, type SeenLine } from '../../testing/carts.ts';
import { order, readyToOrder } from '../../testing/checkouts.ts';
import {
  addOffers,
  createTestShop,
  type Shopper,
  type TestReply,
  type TestShop,
} from '../../testing/test-shop.ts';
import { newEmail } from '../../testing/new-email.ts';

/** Cart call options whose effect the specification leaves open (docs/decisions/cart-options.md). */
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'pen', stock: 50 },
      { sku: 'desk', stock: 50 },
      { sku: 'gone', stock: 0 },
      { sku: 'other', stock: 50 },
      { sku: 'lamp', stock: 50 },
      { sku: 'build', electronic: true },
      { sku: 'setup', electronic: true },
      { sku: 'bulb', stock: 50 },
      { sku: 'paint', stock: 50, conditions: { surcharge: 150 } },
      { sku: 'varnish', stock: 50, conditions: { surcharge: 150 } },
      { sku: 'plan', electronic: true },
      { sku: 'select-2', price: 8000, electronic: true, conditions: { membership: 'SELECT' } },
      { sku: 'select-1', price: 5000, limit: 1, electronic: true, conditions: { membership: 'SELECT' } },
      { sku: 'premium', price: 9000, electronic: true, conditions: { membership: 'PREMIUM' } },
    ],
  });
  await addOffers(shop.database, 'desk', ['plan']);
  await addOffers(shop.database, 'gone', ['other'], 'ALTERNATE');
  await addOffers(shop.database, 'lamp', ['plan']);
  await addOffers(shop.database, 'lamp', ['build'], 'ASSEMBLY');
  await addOffers(shop.database, 'lamp', ['setup'], 'TECHHELP');
  await addOffers(shop.database, 'lamp', ['bulb'], 'REQUIRED');
  await addOffers(shop.database, 'paint', ['varnish', 'pen'], 'ALTERNATE');
  await addOffers(shop.database, 'pen', ['other'], 'ALTERNATE');
});
afterAll(() => shop.close());

const byItem = (lines: readonly SeenLine[], itemId: string) => lines.find((line) => line.itemId === itemId)!;
const held = async (shopper: Shopper) => (await readCart(shopper)).items.map(({ itemId }) => itemId);

async function createMember(program: 'SELECT' | 'PREMIUM' | 'NON_MEMBER'): Promise<Shopper> {
  const shopper = shop.shopper();
  const username = newEmail();
  const person = { firstName: 'Ada', lastName: 'Page', username, password: 'a long phrase of mine' };
  expect((await shopper.post('/account/register', person)).status).toBe(200);
  await shop.database.db
    .updateTable('accounts')
    .set({ membership_program: program, rewards_no: '1234567890' })
    .where('username', '=', username)
    .execute();
  return shopper;
}

describe('memItem', () => {
  it.each([
    ['NON_MEMBER', 'select-1'],
    ['SELECT', 'premium'],
  ] as const)('adds the membership above %s at its lowest price: %s', async (program, itemId) => {
    const shopper = await createMember(program);
    const reply = await shopper.post(`${ITEM}?memItem=true`, { items: [{ itemId: 'pen', qty: 1 }] });
    expect(getLines(reply).map((line) => [line.itemId, line.qty])).toEqual([
      ['pen', 1],
      [itemId, 1],
    ]);
  });

  it('adds it alone, and once', async () => {
    const shopper = await createMember('NON_MEMBER');
    for (let attempt = 0; attempt < 2; attempt += 1)
      await shopper.post(`${ITEM}?memItem=true`, { items: [] });
    expect((await readCart(shopper)).items).toMatchObject([{ itemId: 'select-1', qty: 1 }]);
  });

  it('reports why guests and members of the highest program get none', async () => {
    const codes = async (shopper: Shopper) => {
      const reply = await shopper.post(`${ITEM}?memItem=true`, { items: [{ itemId: 'pen', qty: 1 }] });
      return byItem(getLines(reply), 'select-1').messages.map(({ code }) => code);
    };
    expect(await codes(shop.shopper())).toEqual(['MISSING_USER']);
    expect(await codes(await createMember('PREMIUM'))).toEqual(['ALREADY_PURCHASED']);
  });

  it('removes the membership together with the line', async () => {
    const shopper = await createMember('NON_MEMBER');
    await shopper.post(`${ITEM}?memItem=true`, {
      items: [
        { itemId: 'pen', qty: 1 },
        { itemId: 'desk', qty: 1 },
      ],
    });
    const line = byItem((await readCart(shopper)).items, 'pen');
    const reply = await shopper.remove(`${ITEM}/${line.cartItemId}?memItem=true`);
    expect(
      getLines(reply)
        .map(({ itemId, status }) => `${itemId} ${status}`)
        .sort(),
    ).toEqual(['pen DELETED', 'select-1 DELETED']);
    expect(await held(shopper)).toEqual(['desk']);
  });
});

describe('related items', () => {
  const items = [
    { itemId: 'desk', qty: 1 },
    { itemId: 'gone', qty: 1 },
  ];

  it('come with the whole reply to an add, unless skipRelatedProduct leaves them out', async () => {
    const whole = await shop.shopper().post(`${ITEM}?responseType=WHOLE`, { items });
    expectSchema(WholeCartDataSchema, whole.body.data);
    const { cartInfo } = whole.body.data;
    const gone = byItem(getLines(whole), 'gone');
    expect(cartInfo.relatedItems).toMatchObject([
      { cartItemId: gone.cartItemId, type: 'altsub', itemId: 'other' },
    ]);
    expect(cartInfo.relatedItems![0]).toMatchObject({ availableQuantity: 50 });
    expect(cartInfo.warrantyItems).toMatchObject([{ itemId: 'plan' }]);
    for (const query of ['?responseType=WHOLE', '?responseType=WHOLE&ux2=true', '?ux2=true', '']) {
      const { data } = (await shop.shopper().post(`${ITEM}${query}`, { items, skipRelatedProduct: true }))
        .body;
      expect([data.cartInfo.relatedItems, data.relatedItems]).toEqual([undefined, undefined]);
      expect([data.cartInfo.warrantyItems, data.warrantyItems]).toEqual([undefined, undefined]);
    }
  });

  it('list alternatives without a surcharge, if there are some', async () => {
    const shopper = shop.shopper();
    await add(shopper, 'paint');
    const getRelated = async () => (await shopper.get('/checkout?alt=true')).body.data.cartInfo.relatedItems;
    expect(await getRelated()).toMatchObject([{ type: 'altsub', itemId: 'pen' }]);
    await shop.database.db.updateTable('stock').set({ available: 0 }).where('sku', '=', 'pen').execute();
    expect(await getRelated()).toEqual([]);
    await shop.database.db.updateTable('stock').set({ available: 50 }).where('sku', '=', 'pen').execute();
  });

  it('list assembly, technical help and required items that the line or the cart does not have', async () => {
    const shopper = shop.shopper();
    await add(shopper, 'lamp');
    const [line] = (await readCart(shopper)).items;
    expect(line).toMatchObject({ warrantySkuIds: ['plan'], optionSkuIds: ['build'] });
    const getOffers = async () => {
      const { offeredItems, warrantyItems } = (await shopper.get('/checkout?wt=true')).body.data.cartInfo;
      return [...warrantyItems!, ...offeredItems!].map(({ itemId }) => itemId);
    };
    expect(await getOffers()).toEqual(['plan', 'build', 'bulb', 'setup']);
    const items = [
      { itemId: 'build', qty: 1, parentItemId: 'lamp' },
      { itemId: 'bulb', qty: 1 },
    ];
    await shopper.post(ITEM, { items });
    expect(await getOffers()).toEqual(['plan', 'setup']);
  });

  it('are returned with the changed lines with ux2, also after a removal', async () => {
    const shopper = shop.shopper();
    const added = await shopper.post(`${ITEM}?ux2=true`, { items: [...items, { itemId: 'pen', qty: 1 }] });
    expectSchema(CartChangeDataSchema, added.body.data);
    const { relatedItems, warrantyItems } = added.body.data;
    expect(relatedItems).toMatchObject([
      { cartItemId: byItem(getLines(added), 'gone').cartItemId, type: 'altsub', itemId: 'other' },
    ]);
    expect(warrantyItems).toMatchObject([
      { cartItemId: byItem(getLines(added), 'desk').cartItemId, itemId: 'plan' },
    ]);
    const { cartItemId } = byItem(getLines(added), 'pen');
    const plain = await shopper.put(ITEM, { items: [{ cartItemId, qty: 2 }] });
    expect(plain.body.data.relatedItems).toBeUndefined();
    const removed = await shopper.remove(`${ITEM}/${cartItemId}?ux2=true`);
    expectSchema(CartChangeDataSchema, removed.body.data);
    expect(removed.body.data.relatedItems).toMatchObject([{ cartItemId, type: 'altsub', itemId: 'other' }]);
  });

  it('leave out the plan that a line has', async () => {
    const withPlan = [
      { itemId: 'desk', qty: 1 },
      { itemId: 'plan', qty: 1, parentItemId: 'desk' },
    ];
    const reply = await shop.shopper().post(`${ITEM}?ux2=true`, { items: withPlan });
    expect(reply.body.data.warrantyItems).toEqual([]);
  });
});

describe('PUT /cart/default', () => {
  it('keeps the own order that the cart repeats, with orderNumber and with duplicateOrder', async () => {
    const shopper = shop.shopper();
    const placed = (await order(shopper, await readyToOrder(shopper, 'pen'))).body.data.order;
    const orderNumber = placed.orderNumber as string;
    await add(shopper, 'pen');
    expect((await readCart(shopper)).cartAttributes.orderNumber).toBeUndefined();
    const reply = await shopper.put(`/cart/default?orderNumber=${orderNumber}`, {});
    expect(reply.body.data.cartInfo.cartAttributes).toMatchObject({ orderNumber });
    expect((await readCart(shopper)).cartAttributes).toMatchObject({ orderNumber });
    const other = await createMember('NON_MEMBER');
    await add(other, 'pen');
    const refused = await other.put(`/cart/default?orderNumber=${orderNumber}`, {});
    expect(refused.body.error).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
    expect((await order(shopper, await readyToOrder(shopper, 'pen'))).status).toBe(200);
    const copied = await shopper.post(`${ITEM}?duplicateOrder=${orderNumber}`, { items: [] });
    expect(copied.body.data.cartInfo.cartAttributes).toMatchObject({ orderNumber });
  });

  it('replies without lines with returnData=false', async () => {
    const shopper = shop.shopper();
    await add(shopper, 'pen');
    const { body } = await shopper.put('/cart/default?returnData=false', { levelOfService: 'NDD' });
    expectSchema(CartChangeDataSchema, body.data);
    expect(body.data.cartInfo).toMatchObject({ items: [], previousRevision: 1, revision: 2 });
    expect((await shopper.put('/cart/default?returnData=some', {})).status).toBe(400);
  });

  it('replies with lines by default only to pages of the channel WEB, and refuses other channels', async () => {
    const shopper = shop.shopper();
    await add(shopper, 'pen');
    const items = async (query: string) => {
      const { body } = await shopper.put(`/cart/default${query}`, { levelOfService: 'STANDARD' });
      return getLines({ body } as never).length;
    };
    expect(await items('?channel=WEB')).toBe(1);
    expect(await items('')).toBe(0);
    expect(await items('?returnData=true')).toBe(1);
    expect(await items('?channel=WEB&returnData=false')).toBe(0);
    const other = await shopper.put('/cart/default?channel=STORE', {});
    expect(other.body.error).toMatchObject({ status: 400, field: 'channel' });
  });

  it('refuses a modification of nothing', async () => {
    const shopper = shop.shopper();
    await add(shopper, 'pen');
    for (const path of ['/cart/default', '/checkout/default']) {
      expect((await shopper.put(path, {})).status).toBe(200);
      const refused = await shopper.put(`${path}?actionType=MODIFY_CART`, {});
      expect(refused.body.error).toMatchObject({ status: 400, field: 'actionType' });
    }
  });

  it('updates items for dotcom pages with a whole reply', async () => {
    const shopper = shop.shopper();
    await add(shopper, 'desk');
    const [line] = getLines(await add(shopper, 'pen'));
    const items = [{ cartItemId: line!.cartItemId, qty: 4, actioned: 'EDIT_ITEM' }];
    const { body } = await shopper.put('/cart/default/item?channel=WEB', { items });
    expectSchema(WholeCartDataSchema, body.data);
    expect(body.data.cartInfo.items).toMatchObject([{ itemId: 'desk' }, { itemId: 'pen', qty: 4 }]);
    const plain = await shopper.put('/cart/default/item', { items });
    expectSchema(CartChangeDataSchema, plain.body.data);
    expect(getLines(plain)).toMatchObject([{ itemId: 'pen', qty: 4 }]);
  });
});

describe('options of another call', () => {
  const ADD_ONLY = [
    'forceUpdate=true',
    'specialShipTo=e30=',
    'specialBillTo=e30=',
    'source=widget',
    'fromCC=true',
    'ignoreExistQty=true',
    'skipInv=true',
    'duplicateOrder=1',
    'sharedCart=1',
    'version=b2',
  ];

  it('are refused with their name by updates and removals, which change nothing', async () => {
    const shopper = shop.shopper();
    const { cartItemId } = getLines(await add(shopper, 'pen'))[0]!;
    const items = [{ cartItemId, qty: 3 }];
    const refuses = async (reply: Promise<TestReply>, field: string) =>
      expect((await reply).body.error).toMatchObject({ status: 400, code: 'INVALID_REQUEST', field });
    for (const option of ADD_ONLY) {
      const name = option.split('=')[0]!;
      await refuses(shopper.put(`${ITEM}?${option}`, { items }), name);
      await refuses(shopper.put(`/cart/default/item?${option}`, { items }), name);
      await refuses(shopper.remove(`${ITEM}/${cartItemId}?${option}`), name);
      await refuses(shopper.remove(`${ITEM}?${option}`, { cartItemId }), name);
    }
    await refuses(shopper.put(`${ITEM}?memItem=true`, { items }), 'memItem');
    for (const path of ['/checkout/default', '/cart/default']) {
      const { body } = await shopper.put(`${path}?responseType=WHOLE`, {});
      expect(body.data.cartInfo.items).toHaveLength(1);
    }
    expect((await readCart(shopper)).items).toMatchObject([{ qty: 1 }]);
  });
});
