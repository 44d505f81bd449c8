import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import { isReplaced } from './replaced-products.ts';
import { slugify } from './slug.ts';

export interface PrinterRow {
  id: string;
  brand: string;
  series: string;
  name: string;
}

/** A printer to write, with the item numbers of its products. */
export interface NewPrinter {
  brand: string;
  /** Empty if unknown. */
  series: string;
  /** The model, without the brand. */
  name: string;
  /** The printer itself, once for each color, if the shop sells it. */
  products: readonly string[];
  /** Supplies that fit it in addition to the compatible products of its page, most important first. */
  supplies: readonly string[];
}

/** Returns the id of a printer: the slugs of brand and model. */
export const getPrinterId = ({ brand, name }: Pick<NewPrinter, 'brand' | 'name'>): string =>
  `${slugify(brand)}/${slugify(name)}`;

const onlyLettersAndDigits = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');

const columns = ['printers.id', 'printers.brand', 'printers.series', 'printers.name'] as const;

/** Orders models naturally: `Page 90` before `Page 220`. */
const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
export const comparePrinters = (a: PrinterRow, b: PrinterRow): number =>
  byName.compare(a.brand, b.brand) || byName.compare(a.series, b.series) || byName.compare(a.name, b.name);

/** Counts the printers by brand. Brands with the same slug are one, under the name with the most printers. */
export async function listPrinterBrands(db: Db): Promise<{ slug: string; name: string; count: number }[]> {
  const { rows } = await sql<{ slug: string; name: string; count: number }>`
    select brand_slug as slug, mode() within group (order by brand) as name, count(*)::integer as count
    from printers group by brand_slug`.execute(db);
  return rows.sort((a, b) => byName.compare(a.name, b.name));
}

export async function listPrintersOf(db: Db, brandSlug: string): Promise<PrinterRow[]> {
  return (await db.selectFrom('printers').select(columns).where('brand_slug', '=', brandSlug).execute()).sort(
    comparePrinters,
  );
}

/** Finds printers whose brand, series and model contain each word of the query, in any spelling of dashes and spaces. */
export async function findPrinters(db: Db, query: string, limit: number): Promise<PrinterRow[]> {
  const words = query.split(/\s+/).map(onlyLettersAndDigits).filter(Boolean).slice(0, 10);
  if (words.length === 0) return [];
  return db
    .selectFrom('printers')
    .select(columns)
    .where(sql<boolean>`search_key like all(${words.map((word) => `%${word}%`)}::text[])`)
    .orderBy('brand_slug')
    .orderBy('slug')
    .limit(limit)
    .execute();
}

export interface SupplyRow {
  sku: string;
  name: string;
  color: string | null;
  color_family: string | null;
  yield: string | null;
}

export interface PrinterPageRow extends PrinterRow {
  brand_slug: string;
  products: { sku: string; name: string }[] | null;
  supplies: SupplyRow[] | null;
}

/** Checks whether more than half of some products are supplies of known printers. */
export async function arePrinterSupplies(db: Db, skus: readonly string[]): Promise<boolean> {
  if (skus.length === 0) return false;
  const { rows } = await sql<{
    count: number;
  }>`select count(distinct sku)::integer as count from printer_products
    where sku = any(${skus}::text[]) and role <> 'PRINTER'`.execute(db);
  return rows[0]!.count * 2 > skus.length;
}

/**
 * Reads a printer and what fits it: the supplies listed for it and, if the shop sells the printer, the compatible products of its page.
 *
 * @param limit maximum number of supplies
 */
export async function readPrinter(db: Db, id: string, limit: number): Promise<PrinterPageRow | undefined> {
  const { rows } = await sql<PrinterPageRow>`
    select p.id, p.brand, p.series, p.name, p.brand_slug,
      (select json_agg(json_build_object('sku', products.sku, 'name', products.name) order by pp.position, products.sku)
        from printer_products pp join products on products.sku = pp.sku and products.published
        where pp.printer_id = p.id and pp.role = 'PRINTER') as products,
      (select json_agg(fitting order by fitting.position, fitting.sku) from (
        select products.sku, products.name, products.color_family, min(found.position) as position,
          (select a->>'value' from jsonb_array_elements(products.attributes) a where a->>'name' = 'Color' limit 1) as color,
          (select a->>'value' from jsonb_array_elements(products.attributes) a where a->>'name' = 'Yield' limit 1) as yield
        from (
          select sku, position from printer_products where printer_id = p.id and role = 'SUPPLY'
          union all
          select r.related_sku, r.position from printer_products pp
          join product_relations r on r.sku = pp.sku and r.kind = 'COMPATIBLE'
          where pp.printer_id = p.id and pp.role = 'PRINTER') found
        join products on products.sku = found.sku and products.published and not ${isReplaced()}
        group by products.sku order by min(found.position), products.sku limit ${limit}) fitting) as supplies
    from printers p where p.id = ${id}`.execute(db);
  return rows[0];
}

export interface WrittenPrinters {
  new: number;
  changed: number;
  unchanged: number;
}

/**
 * Writes printers with their products, and only differences. The latest source owns a printer, except that `onlyOwn` leaves those of other
 * sources as they are.
 *
 * @param dryRun counts the differences only
 */
export async function writePrinters(
  trx: Db,
  source: string,
  printers: readonly NewPrinter[],
  { dryRun = false, onlyOwn = false }: { dryRun?: boolean; onlyOwn?: boolean } = {},
): Promise<WrittenPrinters> {
  const counts = { new: 0, changed: 0, unchanged: 0 };
  if (printers.length === 0) return counts;
  const ids = printers.map(getPrinterId);
  const [held, heldProducts] = await Promise.all([
    trx.selectFrom('printers').selectAll().where('id', 'in', ids).execute(),
    trx
      .selectFrom('printer_products')
      .select(['printer_id', 'sku', 'role'])
      .where('printer_id', 'in', ids)
      .orderBy('position')
      .execute(),
  ]);
  const byId = new Map(held.map((row) => [row.id, row]));
  for (const [place, printer] of printers.entries()) {
    const id = ids[place]!;
    const before = byId.get(id);
    if (onlyOwn && before && before.source !== source) continue;
    const [brandSlug = '', slug = ''] = id.split('/');
    const row = {
      id,
      brand: printer.brand,
      brand_slug: brandSlug,
      series: printer.series,
      name: printer.name,
      slug,
      search_key: [printer.brand, printer.series, printer.name].map(onlyLettersAndDigits).join(' '),
      source,
    };
    const products = [
      ...printer.products.map((sku) => ({ sku, role: 'PRINTER' as const })),
      ...printer.supplies.map((sku) => ({ sku, role: 'SUPPLY' as const })),
    ];
    const productsBefore = heldProducts.filter(({ printer_id }) => printer_id === id);
    const isSame =
      before &&
      JSON.stringify(before, Object.keys(row)) === JSON.stringify(row, Object.keys(row)) &&
      productsBefore.map(({ sku, role }) => `${role} ${sku}`).join() ===
        products.map(({ sku, role }) => `${role} ${sku}`).join();
    if (isSame) {
      counts.unchanged += 1;
      continue;
    }
    counts[before ? 'changed' : 'new'] += 1;
    if (dryRun) continue;
    await trx
      .insertInto('printers')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    await trx.deleteFrom('printer_products').where('printer_id', '=', id).execute();
    if (products.length > 0)
      await trx
        .insertInto('printer_products')
        .values(products.map((product, position) => ({ ...product, printer_id: id, position })))
        .execute();
  }
  return counts;
}

/** Removes the printers of a source that are not listed. @returns their number */
export async function removePrinters(
  trx: Db,
  source: string,
  keptIds: readonly string[],
  dryRun = false,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from printers where source = ${source} and id <> all(${keptIds}::text[])`.execute(trx);
  if (!dryRun && rows.length > 0)
    await trx
      .deleteFrom('printers')
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
  return rows.length;
}

/** Lists the printers that an account has saved, newest first. */
export function listSavedPrinters(db: Db, accountId: string): Promise<PrinterRow[]> {
  return db
    .selectFrom('saved_printers')
    .innerJoin('printers', 'printers.id', 'saved_printers.printer_id')
    .select(columns)
    .where('account_id', '=', accountId)
    .orderBy('saved_at', 'desc')
    .orderBy('printers.id')
    .execute();
}

/**
 * Saves the printers of an account that exist and fit within the limit.
 *
 * @returns false if new printers were given and none of them fits
 */
export async function savePrinters(
  db: Db,
  accountId: string,
  ids: readonly string[],
  { limit, now }: { limit: number; now: Date },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Holds the account, so that two requests at the same time cannot exceed the limit.
    await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
    const { rows } = await sql<{ saved: number; fresh: string[] | null }>`
      select (select count(*)::integer from saved_printers where account_id = ${accountId}) as saved,
        (select json_agg(wanted.id order by wanted.place)
          from unnest(${ids}::text[]) with ordinality as wanted(id, place)
          join printers on printers.id = wanted.id
          where not exists (select from saved_printers s where s.account_id = ${accountId} and s.printer_id = wanted.id)) as fresh`.execute(
      trx,
    );
    const { saved = 0, fresh } = rows[0] ?? {};
    const news = [...new Set(fresh ?? [])];
    if (news.length === 0) return true;
    const fitting = news.slice(0, Math.max(0, limit - saved));
    if (fitting.length === 0) return false;
    await trx
      .insertInto('saved_printers')
      .values(fitting.map((id) => ({ account_id: accountId, printer_id: id, saved_at: now })))
      .execute();
    return true;
  });
}

export async function removeSavedPrinter(db: Db, accountId: string, id: string): Promise<void> {
  await db
    .deleteFrom('saved_printers')
    .where('account_id', '=', accountId)
    .where('printer_id', '=', id)
    .execute();
}
