import { seedDemo } from '../../composition/seed-demo.ts';
import { createTestShop, setStock, stockOf, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

it('loads the demo catalog and the demo accounts once, and keeps later changes', async () => {
  const first = await seedDemo(shop.database, { demo: true });
  expect(first.products).toBeGreaterThanOrEqual(1200);
  expect(new Set(first.accounts.map((account) => account.tenant))).toEqual(new Set(['sdc', 'sba']));
  const { body } = await shop.shopper().get('/catalog/search?inStock=true&size=1');
  const sku = body.data.items[0].itemId as string;
  await setStock(shop.database, sku, 1);
  expect(await seedDemo(shop.database, { demo: true })).toMatchObject({ products: 0 });
  expect(await stockOf(shop.database, sku)).toBe(1);
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

it('loads nothing where the settings disable it', async () => {
  expect(await seedDemo(shop.database, { demo: false })).toEqual({ products: 0, accounts: [] });
});
