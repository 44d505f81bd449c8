import type { ListDetails, ListItem } from '@foolscap/lists/contract';
import { createList, createListShop, fillList, type ListShop, refused } from '../../testing/lists.ts';
import { addOffers, addProducts, type Shopper } from '../../testing/test-shop.ts';

let shop: ListShop;
beforeAll(async () => {
  shop = await createListShop([
    { sku: 'paper', name: 'Copy paper', price: 1000, businessPrice: 900 },
    { sku: 'pen', name: 'Ball pen', price: 250, stock: 3 },
    { sku: 'ink', name: 'Ink', price: 4000, stock: 0 },
    { sku: 'quote', price: null },
    { sku: 'toner', name: 'Toner', price: 8000, limit: 5 },
  ]);
  await addOffers(shop.database, 'ink', ['toner'], 'ALTERNATE');
  const { db } = shop.database;
  await db.updateTable('products').set({ gtin: '036000291452' }).where('sku', '=', 'paper').execute();
});
afterAll(() => shop.close());

/** Creates a guest with a list. */
async function guestWithList(...items: string[]): Promise<{ guest: Shopper; id: string }> {
  const guest = shop.shopper();
  const { id } = await createList(guest, 'Office');
  if (items.length) await guest.post(`/list/${id}/item`, { items: items.map((itemId) => ({ itemId })) });
  return { guest, id };
}

const read = async (shopper: Shopper, id: string, query = ''): Promise<ListDetails> =>
  (await shopper.get(`/list/${id}${query}`)).body.data as ListDetails;
const skusOf = (items: readonly { itemId: string }[]) => items.map(({ itemId }) => itemId);
const find = ({ items }: ListDetails, sku: string) => items.find(({ itemId }) => itemId === sku) as ListItem;

describe('POST /list/{id}/item', () => {
  it('adds items by model numbers and barcodes', async () => {
    const { guest, id } = await guestWithList('paper');
    const { body } = await guest.post(`/list/${id}/item`, {
      items: [{ itemId: 'pn-pen' }, { itemId: '036000291452', qty: 2 }],
    });
    expect(body.data.results).toMatchObject([
      { itemId: 'pn-pen', status: 'ADDED' },
      { itemId: '036000291452', status: 'INCREASED', qty: 2 },
    ]);
    expect((await read(guest, id)).items.map(({ itemId, qty }) => [itemId, qty])).toEqual([
      ['paper', 3],
      ['pen', 1],
    ]);
  });

  it('adds one item with its price and stock of now', async () => {
    const { guest, id } = await guestWithList();
    const { status, body } = await guest.post(`/list/${id}/item`, {
      itemId: 'pen',
      qty: 2,
      note: 'Blue ones',
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      list: { id, revision: 2, itemCount: 1 },
      removedItemIds: [],
      results: [{ itemId: 'pen', status: 'ADDED', qty: 2, messages: [] }],
    });
    expect(body.data.items).toEqual([
      {
        listItemId: expect.any(String) as unknown,
        itemId: 'pen',
        qty: 2,
        note: 'Blue ones',
        addedDate: shop.clock.now.toISOString(),
        itemDetails: {
          imageUrl: expect.stringMatching(/^\/media\//) as unknown,
          name: 'Ball pen',
          model: 'PN-pen',
          itemUrl: '/p/pen/ball-pen',
          units: 'each',
          reviewCount: 0,
          priceInfo: { finalPricePerUnit: 2.5, savedPricePerUnit: 2.5 },
          unitsLeft: 3,
          isOutOfStock: false,
          quantityLimit: 9999,
          relatedItems: [],
        },
        changes: [],
        reorderDue: false,
      },
    ]);
    expect((await read(guest, id)).items).toEqual(body.data.items);
  });

  it('adds units to an item that the list holds', async () => {
    const { guest, id } = await guestWithList('pen');
    const { body } = await guest.post(`/list/${id}/item`, { itemId: 'pen', qty: 4 });
    expect(body.data.results).toEqual([{ itemId: 'pen', status: 'INCREASED', qty: 4, messages: [] }]);
    expect(find(await read(guest, id), 'pen').qty).toBe(5);
  });

  it('refuses unknown items, and items that are not sold, one by one', async () => {
    await addProducts(shop.database, { sku: 'gone' });
    await shop.database.db
      .updateTable('products')
      .set({ published: false })
      .where('sku', '=', 'gone')
      .execute();
    const { guest, id } = await guestWithList();
    const items = ['paper', 'unknown', 'quote', 'gone', 'ink'].map((itemId) => ({ itemId }));
    const { body } = await guest.post(`/list/${id}/item`, { items });
    expect(body.data.results.map((each: { status: string }) => each.status)).toEqual([
      'ADDED',
      'REFUSED',
      'REFUSED',
      'REFUSED',
      'ADDED',
    ]);
    expect(body.data.results[1].messages).toEqual([
      { code: 'LIST_ITEM_NOT_SOLD', type: 'ERROR', description: 'We don’t sell this item.' },
    ]);
    expect(skusOf((await read(guest, id)).items)).toEqual(['paper', 'ink']);
    expect(refused(await guest.post(`/list/${id}/item`, { itemId: 'unknown' }))).toEqual([
      404,
      'LIST_ITEM_NOT_SOLD',
    ]);
    const none = await guest.post(`/list/${id}/item`, { items: [{ itemId: 'unknown' }] });
    expect([none.status, none.body.data.list.revision]).toEqual([200, 2]);
  });

  it('refuses bodies without items, with both forms, and with wrong values', async () => {
    const { guest, id } = await guestWithList();
    for (const body of [
      {},
      { itemId: 'pen', items: [{ itemId: 'pen' }] },
      { items: [] },
      { items: [{ itemId: 'pen' }], qty: 2 },
      { itemId: 'pen', qty: 0 },
      { itemId: 'pen', qty: 1.5 },
      { itemId: 'pen', qty: 10_000 },
      { itemId: 'pen', price: 1 },
      { items: Array.from({ length: 501 }, () => ({ itemId: 'pen' })) },
    ])
      expect(refused(await guest.post(`/list/${id}/item`, body))).toEqual([400, 'INVALID_REQUEST']);
    expect(
      refused(await guest.post(`/list/${id}/item`, { itemId: 'pen', note: '4111 1111 1111 1111' })),
    ).toEqual([400, 'CARD_NUMBER_IN_TEXT']);
    expect((await read(guest, id)).list.revision).toBe(1);
  });

  it('adds once under one key', async () => {
    const { guest, id } = await guestWithList();
    const add = () => guest.post(`/list/${id}/item`, { itemId: 'pen', qty: 2 }, { key: 'once' });
    const first = await add();
    expect((await add()).body).toEqual(first.body);
    expect(find(await read(guest, id), 'pen').qty).toBe(2);
  });

  it('keeps to 10,000 items', async () => {
    const { guest, id } = await guestWithList();
    await fillList(shop, id, 9_999);
    const { body } = await guest.post(`/list/${id}/item`, {
      items: [{ itemId: 'pen' }, { itemId: 'paper' }, { itemId: 'bulk-1' }],
    });
    expect(body.data.results.map((each: { status: string }) => each.status)).toEqual([
      'ADDED',
      'REFUSED',
      'INCREASED',
    ]);
    expect(body.data.results[1].messages[0].code).toBe('LIST_FULL');
    expect(refused(await guest.post(`/list/${id}/item`, { itemId: 'paper' }))).toEqual([409, 'LIST_FULL']);
    const last = await read(guest, id, '?page=100');
    expect(last.metadata).toEqual({
      pagination: { page: 100, size: 100, pages: 100 },
      totalItems: 10_000,
      itemCount: 100,
    });
    expect(last.items.at(-1)!.itemId).toBe('pen');
    const found = await read(guest, id, '?search=bulk item 777&size=3&page=2');
    expect([skusOf(found.items), found.metadata.totalItems]).toEqual([
      ['bulk-7772', 'bulk-7773', 'bulk-7774'],
      11,
    ]);
  });
});

describe('PUT and DELETE /list/{id}/item/{itemId}', () => {
  it('change quantity and note, and keep the rest', async () => {
    const { guest, id } = await guestWithList('pen', 'paper');
    const one = await guest.put(`/list/${id}/item/pen`, { qty: 7, note: 'For Ada' });
    expect(one.body.data).toMatchObject({
      list: { revision: 3 },
      items: [{ itemId: 'pen', qty: 7, note: 'For Ada' }],
      results: [],
    });
    expect((await guest.put(`/list/${id}/item/pen`, { note: '' })).body.data.items[0]).not.toHaveProperty(
      'note',
    );
    expect(find(await read(guest, id), 'pen').qty).toBe(7);
    // Nothing changes, so the revision stays.
    expect((await guest.put(`/list/${id}/item/pen`, { qty: 7 })).body.data.list.revision).toBe(4);
    expect(refused(await guest.put(`/list/${id}/item/ink`, { qty: 1 }))).toEqual([
      404,
      'LIST_ITEM_NOT_FOUND',
    ]);
    expect(refused(await guest.put(`/list/${id}/item/pen`, { qty: 0 }))).toEqual([400, 'INVALID_REQUEST']);
  });

  it('move an item behind another one, and to the beginning', async () => {
    const { guest, id } = await guestWithList('pen', 'paper', 'ink', 'toner');
    const order = async () => skusOf((await read(guest, id)).items);
    await guest.put(`/list/${id}/item/toner`, { afterItemId: 'pen' });
    expect(await order()).toEqual(['pen', 'toner', 'paper', 'ink']);
    await guest.put(`/list/${id}/item/ink`, { afterItemId: null });
    expect(await order()).toEqual(['ink', 'pen', 'toner', 'paper']);
    await guest.put(`/list/${id}/item/pen`, { afterItemId: 'paper' });
    expect(await order()).toEqual(['ink', 'toner', 'paper', 'pen']);
    await guest.put(`/list/${id}/item/pen`, { afterItemId: 'pen' });
    expect(await order()).toEqual(['ink', 'toner', 'paper', 'pen']);
    expect(refused(await guest.put(`/list/${id}/item/pen`, { afterItemId: 'glue' }))).toEqual([
      404,
      'LIST_ITEM_NOT_FOUND',
    ]);
  });

  it('keep the order after many moves to the same place', async () => {
    const { guest, id } = await guestWithList('pen', 'paper', 'ink');
    for (let turn = 0; turn < 60; turn += 1) {
      const moved = turn % 2 ? 'paper' : 'ink';
      expect((await guest.put(`/list/${id}/item/${moved}`, { afterItemId: 'pen' })).status).toBe(200);
      expect(skusOf((await read(guest, id)).items).slice(0, 2)).toEqual(['pen', moved]);
    }
  });

  it('remove an item, any number of times', async () => {
    const { guest, id } = await guestWithList('pen', 'paper');
    const { body } = await guest.remove(`/list/${id}/item/pen`);
    expect(body.data).toMatchObject({
      list: { revision: 3, itemCount: 1 },
      items: [],
      removedItemIds: ['pen'],
    });
    expect((await guest.remove(`/list/${id}/item/pen`)).body.data.list).toMatchObject({ revision: 3 });
    expect(skusOf((await read(guest, id)).items)).toEqual(['paper']);
  });
});
