import { randomUUID } from 'node:crypto';
import { createTestShop, setStock, type TestShop } from '../../testing/test-shop.ts';
import { createCatalogService } from './catalog.service.ts';

let shop: TestShop;
let catalog: ReturnType<typeof createCatalogService>;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: '10000001', name: 'Copy paper', brand: 'Inkwell', price: 899, businessPrice: 799 },
      ...Array.from({ length: 120 }, (_, index) => ({
        sku: String(20000000 + index),
        name: `Label ${index}`,
        brand: 'Labello',
        price: 500,
      })),
    ],
  });
  // As in production, replies are cached for seconds.
  catalog = createCatalogService({
    database: shop.database,
    settings: { ...shop.settings, catalogCacheSeconds: 10 },
    now: () => new Date(),
  });
});
afterAll(() => shop.close());

async function organizationWithPrice(price: number): Promise<{ tenant: 'sba'; organizationId: string }> {
  const { db } = shop.database;
  const id = randomUUID();
  await db
    .insertInto('organizations')
    .values({ id, name: `Org ${id}`, customer_number: id.slice(0, 10) })
    .execute();
  await db
    .insertInto('contract_prices')
    .values({ organization_id: id, sku: '10000001', price_minor: price })
    .execute();
  return { tenant: 'sba', organizationId: id };
}

it('never shows one organization data that was cached for another, or for the public', async () => {
  const [a, b] = [await organizationWithPrice(555), await organizationWithPrice(666)];
  for (const turn of [1, 2]) {
    const prices = [];
    for (const buyer of ['sdc', 'sba', a, b] as const) {
      prices.push((await catalog.product(buyer, '10000001')).product.priceValue);
      const { facets } = await catalog.search(buyer, { q: 'copy paper' });
      prices.push(facets.price?.min);
    }
    expect({ turn, prices }).toEqual({ turn, prices: [8.99, 8.99, 7.99, 7.99, 5.55, 5.55, 6.66, 6.66] });
  }
});

it('caches counts and pages for seconds, while a cart is always current', async () => {
  const count = async () => (await catalog.search('sdc', { q: 'label' })).facets.inStock[0]?.count;
  expect(await count()).toBe(120);
  expect((await catalog.product('sdc', '20000000')).product.isOutOfStock).toBe(false);
  await setStock(shop.database, '20000000', 0);
  expect(await count()).toBe(120);
  expect((await catalog.product('sdc', '20000000')).product.isOutOfStock).toBe(false);
  const { body } = await shop
    .shopper()
    .post('/checkout/default/item', { items: [{ itemId: '20000000', qty: 1 }] });
  expect(JSON.stringify(body)).toContain('OUT_OF_STOCK');
});
