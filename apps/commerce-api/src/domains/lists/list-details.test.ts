import type { ListDetails, ListItem } from '@foolscap/lists/contract';
import { order, readyToOrder } from '../../testing/checkouts.ts';
import { createList, createListShop, type ListShop, refused } from '../../testing/lists.ts';
import { addOffers, addProducts, setStock, type Shopper } from '../../testing/test-shop.ts';

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

describe('GET /list/{id}', () => {
  it('sorts, searches and pages', async () => {
    const { guest, id } = await guestWithList('pen', 'paper', 'ink');
    await guest.put(`/list/${id}/item/ink`, { note: 'for the 2nd floor' });
    expect(skusOf((await read(guest, id, '?sort=NAME_ASCENDING')).items)).toEqual(['pen', 'paper', 'ink']);
    expect(skusOf((await read(guest, id, '?sort=NAME_DESCENDING')).items)).toEqual(['ink', 'paper', 'pen']);
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    await guest.post(`/list/${id}/item`, { itemId: 'toner' });
    expect((await read(guest, id, '?sort=ADDED_DATE_DESCENDING')).items[0]!.itemId).toBe('toner');
    const page = await read(guest, id, '?size=3&page=2');
    expect([skusOf(page.items), page.metadata.totalItems]).toEqual([['toner'], 4]);
    for (const [search, expected] of [
      ['PAPER', ['paper']],
      ['2nd', ['ink']],
      ['pn-t', ['toner']],
      ['%', []],
    ] as const)
      expect(skusOf((await read(guest, id, `?search=${encodeURIComponent(search)}`)).items)).toEqual(
        expected,
      );
  });

  it('shows what is added instead of a discontinued item, which is not out of stock', async () => {
    const substitute = { itemId: 'paper', notification: 'Replaced.', type: 'DISCONTINUED', modal: false };
    await addProducts(shop.database, { sku: 'former', stock: 0, conditions: { substitute } });
    const { guest, id } = await guestWithList('former');
    const former = find(await read(guest, id), 'former');
    expect(former.itemDetails).toMatchObject({ isOutOfStock: false, replacement: { itemId: 'paper' } });
    expect(former.changes).toEqual([]);
    const all = await guest.post(`/list/${id}/cart`, {});
    expect(all.body.data.results).toMatchObject([{ itemId: 'former', qty: 1 }]);
  });

  it('shows what changed since an item was saved', async () => {
    await addProducts(
      shop.database,
      { sku: 'up' },
      { sku: 'down' },
      { sku: 'out' },
      { sku: 'back', stock: 0 },
      { sku: 'end' },
    );
    const { guest, id } = await guestWithList('up', 'down', 'out', 'back', 'end');
    const set = (sku: string, values: object) =>
      shop.database.db.updateTable('products').set(values).where('sku', '=', sku).execute();
    await set('up', { price_minor: 1200 });
    await set('down', { price_minor: 800 });
    await setStock(shop.database, 'out', 0);
    await setStock(shop.database, 'back', 9);
    await set('end', { published: false });
    const details = await read(guest, id);
    expect(details.items.map(({ itemId, changes }) => [itemId, ...changes])).toEqual([
      ['up', 'PRICE_UP'],
      ['down', 'PRICE_DOWN'],
      ['out', 'OUT_OF_STOCK'],
      ['back', 'BACK_IN_STOCK'],
      ['end', 'NO_LONGER_SOLD'],
    ]);
    expect(find(details, 'up').itemDetails.priceInfo).toEqual({
      finalPricePerUnit: 12,
      savedPricePerUnit: 10,
    });
    expect(find(details, 'end').itemDetails).toMatchObject({
      priceInfo: { savedPricePerUnit: 10 },
      isOutOfStock: true,
      relatedItems: [{ type: 'nosub' }],
    });
  });

  it('offers items to buy instead of one that is out of stock', async () => {
    const { guest, id } = await guestWithList('ink');
    expect(find(await read(guest, id), 'ink').itemDetails).toMatchObject({
      isOutOfStock: true,
      relatedItems: [{ type: 'altsub', itemId: 'toner' }],
    });
  });

  it('has the caller’s prices', async () => {
    const admin = await shop.signIn('admin');
    const stranger = await shop.signIn('stranger');
    await shop.database.db
      .insertInto('contract_prices')
      .values({ organization_id: shop.organizationId, sku: 'paper', price_minor: 700 })
      .execute();
    for (const [shopper, price] of [
      [admin, 7],
      [stranger, 9],
    ] as const) {
      const { id } = await createList(shopper, 'Prices');
      await shopper.post(`/list/${id}/item`, { itemId: 'paper' });
      expect(find(await read(shopper, id), 'paper').itemDetails.priceInfo).toEqual({
        finalPricePerUnit: price,
        savedPricePerUnit: price,
      });
    }
  });

  it('has the day of the last order, and whether it is due again', async () => {
    const consumer = await shop.signIn('consumer');
    const { id } = await createList(consumer, 'Reorder');
    await consumer.post(`/list/${id}/item`, { items: [{ itemId: 'paper' }, { itemId: 'toner' }] });
    const numbers: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const placed = await order(consumer, await readyToOrder(consumer, 'paper'));
      numbers.push(placed.body.data.order.orderNumber as string);
    }
    const place = (number: string, at: string) =>
      shop.database.db
        .updateTable('orders')
        .set({ placed_at: new Date(at) })
        .where('order_number', '=', number)
        .execute();
    const last = new Date(shop.clock.now.getTime() - 20 * 86_400_000);
    const before = (days: number) => new Date(last.getTime() - days * 86_400_000).toISOString();
    await place(numbers[0]!, before(60));
    await place(numbers[1]!, before(30));
    await place(numbers[2]!, last.toISOString());
    const now = () => read(consumer, id).then((details) => find(details, 'paper'));
    expect(await now()).toMatchObject({
      lastOrderedDate: last.toISOString().slice(0, 10),
      reorderDue: false,
    });
    expect(find(await read(consumer, id), 'toner')).toMatchObject({ reorderDue: false });
    expect(find(await read(consumer, id), 'toner')).not.toHaveProperty('lastOrderedDate');

    await place(numbers[1]!, before(15));
    await place(numbers[0]!, before(30));
    expect(await now()).toMatchObject({ reorderDue: true });

    await shop.database.db
      .updateTable('orders')
      .set({ status: 'CANCELED' })
      .where('order_number', 'in', numbers.slice(0, 2))
      .execute();
    expect(await now()).toMatchObject({
      lastOrderedDate: last.toISOString().slice(0, 10),
      reorderDue: false,
    });
  });
});

describe('the items of a shared list', () => {
  it('are changed by members who may, and by no others', async () => {
    const [admin, member, colleague] = [
      await shop.signIn('admin'),
      await shop.signIn('member'),
      await shop.signIn('colleague'),
    ];
    const { id } = await createList(member, 'Ours', { accessLevel: 'SHARED' });
    expect((await colleague.post(`/list/${id}/item`, { itemId: 'pen' })).status).toBe(200);
    expect((await read(member, id)).list).toMatchObject({ revision: 2, itemCount: 1 });
    await member.put(`/list/${id}`, { membersReadOnly: true });
    const thirdParty = await shop.enterThirdParty();
    for (const shopper of [colleague, thirdParty]) {
      expect(skusOf((await read(shopper, id)).items)).toEqual(['pen']);
      expect(refused(await shopper.post(`/list/${id}/item`, { itemId: 'ink' }))).toEqual([
        403,
        'LIST_READ_ONLY',
      ]);
      expect(refused(await shopper.put(`/list/${id}/item/pen`, { qty: 9 }))).toEqual([403, 'LIST_READ_ONLY']);
      expect(refused(await shopper.remove(`/list/${id}/item/pen`))).toEqual([403, 'LIST_READ_ONLY']);
    }
    expect((await admin.put(`/list/${id}/item/pen`, { qty: 9 })).status).toBe(200);
    for (const shopper of [await shop.signIn('stranger'), shop.shopper('sba'), shop.shopper()]) {
      expect(refused(await shopper.get(`/list/${id}`))).toEqual([404, 'LIST_NOT_FOUND']);
      expect(refused(await shopper.post(`/list/${id}/item`, { itemId: 'ink' }))).toEqual([
        404,
        'LIST_NOT_FOUND',
      ]);
      expect(refused(await shopper.remove(`/list/${id}/item/pen`))).toEqual([404, 'LIST_NOT_FOUND']);
    }
  });
});
