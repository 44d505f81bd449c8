import { createDemoCatalog } from '@foolscap/demo-catalog';
import { sql } from 'kysely';
import { createTestDatabase } from '../../testing/test-database.ts';
import { writeDemoCatalog } from './demo-products.ts';

const catalog = createDemoCatalog();
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await writeDemoCatalog(database.db, catalog);
});
afterAll(() => database.close());

async function getCount(table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from ${sql.table(table)}`.execute(
    database.db,
  );
  return rows[0]!.n;
}

it.each([
  ['categories', catalog.categories.length],
  ['products', catalog.products.length],
  ['stock', catalog.products.length],
  ['product_relations', catalog.relations.length],
  ['reviews', catalog.reviews.length],
  ['product_texts', catalog.frenchTexts.length],
  ['volume_prices', catalog.products.flatMap(({ volumePrices = [] }) => volumePrices).length],
])('writes every row of %s', async (table, expected) => {
  expect(await getCount(table)).toBe(expected);
});

it('keeps the ratings of a product equal to its reviews', async () => {
  const { rows } = await sql<{ sku: string }>`
    select products.sku from products left join reviews on reviews.sku = products.sku
    group by products.sku
    having products.review_count <> count(reviews.id) or products.rating_sum <> coalesce(sum(reviews.rating), 0)`.execute(
    database.db,
  );
  expect(rows).toEqual([]);
});

it('writes the fields of one product as in the catalog', async () => {
  const product = catalog.products.find(({ sku }) => sku === '24120101')!;
  const row = await database.db
    .selectFrom('products')
    .selectAll()
    .where('sku', '=', product.sku)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    name: product.name,
    category_id: product.categoryId,
    bullets: product.bullets,
    attributes: product.attributes,
    picture: product.picture,
    variant_group: product.variantGroup,
    variant: product.variant,
    color_family: 'Black',
    pack_size: 12,
    gallery: product.gallery,
    gtin: product.gtin,
    popularity: product.popularity,
    business_price_minor: product.businessPriceMinor,
    list_price_minor: null,
    product_type_name: null,
    source: 'demo',
    published: true,
  });
});

it('replaces volume prices, except those of products that an import owns', async () => {
  const { db } = database;
  const [first, second] = catalog.products.filter(({ volumePrices }) => volumePrices);
  await db
    .insertInto('import_products')
    .values({ source: 'feed', product_key: 'imported', sku: second!.sku, digest: '' })
    .execute();
  const getTiers = (sku: string) =>
    db
      .selectFrom('volume_prices')
      .select(['min_qty', 'price_minor'])
      .where('sku', '=', sku)
      .orderBy('min_qty')
      .execute();
  const before = await getTiers(second!.sku);
  const volumePrices = [{ minQty: 3, priceMinor: 1 }];
  const products = catalog.products.map((product) =>
    product === first || product === second ? { ...product, volumePrices } : product,
  );
  await writeDemoCatalog(db, { ...catalog, products });
  expect(await getTiers(first!.sku)).toEqual([{ min_qty: 3, price_minor: 1 }]);
  expect(await getTiers(second!.sku)).toEqual(before);
});

it('replaces French texts, except those of products that an import owns', async () => {
  const { db } = database;
  const [first, second, third] = catalog.frenchTexts;
  await db
    .insertInto('import_products')
    .values({ source: 'feed', product_key: 'french', sku: second!.sku, digest: '' })
    .execute();
  const getNames = async () => {
    const rows = await db.selectFrom('product_texts').select(['sku', 'name']).execute();
    return [first, second, third].map((text) => rows.find(({ sku }) => sku === text!.sku)?.name);
  };
  const frenchTexts = [
    { ...first!, name: 'Renommé' },
    { ...second!, name: 'Renommé' },
  ];
  await writeDemoCatalog(db, { ...catalog, frenchTexts });
  expect(await getNames()).toEqual(['Renommé', second!.name, undefined]);
});
