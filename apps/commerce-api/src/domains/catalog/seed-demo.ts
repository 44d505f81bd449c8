import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { DemoCatalog } from '@foolscap/demo-catalog';
import { sql, type Transaction } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import type { Tables } from '../../kernel/database/tables.ts';

const FACT = 'demo-catalogue';
const SOURCE = 'demo';
const ROWS_PER_BATCH = 500;

/**
 * Inserts missing rows with one statement per batch. Rows are passed as one JSON text, so the number of parameters and the length of the
 * statement do not grow with them.
 *
 * @param columns column definitions as `json_to_recordset` takes them, e.g. `sku text, stock integer`
 */
async function insertAll(
  trx: Transaction<Tables>,
  table: string,
  columns: string,
  rows: readonly object[],
): Promise<void> {
  const names = columns.split(', ').map((column) => column.split(' ')[0]!);
  for (let start = 0; start < rows.length; start += ROWS_PER_BATCH) {
    await sql`insert into ${sql.table(table)} (${sql.raw(names.join(', '))})
      select * from json_to_recordset(${JSON.stringify(rows.slice(start, start + ROWS_PER_BATCH))}::json)
        as row (${sql.raw(columns)})
      on conflict do nothing`.execute(trx);
    // The embedded database runs in this thread: yield between two batches so that the server can reply.
    await setImmediate();
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;
const OLDEST_DAYS = 540;

/**
 * Returns the date on which a product was introduced, as ISO text: goods spread over the last eighteen months, always in the same order;
 * plans, services and gift cards before all of them, because "new" lists should show goods.
 */
function introducedOn({ sku, productTypeName }: DemoCatalog['products'][number], now: number): string {
  const drawn = createHash('sha256').update(sku).digest().readUInt32BE() / 2 ** 32;
  const daysAgo = productTypeName === 'ESD' ? OLDEST_DAYS + drawn : drawn * OLDEST_DAYS;
  return new Date(now - daysAgo * DAY_MS).toISOString();
}

/** Maps the catalog's fields to columns and inserts them. */
async function insertCatalog(trx: Transaction<Tables>, catalog: DemoCatalog): Promise<void> {
  const now = Date.now();
  await insertAll(
    trx,
    'categories',
    'id text, name text, parent_id text, description text, position integer, picture jsonb',
    catalog.categories.map(({ parentId, ...category }) => ({ ...category, parent_id: parentId })),
  );
  await insertAll(
    trx,
    'products',
    'sku text, name text, brand text, category_id text, description text, bullets jsonb, attributes jsonb, ' +
      'price_minor integer, list_price_minor integer, business_price_minor integer, uom text, part_number text, ' +
      'picture jsonb, quantity_limit integer, bopis_eligible boolean, product_type_name text, oversized boolean, ' +
      'tax_code text, source text, variant_group text, variant jsonb, color_family text, pack_size integer, ' +
      'gallery jsonb, gtin text, popularity integer, review_count integer, rating_sum integer, created_at timestamptz',
    catalog.products.map((product) => ({
      sku: product.sku,
      name: product.name,
      brand: product.brand,
      category_id: product.categoryId,
      description: product.description,
      bullets: product.bullets,
      attributes: product.attributes,
      price_minor: product.priceMinor,
      list_price_minor: product.listPriceMinor,
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
  );
  await insertAll(
    trx,
    'stock',
    'sku text, available integer',
    catalog.products.map(({ sku, stock }) => ({ sku, available: stock })),
  );
  await insertAll(
    trx,
    'product_relations',
    'sku text, kind text, related_sku text, position integer, quantity integer',
    catalog.relations.map(({ relatedSku, ...relation }) => ({ ...relation, related_sku: relatedSku })),
  );
  await insertAll(
    trx,
    'reviews',
    'id uuid, sku text, author text, rating integer, title text, body text, verified boolean, created_on text',
    catalog.reviews.map(({ createdOn, ...review }) => ({ ...review, created_on: createdOn })),
  );
}

/** Imports the catalog lazily: a database that already has it never loads the module. */
async function readDemoCatalog(): Promise<DemoCatalog> {
  const { createDemoCatalog } = await import('@foolscap/demo-catalog');
  return createDemoCatalog();
}

/**
 * Loads the demo catalog once. A database that already has it stays unchanged, with its sales.
 * @returns the number of loaded products; 0 when they were already present
 */
export async function seedCatalog(
  db: Db,
  read: () => DemoCatalog | Promise<DemoCatalog> = readDemoCatalog,
): Promise<number> {
  const there = await db.selectFrom('facts').select('name').where('name', '=', FACT).executeTakeFirst();
  if (there) return 0;
  const catalog = await read();
  return db.transaction().execute(async (trx) => {
    const digest = createHash('sha256').update(JSON.stringify(catalog)).digest('hex');
    const first = await trx
      .insertInto('facts')
      .values({ name: FACT, value: JSON.stringify({ digest }) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst();
    if (!first) return 0; // Another instance has loaded it at the same time.
    await insertCatalog(trx, catalog);
    return catalog.products.length;
  });
}
