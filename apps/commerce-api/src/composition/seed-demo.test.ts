import { createDemoCatalog } from '@foolscap/demo-catalog';
import { sql } from 'kysely';
import { writeDemoCatalog } from '../domains/catalog/index.ts';
import type { DemoPart } from '../kernel/database/demo-data.ts';
import { add, readCart } from '../testing/carts.ts';
import { createTestShop, setStock, getStock, type TestShop } from '../testing/test-shop.ts';
import { demoParts, seedDemo } from './seed-demo.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

it('loads only the starter pages where the settings disable it', async () => {
  const { db } = shop.database;
  const { changes, accounts } = await seedDemo(shop.database, { demo: false });
  expect([Object.keys(changes), accounts]).toEqual([['content'], []]);
  expect(await db.selectFrom('products').selectAll().execute()).toEqual([]);
  await db.deleteFrom('demo_data').execute();
});

it('loads every part once, reports each in one line, and keeps later changes', async () => {
  const lines: string[] = [];
  const first = await seedDemo(shop.database, { demo: true }, (line) => lines.push(line));
  expect(Object.keys(first.changes)).toEqual(demoParts.map(({ name }) => name));
  expect(first.changes.products!.added).toBeGreaterThanOrEqual(1200);
  expect(lines).toHaveLength(demoParts.length);
  expect(lines[0]).toMatch(/^Demo data, products: \d+ added, 0 changed, 0 retired \(\d+ ms\)\.$/);
  expect(new Set(first.accounts.map((account) => account.tenant))).toEqual(new Set(['sdc', 'sba']));
  const { body } = await shop.shopper().get('/catalog/search?inStock=true&size=1');
  const sku = body.data.items[0].itemId as string;
  await setStock(shop.database, sku, 1);
  expect(await seedDemo(shop.database, { demo: true })).toMatchObject({ changes: {} });
  expect(await getStock(shop.database, sku)).toBe(1);
});

it('fills every category, and products of every kind render in both shops', async () => {
  const { body } = await shop.shopper().get('/catalog/categories');
  expect(body.data.categories.length).toBeGreaterThanOrEqual(8);
  for (const category of body.data.categories) expect(category.count).toBeGreaterThan(0);
  const all = await shop.database.db.selectFrom('products').select('sku').orderBy('sku').execute();
  const skus = all.filter((_, index) => index % 17 === 0);
  for (const tenant of ['sdc', 'sba'] as const) {
    const shopper = shop.shopper(tenant);
    for (const { sku } of skus) expect((await shopper.get(`/catalog/products/${sku}`)).status).toBe(200);
  }
});

it.each(['paper', 'pens', 'stapler', 'chairs', 'ink', 'blue pens'])('has matches for %s', async (words) => {
  const { body } = await shop.shopper().get(`/catalog/search?q=${encodeURIComponent(words)}`);
  expect(body.data).toMatchObject({ matchedBy: 'TEXT' });
  expect(body.data.totalItems).toBeGreaterThan(0);
});

it('lists goods of many kinds as new, but no services', async () => {
  const { body } = await shop.shopper().get('/catalog/search?sort=newest&inStock=true&size=12');
  const items = body.data.items as { baseCatId: string; productTypeName?: string }[];
  expect(items.filter(({ productTypeName }) => productTypeName === 'ESD')).toEqual([]);
  expect(new Set(items.map(({ baseCatId }) => baseCatId)).size).toBeGreaterThanOrEqual(5);
});

it('applies its promotions to carts', async () => {
  const { db } = shop.database;
  const planner = await db
    .selectFrom('products')
    .innerJoin('stock', 'stock.sku', 'products.sku')
    .select(['products.sku', 'price_minor'])
    .where('category_id', '=', 'planners')
    .where('available', '>', 5)
    .executeTakeFirstOrThrow();
  const shopper = shop.shopper();
  await add(shopper, planner.sku);
  const { cartSummary } = await readCart(shopper);
  expect(cartSummary.instantCouponSavings).toBe(Math.round(planner.price_minor! * 0.15) / 100);
  const { body } = await shopper.put('/checkout/default', { coupons: ['freshsheet'] });
  expect(body.data.cartInfo.coupons).toEqual([
    expect.objectContaining({ couponCode: 'FRESHSHEET', applied: true }),
  ]);
});

describe('a newer release', () => {
  const catalog = createDemoCatalog();
  const [kept, inCart, unsold] = catalog.products;
  const newer = {
    ...catalog,
    products: [
      ...catalog.products
        .filter(({ sku }) => sku !== inCart!.sku && sku !== unsold!.sku)
        .map((product) => (product.sku === kept!.sku ? { ...product, priceMinor: 1, stock: 5 } : product)),
      { ...kept!, sku: '99999999', name: 'Stapling Hammer', reviewCount: 0, ratingSum: 0 },
    ],
    relations: catalog.relations.filter(({ sku, relatedSku }) =>
      [sku, relatedSku].every((each) => each !== inCart!.sku && each !== unsold!.sku),
    ),
    reviews: catalog.reviews.filter(({ sku }) => sku !== inCart!.sku && sku !== unsold!.sku),
  };
  const newerProducts: DemoPart = {
    name: 'products',
    version: () => 'newer',
    apply: (trx) => writeDemoCatalog(trx, newer),
  };
  const others = demoParts.filter(({ name }) => name !== 'products');
  const product = (sku: string) =>
    shop.database.db.selectFrom('products').selectAll().where('sku', '=', sku).executeTakeFirst();
  /** All personal data. */
  const possessions = async () => {
    const tables = ['carts', 'cart_lines', 'orders', 'order_lines', 'accounts', 'account_addresses'];
    const rows = await Promise.all(
      tables.map((table) => sql`select * from ${sql.table(table)} order by 1`.execute(shop.database.db)),
    );
    return rows.map((result) => result.rows);
  };

  it('adds its products, and leaves carts, accounts, stock and imported prices alone', async () => {
    const { db } = shop.database;
    const shopper = shop.shopper();
    await setStock(shop.database, inCart!.sku, 10);
    await add(shopper, inCart!.sku);
    await setStock(shop.database, kept!.sku, 3);
    const imported = catalog.products[10]!;
    await db
      .updateTable('products')
      .set({ source: 'feed', price_minor: 7 })
      .where('sku', '=', imported.sku)
      .execute();
    await db
      .updateTable('accounts')
      .set({ first_name: 'Renamed' })
      .where('username', '=', 'wendy@example.com')
      .execute();
    const before = await possessions();

    const { changes } = await seedDemo(shop.database, { demo: true }, undefined, [newerProducts, ...others]);

    expect(changes).toEqual({ products: { added: 1, changed: 1, retired: 2 } });
    expect(await possessions()).toEqual(before);
    expect((await product(kept!.sku))!.price_minor).toBe(1);
    expect(await getStock(shop.database, kept!.sku)).toBe(3);
    expect((await product(imported.sku))!.price_minor).toBe(7);
    expect((await product('99999999'))!.published).toBe(true);
    // One product is in a cart, the other one is unused.
    expect((await product(inCart!.sku))!.published).toBe(false);
    expect(await product(unsold!.sku)).toBeUndefined();
    const { body } = await shopper.get('/catalog/search?q=stapling+hammer');
    expect(body.data.items[0].itemId).toBe('99999999');
  });

  it('does nothing at its second start', async () => {
    const lines: string[] = [];
    const parts = [newerProducts, ...others];
    const { changes } = await seedDemo(shop.database, { demo: true }, (line) => lines.push(line), parts);
    expect(changes).toEqual({});
    expect(lines).toEqual([]);
  });

  it('publishes a product again that is back in the data', async () => {
    await seedDemo(shop.database, { demo: true });
    expect((await product(inCart!.sku))!.published).toBe(true);
    expect(await product('99999999')).toBeUndefined();
  });

  it('keeps synonyms and codes of operators', async () => {
    const { db } = shop.database;
    await db.insertInto('search_synonyms').values({ group_name: 'gadget', phrase: 'gizmo' }).execute();
    await db.deleteFrom('promotions').where('code', '=', 'FRESHSHEET').execute();
    const operators = { id: 'ours', code: 'FreshSheet', name: 'Ours', scope: 'CART' as const };
    await db
      .insertInto('promotions')
      .values({ ...operators, benefit: JSON.stringify({ type: 'AMOUNT', amount: 100 }) })
      .execute();
    await db.updateTable('demo_data').set({ version: 'older' }).execute();
    await seedDemo(shop.database, { demo: true });
    const phrases = await db
      .selectFrom('search_synonyms')
      .select('phrase')
      .where('source', '=', 'operator')
      .execute();
    expect(phrases).toEqual([{ phrase: 'gizmo' }]);
    const promotions = await db
      .selectFrom('promotions')
      .select('id')
      .where(sql<boolean>`upper(code) = 'FRESHSHEET'`)
      .execute();
    expect(promotions).toEqual([{ id: 'ours' }]);
  });
});
