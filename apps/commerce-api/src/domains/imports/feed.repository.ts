import { DELIVERY_CARD_IDS } from '@foolscap/pricing/model';
import { sql, type Transaction } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import type { Tables } from '../../kernel/database/tables.ts';
import { slugify, writeProductTexts } from '../catalog/index.ts';
import { queuePictures } from '../media/index.ts';
import type { VolumePrice } from './feed-item.ts';
import type { FeedProduct } from './feed-product.ts';
import { getPicture } from './product-details.ts';

/** Imported categories come after existing ones. */
const FIRST_POSITION = 1000;

/** A product that an earlier import added. */
interface KnownProduct {
  sku: string;
  digest: string;
  published: boolean;
  /** Names of the conditions set by the last import. */
  conditions: string[];
}

/** Finds the products with these keys that earlier imports of this source added. */
export async function knownFeedProducts(
  db: Db,
  source: string,
  keys: readonly string[],
): Promise<Map<string, KnownProduct>> {
  const { rows } = await sql<KnownProduct & { key: string }>`
    select i.product_key as key, i.sku, i.digest, p.published, i.conditions
    from import_products i join products p using (sku)
    where i.source = ${source} and i.product_key = any(${keys as string[]}::text[])`.execute(db);
  return new Map(rows.map(({ key, ...product }) => [key, product]));
}

/** A product with all the columns to write. */
export type WrittenProduct = FeedProduct & {
  sku: string;
  categoryId: string;
  digest: string;
  /** Line of the file, or index of the item. */
  line: number;
  /** True if the feed's stock differs from the last import. Otherwise units sold since then stay sold. */
  writeStock: boolean;
  /** Names of the conditions set by the last import. */
  conditionsBefore: readonly string[];
};

const COLUMNS =
  'sku text, name text, brand text, category_id text, description text, bullets jsonb, attributes jsonb, ' +
  'price_minor integer, list_price_minor integer, sale_ends_at timestamptz, uom text, part_number text, picture jsonb, bopis_eligible boolean, ' +
  'product_type_name text, oversized boolean, tax_code text, published boolean, source text, variant_group text, ' +
  'variant jsonb, color_family text, pack_size integer, gtin text';
const NAMES = COLUMNS.split(', ').map((column) => column.split(' ')[0]!);
const CHANGES = NAMES.filter((name) => name !== 'sku' && name !== 'source').map((name) =>
  // A photo is kept until `queuePictures` replaces it.
  name === 'picture'
    ? "picture = excluded.picture || jsonb_strip_nulls(jsonb_build_object('photo', products.picture -> 'photo'))"
    : `${name} = excluded.${name}`,
);

/** Returns the columns that depend on how a product is delivered: electronically, as furniture, or as a parcel. */
function getDeliveryColumns({ conditions, furniture }: FeedProduct) {
  if (conditions?.classId === DELIVERY_CARD_IDS.electronic)
    return { bopis_eligible: false, product_type_name: 'ESD', oversized: false };
  return { bopis_eligible: !furniture, product_type_name: furniture ? 'DF' : null, oversized: furniture };
}

/** Inserts or updates products, with one statement per table however many there are. */
export async function writeFeedProducts(
  trx: Transaction<Tables>,
  source: string,
  products: readonly WrittenProduct[],
  now: Date,
): Promise<void> {
  if (products.length === 0) return;
  const rows = products.map((product) => ({
    sku: product.sku,
    name: product.name,
    brand: product.brand,
    category_id: product.categoryId,
    description: product.description,
    bullets: product.bullets,
    attributes: product.attributes,
    price_minor: product.priceMinor,
    list_price_minor: product.listPriceMinor,
    sale_ends_at: product.saleEndsAt ?? null,
    uom: product.uom,
    part_number: product.partNumber || product.sku,
    picture: product.picture,
    ...getDeliveryColumns(product),
    tax_code: 'standard',
    published: product.published,
    source,
    variant_group: product.variantGroup,
    variant: product.variant,
    color_family: product.colorFamily,
    pack_size: product.packSize,
    gtin: product.gtin,
  }));
  // Ordered by SKU, so that concurrent writers of several products wait instead of deadlocking.
  await sql`insert into products (${sql.raw(NAMES.join(', '))})
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as row (${sql.raw(COLUMNS)}) order by sku
    on conflict (sku) do update set ${sql.raw(CHANGES.join(', '))}
    where products.source = excluded.source`.execute(trx);
  const stock = products
    .filter((product) => product.writeStock)
    .map(({ sku, stock: available }) => ({ sku, available }));
  if (stock.length > 0) {
    await sql`insert into stock (sku, available)
      select * from json_to_recordset(${JSON.stringify(stock)}::json) as row (sku text, available integer) order by sku
      on conflict (sku) do update set available = excluded.available
      where stock.available <> excluded.available`.execute(trx);
  }
  await queuePictures(
    trx,
    source,
    products.map(({ sku, line, pictures = [] }) => ({ sku, line, pictures })),
    now,
  );
  await writeVolumePrices(
    trx,
    products.map(({ sku, volumePrices = [] }) => ({ sku, tiers: volumePrices })),
  );
  await writeProductTexts(
    trx,
    products.map(({ sku }) => sku),
    products.flatMap(({ sku, french }) => (french ? [{ sku, locale: 'fr-CA' as const, ...french }] : [])),
  );
  await writeConditions(trx, source, products);
  const notes = products.map(({ key, sku, digest, conditions = {} }) => ({
    key,
    sku,
    digest,
    conditions: Object.keys(conditions),
  }));
  await sql`insert into import_products (source, product_key, sku, digest, conditions)
    select ${source}, row.* from json_to_recordset(${JSON.stringify(notes)}::json)
      as row (key text, sku text, digest text, conditions text[])
    on conflict (source, product_key) do update set digest = excluded.digest, conditions = excluded.conditions`.execute(
    trx,
  );
}

/** Replaces the conditions of the last import with those of the feed. Other conditions, set by an operator, are kept. */
async function writeConditions(
  trx: Transaction<Tables>,
  source: string,
  products: readonly WrittenProduct[],
): Promise<void> {
  const rows = products
    .filter(({ conditions, conditionsBefore }) => conditions || conditionsBefore.length > 0)
    .map(({ sku, conditions = {}, conditionsBefore }) => ({ sku, conditions, before: conditionsBefore }));
  if (rows.length === 0) return;
  await sql`update products
    set sale_conditions = nullif((coalesce(sale_conditions, '{}') - row.before) || row.conditions, '{}')
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (sku text, conditions jsonb, before text[])
    where products.sku = row.sku and products.source = ${source}`.execute(trx);
}

/** Finds products of this source whose substitute is missing from the shop, ordered by SKU. */
export async function findMissingSubstitutes(
  db: Db,
  source: string,
): Promise<{ sku: string; substitute: string }[]> {
  const { rows } = await sql<{ sku: string; substitute: string }>`
    select p.sku, p.sale_conditions -> 'substitute' ->> 'itemId' as substitute from products p
    where p.source = ${source} and p.sale_conditions ? 'substitute'
      and not exists (select from products s where s.sku = p.sale_conditions -> 'substitute' ->> 'itemId')
    order by p.sku`.execute(db);
  return rows;
}

/** Replaces the volume prices of products. */
async function writeVolumePrices(
  trx: Transaction<Tables>,
  products: readonly { sku: string; tiers: readonly VolumePrice[] }[],
): Promise<void> {
  await trx
    .deleteFrom('volume_prices')
    .where('sku', '=', sql<string>`any(${products.map(({ sku }) => sku)}::text[])`)
    .execute();
  const rows = products.flatMap(({ sku, tiers }) =>
    tiers.map(({ minQty, priceMinor }) => ({ sku, min_qty: minQty, price_minor: priceMinor })),
  );
  if (rows.length === 0) return;
  await sql`insert into volume_prices (sku, min_qty, price_minor)
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as row (sku text, min_qty integer, price_minor integer)`.execute(
    trx,
  );
}

/** The categories found by an import, by path. Grows with the number of categories, not of products. */
export interface KnownCategories {
  byPath: Map<string, string>;
  ids: Set<string>;
}

const getKey = (path: readonly string[]): string => JSON.stringify(path.map((name) => name.toLowerCase()));

/** Returns the category id of a path for which {@link ensureCategories} has run. */
export const getCategoryId = (known: KnownCategories, path: readonly string[]): string =>
  known.byPath.get(getKey(path))!;

/**
 * Ensures that a category exists for each path and each of its prefixes. Reuses a category with the same name and parent.
 *
 * @returns how many were created and how many already existed
 */
export async function ensureCategories(
  trx: Transaction<Tables>,
  source: string,
  paths: readonly (readonly string[])[],
  known: KnownCategories,
  dryRun: boolean,
): Promise<{ new: number; unchanged: number }> {
  const counts = { new: 0, unchanged: 0 };
  // Parents before children.
  const missing = new Map<string, readonly string[]>();
  for (const path of paths) {
    for (let depth = 1; depth <= path.length; depth += 1) {
      const beginning = path.slice(0, depth);
      const key = getKey(beginning);
      if (!known.byPath.has(key)) missing.set(key, beginning);
    }
  }
  for (const [key, path] of [...missing].sort(([, a], [, b]) => a.length - b.length)) {
    const name = path.at(-1)!;
    const parentId = path.length > 1 ? getCategoryId(known, path.slice(0, -1)) : null;
    const plain = slugify(path.join(' '));
    // Two paths may have the same slug; the second one gets a suffix by source, or a number.
    const candidates = [
      plain,
      `${plain}-${source}`,
      ...Array.from({ length: 20 }, (_, index) => `${plain}-${index + 2}`),
    ];
    const { rows } = await sql<{ id: string; name: string; parent_id: string | null }>`
      select id, name, parent_id from categories where id = any(${candidates}::text[])`.execute(trx);
    const there = new Map(rows.map((row) => [row.id, row]));
    const fits = (id: string): boolean => {
      const row = there.get(id);
      if (!row) return !known.ids.has(id);
      return row.name.toLowerCase() === name.toLowerCase() && row.parent_id === parentId;
    };
    const id = candidates.find(fits) ?? plain;
    known.byPath.set(key, id);
    known.ids.add(id);
    if (there.has(id)) {
      counts.unchanged += 1;
      continue;
    }
    counts.new += 1;
    if (dryRun) continue;
    const above = path.at(-2);
    await trx
      .insertInto('categories')
      .values({
        id,
        name,
        parent_id: parentId,
        description: above
          ? `${name} from our ${above.toLowerCase()} range.`
          : `Everything in ${name.toLowerCase()}.`,
        position: FIRST_POSITION + known.byPath.size,
        picture: JSON.stringify(getPicture('', above ?? name, name)),
      })
      .execute();
    await trx.insertInto('import_categories').values({ source, category_id: id }).execute();
  }
  return counts;
}

/** Writes the French names of this source's categories. A category without one keeps the name that it has. */
export async function writeCategoryNames(
  trx: Transaction<Tables>,
  source: string,
  products: readonly { path: readonly string[]; frenchPath?: readonly string[] }[],
  known: KnownCategories,
): Promise<void> {
  const names = new Map<string, string>();
  for (const { path, frenchPath = [] } of products)
    for (const [level, name] of frenchPath.entries())
      names.set(getCategoryId(known, path.slice(0, level + 1)), name);
  if (names.size === 0) return;
  const rows = [...names].map(([id, name]) => ({ id, name }));
  await sql`update categories set texts = texts || jsonb_build_object('fr-CA', jsonb_build_object('name', row.name))
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (id text, name text)
    where categories.id = row.id and categories.texts -> 'fr-CA' ->> 'name' is distinct from row.name
      and exists (select from import_categories i where i.source = ${source} and i.category_id = categories.id)`.execute(
    trx,
  );
}

const missed = (source: string, runId: string) =>
  sql`i.source = ${source} and p.published and not exists (select 1 from import_seen
    where run_id = ${runId}::uuid and kind in ('product', 'refused') and key = i.product_key)`;

/** Counts the visible products of this source that this run did not find. */
export async function countMissing(db: Db, source: string, runId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from import_products i join products p using (sku)
    where ${missed(source, runId)}`.execute(db);
  return rows[0]!.count;
}

/**
 * Hides the products of this source that this run did not find. They stay in carts and orders but cannot be found or bought.
 * @returns how many were hidden; 0 if none are left
 */
export async function hideMissing(db: Db, source: string, runId: string, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update products set published = false where sku in (
      select i.sku from import_products i join products p using (sku)
      where ${missed(source, runId)} order by i.sku limit ${most})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
