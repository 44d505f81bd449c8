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

async function countOf(table: string): Promise<number> {
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
])('writes every row of %s', async (table, expected) => {
  expect(await countOf(table)).toBe(expected);
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
