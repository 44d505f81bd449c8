import { PRODUCT_TILE_PROXY_PATH } from '@foolscap/core/vocabulary';
import { writeYourStore, YOUR_STORE_COOKIE } from '@foolscap/stores/model';
import { createListShop, type ListShop } from '../../testing/lists.ts';
import { addStores, setStoreStock } from '../../testing/places.ts';
import { addOffers, type Shopper } from '../../testing/test-shop.ts';

const STORE = '1547';

let shop: ListShop;
beforeAll(async () => {
  shop = await createListShop([
    { sku: 'paper', name: 'Copy paper', bopisEligible: true },
    { sku: 'tissues', name: 'Tissues', conditions: { autoRestock: true, subscribeFirst: true } },
    { sku: 'towels', name: 'Towels', conditions: { autoRestock: true } },
    { sku: 'wipes', name: 'Wipes', stock: 0, conditions: { autoRestock: true, subscribeFirst: true } },
    { sku: 'odd', name: 'Odd tissues', conditions: { subscribeFirst: true } },
    { sku: 'kit', name: 'Desk kit', stock: 0, bopisEligible: true },
    { sku: 'plain-kit', name: 'Plain kit' },
    { sku: 'plate', name: 'Name plate', conditions: { customSku: 'PLATE-2X8' } },
    {
      sku: 'former',
      name: 'Former plate',
      conditions: {
        substitute: { itemId: 'paper', notification: 'Replaced', type: 'DISCONTINUED', modal: false },
      },
    },
    { sku: 'mint', name: 'Mint paper', stock: 0, bopisEligible: true },
    { sku: 'rose', name: 'Rose paper', stock: 0, bopisEligible: true },
    { sku: 'heavy', name: 'Heavy paper', stock: 0, bopisEligible: false },
    { sku: 'later', name: 'Later paper', stock: 0, bopisEligible: true, conditions: { comingSoon: true } },
  ]);
  await addOffers(shop.database, 'kit', ['paper', 'plate'], 'BUNDLE');
  await addOffers(shop.database, 'plain-kit', ['paper'], 'BUNDLE');
  await addOffers(shop.database, 'mint', ['paper', 'tissues'], 'ALTERNATE');
  await addStores(shop.database, STORE);
  for (const sku of ['mint', 'heavy', 'later', 'paper', 'kit'])
    await setStoreStock(shop.database, STORE, sku, 3);
  await setStoreStock(shop.database, STORE, 'rose', 0);
});
afterAll(() => shop.close());

const withStore = (shopper: Shopper): Shopper => {
  shopper.cookies.set(
    YOUR_STORE_COOKIE,
    writeYourStore({
      storeNumber: STORE,
      address1: '',
      city: 'Framingham',
      state: 'MA',
      zipCode: '01702',
      persists: true,
    }),
  );
  return shopper;
};

const readTiles = async (skus: string[], shopper: Shopper = shop.shopper()) => {
  const { status, body } = await shopper.post(`/cc/..${PRODUCT_TILE_PROXY_PATH}/getProductTileData`, {
    query: { skus, inputs: { sparq: true } },
  });
  expect(status).toBe(200);
  return body.data as Record<string, unknown>[];
};
const permit = (permissions: string[]) =>
  shop.database.db
    .updateTable('accounts')
    .set({ permissions: JSON.stringify(permissions) })
    .where('username', '=', 'buyer@example.com')
    .execute();
const readActions = async (skus: string[], shopper?: Shopper) =>
  (await readTiles(skus, shopper)).map(({ actionLabel }) => actionLabel);

it('offers auto-restock first of products that are sold so, as long as they are in stock (storefront-4.33)', async () => {
  expect(await readActions(['tissues', 'towels', 'wipes', 'odd'])).toEqual([
    'subscribe',
    'addToCart',
    'viewOnly',
    // Without auto-restock the drawer would reject it.
    'addToCart',
  ]);
});

it('marks sets and products that are made to order by the data of the catalog (storefront-3.74)', async () => {
  const [kit, plain, plate, paper] = await readTiles(['kit', 'plain-kit', 'plate', 'paper']);
  expect(kit).toMatchObject({ isSKUSET: true });
  expect(plain).toMatchObject({ isSKUSET: true, actionLabel: 'viewOnly' });
  expect(plate).toMatchObject({ isCustomSKU: true, customSkuCode: 'PLATE-2X8', actionLabel: 'viewOnly' });
  expect(paper).not.toHaveProperty('isSKUSET');
  expect(paper).not.toHaveProperty('isCustomSKU');
  await shop.database.db.updateTable('stock').set({ available: 5 }).where('sku', '=', 'kit').execute();
  expect(await readActions(['kit'])).toEqual(['customSkuset']);
  await shop.database.db.updateTable('stock').set({ available: 0 }).where('sku', '=', 'kit').execute();
});

it('names the color of a product that is one of several (storefront-3.74)', async () => {
  const setColor = (sku: string, color: string) =>
    shop.database.db
      .updateTable('products')
      .set({ variant_group: 'towels', variant: JSON.stringify({ Color: color }), color_family: color })
      .where('sku', '=', sku)
      .execute();
  await setColor('towels', 'Blue');
  const [alone] = await readTiles(['towels']);
  expect(alone).not.toHaveProperty('isColorSwatch');
  expect(alone).not.toHaveProperty('swatchLabel');
  await setColor('odd', 'Green');
  expect(await readTiles(['towels', 'odd'])).toMatchObject([
    { isColorSwatch: true, swatchLabel: 'Blue' },
    { isColorSwatch: true, swatchLabel: 'Green' },
  ]);
});

it('names the replacement of a discontinued item, which is added in its place (storefront-2.41)', async () => {
  expect(await readTiles(['former'])).toMatchObject([
    {
      actionLabel: 'addToCart',
      resolvedItemId: 'paper',
      alternateItemID: 'paper',
      restrictionDetails: { type: 'DISCONTINUED', altProducts: ['paper'] },
    },
  ]);
});

it('names the replacement of a discontinued item that is sold out, unless that is sold out, too', async () => {
  const setAvailable = (sku: string, available: number) =>
    shop.database.db.updateTable('stock').set({ available }).where('sku', '=', sku).execute();
  await setAvailable('former', 0);
  expect(await readTiles(['former'])).toMatchObject([
    { actionLabel: 'addToCart', restrictionDetails: { type: 'DISCONTINUED' } },
  ]);
  await setAvailable('paper', 0);
  const [former] = await readTiles(['former']);
  expect(former).toMatchObject({ actionLabel: 'viewOnly', isOutOfStock: true });
  expect(former).not.toHaveProperty('restrictionDetails');
  await setAvailable('former', 100);
  await setAvailable('paper', 100);
});

describe('pickup today (storefront-4.35)', () => {
  it('is offered by the shopper’s store only, for items available for pickup but not for delivery', async () => {
    const skus = ['mint', 'rose', 'heavy', 'later', 'paper', 'kit'];
    const guest = await readActions(skus);
    expect(guest).toEqual(['expertsSuggest', 'viewOnly', 'viewOnly', 'viewOnly', 'addToCart', 'viewOnly']);
    expect(await readActions(skus, withStore(shop.shopper()))).toEqual(['pickUpToday', ...guest.slice(1)]);
  });

  it('is offered in a comparison, too, whose reply is private then', async () => {
    const compare = (shopper: Shopper) => shopper.get('/catalog/compare?items=mint,paper');
    const actionsOf = ({ body }: Awaited<ReturnType<typeof compare>>) =>
      (body.data.items as { actionLabel: string }[]).map(({ actionLabel }) => actionLabel);
    const reply = await compare(withStore(shop.shopper()));
    expect(actionsOf(reply)).toEqual(['pickUpToday', 'addToCart']);
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(reply.body.data.items[0]).toHaveProperty('bullets');
    expect(actionsOf(await compare(shop.shopper()))[0]).toBe('expertsSuggest');
  });

  it('replaces alternates, and explains that only delivery is sold out', async () => {
    const [mint] = await readTiles(['mint'], withStore(shop.shopper()));
    expect(mint).toMatchObject({ isOutOfStock: false, isDeliveryInstock: false });
    expect(mint).not.toHaveProperty('restrictionDetails');
    expect(mint).not.toHaveProperty('alternateItemID');
  });

  it.each([
    ['in the morning', '2026-11-24T15:00:00Z', true],
    ['after the store has closed', '2026-11-25T04:30:00Z', false],
  ])('shows whether the store can have it ready today: %s', async (_name, instant, isToday) => {
    const before = shop.clock.now;
    shop.clock.now = new Date(instant);
    const [mint] = await readTiles(['mint'], withStore(shop.shopper()));
    shop.clock.now = before;
    expect(mint).toMatchObject({ actionLabel: 'pickUpToday', pickupReadyToday: isToday });
  });

  it('is in results of a search, which are private then', async () => {
    const found = await withStore(shop.shopper()).get('/catalog/search?q=mint');
    expect(found.body.data.items).toMatchObject([{ itemId: 'mint', actionLabel: 'pickUpToday' }]);
    expect(found.headers['cache-control']).toBe('private, no-store');
    const others = await shop.shopper().get('/catalog/search?q=mint');
    expect(others.body.data.items).toMatchObject([{ itemId: 'mint', actionLabel: 'expertsSuggest' }]);
    expect(others.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    [['G_BOP'], 'pickUpToday'],
    [['G_WS'], 'expertsSuggest'],
  ])('a business member with the permissions %j gets %s', async (permissions, expected) => {
    const member = withStore(await shop.signIn('member'));
    await permit(permissions);
    expect(await readActions(['mint'], member)).toEqual([expected]);
  });

  it('nothing offers pickup to a business member without the permission (storefront-6.22)', async () => {
    const member = withStore(await shop.signIn('member'));
    const offers = async (shopper: Shopper) => {
      const [tile] = await readTiles(['paper'], shopper);
      const found = await shopper.get(`/catalog/search?q=paper&store=${STORE}&pickup=true`);
      const page = await shopper.get('/catalog/products/paper');
      const { product } = page.body.data;
      return {
        tile: tile!.bopisEligible,
        results: found.body.data.items.some(({ bopisEligible }: Record<string, unknown>) => bopisEligible),
        facet: found.body.data.facets.pickup.length > 0,
        page: product.bopisEligible,
        stock: 'pickup' in product,
        call: (await shopper.post('/omni/pickupinstore', { itemId: 'paper', zipCode: '01702' })).status,
      };
    };
    const all = { tile: true, results: true, facet: true, page: true, stock: true, call: 200 };
    await permit(['G_BOP']);
    expect(await offers(member)).toEqual(all);
    for (const tenant of ['sdc', 'sba'] as const)
      expect(await offers(withStore(shop.shopper(tenant)))).toEqual(all);
    await permit([]);
    expect(await offers(member)).toEqual({
      tile: false,
      results: false,
      facet: false,
      page: false,
      stock: false,
      call: 403,
    });
    const refused = await member.post('/omni/pickupinstore', { itemId: 'paper', zipCode: '01702' });
    expect(refused.body.error).toMatchObject({
      code: 'NOT_PERMITTED',
      message: 'Your account doesn’t include store pickup. Choose delivery instead.',
    });
    // The search still finds results: the pickup filter is dropped instead of matching nothing.
    const found = await member.get(`/catalog/search?q=paper&store=${STORE}&pickup=true`);
    expect(found.body.data.items.length).toBeGreaterThan(0);
  });
});
