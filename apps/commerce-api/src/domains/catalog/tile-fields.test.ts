import { PRODUCT_TILE_PROXY_PATH, SPARX_PROXY_PATH } from '@foolscap/core/vocabulary';
import { getLines, ITEM } from '../../testing/carts.ts';
import { createListShop, type ListShop } from '../../testing/lists.ts';
import { addOffers, type Shopper } from '../../testing/test-shop.ts';
import { getAltFactor } from './alternate-tile.ts';

type Tile = Record<string, unknown>;

let shop: ListShop;
beforeAll(async () => {
  shop = await createListShop([
    { sku: 'paper', name: 'Copy paper' },
    { sku: 'cards', name: 'Business cards', conditions: { printed: true } },
    { sku: 'toner', name: 'Toner', conditions: { soldBy: 'Rewell Supply', printed: true } },
    { sku: 'plus', name: 'Premium membership', conditions: { membership: 'PREMIUM' } },
    { sku: 'paint', name: 'Paint', conditions: { surcharge: 450 } },
    { sku: 'plain-paint', name: 'Plain paint' },
    { sku: 'gloss-paint', name: 'Gloss paint', conditions: { surcharge: 100 } },
    { sku: 'maker-paint', name: 'Maker paint', conditions: { soldBy: 'Rewell Supply' } },
    {
      sku: 'battery',
      name: 'Battery',
      conditions: {
        surcharge: 450,
        substitute: { itemId: 'cell', notification: 'Sold instead.', type: 'SURCHARGE', modal: false },
      },
    },
    { sku: 'cell', name: 'Cell' },
    { sku: 'pens', name: 'Pens', stock: 0 },
    { sku: 'few-pens', name: 'Few pens' },
    { sku: 'many-pens', name: 'Many pens', limit: 2 },
  ]);
  const { db } = shop.database;
  await addOffers(shop.database, 'paint', ['plain-paint', 'gloss-paint', 'maker-paint'], 'ALTERNATE');
  await addOffers(shop.database, 'pens', ['few-pens', 'many-pens'], 'ALTERNATE');
  for (const [sku, uom] of [
    ['pens', 'pack of 12'],
    ['few-pens', 'box of 5'],
    ['many-pens', 'pack of 24'],
  ] as const)
    await db.updateTable('products').set({ uom }).where('sku', '=', sku).execute();
  await db
    .insertInto('customer_skus')
    .values({ organization_id: shop.organizationId, sku: 'paper', customer_sku: 'OFFICE-7' })
    .execute();
  await db.deleteFrom('contract_prices').where('organization_id', '=', shop.organizationId).execute();
  await db
    .insertInto('contract_prices')
    .values({ organization_id: shop.organizationId, sku: 'paper', price_minor: 777 })
    .execute();
});
afterAll(() => shop.close());

const readTiles = async (
  skus: string[],
  { shopper = shop.shopper(), inPlaceOf }: { shopper?: Shopper; inPlaceOf?: object } = {},
) => {
  const { status, body } = await shopper.post(`/cc/..${PRODUCT_TILE_PROXY_PATH}/getProductTileData`, {
    query: { skus, ...(inPlaceOf ? { inPlaceOf } : {}) },
  });
  expect(status).toBe(200);
  return body.data as Tile[];
};

const findTile = async (shopper: Shopper) =>
  (await shopper.get('/catalog/search?q=copy+paper')).body.data.items[0] as Tile;

describe('the part number of an organization (storefront-3.71)', () => {
  it('is on the tiles of its members', async () => {
    const member = await shop.signIn('member');
    expect(await findTile(member)).toMatchObject({ itemId: 'paper', cId: 'OFFICE-7' });
    expect((await readTiles(['paper', 'cards'], { shopper: member })).map(({ cId }) => cId)).toEqual([
      'OFFICE-7',
      undefined,
    ]);
    expect((await member.get('/catalog/products/paper')).body.data.product).toMatchObject({
      cId: 'OFFICE-7',
    });
  });

  it('is not sent to members of other organizations, or to guests', async () => {
    for (const shopper of [await shop.signIn('stranger'), shop.shopper('sba'), shop.shopper()])
      expect(await findTile(shopper)).not.toHaveProperty('cId');
  });
});

describe('the catalog of a price (storefront-3.74)', () => {
  const setContract = (contract_id: string | null) =>
    shop.database.db
      .updateTable('organizations')
      .set({ contract_id })
      .where('id', '=', shop.organizationId)
      .execute();

  it('is that of the tenant without a contract price', async () => {
    expect(await readTiles(['paper'])).toMatchObject([{ catalogId: 'sdc' }]);
    expect(await readTiles(['paper'], { shopper: shop.shopper('sba') })).toMatchObject([
      { catalogId: 'sba' },
    ]);
  });

  it('is the contract of the organization where that has a price, otherwise its customer number', async () => {
    const member = await shop.signIn('member');
    await setContract('C-100');
    expect(await readTiles(['paper', 'cards'], { shopper: member })).toMatchObject([
      { catalogId: 'C-100', priceValue: 7.77 },
      { catalogId: 'sba' },
    ]);
    await setContract(null);
    const { customer_number } = await shop.database.db
      .selectFrom('organizations')
      .select('customer_number')
      .where('id', '=', shop.organizationId)
      .executeTakeFirstOrThrow();
    expect(await readTiles(['paper'], { shopper: member })).toMatchObject([{ catalogId: customer_number }]);
  });
});

describe('the kind of a product (storefront-3.74, storefront-3.77)', () => {
  it('is marked, and named by the badge', async () => {
    const [cards, toner, plus, paper] = await readTiles(['cards', 'toner', 'plus', 'paper']);
    expect(cards).toMatchObject({ isHitouch: true, badgeDetails: { productBadge: 'Printed to order' } });
    expect(cards).not.toHaveProperty('isSSPT');
    expect(toner).toMatchObject({
      isHitouch: true,
      isSSPT: true,
      badgeDetails: { productBadge: 'Sold and shipped by Rewell Supply' },
    });
    expect(plus).toMatchObject({
      membershipOverlay: true,
      badgeDetails: { productBadge: 'Membership' },
    });
    for (const field of ['isHitouch', 'isSSPT', 'membershipOverlay', 'badgeDetails'])
      expect(paper).not.toHaveProperty(field);
  });

  it('is on the product page, which the same reply serves to all guests', async () => {
    const reply = await shop.shopper().get('/catalog/products/toner');
    expect(reply.body.data.product.sale).toEqual({ soldBy: 'Rewell Supply', printed: true });
    expect(reply.headers['cache-control']).toBe('no-cache');
  });
});

it('names the stored photo of a product by the hash of its content (storefront-3.74)', async () => {
  const hash = 'a'.repeat(40);
  const { picture } = await shop.database.db
    .selectFrom('products')
    .select('picture')
    .where('sku', '=', 'paper')
    .executeTakeFirstOrThrow();
  const photo = { hash, color: '#ffffff', width: 100, height: 100, alt: '' };
  await shop.database.db
    .updateTable('products')
    .set({ picture: JSON.stringify({ ...picture, photo }) })
    .where('sku', '=', 'paper')
    .execute();
  const [paper, cards] = await readTiles(['paper', 'cards']);
  expect(paper).toMatchObject({ assetId: hash, image: `/media/photos/${hash}-ffffff/640` });
  expect(cards).not.toHaveProperty('assetId');
});

describe('items offered instead of one with a surcharge (storefront-3.74)', () => {
  const skus = ['plain-paint', 'gloss-paint', 'maker-paint', 'paper'];
  const expected = [
    { isSurchargeSub: true, surchgOrgItemId: 'paint', badgeDetails: { productBadge: 'No surcharge' } },
    { itemId: 'gloss-paint' },
    { isSurchargeSub: true, badgeDetails: { productBadge: 'Sold and shipped by Rewell Supply' } },
    { itemId: 'paper' },
  ];

  it('are marked if they replace it without a surcharge', async () => {
    const tiles = await readTiles(skus, { inPlaceOf: { itemId: 'paint' } });
    expect(tiles).toMatchObject(expected);
    for (const tile of [tiles[1], tiles[3]]) expect(tile).not.toHaveProperty('isSurchargeSub');
  });

  it('are marked on the page of the product and among its alternate choices', async () => {
    const { body } = await shop.shopper().get('/catalog/products/paint');
    // The alternates in the test catalog are in the order of their numbers.
    expect(body.data.product.alternates).toMatchObject([expected[1], expected[2], expected[0]]);
    const recommended = await shop.shopper().post(`/cc/..${SPARX_PROXY_PATH}/sparxRecommendation`, {
      query: { mboxes: ['alternates'], skuList: ['paint'] },
    });
    const plain = (recommended.body.data as Tile[]).find(({ itemId }) => itemId === 'plain-paint');
    expect(plain).toMatchObject(expected[0]!);
  });

  it('are not marked without that item, or instead of one without a surcharge', async () => {
    for (const inPlaceOf of [undefined, { itemId: 'pens' }, { itemId: 'unknown' }])
      for (const tile of await readTiles(skus, { ...(inPlaceOf ? { inPlaceOf } : {}) }))
        expect(tile).not.toHaveProperty('isSurchargeSub');
  });

  it('are added with the reason where the shop substitutes them', async () => {
    const [cell] = await readTiles(['cell'], { inPlaceOf: { itemId: 'battery' } });
    expect(cell).toMatchObject({ isSurchargeSub: true, surchgOrgItemId: 'battery' });
    const [line] = getLines(await shop.shopper().post(ITEM, { items: [{ itemId: 'battery', qty: 1 }] }));
    expect(line).toMatchObject({
      itemId: 'cell',
      messages: [{ code: 'SURCHG_ALTS_ITM_MSG', description: 'Sold instead.' }],
    });
  });
});

describe('units that replace those of another item (storefront-3.74)', () => {
  it('are counted by their pieces, and rounded up to whole units, without more than an order may have', async () => {
    const few = (quantity?: number) =>
      readTiles(['few-pens', 'many-pens', 'paper'], {
        inPlaceOf: { itemId: 'pens', ...(quantity ? { quantity } : {}) },
      });
    expect(await few()).toMatchObject([
      { altFactor: 2.4, quantity: 3 },
      { altFactor: 0.5, quantity: 1 },
      { itemId: 'paper' },
    ]);
    expect((await few(9)).map(({ quantity }) => quantity)).toEqual([22, undefined, undefined]);
    expect((await few())[2]).not.toHaveProperty('altFactor');
  });

  it('are not suggested on the product page, which adds single units', async () => {
    const [tile] = (await shop.shopper().get('/catalog/products/pens')).body.data.product.alternates;
    expect(tile).toMatchObject({ altFactor: 2.4 });
    expect(tile).not.toHaveProperty('quantity');
  });

  it.each([
    ['pack of 12', 'box of 24', 2],
    ['pack of 24', 'pack of 12', 0.5],
    ['each', 'each', 1],
    ['case of 5 reams', 'case of 10 reams', 2],
    ['box of 1,000', 'box of 500', 0.5],
    // The units count different things, or nothing.
    ['case of 10 reams', 'pack of 10', undefined],
    ['each', 'pack of 12', undefined],
    ['pack', 'box', undefined],
    // A different kind of product.
    ['pack of 5', 'pack of 200', undefined],
    ['pack of 200', 'pack of 5', undefined],
  ])('a unit %s replaces %s: %j', (uom, original, factor) =>
    expect(getAltFactor(uom, original)).toBe(factor),
  );
});

it('refuses a quantity of the replaced item that no order has', async () => {
  const { status, body } = await shop.shopper().post(`/cc/..${PRODUCT_TILE_PROXY_PATH}/getProductTileData`, {
    query: { skus: ['paper'], inPlaceOf: { itemId: 'pens', quantity: 0 } },
  });
  expect(status).toBe(400);
  expect(body.error.code).toBe('INVALID_REQUEST');
});
