import { createListShop, type ListShop } from '../../testing/lists.ts';
import type { Shopper } from '../../testing/test-shop.ts';

let shop: ListShop;
beforeAll(async () => {
  shop = await createListShop([
    { sku: 'paper', name: 'Copy paper', price: 500, businessPrice: 450 },
    { sku: 'legal', name: 'Legal paper', price: 700 },
    { sku: 'gone', name: 'Gone paper' },
    { sku: 'four', name: 'Fourth paper' },
    { sku: 'five', name: 'Fifth paper' },
    { sku: 'plus', name: 'Premium membership', conditions: { membership: 'PREMIUM' } },
    ...['black', 'blue', 'red', 'green', 'gray', 'white'].flatMap((color, place) => [
      { sku: `pen-${place}-4`, name: `Pens, ${color}, 4-Pack`, price: 400, stock: color === 'blue' ? 0 : 9 },
      { sku: `pen-${place}-9`, name: `Pens, ${color}, 9-Pack`, price: 900 },
    ]),
  ]);
  const { db } = shop.database;
  await db
    .updateTable('products')
    .set({
      bullets: JSON.stringify(['Bright']),
      attributes: JSON.stringify([{ name: 'Size', value: 'Letter' }]),
    })
    .where('sku', '=', 'paper')
    .execute();
  await db.updateTable('products').set({ published: false }).where('sku', '=', 'gone').execute();
  for (const [place, color] of ['Black', 'Blue', 'Red', 'Green', 'Gray', 'White'].entries())
    for (const pack of ['4', '9'])
      await db
        .updateTable('products')
        .set({
          variant_group: 'pens',
          variant: JSON.stringify({ Color: color, Pack: `${pack}-Pack` }),
          picture: JSON.stringify({ drawing: 'gel-pen', color: `#00000${place}` }),
          color_family: color,
        })
        .where('sku', '=', `pen-${place}-${pack}`)
        .execute();
});
afterAll(() => shop.close());

describe('comparing products', () => {
  const compare = (items: string, shopper: Shopper = shop.shopper()) =>
    shopper.get(`/catalog/compare?items=${items}`);

  it('returns products in the given order, with their properties', async () => {
    const { status, body } = await compare('legal,paper,legal');
    expect(status).toBe(200);
    expect(body.data.items).toMatchObject([
      { itemId: 'legal', compareItemID: 'legal', priceValue: 7, bullets: ['Good', 'Plain'] },
      {
        itemId: 'paper',
        priceValue: 5,
        bullets: ['Bright'],
        attributes: [{ name: 'Size', value: 'Letter' }],
      },
    ]);
    expect(body.data.missing).toEqual([]);
  });

  it('returns the prices of the caller, which no cache may store', async () => {
    const { body, headers } = await compare('paper', await shop.signIn('member'));
    expect(body.data.items).toMatchObject([{ priceValue: 4.5 }]);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('ignores items beyond the fourth (storefront-4.39)', async () => {
    const { body } = await compare('paper,legal,four,five,plus');
    expect(body.data.items.map(({ itemId }: { itemId: string }) => itemId)).toEqual([
      'paper',
      'legal',
      'four',
      'five',
    ]);
  });

  it('names products that are no longer sold, and lists unknown numbers', async () => {
    const { body } = await compare('gone,paper,%20nothing');
    expect(body.data.items).toHaveLength(1);
    expect(body.data.missing).toEqual([{ itemId: 'gone', title: 'Gone paper' }, { itemId: 'nothing' }]);
  });

  it('refuses a request without items', async () => {
    expect((await compare('')).status).toBe(400);
    expect((await compare(',')).body.data).toEqual({ items: [], missing: [] });
  });

  it('offers no comparison of a membership, which has no properties (storefront-3.71)', async () => {
    const { body } = await shop.shopper().get('/catalog/tiles?skus=plus,paper');
    expect(body.data.items[0]).not.toHaveProperty('compareItemID');
    expect(body.data.items[1]).toMatchObject({ compareItemID: 'paper' });
  });
});

describe('the colors of products', () => {
  interface Set {
    itemId: string;
    count: number;
    swatches: { label: string; color?: string; item: { itemId: string; isOutOfStock: boolean } }[];
  }
  const swatches = async (skus: string): Promise<Set[]> => {
    const { status, body } = await shop.shopper().get(`/catalog/swatches?skus=${skus}`);
    expect(status).toBe(200);
    return body.data.items;
  };

  it('lists five colors and counts all; each leads to the variant of the same pack', async () => {
    const [set] = await swatches('pen-0-4');
    expect(set?.count).toBe(6);
    expect(set?.swatches.map(({ label, color, item }) => [label, color, item.itemId])).toEqual([
      ['Black', '#000000', 'pen-0-4'],
      ['Blue', '#000001', 'pen-1-4'],
      ['Red', '#000002', 'pen-2-4'],
      ['Green', '#000003', 'pen-3-4'],
      ['Gray', '#000004', 'pen-4-4'],
    ]);
    expect(set?.swatches.map(({ item }) => item.isOutOfStock)).toEqual([false, true, false, false, false]);
  });

  it('always includes the product’s own color', async () => {
    const [set] = await swatches('pen-5-9');
    expect(set?.swatches.map(({ item }) => item.itemId)).toEqual([
      'pen-0-9',
      'pen-1-9',
      'pen-2-9',
      'pen-3-9',
      'pen-5-9',
    ]);
  });

  it('keeps the order of the request, and leaves out products of one color and unknown ones', async () => {
    const sets = await swatches('pen-1-4,paper,nothing,pen-0-9');
    expect(sets.map(({ itemId }) => itemId)).toEqual(['pen-1-4', 'pen-0-9']);
    expect(await swatches('paper')).toEqual([]);
  });
});
