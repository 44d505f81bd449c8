import type { SavedItem, SavedItemsChange, SavedItemsData } from '@foolscap/cart/contract';
import { add, getLines, ITEM, readCart } from '../../../testing/carts.ts';
import {
  addOffers,
  createTestShop,
  type Shopper,
  setStock,
  type TestReply,
  type TestShop,
} from '../../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'desk', stock: 50 },
      { sku: 'paper', stock: 1000, price: 849, listPrice: 999, businessPrice: 750 },
      { sku: 'pen', stock: 4 },
      { sku: 'few', stock: 100, limit: 5 },
      { sku: 'ink', stock: 20_000 },
      { sku: 'gone', stock: 10 },
      { sku: 'plan', stock: 1000, electronic: true },
      { sku: 'lamp', stock: 100 },
    ],
  });
  await addOffers(shop.database, 'desk', ['plan']);
  await addOffers(shop.database, 'desk', ['lamp'], 'ACCESSORY');
  await addOffers(shop.database, 'paper', ['ink', 'gone'], 'ALTERNATE');
  await shop.database.db
    .updateTable('products')
    .set({ review_count: 3, rating_sum: 13 })
    .where('sku', '=', 'paper')
    .execute();
});
afterAll(() => shop.close());

const list = async (shopper: Shopper, query = '') =>
  (await shopper.get(`/sfl${query}`)).body.data as SavedItemsData;
const save = (shopper: Shopper, cartItemId: string, key?: string) =>
  shopper.post('/sfl', { cartItemId }, key ? { key } : {});
const saveItem = (shopper: Shopper, itemId: string, qty: number) => shopper.post('/sfl', { itemId, qty });
const getChange = (reply: TestReply) => reply.body.data.sfl as SavedItemsChange;
const move = (shopper: Shopper, ...items: { listItemId: string; itemId: string; qty: number }[]) =>
  shopper.post(ITEM, { items: items.map(({ listItemId, itemId, qty }) => ({ listItemId, itemId, qty })) });
const asText = ({ itemId, qty }: { itemId: string; qty: number }) => `${itemId} ${qty}`;
const savedIn = async (shopper: Shopper) => (await list(shopper)).sflItems.map(asText);
const heldIn = async (shopper: Shopper) => (await readCart(shopper)).items.map(asText);

/** Creates a guest with the items in the cart. */
async function guestWith(...items: { itemId: string; qty: number; parentItemId?: string }[]) {
  const shopper = shop.shopper();
  await shopper.post(ITEM, { items });
  const lines = (await readCart(shopper)).items;
  return { shopper, getId: (itemId: string) => lines.find((line) => line.itemId === itemId)!.cartItemId };
}

describe('the list', () => {
  it('is empty for a visitor, who gets no session for reading it', async () => {
    const shopper = shop.shopper();
    expect(await list(shopper)).toEqual({
      sflItems: [],
      page: 1,
      size: 300,
      total: 0,
      revision: 0,
      messages: [],
    });
    expect(shopper.cookies.size).toBe(0);
  });

  it('shows each item with its details, the latest first', async () => {
    const shopper = shop.shopper();
    await saveItem(shopper, 'pen', 1);
    await saveItem(shopper, 'paper', 2);
    const { sflItems, total, revision } = await list(shopper, '?mmx=true&page=1&size=300');
    expect({ total, revision }).toEqual({ total: 2, revision: 2 });
    expect(sflItems.map(asText)).toEqual(['paper 2', 'pen 1']);
    expect(sflItems[0]).toMatchObject({
      listItemId: expect.any(String),
      itemDetails: {
        imageUrl: expect.any(String),
        name: 'Item paper',
        model: 'PN-paper',
        itemUrl: '/p/paper/item-paper',
        reviewCount: 3,
        reviewRating: 4.3,
        priceInfo: { finalPricePerUnit: 8.49 },
        deliveryDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        relatedItems: [
          { itemId: 'gone', type: 'altsub' },
          { itemId: 'ink', type: 'altsub' },
        ],
      },
      messages: [],
    });
  });

  it('is separate on each site, with the site’s prices', async () => {
    const shopper = shop.shopper();
    await saveItem(shopper, 'paper', 1);
    await shopper.post('/sfl?mmx=true', { itemId: 'paper', qty: 2 }, { headers: { 'x-tenant': '' } });
    const { sflItems } = (await shopper.get('/sfl?mmx=true', { 'x-tenant': '' })).body.data as SavedItemsData;
    expect(sflItems.map(asText)).toEqual(['paper 2']);
    expect(sflItems[0]!.itemDetails.priceInfo).toEqual({ finalPricePerUnit: 7.5 });
    expect(await savedIn(shopper)).toEqual(['paper 1']);
  });

  it('has pages', async () => {
    const shopper = shop.shopper();
    for (const itemId of ['pen', 'paper', 'desk']) await saveItem(shopper, itemId, 1);
    const { sflItems, total } = await list(shopper, '?page=2&size=2');
    expect(sflItems.map(asText)).toEqual(['pen 1']);
    expect(total).toBe(3);
    expect((await shopper.get('/sfl?size=301')).status).toBe(400);
  });

  it('is the shopper’s own', async () => {
    const shopper = shop.shopper();
    await saveItem(shopper, 'pen', 1);
    const [item] = (await list(shopper)).sflItems as [SavedItem];
    const other = shop.shopper();
    await add(other, 'paper');
    expect((await other.remove(`/sfl/${item.listItemId}`)).status).toBe(404);
    expect((await move(other, item)).status).toBe(404);
    expect(await savedIn(shopper)).toEqual(['pen 1']);
    expect(await savedIn(other)).toEqual([]);
  });
});

describe('saving', () => {
  it('moves a line out of the cart, and replies with both changes', async () => {
    const { getId, shopper } = await guestWith({ itemId: 'pen', qty: 2 }, { itemId: 'paper', qty: 1 });
    const reply = await save(shopper, getId('pen'));
    expect(reply.status).toBe(200);
    expect(getLines(reply)).toMatchObject([{ itemId: 'pen', status: 'DELETED' }]);
    const { sflItems, ...change } = getChange(reply);
    expect(getLines(reply)[0]!.listItemId).toBe(sflItems[0]!.listItemId);
    expect(change).toEqual({
      previousRevision: 0,
      revision: 1,
      total: 1,
      removedListItemIds: [],
      messages: [],
    });
    expect(sflItems).toEqual((await list(shopper)).sflItems);
    expect(await heldIn(shopper)).toEqual(['paper 1']);
    expect(await savedIn(shopper)).toEqual(['pen 2']);
  });

  it('adds up the units of an item that is saved twice, up to 9,999', async () => {
    const { getId, shopper } = await guestWith({ itemId: 'ink', qty: 9000 });
    await saveItem(shopper, 'ink', 900);
    await save(shopper, getId('ink'));
    expect(await savedIn(shopper)).toEqual(['ink 9900']);
    const change = getChange(await saveItem(shopper, 'ink', 200));
    expect(change.sflItems.map(asText)).toEqual(['ink 9999']);
    expect(change.messages).toMatchObject([{ code: 'EXCEEDS_MAX_LINE_QTY' }]);
  });

  it('includes the child lines', async () => {
    const { getId, shopper } = await guestWith(
      { itemId: 'desk', qty: 2 },
      { itemId: 'plan', qty: 2, parentItemId: 'desk' },
      { itemId: 'lamp', qty: 3, parentItemId: 'desk' },
    );
    await save(shopper, getId('desk'));
    expect(await heldIn(shopper)).toEqual([]);
    const { sflItems, total } = await list(shopper);
    expect(sflItems.map(asText)).toEqual(['desk 2', 'plan 2', 'lamp 3']);
    expect(total).toBe(1);
    expect(sflItems[1]).toMatchObject({
      parentItemId: 'desk',
      parentRelationType: 'WARRANTY',
      parentListItemId: sflItems[0]!.listItemId,
    });
  });

  it('does nothing twice under one key', async () => {
    const { getId, shopper } = await guestWith({ itemId: 'pen', qty: 2 });
    const first = await save(shopper, getId('pen'), 'once');
    const second = await save(shopper, getId('pen'), 'once');
    expect(second.body.data.sfl).toEqual(first.body.data.sfl);
    expect(getLines(second)).toEqual(getLines(first));
    expect(await savedIn(shopper)).toEqual(['pen 2']);
    await saveItem(shopper, 'paper', 1);
    // The list has changed since then, so the client sees a gap.
    expect(getChange(await save(shopper, getId('pen'), 'once'))).toMatchObject({
      previousRevision: 2,
      revision: 2,
      sflItems: [],
    });
  });

  it('keeps the saved line from being saved or restored again', async () => {
    const { getId, shopper } = await guestWith(
      { itemId: 'desk', qty: 2 },
      { itemId: 'plan', qty: 1, parentItemId: 'desk' },
    );
    await save(shopper, getId('desk'));
    expect((await save(shopper, getId('desk'))).status).toBe(404);
    for (const itemId of ['desk', 'plan'])
      expect((await shopper.put(ITEM, { items: [{ cartItemId: getId(itemId), qty: 2 }] })).status).toBe(404);
    expect(await heldIn(shopper)).toEqual([]);
    // Adding the product again takes over the line, and its removal can be undone.
    await add(shopper, 'desk', 1);
    await shopper.remove(`${ITEM}/${getId('desk')}`);
    await shopper.put(ITEM, { items: [{ cartItemId: getId('desk'), qty: 1 }] });
    expect(await heldIn(shopper)).toEqual(['desk 1']);
    expect(await savedIn(shopper)).toEqual(['desk 2', 'plan 1']);
  });

  it.each([
    ['nothing', {}, 'INVALID_DATA_ITEM'],
    ['a line and an item', { cartItemId: 'x', itemId: 'pen' }, 'INVALID_DATA_ITEM'],
    ['part of a line', { cartItemId: 'x', qty: 1 }, 'INVALID_DATA_ITEM'],
    ['an unknown item', { itemId: 'nothing', qty: 1 }, 'SKU_INVALID'],
    ['a plan alone', { itemId: 'plan', qty: 1 }, 'STANDALONE_WARRANTY_ITEM'],
  ])('refuses %s, and begins no session for it', async (_, body, code) => {
    const shopper = shop.shopper();
    const reply = await shopper.post('/sfl', body);
    expect(reply.status).toBe(400);
    expect(reply.body.error.code).toBe(code);
    expect(shopper.cookies.size).toBe(0);
  });

  it('refuses a line that is not in the cart', async () => {
    const { getId } = await guestWith({ itemId: 'pen', qty: 1 });
    const { shopper } = await guestWith({ itemId: 'pen', qty: 1 });
    expect((await save(shopper, getId('pen'))).status).toBe(404);
    expect((await save(shop.shopper(), getId('pen'))).status).toBe(404);
  });

  it('shows the whole list in a whole reply', async () => {
    const shopper = shop.shopper();
    await saveItem(shopper, 'pen', 1);
    const { cartInfo } = (await shopper.post('/sfl?responseType=WHOLE', { itemId: 'paper' })).body.data;
    expect(cartInfo.sflItems.map(asText)).toEqual(['paper 1', 'pen 1']);
  });
});

describe('removing', () => {
  it('removes an item once, with its child lines', async () => {
    const { getId, shopper } = await guestWith(
      { itemId: 'desk', qty: 1 },
      { itemId: 'plan', qty: 1, parentItemId: 'desk' },
    );
    await save(shopper, getId('desk'));
    const ids = (await list(shopper)).sflItems.map(({ listItemId }) => listItemId);
    const reply = await shopper.remove(`/sfl/${ids[0]}`, {}, { key: 'remove' });
    expect(getChange(reply)).toMatchObject({ revision: 2, total: 0, removedListItemIds: ids });
    expect((await shopper.remove(`/sfl/${ids[0]}`, {}, { key: 'remove' })).body.data).toEqual(
      reply.body.data,
    );
    expect((await shopper.remove(`/sfl/${ids[0]}`)).status).toBe(404);
    expect(await savedIn(shopper)).toEqual([]);
  });

  it('works by a plain DELETE, too', async () => {
    const shopper = shop.shopper();
    const { sflItems } = getChange(await saveItem(shopper, 'pen', 1));
    const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await shop.app.inject({
      method: 'DELETE',
      url: `/cc/api/sfl/${sflItems[0]!.listItemId}`,
      headers: { host: 'shop.test', cookie },
    });
    expect(reply.statusCode).toBe(200);
    expect(await savedIn(shopper)).toEqual([]);
  });
});

describe('moving to the cart', () => {
  it('moves a saved item with its child lines, and back under its earlier line', async () => {
    const { getId, shopper } = await guestWith(
      { itemId: 'desk', qty: 2 },
      { itemId: 'plan', qty: 2, parentItemId: 'desk' },
    );
    await save(shopper, getId('desk'));
    const [desk, plan] = (await list(shopper)).sflItems as [SavedItem, SavedItem];
    const reply = await move(shopper, desk);
    expect(getLines(reply)).toMatchObject([
      { itemId: 'desk', cartItemId: getId('desk'), qty: 2, listItemId: desk.listItemId },
      { itemId: 'plan', qty: 2, parentRelationCartItemId: getId('desk'), listItemId: plan.listItemId },
    ]);
    for (const line of (await readCart(shopper)).items) expect(line).not.toHaveProperty('listItemId');
    expect(getChange(reply)).toMatchObject({ total: 0, sflItems: [], revision: 2 });
    expect(await savedIn(shopper)).toEqual([]);
    expect(await heldIn(shopper)).toEqual(['desk 2', 'plan 2']);
  });

  it('moves a part, and plans with it', async () => {
    const { getId, shopper } = await guestWith(
      { itemId: 'desk', qty: 3 },
      { itemId: 'plan', qty: 3, parentItemId: 'desk' },
    );
    await save(shopper, getId('desk'));
    const [desk] = (await list(shopper)).sflItems as [SavedItem];
    await move(shopper, { ...desk, qty: 1 });
    expect(await heldIn(shopper)).toEqual(['desk 1', 'plan 1']);
    expect(await savedIn(shopper)).toEqual(['desk 2', 'plan 2']);
  });

  it('keeps what stock and limits do not allow, with the message of an add', async () => {
    const shopper = shop.shopper();
    await saveItem(shopper, 'pen', 6);
    await saveItem(shopper, 'few', 7);
    const reply = await move(shopper, ...(await list(shopper)).sflItems);
    expect(getLines(reply)).toMatchObject([
      { itemId: 'few', qty: 5, messages: [{ code: 'QTY_LIMIT_EXCEEDED' }] },
      { itemId: 'pen', qty: 4, messages: [{ code: 'PARTIAL_QTY_AVAILABLE' }] },
    ]);
    expect(getChange(reply).sflItems.map(asText).sort()).toEqual(['few 2', 'pen 2']);
    expect(await savedIn(shopper)).toEqual(['few 2', 'pen 2']);
  });

  it('keeps an item that is sold out or no longer sold; the others are moved', async () => {
    const shopper = shop.shopper();
    for (const itemId of ['gone', 'lamp', 'paper']) await saveItem(shopper, itemId, 1);
    await setStock(shop.database, 'lamp', 0);
    await shop.database.db
      .updateTable('products')
      .set({ published: false })
      .where('sku', '=', 'gone')
      .execute();
    const { sflItems } = await list(shopper);
    expect(sflItems.map(({ messages }) => messages.map(({ code }) => code))).toEqual([
      [],
      ['OUT_OF_STOCK'],
      ['ITEM_NOT_PUBLISHED'],
    ]);
    const reply = await move(shopper, ...sflItems);
    const lines = getLines(reply).map(({ itemId, status, messages }) => [itemId, status, messages[0]?.code]);
    expect(lines).toEqual([
      ['paper', 'ACTIVE', undefined],
      ['gone', 'INVALID', 'ITEM_NOT_PUBLISHED'],
      ['lamp', 'INVALID', 'OUT_OF_STOCK'],
    ]);
    expect(await savedIn(shopper)).toEqual(['lamp 1', 'gone 1']);
    expect(await heldIn(shopper)).toEqual(['paper 1']);
    await setStock(shop.database, 'lamp', 100);
  });

  it('reports which items are no longer saved', async () => {
    const shopper = shop.shopper();
    await saveItem(shopper, 'pen', 1);
    const [pen] = (await list(shopper)).sflItems as [SavedItem];
    const other = { listItemId: '00000000-0000-4000-8000-000000000009', itemId: 'paper', qty: 1 };
    const reply = await move(shopper, pen, other);
    expect(reply.body.data.error).toMatchObject([{ code: 'CART_ITEM_ID_NOT_FOUND' }]);
    expect(await heldIn(shopper)).toEqual(['pen 1']);
    expect((await move(shopper, other)).status).toBe(404);
    expect((await move(shop.shopper(), other)).status).toBe(404);
  });

  it('finds the product of a plan that was saved alone', async () => {
    const { getId, shopper } = await guestWith(
      { itemId: 'desk', qty: 2 },
      { itemId: 'plan', qty: 2, parentItemId: 'desk' },
    );
    await save(shopper, getId('plan'));
    expect(await heldIn(shopper)).toEqual(['desk 2']);
    const [plan] = (await list(shopper)).sflItems as [SavedItem];
    await move(shopper, plan);
    expect(await heldIn(shopper)).toEqual(['desk 2', 'plan 2']);
    await shopper.remove(`${ITEM}/${getId('desk')}`);
    const alone = getChange(await saveItem(shopper, 'pen', 1));
    expect(alone.total).toBe(1);
  });

  it('moves under one key once', async () => {
    const shopper = shop.shopper();
    await saveItem(shopper, 'paper', 3);
    const [{ listItemId, itemId }] = (await list(shopper)).sflItems as [SavedItem];
    const body = { items: [{ listItemId, itemId, qty: 2 }] };
    await shopper.post(ITEM, body, { key: 'move' });
    await shopper.post(ITEM, body, { key: 'move' });
    expect(await heldIn(shopper)).toEqual(['paper 2']);
    expect(await savedIn(shopper)).toEqual(['paper 1']);
  });
});
