import { createHash } from 'node:crypto';
import type { DemoCatalog } from '@foolscap/demo-catalog';
import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import { type DemoChanges, type DemoPart, upsertRows } from '../../kernel/database/demo-data.ts';
import { getPrinterId, removePrinters, writePrinters } from './printers.repository.ts';
import { writeProductTexts } from './product-texts.repository.ts';
import { recountWords } from './search/words.repository.ts';

const SOURCE = 'demo';
/** Source of products that were removed from the demo data but are still referenced. */
const RETIRED = 'demo-retired';

const DAY_MS = 24 * 60 * 60 * 1000;
const OLDEST_DAYS = 540;

/**
 * Returns a product's introduction date as ISO text. Goods are spread over the last eighteen months, always in the same order. Plans,
 * services and gift cards are older than all of them, because lists of new products should show goods.
 */
function introducedOn({ sku, productTypeName }: DemoCatalog['products'][number], now: number): string {
  const drawn = createHash('sha256').update(sku).digest().readUInt32BE() / 2 ** 32;
  const daysAgo = productTypeName === 'ESD' ? OLDEST_DAYS + drawn : drawn * OLDEST_DAYS;
  return new Date(now - daysAgo * DAY_MS).toISOString();
}

/**
 * Returns the end of a demo product's sale as ISO text: for one in three, five or six days from now at midnight in UTC, so that a new demo
 * shop has weekly offers.
 */
function getSaleEnd({ sku, listPriceMinor }: DemoCatalog['products'][number], now: number): string | null {
  if (listPriceMinor === null || createHash('sha256').update(sku).digest().readUInt8() % 3 > 0) return null;
  return new Date(Math.ceil(now / DAY_MS + 5) * DAY_MS).toISOString();
}

/**
 * Writes the products that the demo data owns; products of an import keep the imported values. Shoppers' reviews keep counting toward
 * ratings.
 */
function writeProducts(trx: Db, products: DemoCatalog['products'], now: number): Promise<DemoChanges> {
  return upsertRows(
    trx,
    'products',
    'sku text, name text, brand text, category_id text, description text, bullets jsonb, attributes jsonb, ' +
      'price_minor integer, list_price_minor integer, sale_ends_at timestamptz, business_price_minor integer, uom text, part_number text, ' +
      'picture jsonb, quantity_limit integer, bopis_eligible boolean, product_type_name text, oversized boolean, ' +
      'tax_code text, source text, variant_group text, variant jsonb, color_family text, pack_size integer, ' +
      'gallery jsonb, gtin text, popularity integer, review_count integer, rating_sum integer, created_at timestamptz',
    products.map((product) => ({
      sku: product.sku,
      name: product.name,
      brand: product.brand,
      category_id: product.categoryId,
      description: product.description,
      bullets: product.bullets,
      attributes: product.attributes,
      price_minor: product.priceMinor,
      list_price_minor: product.listPriceMinor,
      sale_ends_at: getSaleEnd(product, now),
      business_price_minor: product.businessPriceMinor,
      uom: product.uom,
      part_number: product.partNumber,
      picture: product.picture,
      quantity_limit: product.quantityLimit,
      bopis_eligible: product.bopisEligible,
      product_type_name: product.productTypeName,
      oversized: product.oversized ?? false,
      tax_code: product.taxCode,
      source: SOURCE,
      variant_group: product.variantGroup,
      variant: product.variant ?? {},
      color_family: product.colorFamily,
      pack_size: product.packSize,
      gallery: product.gallery,
      gtin: product.gtin,
      popularity: product.popularity,
      review_count: product.reviewCount,
      rating_sum: product.ratingSum,
      created_at: introducedOn(product, now),
    })),
    {
      key: ['sku'],
      keep: ['source', 'created_at', 'sale_ends_at', 'review_count', 'rating_sum'],
      where: `products.source in ('${SOURCE}', '${RETIRED}')
        and not exists (select from import_products where import_products.sku = products.sku)`,
    },
  );
}

/**
 * Retires products that were removed from the demo data. Products referenced by a cart, an order, a list, a contract or a shopper's review
 * are unpublished; the others are deleted.
 */
async function retireProducts(trx: Db, products: DemoCatalog['products']): Promise<number> {
  const skus = JSON.stringify(products.map(({ sku }) => sku));
  // Products that are back in the data are published again. Products that an operator unpublished stay unpublished.
  await sql`update products set published = true, source = ${SOURCE} where source = ${RETIRED}
    and sku in (select json_array_elements_text(${skus}::json))`.execute(trx);
  const { rows } = await sql<{ sku: string }>`
    update products set published = false, source = ${RETIRED} where source = ${SOURCE}
      and not exists (select from import_products where import_products.sku = products.sku)
      and sku not in (select json_array_elements_text(${skus}::json)) returning sku`.execute(trx);
  if (!rows.length) return 0;
  await sql`delete from products where source = ${RETIRED}
    and not exists (select from cart_lines where item_id = products.sku)
    and not exists (select from order_lines where order_lines.sku = products.sku)
    and not exists (select from shopping_list_items where shopping_list_items.sku = products.sku)
    and not exists (select from contract_prices where contract_prices.sku = products.sku)
    and not exists (select from reviews where reviews.sku = products.sku and account_id is not null)`.execute(
    trx,
  );
  return rows.length;
}

async function writeRelations(trx: Db, relations: DemoCatalog['relations']): Promise<void> {
  const rows = relations.map(({ relatedSku, ...relation }) => ({ ...relation, related_sku: relatedSku }));
  const columns = 'sku text, kind text, related_sku text, position integer, quantity integer';
  // `not in` reads the list once; `not exists` would read it for each relation.
  await sql`delete from product_relations
    where sku in (select sku from products where source = ${SOURCE})
      and related_sku in (select sku from products where source = ${SOURCE})
      and (sku, kind, related_sku) not in
        (select row.sku, row.kind, row.related_sku from json_to_recordset(${JSON.stringify(rows)}::json) as row (${sql.raw(columns)}))`.execute(
    trx,
  );
  await upsertRows(trx, 'product_relations', columns, rows, { key: ['sku', 'kind', 'related_sku'] });
}

/** Replaces the volume prices of products that the demo data owns. */
async function writeVolumePrices(trx: Db, products: DemoCatalog['products']): Promise<void> {
  const tiers = products.flatMap(({ sku, volumePrices = [] }) =>
    volumePrices.map(({ minQty, priceMinor }) => ({ sku, min_qty: minQty, price_minor: priceMinor })),
  );
  const rows = sql`json_to_recordset(${JSON.stringify(tiers)}::json) as row (sku text, min_qty integer, price_minor integer)`;
  const owned = sql`select sku from products where source = ${SOURCE}
    and not exists (select from import_products where import_products.sku = products.sku)`;
  await sql`delete from volume_prices
    where sku in (${owned}) and (sku, min_qty) not in (select row.sku, row.min_qty from ${rows})`.execute(
    trx,
  );
  await sql`insert into volume_prices (sku, min_qty, price_minor)
    select row.* from ${rows} where row.sku in (${owned}) order by row.sku, row.min_qty
    on conflict (sku, min_qty) do update set price_minor = excluded.price_minor
    where volume_prices.price_minor <> excluded.price_minor`.execute(trx);
}

/** Replaces the French texts of products that the demo data owns. */
async function writeFrenchTexts(trx: Db, texts: DemoCatalog['frenchTexts']): Promise<void> {
  const { rows } = await sql<{ sku: string }>`select sku from products where source = ${SOURCE}
    and not exists (select from import_products where import_products.sku = products.sku)`.execute(trx);
  const owned = new Set(rows.map(({ sku }) => sku));
  await writeProductTexts(
    trx,
    [...owned],
    texts.filter(({ sku }) => owned.has(sku)).map((text) => ({ ...text, locale: 'fr-CA' })),
  );
}

async function writeReviews(trx: Db, reviews: DemoCatalog['reviews']): Promise<void> {
  await upsertRows(
    trx,
    'reviews',
    'id uuid, sku text, author text, rating integer, title text, body text, verified boolean, created_on text',
    reviews.map(({ createdOn, ...review }) => ({ ...review, created_on: createdOn })),
    { key: ['id'], where: 'reviews.account_id is null' },
  );
  await sql`update products set review_count = summed.count, rating_sum = summed.sum
    from (select sku, count(*)::integer as count, sum(rating)::integer as sum from reviews group by sku) summed
    where products.sku = summed.sku and products.source = ${SOURCE}
      and (review_count, rating_sum) is distinct from (summed.count, summed.sum)`.execute(trx);
}

/** Writes the demo catalog to the database. Existing stock, imported prices, carts and orders are kept. */
export async function writeDemoCatalog(trx: Db, catalog: DemoCatalog): Promise<DemoChanges> {
  await upsertRows(
    trx,
    'categories',
    'id text, name text, parent_id text, description text, position integer, picture jsonb, texts jsonb',
    catalog.categories.map(({ parentId, ...category }) => ({
      ...category,
      parent_id: parentId,
      texts: { 'fr-CA': catalog.frenchCategories[category.id] },
    })),
    { key: ['id'] },
  );
  const changes = await writeProducts(trx, catalog.products, Date.now());
  const retired = await retireProducts(trx, catalog.products);
  await upsertRows(
    trx,
    'stock',
    'sku text, available integer',
    catalog.products.map(({ sku, stock }) => ({ sku, available: stock })),
    { key: ['sku'], keep: ['available'] },
  );
  await writeRelations(trx, catalog.relations);
  await writeVolumePrices(trx, catalog.products);
  await writeFrenchTexts(trx, catalog.frenchTexts);
  await writeReviews(trx, catalog.reviews);
  await writePrinters(trx, SOURCE, catalog.printers, { onlyOwn: true });
  await removePrinters(trx, SOURCE, catalog.printers.map(getPrinterId));
  // Spelling correction prefers frequent words.
  await recountWords(trx);
  return { ...changes, retired };
}

/** Imports the catalog lazily, because it is needed only at startup. */
const source = () => import('@foolscap/demo-catalog');

/** The demo products, with their categories, relations and reviews. */
export const demoProducts: DemoPart = {
  name: 'products',
  version: async () => (await source()).demoCatalogVersion(),
  apply: async (trx) => writeDemoCatalog(trx, (await source()).createDemoCatalog()),
};
