import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addProducts, createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { createCatalogService } from './catalog.service.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      {
        sku: '10000001',
        name: 'Everyday copy paper, letter',
        brand: 'Inkwell',
        price: 899,
        listPrice: 1099,
        businessPrice: 799,
      },
      { sku: '10000002', name: 'Recycled copy paper, legal', brand: 'Greenleaf', price: 1299, stock: 0 },
      {
        sku: '10000003',
        name: 'Gel pens, black',
        brand: 'Inkwell',
        category: 'writing',
        price: 499,
        stock: 3,
      },
      {
        sku: '10000004',
        name: 'Desktop stapler',
        brand: 'Clinch',
        category: 'desk',
        price: 1549,
        description: 'Staples up to 20 sheets of paper.',
      },
      { sku: '10000005', name: 'Priceless paper', price: null },
    ],
  });
});
afterAll(() => shop.close());

const titles = (body: { data: { items: { title: string }[] } }) => body.data.items.map((item) => item.title);
const search = (query: string) => shop.shopper().get(`/catalog/search?${query}`);

describe('search', () => {
  it('finds products by keyword, name matches before description matches', async () => {
    const { status, body } = await search('q=copy+paper');
    expect(status).toBe(200);
    expect(titles(body).sort()).toEqual(['Everyday copy paper, letter', 'Recycled copy paper, legal']);
    expect(body.data).toMatchObject({
      query: 'copy paper',
      matchedBy: 'TEXT',
      totalItems: 2,
      page: 1,
      totalPages: 1,
    });
    expect(titles((await search('q=paper')).body).at(-1)).toBe('Desktop stapler');
  });

  it('matches plurals, prefixes, brands, item numbers and part numbers', async () => {
    expect(titles((await search('q=staplers')).body)).toEqual(['Desktop stapler']);
    expect(titles((await search('q=desk+stap')).body)).toEqual(['Desktop stapler']);
    expect(titles((await search('q=greenleaf')).body)).toEqual(['Recycled copy paper, legal']);
    expect(titles((await search('q=10000003')).body)).toEqual(['Gel pens, black']);
    expect(titles((await search('q=PN-10000004')).body)).toEqual(['Desktop stapler']);
  });

  it('falls back to similar spellings, and reports it', async () => {
    const { body } = await search('q=stapeler');
    expect(titles(body)).toEqual(['Desktop stapler']);
    expect(body.data.matchedBy).toBe('SIMILAR');
  });

  it('falls back to some of the keywords when no product has all of them, the noun before its modifier', async () => {
    const { body } = await search('q=office+stapler');
    expect(titles(body)).toEqual(['Desktop stapler']);
    expect(body.data.matchedBy).toBe('ANY');
    expect(titles((await search('q=stapler+pens')).body)).toEqual(['Gel pens, black', 'Desktop stapler']);
  });

  it.each(["'; drop table products; --", '%&|!():*<->"\\', 'a&b', '   ', '日本語'])(
    'survives %p',
    async (q) => {
      expect((await search(`q=${encodeURIComponent(q)}`)).status).toBe(200);
    },
  );

  it('returns an empty page for keywords without matches', async () => {
    const { body } = await search('q=submarine');
    expect(body.data).toMatchObject({ totalItems: 0, totalPages: 0, items: [] });
  });

  it('counts each facet under all other filters', async () => {
    const { body } = await search('q=copy+paper&brand=Inkwell');
    expect(titles(body)).toEqual(['Everyday copy paper, letter']);
    expect(body.data.facets.brand).toEqual([
      { value: 'Greenleaf', count: 1, selected: false },
      { value: 'Inkwell', count: 1, selected: true },
    ]);
    expect(body.data.facets.price).toEqual({ min: 8.99, max: 8.99 });
    const inStock = await search('q=copy+paper&inStock=true');
    expect(titles(inStock.body)).toEqual(['Everyday copy paper, letter']);
    expect(inStock.body.data.facets.inStock).toEqual([{ value: 'true', count: 1, selected: true }]);
  });

  it('accepts several brands and a price range', async () => {
    expect(titles((await search('brand=Inkwell&brand=Clinch&sort=price-asc')).body)).toEqual([
      'Gel pens, black',
      'Everyday copy paper, letter',
      'Desktop stapler',
    ]);
    expect(titles((await search('minPrice=5&maxPrice=13&sort=price-desc')).body)).toEqual([
      'Recycled copy paper, legal',
      'Everyday copy paper, letter',
    ]);
  });

  it('returns pages', async () => {
    const { body } = await search('size=2&page=2&sort=name');
    expect(titles(body)).toEqual(['Gel pens, black', 'Priceless paper']);
    expect(body.data).toMatchObject({ totalItems: 5, totalPages: 3, page: 2, size: 2 });
    expect(titles((await search('size=2&page=9')).body)).toEqual([]);
  });

  it('limits results to a category, with its name and breadcrumbs', async () => {
    const { body } = await search('category=writing');
    expect(titles(body)).toEqual(['Gel pens, black']);
    expect(body.data.category).toMatchObject({ id: 'writing', name: 'Writing' });
    expect(body.data.breadcrumbs).toEqual([{ id: 'writing', name: 'Writing', url: '/c/writing' }]);
    const missing = await search('category=boats');
    expect(missing.status).toBe(404);
    expect(missing.body.error.code).toBe('CATEGORY_NOT_FOUND');
  });

  it.each([
    ['page=0', 'page'],
    ['page=abc', 'page'],
    ['size=97', 'size'],
    ['sort=best', 'sort'],
    ['minPrice=-1', 'minPrice'],
    ['minPrice=9&maxPrice=3', 'minPrice'],
    ['tint=red', 'tint'],
  ])('refuses %s and names the field', async (query, field) => {
    const { status, body } = await search(query);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ status: 400, code: 'INVALID_REQUEST', field });
    expect(body.error.requestId).toEqual(expect.any(String));
  });
});

describe('deals', () => {
  it('lists what is below its list price for the buyer, the largest share first', async () => {
    const skus = async (tenant: 'sdc' | 'sba', query: string) =>
      (await shop.shopper(tenant).get(`/catalog/search?${query}`)).body.data.items.map(
        ({ itemId }: { itemId: string }) => itemId,
      );
    await addProducts(
      shop.database,
      { sku: '10000006', name: 'Wall clock', price: 1000, listPrice: 2000 },
      // The business price is not below the list price.
      { sku: '10000007', name: 'Wall map', price: 500, listPrice: 600, businessPrice: 600 },
    );
    expect(await skus('sdc', 'onSale=true&sort=saving')).toEqual(['10000006', '10000001', '10000007']);
    expect(await skus('sba', 'onSale=true&sort=saving')).toEqual(['10000006', '10000001']);
    // Products that are not on sale are last.
    expect((await skus('sdc', 'sort=saving')).slice(0, 3)).toEqual(['10000006', '10000001', '10000007']);
    expect(await skus('sdc', 'q=copy+paper&onSale=true')).toEqual(['10000001']);
    await sql`delete from products where sku in ('10000006', '10000007')`.execute(shop.database.db);
  });

  it('compares the list price with the contract price of an organization', async () => {
    const { db } = shop.database;
    const organizationId = randomUUID();
    await db
      .insertInto('organizations')
      .values({ id: organizationId, name: 'Acme', customer_number: organizationId.slice(0, 10) })
      .execute();
    const find = async () => {
      const { items } = await createCatalogService({ ...shop, now: () => new Date() }).search(
        { tenant: 'sba', organizationId },
        { onSale: 'true' },
      );
      return items.map(({ price, originalPrice }) => [price, originalPrice]);
    };
    expect(await find()).toEqual([['$7.99', '$10.99']]);
    const setPrice = (price: number) =>
      db
        .insertInto('contract_prices')
        .values({ organization_id: organizationId, sku: '10000001', price_minor: price })
        .onConflict((conflict) =>
          conflict.columns(['organization_id', 'sku']).doUpdateSet({ price_minor: price }),
        )
        .execute();
    await setPrice(500);
    expect(await find()).toEqual([['$5.00', '$10.99']]);
    await setPrice(1099);
    expect(await find()).toEqual([]);
  });
});

it('lists products introduced in the last 90 days', async () => {
  await sql`update product_index set created_at = now() - interval '91 days' where sku <> '10000003'`.execute(
    shop.database.db,
  );
  const { body } = await search('isNew=true');
  expect(titles(body)).toEqual(['Gel pens, black']);
  expect(body.data.facets.department).toEqual([{ value: 'writing', name: 'Writing', count: 1 }]);
  expect((await search('')).body.data.facets).not.toHaveProperty('department');
});

describe('brands', () => {
  it('are listed by name, with their products', async () => {
    const { body } = await shop.shopper().get('/catalog/brands');
    expect(body.data.brands).toEqual(
      [
        ['Clinch', 'clinch', 1],
        ['Greenleaf', 'greenleaf', 1],
        ['Inkwell', 'inkwell', 2],
        ['Plain', 'plain', 1],
      ].map(([name, slug, count]) => ({ name, slug, url: `/brands/${slug}`, count })),
    );
  });

  it('have a list of their own', async () => {
    const { body } = await search('brandSlug=inkwell&brand=Clinch&sort=name');
    expect(titles(body)).toEqual(['Everyday copy paper, letter', 'Gel pens, black']);
    expect(body.data.brand).toEqual({ name: 'Inkwell', slug: 'inkwell', url: '/brands/inkwell', count: 2 });
    expect(body.data.facets.brand).toEqual([]);
    const missing = await search('brandSlug=unknown-brand');
    expect(missing.status).toBe(404);
    expect(missing.body.error.code).toBe('BRAND_NOT_FOUND');
  });
});

describe('a tile', () => {
  it('has the fields of the specification, with the tenant’s price', async () => {
    const { body } = await search('q=10000001');
    expect(body.data.items[0]).toEqual({
      itemId: '10000001',
      compareItemID: '10000001',
      title: 'Everyday copy paper, letter',
      brandName: 'Inkwell',
      price: '$8.99',
      priceValue: 8.99,
      originalPrice: '$10.99',
      originalPriceValue: 10.99,
      units: 'each',
      unitsNum: 1,
      image: expect.stringMatching(/^\/media\/pictures\/ream\//),
      actionLabel: 'addToCart',
      quantityLimit: 9999,
      isOutOfStock: false,
      isDeliveryInstock: true,
      bopisEligible: true,
      partNumber: 'PN-10000001',
      baseCatId: 'paper',
      catalogId: 'sdc',
      itemUrl: '/p/10000001/everyday-copy-paper-letter',
      badgeDetails: { productBadge: 'Sale', kind: 'SALE' },
      reviewCount: 0,
      hasVariants: false,
    });
    const business = await shop.shopper('sba').get('/catalog/search?q=10000001');
    expect(business.body.data.items[0]).toMatchObject({ price: '$7.99', originalPrice: '$10.99' });
  });

  it('reports unavailable, low stock, and no price', async () => {
    expect((await search('q=10000002')).body.data.items[0]).toMatchObject({
      isOutOfStock: true,
      actionLabel: 'viewOnly',
    });
    expect((await search('q=10000003')).body.data.items[0]).toMatchObject({
      isOutOfStock: false,
      unitsLeft: 3,
    });
    const priceless = (await search('q=10000005')).body.data.items[0];
    expect(priceless).toMatchObject({ price: 'Price N/A', actionLabel: 'viewOnly' });
    expect(priceless).not.toHaveProperty('priceValue');
  });
});

describe('a product', () => {
  it('is returned in full, with others of its category', async () => {
    const { body } = await shop.shopper().get('/catalog/products/10000001');
    expect(body.data.product).toMatchObject({
      itemId: '10000001',
      description: 'An item.',
      bullets: ['Good', 'Plain'],
      attributes: [{ name: 'Color', value: 'White' }],
      availableQuantity: 100,
      breadcrumbs: [{ id: 'paper', name: 'Paper', url: '/c/paper' }],
    });
    expect(body.data.product.images).toHaveLength(1);
    const related = body.data.product.related.map((item: { itemId: string }) => item.itemId);
    expect(related).toEqual(['10000005', '10000002']);
  });

  it('that does not exist answers 404', async () => {
    const { status, body } = await shop.shopper().get('/catalog/products/99999999');
    expect(status).toBe(404);
    expect(body.error).toMatchObject({ status: 404, code: 'ITEM_NOT_PUBLISHED' });
  });
});

describe('suggestions and categories', () => {
  it('suggests products and categories by prefix', async () => {
    const { body } = await shop.shopper().get('/catalog/suggest?q=pa');
    expect(body.data.categories).toEqual([{ id: 'paper', name: 'Paper', url: '/c/paper' }]);
    expect(body.data.products.length).toBeGreaterThan(1);
    expect((await shop.shopper().get('/catalog/suggest?q=')).body.data.products).toEqual([]);
    expect((await shop.shopper().get('/catalog/suggest')).status).toBe(400);
  });

  it('lists categories with their counts', async () => {
    const { body } = await shop.shopper().get('/catalog/categories');
    expect(body.data.categories).toHaveLength(3);
    expect(body.data.categories.find((row: { id: string }) => row.id === 'paper')).toMatchObject({
      name: 'Paper',
      url: '/c/paper',
      count: 3,
    });
  });

  it('needs no session and starts none', async () => {
    const shopper = shop.shopper();
    const reply = await shopper.get('/catalog/categories');
    expect(reply.headers).not.toHaveProperty('set-cookie');
    expect(shopper.cookies.size).toBe(0);
  });
});

it('lists gift cards, cheapest first', async () => {
  await addProducts(
    shop.database,
    { sku: 'card-50', price: 5000, conditions: { classId: '389' } },
    { sku: 'card-25', price: 2500, conditions: { classId: '235' } },
    { sku: 'other-class', price: 100, conditions: { classId: '12' } },
    { sku: 'hidden-card', price: 1000, conditions: { classId: '389' } },
  );
  await shop.database.db
    .updateTable('products')
    .set({ published: false })
    .where('sku', '=', 'hidden-card')
    .execute();
  const { body } = await shop.shopper().get('/catalog/gift-cards');
  expect(body.data.items.map(({ itemId }: { itemId: string }) => itemId)).toEqual(['card-25', 'card-50']);
});
