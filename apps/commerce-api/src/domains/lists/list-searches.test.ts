import { createList, createListShop, type ListShop, refused } from '../../testing/lists.ts';
import type { Shopper } from '../../testing/test-shop.ts';

const CARDS = '/cc/../ele-lpd/api/sparxProxy/getListCardData';

let shop: ListShop;
beforeAll(async () => {
  shop = await createListShop([
    { sku: 'p100', name: 'Copy papers, white' },
    { sku: 'p200', name: 'Ball pens, blue' },
    { sku: 'p300', name: 'Ink cartridge', brand: 'Inkwell' },
    { sku: 'p400', name: 'Retired stapler' },
  ]);
});
afterAll(() => shop.close());

async function listWith(shopper: Shopper, name: string, ...skus: string[]): Promise<string> {
  const { id } = await createList(shopper, name);
  await shopper.post(`/list/${id}/item`, { items: skus.map((itemId) => ({ itemId })) });
  return id;
}
const found = async (shopper: Shopper, path: string): Promise<string[]> =>
  ((await shopper.get(path)).body.data.items as { itemId: string }[]).map(({ itemId }) => itemId);

describe('GET /lists/items', () => {
  it('has the items of all lists, or those with some numbers', async () => {
    const guest = shop.shopper();
    const second = await listWith(guest, 'B', 'p200', 'p100');
    const first = await listWith(guest, 'A', 'p100');
    const { body } = await guest.get('/lists/items');
    expect(
      body.data.items.map((each: Record<string, unknown>) => [each.listId, each.itemId, each.qty]),
    ).toEqual([
      [first, 'p100', 1],
      [second, 'p200', 1],
      [second, 'p100', 1],
    ]);
    expect(body.data.metadata).toMatchObject({ totalItems: 3, itemCount: 3 });
    expect(await found(guest, '/lists/items?itemIds=p100,%20p300')).toEqual(['p100', 'p100']);
    expect(await found(guest, '/lists/items?size=2&page=2')).toEqual(['p100']);
    expect(await found(shop.shopper(), '/lists/items')).toEqual([]);
  });
});

describe('the searches for items', () => {
  let guest: Shopper;
  let office: string;
  beforeAll(async () => {
    guest = shop.shopper();
    office = await listWith(guest, 'Office', 'p100', 'p200', 'p300', 'p400');
    await listWith(guest, 'Home', 'p200');
    await guest.put(`/list/${office}/item/p100`, { note: 'for the copier upstairs' });
    await shop.database.db
      .updateTable('products')
      .set({ published: false })
      .where('sku', '=', 'p400')
      .execute();
  });

  it.each([
    ['search', 'aper', ['p100']],
    ['search', 'COPIER UP', ['p100']],
    ['search', 'PN-p2', ['p200', 'p200']],
    ['search', 'stapler', ['p400']],
    ['search', 'inkwell', []],
    ['search', '%', []],
    ['search', '   ', []],
    ['fullsearch', 'paper', ['p100']],
    ['fullsearch', 'white copy', ['p100']],
    ['fullsearch', 'copiers', ['p100']],
    ['fullsearch', 'p200', ['p200', 'p200']],
    ['fullsearch', 'inkwell cart', ['p300']],
    ['fullsearch', 'stapler', ['p400']],
    ['fullsearch', 'aper', []],
    ['fullsearch', '&|!', []],
  ])('%s finds %j: %j', async (call, words, expected) => {
    const path = `/lists/items/${call}?search=${encodeURIComponent(words)}`;
    expect(await found(guest, path)).toEqual(expected);
    expect(await found(shop.shopper(), path)).toEqual([]);
  });

  it('show list, name, picture, page and price of each item, page by page', async () => {
    const { body } = await guest.get('/lists/items/search?search=pens&size=1&page=2');
    expect(body.data).toEqual({
      items: [
        {
          listId: office,
          listName: 'Office',
          listItemId: expect.any(String) as unknown,
          itemId: 'p200',
          qty: 1,
          name: 'Ball pens, blue',
          imageUrl: expect.stringMatching(/^\/media\//) as unknown,
          itemUrl: '/p/p200/ball-pens-blue',
          units: 'each',
          finalPricePerUnit: 10,
          isOutOfStock: false,
        },
      ],
      metadata: { pagination: { page: 2, size: 1, pages: 2 }, totalItems: 2, itemCount: 1 },
    });
    expect(await found(guest, `/lists/items/search?search=pens&listId=${office}`)).toEqual(['p200']);
    expect(await found(guest, '/lists/items/fullsearch?search=pens&listId=unknown')).toEqual([]);
    expect(refused(await guest.get('/lists/items/search'))).toEqual([400, 'INVALID_REQUEST']);
  });

  it('show items that are no longer sold without a price', async () => {
    const { body } = await guest.get('/lists/items/search?search=stapler');
    expect(body.data.items[0]).toMatchObject({ itemId: 'p400', isOutOfStock: true });
    expect(body.data.items[0]).not.toHaveProperty('finalPricePerUnit');
  });

  it('find items in lists of the organization', async () => {
    const member = await shop.signIn('member');
    const { id } = await createList(member, 'Ours', { accessLevel: 'SHARED' });
    await member.post(`/list/${id}/item`, { itemId: 'p300' });
    expect(await found(await shop.signIn('colleague'), '/lists/items/search?search=ink')).toEqual(['p300']);
    expect(await found(await shop.signIn('stranger'), '/lists/items/search?search=ink')).toEqual([]);
  });
});

describe('POST getListCardData', () => {
  it('has the five latest lists with pictures of their first items, without a body or a new session', async () => {
    const guest = shop.shopper();
    for (const name of ['1', '2', '3', '4', '5', '6']) {
      shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
      await createList(guest, name);
    }
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    const id = await listWith(guest, 'Latest', 'p100', 'p200', 'p300');
    await guest.put(`/list/${id}`, { favorite: true });
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/ele-lpd/api/sparxProxy/getListCardData',
      headers: {
        host: 'shop.test',
        cookie: [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    expect(reply.statusCode).toBe(200);
    const { lists } = reply.json<{
      data: { listsData: { lists: { name: string; imageUrls: string[] }[] } };
    }>().data.listsData;
    expect(lists.map(({ name }) => name)).toEqual(['Latest', '6', '5', '4', '3']);
    expect(lists[0]).toEqual({
      id,
      name: 'Latest',
      accessLevel: 'PERSONAL',
      favorite: true,
      itemCount: 3,
      imageUrls: [1, 2, 3].map(() => expect.stringMatching(/^\/media\//) as unknown),
    });
    const stranger = shop.shopper();
    expect((await stranger.post(CARDS)).body.data).toEqual({ listsData: { lists: [] } });
    expect(stranger.cookies.size).toBe(0);
  });
});
