import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import type { Tables } from '../../kernel/database/tables.ts';
import { lockPurchaseCounts } from '../recommendations/index.ts';
import type { ImportedCategory, ImportedProduct } from './catalog.ts';
import type { ImportSummary, Tally } from './events.ts';

/** Stock of a newly imported product, because a sales history has no stock. */
export const STANDARD_STOCK = 25;

/** An order of the history, in the form in which it is stored. */
export interface HistoryOrder {
  order_id: string;
  ordered_on: string | null;
  shipped_on: string | null;
  ship_mode: string;
  segment: string;
  customer_hash: string;
  country: string;
  city: string;
  state: string;
  zip: string;
}

/** A line of the history, in the form in which it is stored. */
export interface HistoryLine {
  line_key: string;
  order_id: string;
  sku: string;
  quantity: number;
  sales_minor: number;
  discount_basis_points: number;
}

type Counts = Pick<Tally, 'new' | 'changed'>;

export async function beginRun(db: Db, id: string, source: string): Promise<void> {
  await db
    .insertInto('import_runs')
    .values({ id, source, status: 'RUNNING', finished_at: null, summary: null })
    .execute();
}

export async function endRun(
  db: Db,
  id: string,
  status: 'DONE' | 'FAILED' | 'INTERRUPTED',
  summary: ImportSummary | undefined,
  now: Date,
): Promise<void> {
  await db
    .updateTable('import_runs')
    .set({ status, finished_at: now, summary: summary ? JSON.stringify(summary) : null })
    .where('id', '=', id)
    .execute();
}

/** Clears the table of keys found in a run; only one import runs at a time. */
export async function clearSeen(db: Db): Promise<void> {
  await db.deleteFrom('import_seen').execute();
}

/**
 * Records keys as found in this run.
 * @returns the keys that had not been recorded yet
 */
export async function markSeen(
  db: Db,
  runId: string,
  kind: 'row' | 'order' | 'product' | 'refused' | 'category' | 'variant',
  keys: readonly string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const { rows } = await sql<{ key: string }>`
    insert into import_seen (run_id, kind, key)
    select ${runId}::uuid, ${kind}, key from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) as key
    on conflict do nothing returning key`.execute(db);
  return new Set(rows.map((row) => row.key));
}

/** Reads the secret for hashing customers. Without the secret, a hash cannot be reversed by guessing. Created once per database. */
export async function customerKey(db: Db, dryRun: boolean): Promise<Buffer> {
  const name = 'import-customer-key';
  const read = async (): Promise<Buffer | undefined> => {
    const row = await db.selectFrom('facts').select('value').where('name', '=', name).executeTakeFirst();
    const key = (row?.value as { key?: string } | undefined)?.key;
    return key === undefined ? undefined : Buffer.from(key, 'base64');
  };
  const there = await read();
  if (there) return there;
  const fresh = randomBytes(32);
  if (dryRun) return fresh;
  await db
    .insertInto('facts')
    .values({ name, value: JSON.stringify({ key: fresh.toString('base64') }) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await read())!;
}

/** Finds the products that earlier imports of this source added, by key. */
export async function knownProducts(
  db: Db,
  source: string,
): Promise<Map<string, { sku: string; digest: string; published: boolean }>> {
  const rows = await db
    .selectFrom('import_products')
    .innerJoin('products', 'products.sku', 'import_products.sku')
    .select(['product_key', 'import_products.sku', 'digest', 'published'])
    .where('import_products.source', '=', source)
    .execute();
  return new Map(rows.map(({ product_key, ...product }) => [product_key, product]));
}

/** Returns the given SKUs that are taken, by any source. */
export async function takenSkus(db: Db, skus: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ sku: string }>`
    select sku from products where sku = any(${skus as string[]}::text[])`.execute(db);
  return new Set(rows.map((row) => row.sku));
}

/** Returns the given ids that belong to categories of other sources with a different name or parent. */
export async function findForeignCategories(
  db: Db,
  source: string,
  categories: readonly ImportedCategory[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string; name: string; parent_id: string | null }>`
    select id, name, parent_id from categories
    where id = any(${categories.map((category) => category.id)}::text[])
      and not exists (select 1 from import_categories i where i.source = ${source} and i.category_id = categories.id)`.execute(
    db,
  );
  const mine = new Map(categories.map((category) => [category.id, category]));
  return new Set(
    rows
      .filter(({ id, name, parent_id }) => {
        const category = mine.get(id)!;
        return category.name.toLowerCase() !== name.toLowerCase() || category.parentId !== parent_id;
      })
      .map((row) => row.id),
  );
}

/** Writes categories: inserts new ones and updates those of this source. Categories of other sources are used unchanged. */
export async function writeCategories(
  trx: Transaction<Tables>,
  source: string,
  categories: readonly ImportedCategory[],
  dryRun: boolean,
): Promise<Counts> {
  const ids = categories.map((category) => category.id);
  const there = await trx
    .selectFrom('categories')
    .leftJoin('import_categories', (join) =>
      join
        .onRef('import_categories.category_id', '=', 'categories.id')
        .on('import_categories.source', '=', source),
    )
    .select([
      'id',
      'name',
      'parent_id',
      'description',
      'position',
      'picture',
      'import_categories.source as owner',
    ])
    .where('id', 'in', ids.length > 0 ? ids : [''])
    .execute();
  const known = new Map(there.map((row) => [row.id, row]));
  const counts: Counts = { new: 0, changed: 0 };
  for (const category of categories) {
    const row = known.get(category.id);
    const values = {
      name: category.name,
      parent_id: category.parentId,
      description: category.description,
      position: category.position,
      picture: JSON.stringify(category.picture),
    };
    if (!row) {
      counts.new += 1;
      if (dryRun) continue;
      await trx
        .insertInto('categories')
        .values({ id: category.id, ...values })
        .execute();
      await trx.insertInto('import_categories').values({ source, category_id: category.id }).execute();
    } else if (
      row.owner !== null &&
      (row.name !== values.name ||
        row.parent_id !== values.parent_id ||
        row.description !== values.description ||
        row.position !== values.position ||
        row.picture.drawing !== category.picture.drawing ||
        row.picture.color !== category.picture.color)
    ) {
      counts.changed += 1;
      if (!dryRun) await trx.updateTable('categories').set(values).where('id', '=', category.id).execute();
    }
  }
  return counts;
}

/** Inserts or updates products. Only new ones get stock, so that sold units stay sold. */
export async function writeProducts(
  trx: Transaction<Tables>,
  source: string,
  products: readonly (ImportedProduct & { sku: string; digest: string })[],
): Promise<void> {
  if (products.length === 0) return;
  await trx
    .insertInto('products')
    .values(
      products.map((product) => ({
        sku: product.sku,
        name: product.name,
        brand: product.brand,
        category_id: product.categoryId,
        description: product.description,
        bullets: '[]',
        attributes: JSON.stringify(product.attributes),
        price_minor: product.priceMinor,
        list_price_minor: null,
        business_price_minor: null,
        uom: product.uom,
        part_number: product.productId || product.sku,
        picture: JSON.stringify(product.picture),
        quantity_limit: null,
        bopis_eligible: !product.furniture,
        product_type_name: product.furniture ? ('DF' as const) : null,
        oversized: product.furniture,
        tax_code: 'standard' as const,
        published: true,
        source,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('sku')
        .doUpdateSet((row) => ({
          name: row.ref('excluded.name'),
          brand: row.ref('excluded.brand'),
          category_id: row.ref('excluded.category_id'),
          description: row.ref('excluded.description'),
          attributes: row.ref('excluded.attributes'),
          price_minor: row.ref('excluded.price_minor'),
          uom: row.ref('excluded.uom'),
          picture: row.ref('excluded.picture'),
          bopis_eligible: row.ref('excluded.bopis_eligible'),
          product_type_name: row.ref('excluded.product_type_name'),
          oversized: row.ref('excluded.oversized'),
          published: row.ref('excluded.published'),
        }))
        // Rows of other sources stay unchanged.
        .whereRef('products.source', '=', 'excluded.source' as never),
    )
    .execute();
  await trx
    .insertInto('stock')
    .values(products.map((product) => ({ sku: product.sku, available: STANDARD_STOCK })))
    .onConflict((conflict) => conflict.column('sku').doNothing())
    .execute();
  await trx
    .insertInto('import_products')
    .values(
      products.map((product) => ({
        source,
        product_key: product.key,
        sku: product.sku,
        digest: product.digest,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'product_key'])
        .doUpdateSet((row) => ({ digest: row.ref('excluded.digest') })),
    )
    .execute();
}

const ORDER_FIELDS = sql.raw(
  'order_id, ordered_on, shipped_on, ship_mode, segment, customer_hash, country, city, state, zip',
);

/** Inserts or updates orders of the history. */
export async function writeOrders(
  trx: Transaction<Tables>,
  source: string,
  orders: readonly HistoryOrder[],
  dryRun: boolean,
): Promise<Counts> {
  if (orders.length === 0) return { new: 0, changed: 0 };
  const incoming = sql`jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as i(order_id text, ordered_on date,
    shipped_on date, ship_mode text, segment text, customer_hash text, country text, city text, state text, zip text)`;
  const differs = (mine: string, theirs: string) =>
    sql.raw(`(${mine}.ordered_on, ${mine}.shipped_on, ${mine}.ship_mode, ${mine}.segment, ${mine}.customer_hash,
      ${mine}.country, ${mine}.city, ${mine}.state, ${mine}.zip) is distinct from (${theirs}.ordered_on,
      ${theirs}.shipped_on, ${theirs}.ship_mode, ${theirs}.segment, ${theirs}.customer_hash, ${theirs}.country,
      ${theirs}.city, ${theirs}.state, ${theirs}.zip)`);
  const { rows } = await sql<Counts>`
    select count(*) filter (where s.order_id is null)::integer as new,
      count(*) filter (where s.order_id is not null and ${differs('s', 'i')})::integer as changed
    from ${incoming} left join sales_orders s on s.source = ${source} and s.order_id = i.order_id`.execute(
    trx,
  );
  const counts = rows[0]!;
  if (!dryRun && counts.new + counts.changed > 0) {
    await sql`
      insert into sales_orders (source, ${ORDER_FIELDS}) select ${source}, i.* from ${incoming}
      on conflict (source, order_id) do update set ordered_on = excluded.ordered_on,
        shipped_on = excluded.shipped_on, ship_mode = excluded.ship_mode, segment = excluded.segment,
        customer_hash = excluded.customer_hash, country = excluded.country, city = excluded.city,
        state = excluded.state, zip = excluded.zip
      where ${differs('sales_orders', 'excluded')}`.execute(trx);
  }
  return counts;
}

/** Inserts or updates lines of the history. */
export async function writeLines(
  trx: Transaction<Tables>,
  source: string,
  lines: readonly HistoryLine[],
  dryRun: boolean,
): Promise<Counts> {
  if (lines.length === 0) return { new: 0, changed: 0 };
  const incoming = sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as i(line_key text, order_id text, sku text,
    quantity integer, sales_minor bigint, discount_basis_points integer)`;
  const differs = (mine: string, theirs: string) =>
    sql.raw(`(${mine}.order_id, ${mine}.sku, ${mine}.quantity, ${mine}.sales_minor, ${mine}.discount_basis_points)
      is distinct from (${theirs}.order_id, ${theirs}.sku, ${theirs}.quantity, ${theirs}.sales_minor,
      ${theirs}.discount_basis_points)`);
  const { rows } = await sql<Counts>`
    select count(*) filter (where s.line_key is null)::integer as new,
      count(*) filter (where s.line_key is not null and ${differs('s', 'i')})::integer as changed
    from ${incoming} left join sales_lines s on s.source = ${source} and s.line_key = i.line_key`.execute(
    trx,
  );
  const counts = rows[0]!;
  if (!dryRun && counts.new + counts.changed > 0) {
    await sql`
      insert into sales_lines (source, line_key, order_id, sku, quantity, sales_minor, discount_basis_points)
      select ${source}, i.* from ${incoming}
      on conflict (source, line_key) do update set order_id = excluded.order_id, sku = excluded.sku,
        quantity = excluded.quantity, sales_minor = excluded.sales_minor,
        discount_basis_points = excluded.discount_basis_points
      where ${differs('sales_lines', 'excluded')}`.execute(trx);
  }
  return counts;
}

/** Number of removed records by kind. */
export interface Removed {
  categories: number;
  products: number;
  orders: number;
  lines: number;
}

/**
 * Removes records of earlier imports of this source that this run did not find. A product in a cart is kept for that cart line but can no
 * longer be found or bought.
 */
export async function removeUnseen(
  trx: Transaction<Tables>,
  source: string,
  runId: string,
  dryRun: boolean,
): Promise<Removed> {
  const unseen = (table: string, key: string, kind: string) =>
    sql`${sql.raw(table)}.source = ${source} and not exists (select 1 from import_seen
      where run_id = ${runId}::uuid and kind = ${kind} and import_seen.key = ${sql.raw(`${table}.${key}`)})`;
  const count = async (table: string, key: string, kind: string): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.raw(table)} where ${unseen(table, key, kind)}`.execute(
      trx,
    );
    return rows[0]!.count;
  };
  // Deleting products also deletes their neighbors. Without this lock, the import and the counting job could deadlock.
  await lockPurchaseCounts(trx);
  // The rows were just written, so the planner has no statistics yet.
  await sql`analyze import_seen`.execute(trx);
  const { rows: stale } = await sql<{ sku: string; published: boolean }>`
    select products.sku, published from import_products join products using (sku)
    where ${unseen('import_products', 'product_key', 'product')}`.execute(trx);
  const removed: Removed = {
    categories: await count('import_categories', 'category_id', 'category'),
    products: stale.filter((product) => product.published).length,
    orders: await count('sales_orders', 'order_id', 'order'),
    lines: await count('sales_lines', 'line_key', 'row'),
  };
  if (dryRun) return removed;

  await sql`delete from sales_lines where ${unseen('sales_lines', 'line_key', 'row')}`.execute(trx);
  await sql`delete from sales_orders where ${unseen('sales_orders', 'order_id', 'order')}`.execute(trx);
  const skus = stale.map((product) => product.sku);
  await sql`update products set published = false where sku = any(${skus}::text[])`.execute(trx);
  await sql`delete from products where sku = any(${skus}::text[])
    and not exists (select 1 from cart_lines where cart_lines.item_id = products.sku)
    and not exists (select 1 from shopping_list_items where shopping_list_items.sku = products.sku)`.execute(
    trx,
  );
  // Children before parents: a category is removed if it has no products and no children.
  const { rows: shelves } = await sql<{ category_id: string }>`
    select category_id from import_categories join categories on categories.id = category_id
    where ${unseen('import_categories', 'category_id', 'category')}
    order by parent_id is null`.execute(trx);
  removed.categories = 0;
  for (const { category_id: id } of shelves) {
    const { numAffectedRows } = await sql`delete from categories where id = ${id}
      and not exists (select 1 from products where products.category_id = categories.id)
      and not exists (select 1 from categories below where below.parent_id = categories.id)`.execute(trx);
    removed.categories += Number(numAffectedRows ?? 0);
  }
  return removed;
}
