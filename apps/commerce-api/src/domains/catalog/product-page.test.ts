import { randomUUID } from 'node:crypto';
import type { TileItem } from '@foolscap/core/contract';
import { PRODUCT_TILE_PROXY_PATH } from '@foolscap/core/vocabulary';
import { writeYourStore, YOUR_STORE_COOKIE } from '@foolscap/stores/model';
import { add, ADDRESS, readCart } from '../../testing/carts.ts';
import { order, readyToOrder } from '../../testing/checkouts.ts';
import { addStores, addWarehouses, setStoreStock, setWarehouseStock } from '../../testing/places.ts';
import { createTestShop, setStock, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { newEmail } from '../../testing/new-email.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: '20000001', name: 'Gel pens, black, 12-Pack', price: 1200, listPrice: 1500 },
      { sku: '20000002', name: 'Gel pens, black, 4-Pack', price: 500 },
      { sku: '20000003', name: 'Gel pens, blue, 4-Pack', price: 500, stock: 0 },
      { sku: '20000004', name: 'Pen case', price: 700, category: 'cases' },
      { sku: '20000005', name: 'Desk set', price: 1500, category: 'sets' },
      { sku: '20000006', name: 'Plan', price: 99, category: 'plans', electronic: true, bopisEligible: false },
      { sku: '20000007', name: 'Withdrawn case', price: 700, category: 'cases' },
    ],
  });
  const { db } = shop.database;
  for (const [sku, variant] of [
    ['20000001', { Color: 'Black', Pack: '12-Pack' }],
    ['20000002', { Color: 'Black', Pack: '4-Pack' }],
    ['20000003', { Color: 'Blue', Pack: '4-Pack' }],
  ] as const) {
    await db
      .updateTable('products')
      .set({
        variant_group: 'pens',
        variant: JSON.stringify(variant),
        gallery: JSON.stringify([{ drawing: 'pack--gel-pen', color: '#26282c' }]),
        pack_size: Number.parseInt(variant.Pack),
      })
      .where('sku', '=', sku)
      .execute();
  }
  await db.updateTable('products').set({ published: false }).where('sku', '=', '20000007').execute();
  await db
    .insertInto('product_relations')
    .values([
      { sku: '20000001', kind: 'ACCESSORY', related_sku: '20000007', position: 0 },
      { sku: '20000001', kind: 'ACCESSORY', related_sku: '20000004', position: 1 },
      { sku: '20000001', kind: 'ALTERNATE', related_sku: '20000002', position: 0 },
      { sku: '20000001', kind: 'WARRANTY', related_sku: '20000006', position: 0 },
      { sku: '20000005', kind: 'BUNDLE', related_sku: '20000001', position: 0, quantity: 1 },
      { sku: '20000005', kind: 'BUNDLE', related_sku: '20000004', position: 1, quantity: 2 },
    ])
    .execute();
});
afterAll(() => shop.close());

const product = async (sku: string, shopper = shop.shopper()) =>
  (await shopper.get(`/catalog/products/${sku}`)).body.data.product;
const numbers = (tiles: { itemId: string }[]) => tiles.map(({ itemId }) => itemId);

describe('what delivery costs', () => {
  it('is on the page: the fee, from where it is free, the handling of oversized goods and the fee of the area', async () => {
    const { db } = shop.database;
    await db.updateTable('products').set({ oversized: true }).where('sku', '=', '20000005').execute();
    await db
      .insertInto('delivery_area_fees')
      .values({ zip_prefix: '017', fee_minor: 499, source: 'test' })
      .execute();
    const set = await product('20000005');
    expect(set).toMatchObject({
      handlingFeePerUnit: 15,
      delivery: { shipFee: 7.99, freeShippingFrom: 50, areaFee: 4.99 },
    });
    expect(await product('20000004')).not.toHaveProperty('handlingFeePerUnit');
    const { items } = (await shop.shopper().get('/catalog/search?q=desk+set')).body.data;
    expect(items).toContainEqual(expect.objectContaining({ itemId: '20000005', handlingFeePerUnit: 15 }));
    await db.deleteFrom('delivery_area_fees').execute();
    await db.updateTable('products').set({ oversized: false }).where('sku', '=', '20000005').execute();
  });

  it('names the accessories that the chosen store has as well', async () => {
    const store = { storeNumber: '0008', address1: '', city: 'Natick', state: 'MA', zipCode: '01760' };
    await addStores(shop.database, '0008');
    const shopper = shop.shopper();
    shopper.cookies.set(YOUR_STORE_COOKIE, writeYourStore({ ...store, persists: true }));
    expect((await product('20000001', shopper)).pickup).not.toHaveProperty('alsoInStore');
    await setStoreStock(shop.database, '0008', '20000004', 3);
    await setStoreStock(shop.database, '0008', '20000002', 3);
    expect((await product('20000001', shopper)).pickup).toMatchObject({ alsoInStore: ['20000004'] });
  });
});

describe('a product page', () => {
  it('offers its variants, each value linking to the nearest one', async () => {
    const { variants, variantGroup } = await product('20000001');
    expect(variantGroup).toBe('pens');
    expect(variants).toEqual([
      {
        name: 'Color',
        values: [
          expect.objectContaining({ value: 'Black', itemId: '20000001', selected: true, available: true }),
          expect.objectContaining({ value: 'Blue', itemId: '20000003', selected: false, available: false }),
        ],
      },
      {
        name: 'Pack',
        values: [
          expect.objectContaining({ value: '4-Pack', itemId: '20000002', selected: false }),
          expect.objectContaining({ value: '12-Pack', itemId: '20000001', selected: true }),
        ],
      },
    ]);
  });

  it('offers no variants for a product alone in its group, or when the others are not sold', async () => {
    const group = (sku: string, variant_group: string | null) =>
      shop.database.db.updateTable('products').set({ variant_group }).where('sku', '=', sku).execute();
    await group('20000005', 'alone');
    await group('20000007', 'alone');
    const page = await product('20000005');
    expect(page).toMatchObject({ hasVariants: false, variants: [] });
    expect(page).not.toHaveProperty('variantGroup');
    const [tile] = (await shop.shopper().get('/catalog/tiles?skus=20000005')).body.data.items;
    expect(tile.hasVariants).toBe(false);
    expect(tile).not.toHaveProperty('variantCounts');
    expect(tile).not.toHaveProperty('variantCount');
    expect(await product('20000001')).toMatchObject({
      hasVariants: true,
      variantCounts: { Color: 2, Pack: 2 },
      variantCount: 3,
    });
    await group('20000005', null);
    await group('20000007', null);
  });

  it('labels every picture of its gallery', async () => {
    const { images, packSize } = await product('20000001');
    expect(images).toEqual([
      { url: expect.stringMatching(/^\/media\/pictures\/ream\//), alt: 'Gel pens, black, 12-Pack' },
      {
        url: expect.stringMatching(/^\/media\/pictures\/pack--gel-pen\//),
        alt: 'Gel pens, black, 12-Pack, in its packaging',
      },
    ]);
    expect(packSize).toBe(12);
  });

  it('shows related products that are still sold, and its category only when there are none', async () => {
    const page = await product('20000001');
    expect(numbers(page.accessories)).toEqual(['20000004']);
    expect(numbers(page.alternates)).toEqual(['20000002']);
    expect(numbers(page.warranties)).toEqual(['20000006']);
    expect(page.related).toEqual([]);
    expect(numbers((await product('20000002')).related)).toEqual(['20000001', '20000003']);
  });

  it('sums the items of a bundle', async () => {
    const { bundle } = await product('20000005');
    expect(bundle.sum).toBe(26);
    expect(
      bundle.items.map(({ itemId, quantity }: { itemId: string; quantity: number }) => [itemId, quantity]),
    ).toEqual([
      ['20000001', 1],
      ['20000004', 2],
    ]);
  });

  it('lists the volume prices that its cart would use', async () => {
    const { db } = shop.database;
    const offer = (sku: string, ...tiers: [number, number][]) =>
      db
        .insertInto('volume_prices')
        .values(tiers.map(([min_qty, price_minor]) => ({ sku, min_qty, price_minor })))
        .execute();
    await db.updateTable('products').set({ quantity_limit: 100 }).where('sku', '=', '20000001').execute();
    // Fifty at $9.00 would cost less than 49 at $10.80, and no more than 100 can be ordered.
    await offer('20000001', [10, 1100], [25, 1080], [50, 900], [120, 1075]);
    expect((await product('20000001')).volumePrices).toEqual([
      { minQty: 10, price: '$11.00', priceValue: 11 },
      { minQty: 25, price: '$10.80', priceValue: 10.8 },
    ]);
    const shopper = shop.shopper();
    await setStock(shop.database, '20000001', 50);
    await add(shopper, '20000001', 25);
    expect((await readCart(shopper)).items[0]!.priceInfo.finalPrice).toBe(25 * 10.8);
    const tilePrices = async (skus: string[], quantities?: Record<string, number>) => {
      const { body } = await shop
        .shopper()
        .post(`/cc/..${PRODUCT_TILE_PROXY_PATH}/getProductTileData`, { query: { skus, quantities } });
      return body.data.map(({ price, priceValue }: TileItem) => [price, priceValue]);
    };
    const single = await tilePrices(['20000001']);
    expect(await tilePrices(['20000001'], { '20000001': 9, other: 30 })).toEqual(single);
    expect(await tilePrices(['20000001'], { '20000001': 24 })).toEqual([['$11.00', 11]]);
    expect(await tilePrices(['20000001'], { '20000001': 25 })).toEqual([['$10.80', 10.8]]);
    // No more than 100 can be ordered.
    expect(await tilePrices(['20000001'], { '20000001': 500 })).toEqual([['$10.80', 10.8]]);

    await offer('20000004', [2, 700]);
    expect(await product('20000004')).not.toHaveProperty('volumePrices');
    await db
      .updateTable('products')
      .set({ business_price_minor: 1090 })
      .where('sku', '=', '20000001')
      .execute();
    expect((await product('20000001', shop.shopper('sba'))).volumePrices).toMatchObject([{ minQty: 25 }]);
    await db.deleteFrom('volume_prices').execute();
  });

  it('shows delivery dates, except for email delivery', async () => {
    shop.clock.now = new Date('2026-03-02T15:00:00Z');
    expect((await product('20000001')).delivery).toMatchObject({
      zipCode: '01702',
      minDeliveryDate: '2026-03-03',
      maxDeliveryDate: '2026-03-10',
    });
    expect(await product('20000006')).not.toHaveProperty('delivery');
    shop.clock.now = new Date();
  });
});

describe('the delivery place', () => {
  const BOSTON = '02108';
  const SEATTLE = '98101';
  const ask = (shopper: Shopper, zipCode: unknown) => shopper.post('/catalog/place', { zipCode });
  const deliveryTo = async (shopper: Shopper) => (await product('20000004', shopper)).delivery;

  beforeAll(async () => {
    await addWarehouses(shop.database);
    await setWarehouseStock(shop.database, '20000004', { W1: 3, W2: 0 });
    await setWarehouseStock(shop.database, '20000005', { W1: 0, W3: 4 });
  });
  beforeEach(() => void (shop.clock.now = new Date('2026-03-02T15:00:00Z')));
  afterAll(() => void (shop.clock.now = new Date()));

  it('is remembered for two years, and changes the dates', async () => {
    const shopper = shop.shopper();
    expect(await deliveryTo(shopper)).toMatchObject({
      zipCode: '01702',
      minDeliveryDate: '2026-03-03',
      maxDeliveryDate: '2026-03-04',
    });
    const reply = await ask(shopper, ' 98101-1234 ');
    expect([reply.status, reply.body.data]).toEqual([200, { zipCode: SEATTLE }]);
    for (const typed of ['981011234', '98101 1234', '\u200b98101\u00a0'])
      expect((await ask(shopper, typed)).body.data).toEqual({ zipCode: SEATTLE });
    expect(reply.headers['set-cookie']).toMatch(
      /^zipcode=98101; Max-Age=63072000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await deliveryTo(shopper)).toMatchObject({
      zipCode: SEATTLE,
      minDeliveryDate: '2026-03-06',
      maxDeliveryDate: '2026-03-10',
    });
    expect((await shopper.get('/catalog/products/20000004')).headers['cache-control']).toBe(
      'private, no-cache',
    );
  });

  it('determines the nearest warehouse that has the item', async () => {
    const [east, west] = [shop.shopper(), shop.shopper()];
    await ask(east, BOSTON);
    await ask(west, '90012');
    const dates = async (shopper: Shopper, sku: string) =>
      (await product(sku, shopper)).delivery.maxDeliveryDate;
    expect([await dates(east, '20000004'), await dates(west, '20000004')]).toEqual([
      '2026-03-04',
      '2026-03-10',
    ]);
    expect([await dates(east, '20000005'), await dates(west, '20000005')]).toEqual([
      '2026-03-10',
      '2026-03-04',
    ]);
  });

  it('determines the time zone', async () => {
    // When it is five in the morning in Boston, it is still yesterday in Honolulu.
    shop.clock.now = new Date('2026-03-03T09:00:00Z');
    const [east, far] = [shop.shopper(), shop.shopper()];
    await ask(east, BOSTON);
    await ask(far, '96813');
    expect((await product('20000001', east)).delivery.minDeliveryDate).toBe('2026-03-04');
    expect((await product('20000001', far)).delivery.minDeliveryDate).toBe('2026-03-03');
  });

  it.each(['00000', '123', 'Boston', ''])('%j is not a place: the previous one is kept', async (zipCode) => {
    const shopper = shop.shopper();
    await ask(shopper, SEATTLE);
    const { status, body, headers } = await ask(shopper, zipCode);
    expect(status).toBe(400);
    if (zipCode) expect(body.error).toMatchObject({ code: 'INVALID_ZIPCODE', field: 'zipCode' });
    expect(headers['set-cookie']).toBeUndefined();
    expect((await deliveryTo(shopper)).zipCode).toBe(SEATTLE);
  });

  it('is the cart’s address until the shopper enters another', async () => {
    const shopper = shop.shopper();
    await add(shopper, '20000004');
    expect((await deliveryTo(shopper)).zipCode).toBe('01702');
    const { city: _, ...rest } = ADDRESS;
    const address = { ...rest, city: 'Seattle', state: 'WA', zipCode: SEATTLE };
    expect((await shopper.put('/checkout/default', { addresses: [address] })).status).toBe(200);
    expect(await deliveryTo(shopper)).toMatchObject({ zipCode: SEATTLE, maxDeliveryDate: '2026-03-10' });
    expect((await shopper.get('/catalog/products/20000004')).headers['cache-control']).toBe(
      'private, no-cache',
    );
    expect((await deliveryTo(shop.shopper())).zipCode).toBe('01702');
    await ask(shopper, BOSTON);
    expect((await deliveryTo(shopper)).zipCode).toBe(BOSTON);
  });

  it('is the chosen store’s place until one is entered; an invalid cookie is ignored', async () => {
    const shopper = shop.shopper();
    shopper.cookies.set('zipcode', '00000');
    expect((await deliveryTo(shopper)).zipCode).toBe('01702');
    shopper.cookies.set(
      YOUR_STORE_COOKIE,
      writeYourStore({
        storeNumber: '0008',
        address1: '',
        city: 'Natick',
        state: 'MA',
        zipCode: '01760',
        persists: true,
      }),
    );
    expect((await deliveryTo(shopper)).zipCode).toBe('01760');
    await ask(shopper, BOSTON);
    expect((await deliveryTo(shopper)).zipCode).toBe(BOSTON);
  });
});

describe('product addresses', () => {
  const pages = async (search = ''): Promise<{ url: string; modified: string }[]> =>
    (await shop.shopper().get(`/catalog/addresses${search}`)).body.data.pages;

  it('cover all published products, ordered by SKU', async () => {
    const { body } = await shop.shopper().get('/catalog/addresses');
    expect(body.data.total).toBe(6);
    expect(body.data.pages.map(({ url }: { url: string }) => url)).toEqual([
      '/p/20000001/gel-pens-black-12-pack',
      '/p/20000002/gel-pens-black-4-pack',
      '/p/20000003/gel-pens-blue-4-pack',
      '/p/20000004/pen-case',
      '/p/20000005/desk-set',
      '/p/20000006/plan',
    ]);
    expect(await pages('?offset=5')).toHaveLength(1);
    expect(await pages('?offset=6')).toEqual([]);
    expect((await shop.shopper().get('/catalog/addresses?offset=-1')).status).toBe(400);
  });

  it('carry the time of the last change of the page; sales do not change it', async () => {
    const { db } = shop.database;
    const modified = async () => (await pages()).find(({ url }) => url.includes('20000005'))!.modified;
    const update = (values: object) =>
      db.updateTable('products').set(values).where('sku', '=', '20000005').execute();
    await db
      .updateTable('products')
      .set({ created_at: new Date('2026-01-02T03:04:05Z') })
      .execute();
    await update({ updated_at: null });
    expect(await modified()).toBe('2026-01-02T03:04:05Z');
    await update({ popularity: 7, price_minor: 1500 });
    expect(await modified()).toBe('2026-01-02T03:04:05Z');
    await update({ price_minor: 1499 });
    const changed = await modified();
    expect(Math.abs(Date.parse(changed) - Date.now())).toBeLessThan(60_000);
    await update({ price_minor: 1500 });
  });
});

describe('tiles by SKU', () => {
  it('keep the requested order and skip unknown SKUs', async () => {
    const { body } = await shop
      .shopper()
      .get('/catalog/tiles?skus=20000004,99999999,20000001,20000007,20000004');
    expect(numbers(body.data.items)).toEqual(['20000004', '20000001']);
    expect((await shop.shopper().get('/catalog/tiles?skus=')).body.data.items).toEqual([]);
    expect((await shop.shopper().get('/catalog/tiles')).status).toBe(400);
  });
});

describe('reviews', () => {
  const REVIEW = { rating: 4, title: 'Writes well', body: 'No skips, no blots.' };
  const write = (shopper: Shopper, body: object = REVIEW, sku = '20000001') =>
    shopper.post(`/catalog/products/${sku}/reviews`, body);
  const may = async (shopper: Shopper) =>
    (await shopper.get('/catalog/products/20000001/reviews/own')).body.data.may;

  async function member(): Promise<Shopper> {
    const shopper = shop.shopper();
    const reply = await shopper.post('/account/register', {
      firstName: 'Ada',
      lastName: 'Lovelace',
      username: newEmail(),
      password: 'a long enough password',
    });
    expect(reply.status).toBe(200);
    return shopper;
  }

  async function buyer(): Promise<Shopper> {
    const shopper = await member();
    expect((await order(shopper, await readyToOrder(shopper, '20000001'))).status).toBe(200);
    return shopper;
  }

  it('are accepted once from shoppers who have bought the item', async () => {
    const guest = shop.shopper();
    expect((await write(guest)).status).toBe(401);
    expect(await may(guest)).toBe('SIGN_IN');

    const looker = await member();
    const refused = await write(looker);
    expect(refused.status).toBe(403);
    expect(refused.body.error.code).toBe('REVIEW_NOT_BOUGHT');
    expect(await may(looker)).toBe('NOT_BOUGHT');

    const shopper = await buyer();
    expect(await may(shopper)).toBe('ALLOWED');
    const { status, body } = await write(shopper);
    expect(status).toBe(200);
    expect(body.data.review).toMatchObject({ ...REVIEW, author: 'Ada L.', verified: true });
    expect(await may(shopper)).toBe('WRITTEN');
    const again = await write(shopper);
    expect(again.status).toBe(409);
    expect(again.body.error.code).toBe('REVIEW_EXISTS');

    const { reviews, rating, reviewCount } = await product('20000001');
    expect(reviews).toMatchObject({ average: 4, count: 1, items: [REVIEW] });
    expect(reviews.histogram).toEqual([
      { rating: 5, count: 0 },
      { rating: 4, count: 1 },
      { rating: 3, count: 0 },
      { rating: 2, count: 0 },
      { rating: 1, count: 0 },
    ]);
    expect([rating, reviewCount]).toEqual([4, 1]);
  });

  it('of a canceled order are refused', async () => {
    const shopper = await member();
    await order(shopper, await readyToOrder(shopper, '20000001'));
    await shop.database.db.updateTable('orders').set({ status: 'CANCELED' }).execute();
    expect((await write(shopper)).status).toBe(403);
  });

  it.each([
    [{ ...REVIEW, rating: 6 }, 'rating'],
    [{ ...REVIEW, rating: 0 }, 'rating'],
    [{ ...REVIEW, title: '  ' }, 'title'],
    [{ ...REVIEW, title: 'x'.repeat(101) }, 'title'],
    [{ ...REVIEW, body: '' }, 'body'],
    [{ ...REVIEW, body: 'x'.repeat(4001) }, 'body'],
  ])('are refused with the field: %j', async (body, field) => {
    const { status, body: reply } = await write(await member(), body);
    expect(status).toBe(400);
    expect(reply.error.field).toBe(field);
  });

  it('keep markup as text, and drop control characters', async () => {
    const shopper = await buyer();
    const { body } = await write(shopper, {
      rating: 5,
      title: 'Fine\u202e <script>',
      body: '<b>bold</b>\u0007\r\nnew line',
    });
    expect(body.data.review).toMatchObject({ title: 'Fine <script>', body: '<b>bold</b>\nnew line' });
  });

  it('are paged, sorted and filtered by rating', async () => {
    await shop.database.db
      .insertInto('reviews')
      .values(
        Array.from({ length: 14 }, (_, place) => ({
          id: randomUUID(),
          sku: '20000004',
          author: `Reader ${place}`,
          rating: (place % 5) + 1,
          title: `Title ${place}`,
          body: 'Words.',
          created_on: `2026-01-${String(place + 1).padStart(2, '0')}`,
        })),
      )
      .execute();
    const list = async (query: string) =>
      (await shop.shopper().get(`/catalog/products/20000004/reviews?${query}`)).body.data;
    const first = await list('');
    expect(first).toMatchObject({ page: 1, totalPages: 3, totalItems: 14 });
    expect(first.items.map(({ title }: { title: string }) => title).slice(0, 2)).toEqual([
      'Title 13',
      'Title 12',
    ]);
    expect((await list('page=3')).items).toHaveLength(2);
    expect((await list('sort=lowest')).items[0].rating).toBe(1);
    expect((await list('sort=highest')).items[0].rating).toBe(5);
    const three = await list('rating=3');
    expect(new Set(three.items.map(({ rating }: { rating: number }) => rating))).toEqual(new Set([3]));
    expect(three.totalItems).toBe(3);
    expect((await shop.shopper().get('/catalog/products/20000004/reviews?sort=best')).status).toBe(400);
  });

  it('are rate-limited', async () => {
    const shopper = await member();
    const replies = [];
    for (let turn = 0; turn < 11; turn += 1) replies.push(await write(shopper));
    expect(replies.at(-1)!.status).toBe(429);
  });
});
