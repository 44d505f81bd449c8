import { add, ADDRESS, ITEM, getLines, readCart } from '../../testing/carts.ts';
import { order, readyToOrder } from '../../testing/checkouts.ts';
import { addStores, setStoreStock } from '../../testing/places.ts';
import {
  createTestShop,
  setStock,
  type Shopper,
  type TestReply,
  type TestShop,
} from '../../testing/test-shop.ts';

let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'paper', price: 1000, name: 'Copy paper' },
      { sku: 'pens', price: 299, listPrice: 399, category: 'writing' },
      { sku: 'desk', price: 20_000, oversized: true, category: 'furniture', bopisEligible: false },
      { sku: 'few', price: 500, stock: 5 },
      { sku: 'none', price: 500, stock: 0 },
      { sku: 'limited', price: 500, limit: 3 },
      { sku: 'heaps', price: 100, stock: 50_000 },
      { sku: 'unpriced', price: null },
    ],
  });
  await addStores(shop.database, '1547', '0008');
  for (const sku of ['paper', 'pens']) {
    await setStoreStock(shop.database, '1547', sku, 100);
    await setStoreStock(shop.database, '0008', sku, 100);
  }
});
afterAll(() => shop.close());
beforeEach(() => {
  shopper = shop.shopper();
});

const codes = (messages: { code: string }[]) => messages.map((message) => message.code);
const error = ({ body }: TestReply) =>
  body.error as { status: number; code: string; message: string; field?: string };

describe('the cart of a caller who has written nothing', () => {
  it('is empty, and nothing is written for it', async () => {
    const reply = await shopper.get('/checkout?grindType=ALL');
    expect(reply.status).toBe(200);
    expect(reply.body.data.cartInfo).toMatchObject({ cartId: 'default', revision: 0, items: [] });
    expect(reply.body.data.cartInfo.messages).toEqual([
      { code: 'EMPTY_CART', type: 'INFO', description: 'Your cart is empty.' },
    ]);
    expect(reply.body.data.cartInfo.cartAttributes).toMatchObject({
      userType: 'GUEST',
      numberOfItems: 0,
      proceedCheckout: false,
    });
    expect(reply.headers).not.toHaveProperty('set-cookie');
    expect(reply.headers['cache-control']).toBe('no-store');
    const { rows } = { rows: await shop.database.db.selectFrom('sessions').selectAll().execute() };
    expect(rows).toEqual([]);
  });

  it('is not read on the business site before sign-in or a first add', async () => {
    const guest = shop.shopper('sba');
    const executor = shop.database.db.getExecutor();
    const statements = vi.spyOn(Object.getPrototypeOf(executor) as typeof executor, 'executeQuery');
    const reads = () => statements.mock.calls.filter(([{ sql }]) => sql.includes('carts')).length;
    const { body } = await guest.get('/checkout');
    expect(body.data.cartInfo.messages).toMatchObject([{ code: 'EMPTY_CART' }]);
    expect(reads()).toBe(0);
    await add(guest, 'paper');
    statements.mockClear();
    expect((await readCart(guest)).items).toHaveLength(1);
    expect(reads()).toBeGreaterThan(0);
    statements.mockRestore();
  });
});

describe('add', () => {
  it('gives a guest a session, and answers with what changed', async () => {
    const reply = await add(shopper, 'paper', 2);
    expect(reply.status).toBe(200);
    expect(reply.headers['set-cookie']).toMatch(
      /^fs_session=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const { cartInfo } = reply.body.data;
    expect(cartInfo).toMatchObject({ revision: 1, previousRevision: 0 });
    expect(cartInfo).not.toHaveProperty('addresses');
    expect(cartInfo.items).toHaveLength(1);
    expect(cartInfo.items[0]).toMatchObject({
      itemId: 'paper',
      qty: 2,
      qtyAdded: 2,
      prevQty: 0,
      requestedQty: 2,
      status: 'ACTIVE',
      actioned: 'ADD_ITEM',
      messages: [],
      priceInfo: { finalPrice: 20, finalPricePerUnit: 10, uom: 'each' },
      product: { name: 'Copy paper', itemUrl: '/p/paper/copy-paper' },
      selectedDeliveryOption: { deliveryType: 'STA', levelOfService: 'STANDARD' },
    });
    expect(cartInfo.cartSummary).toMatchObject({ cartSubTotal: 20, shipFee: 7.99, ordTotal: 27.99 });
    expect(cartInfo.cartSummary).not.toHaveProperty('taxTotal');
    expect(cartInfo.cartAttributes).toMatchObject({
      newItemAdded: true,
      numberOfItems: 2,
      numberOfLineItems: 1,
      freeShippingThreshold: 50,
      remainingAmountGetFreeShipping: 30,
    });
  });

  it('adds to the line that is there, and keeps the session header', async () => {
    const first = await add(shopper, 'paper', 2);
    const second = await add(shopper, 'paper', 3);
    expect(getLines(second)[0]).toMatchObject({
      qty: 5,
      prevQty: 2,
      qtyAdded: 3,
      cartItemId: getLines(first)[0]!.cartItemId,
    });
    expect(second.body.data.cartInfo).toMatchObject({ revision: 2, previousRevision: 1 });
    expect(second.headers['x-session-id']).toBe(first.headers['x-session-id']);
    expect(second.headers['x-session-id']).not.toContain([...shopper.cookies.values()][0]);
    expect(second.headers['x-context-token']).toEqual(expect.any(String));
  });

  it('adds up items of one call that are the same, and keeps others apart', async () => {
    const reply = await shopper.post(ITEM, {
      items: [
        { itemId: 'paper', qty: 1 },
        { itemId: 'pens', qty: 1 },
        { itemId: 'paper', qty: 2 },
        { itemId: 'paper', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' },
      ],
    });
    expect(getLines(reply).map(({ itemId, qty }) => [itemId, qty])).toEqual([
      ['paper', 3],
      ['pens', 1],
      ['paper', 1],
    ]);
    expect(getLines(reply)[2]!.selectedDeliveryOption).toMatchObject({
      deliveryType: 'ISP',
      pickupStoreNumber: '1547',
    });
  });

  it('ships to an address where no store is known, or none can hand it out', async () => {
    const reply = await shopper.post(ITEM, {
      items: [
        { itemId: 'paper', qty: 1, deliveryType: 'ISP' },
        { itemId: 'desk', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' },
      ],
    });
    const [paper, desk] = getLines(reply);
    expect(paper!.selectedDeliveryOption.deliveryType).toBe('STA');
    expect(desk!.selectedDeliveryOption.deliveryType).toBe('STA');
    expect(codes(desk!.messages)).toEqual(['NOT_AVAILABLE_FOR_BOPIS']);
    const withStore = await shopper.post(ITEM, {
      items: [{ itemId: 'pens', qty: 1, deliveryType: 'ISP' }],
      yourStoreNo: '0008',
    });
    expect(getLines(withStore)[0]!.selectedDeliveryOption).toMatchObject({
      deliveryType: 'ISP',
      pickupStoreNumber: '0008',
    });
  });

  it('reports items that are out of stock, and adds nothing', async () => {
    const reply = await add(shopper, 'none');
    expect(reply.status).toBe(200);
    expect(getLines(reply)).toHaveLength(1);
    expect(getLines(reply)[0]).toMatchObject({
      itemId: 'none',
      status: 'INVALID',
      qty: 0,
      qtyAdded: 0,
      requestedQty: 1,
    });
    expect(codes(getLines(reply)[0]!.messages)).toEqual(['OUT_OF_STOCK']);
    expect(reply.body.data.cartInfo.cartAttributes.newItemAdded).toBe(false);
    expect((await readCart(shopper)).items).toEqual([]);
  });

  it('adds as many as there are', async () => {
    const reply = await add(shopper, 'few', 8);
    expect(getLines(reply)[0]).toMatchObject({ qty: 5, qtyAdded: 5, requestedQty: 8 });
    expect(codes(getLines(reply)[0]!.messages)).toEqual(['PARTIAL_QTY_AVAILABLE']);
    const again = await add(shopper, 'few', 1);
    expect(getLines(again)[0]).toMatchObject({ qty: 5, status: 'ACTIVE' });
    expect(codes(getLines(again)[0]!.messages)).toEqual(['PARTIAL_QTY_AVAILABLE']);
    expect(again.body.data.cartInfo.revision).toBe(1);
  });

  it('counts other lines of the item towards its stock and its limit', async () => {
    await shopper.post(ITEM, {
      items: [{ itemId: 'few', qty: 4, deliveryType: 'STS', pickupStoreNumber: '1547' }],
    });
    expect(getLines(await add(shopper, 'few', 4))[0]).toMatchObject({ qty: 1, qtyAdded: 1 });
  });

  it('keeps to the limit of an item', async () => {
    const reply = await add(shopper, 'limited', 4);
    expect(getLines(reply)[0]).toMatchObject({ qty: 3, qtyAdded: 3 });
    expect(getLines(reply)[0]!.messages).toEqual([
      {
        code: 'QTY_LIMIT_EXCEEDED',
        type: 'WARN',
        description: 'There is a purchase limit of 3 for this item.',
      },
    ]);
  });

  it('distinguishes an item at its limit from one above it', async () => {
    await add(shopper, 'limited', 3);
    const setLimit = (quantity_limit: number) =>
      shop.database.db.updateTable('products').set({ quantity_limit }).where('sku', '=', 'limited').execute();
    const [atLimit] = getLines(await add(shopper, 'limited', 1));
    await setLimit(2);
    const [above] = getLines(await add(shopper, 'limited', 1));
    await setLimit(3);
    expect([atLimit, above]).toMatchObject([
      { qty: 3, qtyAdded: 0, messages: [{ code: 'QTY_LIMIT_ITEM', type: 'WARN' }] },
      { qty: 3, qtyAdded: 0, messages: [{ code: 'EXCEEDED_LIMIT', type: 'WARN' }] },
    ]);
  });

  it('adds items of the same line together', async () => {
    const reply = await shopper.post(ITEM, {
      items: [
        { itemId: 'desk', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' },
        { itemId: 'desk', qty: 2 },
      ],
    });
    expect([reply.status, reply.body.error]).toEqual([200, undefined]);
    expect((await readCart(shopper)).items).toMatchObject([{ itemId: 'desk', qty: 3 }]);
  });

  it('reports the quantities of this add when it adds nothing, not those of an earlier one', async () => {
    await add(shopper, 'limited', 3);
    const nothing = { qty: 3, qtyAdded: 0, prevQty: 3, requestedQty: 2 };
    const changed = await add(shopper, 'limited', 2, 'add-nothing');
    expect(getLines(changed)[0]).toMatchObject(nothing);
    expect(codes(getLines(changed)[0]!.messages)).toEqual(['QTY_LIMIT_ITEM']);
    expect(getLines(await add(shopper, 'limited', 2, 'add-nothing'))[0]).toMatchObject(nothing);
    const whole = await shopper.post(`${ITEM}?responseType=WHOLE`, {
      items: [{ itemId: 'limited', qty: 2 }],
    });
    expect(getLines(whole)[0]).toMatchObject(nothing);
    const { cartItemId } = getLines(whole)[0]!;
    const updated = await shopper.put(ITEM, { items: [{ cartItemId, qty: 8 }] });
    expect(getLines(updated)[0]).toMatchObject({ qty: 3, qtyAdded: 0, prevQty: 3, requestedQty: 8 });
  });

  it('keeps a line below 9,999, in the words of the specification', async () => {
    await add(shopper, 'heaps', 9000);
    const reply = await add(shopper, 'heaps', 2000);
    expect(getLines(reply)[0]).toMatchObject({ qty: 9999, qtyAdded: 999, prevQty: 9000 });
    expect(getLines(reply)[0]!.messages).toEqual([
      {
        code: 'EXCEEDS_MAX_LINE_QTY',
        type: 'WARN',
        description:
          'There is a purchase limit of 9,999 for this item. Because you already have 9000 in your cart, your order quantity has been updated to 999.',
      },
    ]);
    const full = await add(shopper, 'heaps', 1);
    expect(getLines(full)[0]).toMatchObject({ qty: 9999, qtyAdded: 0, prevQty: 9999, requestedQty: 1 });
    expect(getLines(full)[0]!.messages[0]!.description).toBe(
      'You already have this item in cart with the maximum quantity allowed.',
    );
  });

  it('refuses what has no price', async () => {
    expect(codes(getLines(await add(shopper, 'unpriced'))[0]!.messages)).toEqual(['PRICE_NOT_AVAILABLE']);
  });

  it('refuses a call without items, and one with a quantity that is no quantity', async () => {
    expect(error(await shopper.post(ITEM, { items: [] }))).toMatchObject({
      status: 400,
      code: 'INVALID_ITEMS',
      message: 'Items not passed',
    });
    for (const qty of [0, -1]) {
      const reply = await shopper.post(ITEM, {
        items: [
          { itemId: 'paper', qty: 1 },
          { itemId: 'pens', qty },
        ],
      });
      expect(error(reply)).toMatchObject({
        status: 400,
        code: 'INVALID_QTY',
        message: 'Qty of one the items is incorrect',
        field: 'items[1].qty',
      });
    }
    expect(shopper.cookies.size).toBe(0);
    const lenient = await shopper.post(`${ITEM}?version=b2`, {
      items: [
        { itemId: 'paper', qty: 1 },
        { itemId: 'pens', qty: 0 },
      ],
    });
    expect(getLines(lenient).map((line) => line.itemId)).toEqual(['paper']);
  });

  it.each([
    [{ items: [{ itemId: 'paper', qty: '1' }] }, 'items[0].qty'],
    [{ items: [{ itemId: 'paper', qty: 1.5 }] }, 'items[0].qty'],
    [{ items: [{ itemId: 'paper', qty: true }] }, 'items[0].qty'],
    [{ items: [{ itemId: 'paper', qty: null }] }, 'items[0].qty'],
    ['{"items":[{"itemId":"paper","qty":1e999}]}', 'items[0].qty'],
    [{ items: [{ itemId: 'paper' }] }, 'items[0].qty'],
    [{ items: [{ itemId: 'paper', qty: 1, price: 0.01 }] }, 'items[0].price'],
    [{ items: [{ itemId: 'paper', qty: 1 }], finalPrice: 1 }, 'finalPrice'],
    [{ items: [{ itemId: 'paper', qty: 1, deliveryType: 'FAX' }] }, 'items[0].deliveryType'],
    [{}, 'items'],
  ])('refuses %j and names the field', async (body, field) => {
    const reply = await shopper.post(ITEM, body);
    expect(reply.status).toBe(400);
    expect(error(reply)).toMatchObject({ code: 'INVALID_REQUEST', field });
  });

  it('refuses an unknown item number and adds the others', async () => {
    const reply = await add(shopper, 'unheard-of');
    expect(error(reply)).toMatchObject({ status: 400, code: 'SKU_INVALID', field: 'items[0].itemId' });
    expect(shopper.cookies.size).toBe(0);
    const mixed = await shopper.post(ITEM, {
      items: [
        { itemId: 'unheard-of', qty: 1 },
        { itemId: 'paper', qty: 1 },
      ],
    });
    expect(mixed.status).toBe(200);
    expect(mixed.body.data.error).toEqual([
      { code: 'SKU_INVALID', description: 'We couldn’t find item unheard-of.', type: 'ERROR' },
    ]);
    expect(getLines(mixed).map((line) => line.itemId)).toEqual(['paper']);
  });

  it('answers with the whole cart when requested', async () => {
    await add(shopper, 'paper');
    const reply = await shopper.post(`${ITEM}?responseType=WHOLE`, { items: [{ itemId: 'pens', qty: 1 }] });
    expect(getLines(reply).map((line) => line.itemId)).toEqual(['paper', 'pens']);
    expect(reply.body.data.cartInfo).not.toHaveProperty('previousRevision');
    expect(reply.body.data.cartInfo.addresses).toEqual([]);
  });

  it('encodes the reply when requested, and marks it', async () => {
    const reply = await shopper.post(`${ITEM}?dataEncode=true`, { items: [{ itemId: 'paper', qty: 1 }] });
    expect(reply.headers['x-data-encoded']).toBe('true');
    const data = JSON.parse(Buffer.from(reply.body.data.encoded, 'base64').toString('utf8'));
    expect(data.cartInfo.items[0].itemId).toBe('paper');
  });
});

describe('update, remove and undo', () => {
  it('sets the quantities of several lines in one call', async () => {
    const added = await shopper.post(ITEM, {
      items: [
        { itemId: 'paper', qty: 1 },
        { itemId: 'pens', qty: 4 },
      ],
    });
    const [paper, pens] = getLines(added);
    const reply = await shopper.put(ITEM, {
      cartId: 'default',
      items: [
        { cartItemId: paper!.cartItemId, qty: 7, actioned: 'EDIT_ITEM' },
        { cartItemId: pens!.cartItemId, qty: 1 },
      ],
    });
    expect(getLines(reply).map(({ qty, actioned }) => [qty, actioned])).toEqual([
      [7, 'EDIT_ITEM'],
      [1, 'EDIT_ITEM'],
    ]);
    expect(reply.body.data.cartInfo.cartSummary.cartSubTotal).toBe(72.99);
    expect(getLines(reply)[1]!.priceInfo).toMatchObject({ finalPricePerUnit: 2.99, basePricePerUnit: 3.99 });
  });

  it('changes nothing on top of a cart that the change is not based on', async () => {
    const [paper] = getLines(await add(shopper, 'paper', 1));
    const { revision } = await readCart(shopper);
    // Another tab adds two more.
    await add(shopper, 'paper', 2);
    const change = (basedOn: number, key: string) =>
      shopper.put(ITEM, { revision: basedOn, items: [{ cartItemId: paper!.cartItemId, qty: 2 }] }, { key });
    const refused = await change(revision, 'stale');
    expect([refused.status, refused.body.error.code]).toEqual([409, 'CART_REVISION_CONFLICT']);
    expect(refused.body.error.revision).toBe(revision + 1);
    expect((await readCart(shopper)).items.map(({ qty }) => qty)).toEqual([3]);
    expect((await change(revision + 1, 'fresh')).status).toBe(200);
    // The same request gets the same reply when repeated, although its own change has incremented the revision.
    expect((await change(revision + 1, 'fresh')).status).toBe(200);
    expect((await readCart(shopper)).items.map(({ qty }) => qty)).toEqual([2]);
  });

  it('understands a plain PUT and DELETE as well', async () => {
    const [line] = getLines(await add(shopper, 'paper'));
    const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join();
    const headers = { host: 'shop.test', cookie };
    const put = await shop.app.inject({
      method: 'PUT',
      url: '/cc/api/checkout/default/item',
      headers,
      payload: { items: [{ cartItemId: line!.cartItemId, qty: 4 }] },
    });
    expect(put.json().data.cartInfo.items[0].qty).toBe(4);
    const gone = await shop.app.inject({
      method: 'DELETE',
      url: `/cc/api/checkout/default/item/${line!.cartItemId}`,
      headers,
    });
    expect(gone.json().data.cartInfo.items[0].status).toBe('DELETED');
  });

  it('removes a line, keeps its id, and restores it by EDIT_ITEM', async () => {
    const [line] = getLines(await add(shopper, 'paper', 3));
    await add(shopper, 'pens');
    const id = line!.cartItemId;
    const removed = await shopper.remove(`${ITEM}/${id}`, { cartId: 'default', cartItemId: id });
    expect(getLines(removed)).toHaveLength(1);
    expect(getLines(removed)[0]).toMatchObject({
      cartItemId: id,
      status: 'DELETED',
      actioned: 'DELETED_ITEM',
      qty: 3,
    });
    expect((await readCart(shopper)).items.map((each) => each.itemId)).toEqual(['pens']);
    const restored = await shopper.put(ITEM, { items: [{ cartItemId: id, qty: 3, actioned: 'EDIT_ITEM' }] });
    expect(getLines(restored)[0]).toMatchObject({ cartItemId: id, status: 'ACTIVE', qty: 3 });
    expect((await readCart(shopper)).items.map((each) => each.itemId)).toEqual(['paper', 'pens']);
  });

  it('answers a second removal of a line with 404, and the same request with its outcome', async () => {
    const [line] = getLines(await add(shopper, 'paper'));
    const path = `${ITEM}/${line!.cartItemId}`;
    const removed = await shopper.remove(path, {}, { key: 'remove' });
    const repeated = await shopper.remove(path, {}, { key: 'remove' });
    expect(repeated.status).toBe(200);
    expect(repeated.body.data.cartInfo.revision).toBe(removed.body.data.cartInfo.revision);
    for (const again of [await shopper.remove(path), await shopper.remove(path, {}, { key: 'other' })]) {
      expect(again.status).toBe(404);
      expect(error(again).code).toBe('CART_ITEM_ID_NOT_FOUND');
    }
    expect((await readCart(shopper)).revision).toBe(removed.body.data.cartInfo.revision);
  });

  it('does not restore items that have sold out in the meantime, nor more than are in stock', async () => {
    const [line] = getLines(await add(shopper, 'limited', 3));
    const id = line!.cartItemId;
    await shopper.remove(`${ITEM}/${id}`);
    await setStock(shop.database, 'limited', 0);
    const nothing = await shopper.put(ITEM, { items: [{ cartItemId: id, qty: 3 }] });
    expect(getLines(nothing)[0]).toMatchObject({ status: 'DELETED' });
    expect(codes(getLines(nothing)[0]!.messages)).toEqual(['OUT_OF_STOCK']);
    await setStock(shop.database, 'limited', 2);
    const some = await shopper.put(ITEM, { items: [{ cartItemId: id, qty: 3 }] });
    expect(getLines(some)[0]).toMatchObject({ status: 'ACTIVE', qty: 2 });
    expect(codes(getLines(some)[0]!.messages)).toEqual(['PARTIAL_QTY_FIXED']);
    await setStock(shop.database, 'limited', 100);
  });

  it('takes a quantity of zero as a removal', async () => {
    const [line] = getLines(await add(shopper, 'paper', 3));
    const reply = await shopper.put(ITEM, { items: [{ cartItemId: line!.cartItemId, qty: 0 }] });
    expect(getLines(reply)[0]!.status).toBe('DELETED');
    expect(codes(reply.body.data.cartInfo.messages)).toEqual(['EMPTY_CART']);
  });

  it('checks stock at every read', async () => {
    await add(shopper, 'few', 4);
    await setStock(shop.database, 'few', 3);
    const cart = await readCart(shopper);
    expect(codes(cart.items[0]!.messages)).toEqual(['PARTIAL_QTY_AVAILABLE']);
    expect(cart.items[0]!.messages).toMatchObject([{ type: 'ERROR' }]);
    expect(codes(cart.messages)).toEqual(['CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY']);
    expect(cart.messages).toMatchObject([{ type: 'ERROR' }]);
    await setStock(shop.database, 'few', 0);
    expect(codes((await readCart(shopper)).items[0]!.messages)).toEqual(['OUT_OF_STOCK']);
    await setStock(shop.database, 'few', 5);
    expect((await readCart(shopper)).items[0]!.messages).toEqual([]);
  });

  it('shows stock that is seconds old only to a caller who accepts it, and every change of the cart', async () => {
    await setStock(shop.database, 'few', 5);
    const [line] = getLines(await add(shopper, 'few', 4));
    const read = async (cacheControl?: string, query = '') => {
      const whole = await shopper.get(
        `/checkout${query}`,
        cacheControl ? { 'cache-control': cacheControl } : {},
      );
      return getLines(whole).map(({ qty, messages }) => [qty, ...codes(messages)]);
    };
    expect(await read('max-age=10')).toEqual([[4]]);
    await setStock(shop.database, 'few', 3);
    expect(await read('max-age=10')).toEqual([[4]]);
    expect(await read('max-age=10', '?grindType=ALL')).toEqual([[4, 'PARTIAL_QTY_AVAILABLE']]);
    for (const current of [undefined, 'no-cache', 'max-age=0'])
      expect(await read(current)).toEqual([[4, 'PARTIAL_QTY_AVAILABLE']]);
    await shopper.put(ITEM, { items: [{ cartItemId: line!.cartItemId, qty: 2 }] });
    expect(await read('max-age=10')).toEqual([[2]]);
    await setStock(shop.database, 'few', 1);
    shop.clock.now = new Date(shop.clock.now.getTime() + 10_000);
    expect(await read('max-age=10')).toEqual([[2, 'PARTIAL_QTY_AVAILABLE']]);
    await setStock(shop.database, 'few', 5);
  });

  it('wants a cartItemId', async () => {
    const text = 'Must provide cartItemId as prop of item';
    expect(error(await shopper.put(ITEM, { items: [{ qty: 2 }] }))).toMatchObject({
      status: 400,
      message: text,
      field: 'items[0].cartItemId',
    });
    expect(error(await shopper.remove(ITEM))).toMatchObject({ status: 400, message: text });
    expect(error(await shopper.remove(`${ITEM}/`))).toMatchObject({ status: 400, message: text });
  });

  it('treats the lines of others like lines that are not there', async () => {
    const [theirs] = getLines(await add(shop.shopper(), 'paper'));
    const [mine] = getLines(await add(shopper, 'paper'));
    const foreign = await shopper.remove(`${ITEM}/${theirs!.cartItemId}`);
    const missing = await shopper.remove(`${ITEM}/00000000-0000-4000-8000-000000000000`);
    const nonsense = await shopper.remove(`${ITEM}/nonsense`);
    for (const reply of [foreign, missing, nonsense]) {
      expect({ ...error(reply), requestId: '' }).toEqual({
        status: 404,
        code: 'CART_ITEM_ID_NOT_FOUND',
        message: 'This item is no longer in your cart.',
        requestId: '',
      });
    }
    const half = await shopper.put(ITEM, {
      items: [
        { cartItemId: mine!.cartItemId, qty: 9 },
        { cartItemId: theirs!.cartItemId, qty: 9 },
      ],
    });
    expect(half.status).toBe(404);
    expect((await readCart(shopper)).items[0]!.qty).toBe(1);
    const otherCart = await shopper.put(ITEM, {
      cartId: '00000000-0000-4000-8000-000000000000',
      items: [{ cartItemId: mine!.cartItemId, qty: 9 }],
    });
    expect(error(otherCart).code).toBe('CART_ID_NOT_FOUND');
  });

  it('refuses a change of a cart that was ordered, of its owner only', async () => {
    const owner = shop.shopper();
    const total = await readyToOrder(owner, 'paper');
    const { cartId, items } = await readCart(owner);
    expect((await order(owner, total)).status).toBe(200);
    const change = { cartId, items: [{ cartItemId: items[0]!.cartItemId, qty: 2 }] };
    expect(error(await owner.put(ITEM, change))).toMatchObject({
      status: 409,
      code: 'CART_STATUS_ERROR',
      field: 'cartId',
    });
    expect(error(await owner.remove(`${ITEM}/${items[0]!.cartItemId}`, { cartId })).code).toBe(
      'CART_STATUS_ERROR',
    );
    expect((await readCart(owner)).items).toEqual([]);
    const other = shop.shopper();
    await add(other, 'paper');
    expect(error(await other.put(ITEM, change)).code).toBe('CART_ID_NOT_FOUND');
  });

  it('refuses a change without a line', async () => {
    const reply = await shopper.put(ITEM, { items: [{ qty: 1 }] });
    expect(error(reply)).toMatchObject({
      status: 400,
      code: 'INVALID_DATA_ITEM',
      field: 'items[0].cartItemId',
    });
  });
});

it('creates no session for a caller who requests a missing line', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  const replies = [
    await shopper.remove(`${ITEM}/${id}`),
    await shopper.put(ITEM, { items: [{ cartItemId: id, qty: 1 }] }),
    await shopper.post('/checkout/default/order', { expectedTotal: 1 }),
  ];
  expect(replies.map((reply) => reply.status)).toEqual([404, 404, 404]);
  expect(shopper.cookies.size).toBe(0);
});

describe('the cart itself', () => {
  it('knows taxes and days of delivery once it knows where to', async () => {
    shop.clock.now = new Date('2026-11-27T15:00:00Z'); // a Friday
    await add(shopper, 'paper', 6);
    const reply = await shopper.put('/checkout/default?actionType=MODIFY_CART', { addresses: [ADDRESS] });
    expect(reply.status).toBe(200);
    const { cartInfo } = reply.body.data;
    expect(cartInfo.cartSummary).toMatchObject({
      cartSubTotal: 60,
      shipFee: 0,
      taxTotal: 3.75,
      ordTotal: 63.75,
      preTaxSubTotal: 60,
    });
    expect(cartInfo.addresses).toEqual([{ ...ADDRESS, id: expect.any(String), country: 'US' }]);
    expect(cartInfo.items[0].selectedDeliveryOption).toMatchObject({
      minDeliveryDate: '2026-11-30',
      maxDeliveryDate: '2026-12-07',
    });
    const next = await shopper.put('/checkout/default', { levelOfService: 'NDD' });
    expect(next.body.data.cartInfo.cartSummary).toMatchObject({ shipFee: 14.99, ordTotal: 78.74 });
    expect(next.body.data.cartInfo.items[0].selectedDeliveryOption).toMatchObject({
      levelOfService: 'NDD',
      minDeliveryDate: '2026-11-30',
      maxDeliveryDate: '2026-11-30',
    });
    shop.clock.now = new Date();
  });

  it('charges the handling of oversized items', async () => {
    const reply = await add(shopper, 'desk', 2);
    expect(reply.body.data.cartInfo.cartSummary).toMatchObject({
      shipFee: 0,
      handlingFee: 30,
      totalShipHandlFee: 30,
      ordTotal: 430,
    });
  });

  it('takes a guest’s email, and then allows checkout', async () => {
    await add(shopper, 'paper');
    const before = await shopper.put('/checkout/default', { proceedCheckout: true });
    expect(before.body.data.cartInfo.cartAttributes).toMatchObject({
      loginRequired: true,
      proceedCheckout: false,
    });
    const reply = await shopper.put('/checkout/default', {
      emailId1: 'ada@example.com',
      proceedCheckout: true,
    });
    expect(reply.body.data.cartInfo.cartAttributes).toMatchObject({
      loginRequired: false,
      proceedCheckout: true,
    });
    expect(error(await shopper.put('/checkout/default', { emailId1: 'ada@' }))).toMatchObject({
      status: 400,
      message: 'Invalid email address',
      field: 'emailId1',
    });
  });

  it.each([
    [{ ...ADDRESS, state: 'XX' }, 'addresses[0].state'],
    [{ ...ADDRESS, state: 'Massachusetts' }, 'addresses[0].state'],
    [{ ...ADDRESS, zipCode: '1702' }, 'addresses[0].zipCode'],
    [{ ...ADDRESS, city: '   ' }, 'addresses[0].city'],
    [{ ...ADDRESS, phones: [{ number: '508-555-1234' }] }, 'addresses[0].phones[0].number'],
    [{ ...ADDRESS, country: 'CA' }, 'addresses[0].country'],
  ])('refuses the address %#', async (address, field) => {
    const reply = await shopper.put('/checkout/default', { addresses: [address] });
    expect(reply.status).toBe(400);
    expect(error(reply).field).toBe(field);
  });

  it('is one for each tenant', async () => {
    await add(shopper, 'paper');
    const elsewhere = await shopper.get('/checkout', { 'x-tenant': 'sba' });
    expect(elsewhere.body.data.cartInfo.items).toEqual([]);
    const byFlag = await shopper.get('/checkout?mmx=true', { 'x-tenant': '' });
    expect(byFlag.body.data.cartInfo.items).toEqual([]);
    const byHost = await shopper.get('/checkout', { host: 'business.shop.test', 'x-tenant': 'sdc' });
    expect(byHost.body.data.cartInfo.items).toEqual([]);
    expect((await readCart(shopper)).items).toHaveLength(1);
  });

  it('shows items that are no longer sold as invalid, and does not charge for them', async () => {
    await add(shopper, 'paper');
    await add(shopper, 'pens');
    await shop.database.db
      .updateTable('products')
      .set({ published: false })
      .where('sku', '=', 'pens')
      .execute();
    const cart = await readCart(shopper);
    expect(cart.items[1]).toMatchObject({ status: 'INVALID', messages: [{ code: 'ITEM_NOT_PUBLISHED' }] });
    expect(cart.cartSummary.cartSubTotal).toBe(10);
    expect(cart.messages).toMatchObject([{ code: 'ITEM_NOT_AVAILABLE', type: 'ERROR' }]);
    const { cartInfo } = (await add(shopper, 'paper')).body.data;
    expect(cartInfo.cartSummary.cartSubTotal).toBe(20);
    // Later replies report it as well, without the line.
    expect(cartInfo.messages).toMatchObject([{ code: 'ITEM_NOT_AVAILABLE', type: 'ERROR' }]);
    expect((await readCart(shopper)).items[1]).toMatchObject({ status: 'INVALID' });
    // Undo restores the original line.
    const { cartItemId } = cart.items[1]!;
    await shopper.remove(`${ITEM}/${cartItemId}`);
    expect((await readCart(shopper)).items).toHaveLength(1);
    const restored = await shopper.put(ITEM, { items: [{ cartItemId, qty: 1 }] });
    expect(getLines(restored)).toMatchObject([{ cartItemId, status: 'INVALID', qty: 1 }]);
    expect((await readCart(shopper)).items[1]).toMatchObject({ cartItemId, status: 'INVALID' });
    await shop.database.db
      .updateTable('products')
      .set({ published: true })
      .where('sku', '=', 'pens')
      .execute();
  });
});

describe('the plain methods', () => {
  const bare = (
    method: 'DELETE' | 'PUT',
    url: string,
    headers: Record<string, string> = {},
    payload?: string,
  ) =>
    shop.app.inject({
      method,
      url: `/cc/api${url}`,
      headers: {
        host: 'shop.test',
        cookie: [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });

  it.each<Record<string, string>>([
    {},
    { 'content-length': '0' },
    { 'content-type': 'application/json' },
    { 'content-type': 'application/json; charset=utf-8', 'content-length': '0' },
    { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '0' },
  ])('remove an item without a body: %j', async (headers) => {
    const { cartItemId } = getLines(await add(shopper, 'paper'))[0]!;
    const reply = await bare('DELETE', `${ITEM}/${cartItemId}`, headers);
    expect([reply.statusCode, reply.json().data?.cartInfo.items[0].status]).toEqual([200, 'DELETED']);
    expect((await readCart(shopper)).items).toEqual([]);
  });

  it('still want a body where there must be one', async () => {
    await add(shopper, 'paper');
    expect((await bare('PUT', ITEM, { 'content-type': 'application/json' })).statusCode).toBe(400);
  });

  it('update the cart under its other address too', async () => {
    await add(shopper, 'paper');
    const other = '/cart/default?tenantId=sdc&channel=WEB&actionType=MODIFY_CART&returnData=true';
    const body = JSON.stringify({ levelOfService: 'NDD' });
    const json = { 'content-type': 'application/json' };
    const reply = await bare('PUT', other, json, body);
    expect(reply.statusCode).toBe(200);
    expect(reply.json().data.cartInfo.items[0].selectedDeliveryOption.levelOfService).toBe('NDD');
    const same = (await shopper.put('/checkout/default', { levelOfService: 'NDD' })).body.data.cartInfo;
    expect(reply.json().data.cartInfo).toEqual({ ...same, revision: expect.any(Number) });
    expect((await bare('PUT', '/cart/default?channel=POST', json, body)).statusCode).toBe(400);
    expect((await bare('PUT', other, json, '{"x":1}')).statusCode).toBe(400);
    expect((await shopper.put('/cart/default', { levelOfService: 'STANDARD' })).status).toBe(200);
  });
});
