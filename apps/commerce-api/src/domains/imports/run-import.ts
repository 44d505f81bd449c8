import { createHash, createHmac, randomUUID } from 'node:crypto';
import { recountWords } from '../catalog/index.ts';
import {
  CatalogCollector,
  digestText,
  type ImportedProduct,
  getProductKey,
  skuCandidates,
} from './catalog.ts';
import type { TableFormat } from './csv-rows.ts';
import { findDateOrders } from './date-columns.ts';
import type { ImportPhase, ImportSummary } from './events.ts';
import { followPictures } from './follow-pictures.ts';
import { importFeed } from './import-feed.ts';
import { importPrinters } from './import-printers.ts';
import {
  yieldToEventLoop,
  emptySummary,
  ImportBusyError,
  ImportInterruptedError,
  ImportOptionError,
  type ImportRequest,
} from './import-request.ts';
import {
  beginRun,
  customerKey,
  endRun,
  clearSeen,
  type HistoryLine,
  type HistoryOrder,
  knownProducts,
  markSeen,
  findForeignCategories,
  removeUnseen,
  takenSkus,
  writeCategories,
  writeLines,
  writeOrders,
  writeProducts,
} from './import.repository.ts';
import { type FileFormat, recognizeFile } from './recognize.ts';
import { readRows, type SalesFormat, type SalesRow } from './rows.ts';

/** Rows written per transaction, which is also the most that can be lost by an interruption. */
const ROWS_PER_BATCH = 500;
/** Smaller, because the database also writes the products' search words and shoppers may be waiting. */
const PRODUCTS_PER_BATCH = 50;

/** Normalizes a source name: letters, digits and dashes, at most 40. */
export function getSourceName(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/\.[a-z0-9]{1,5}$/, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 40) || 'import'
  );
}

/** Returns the identity of a row: its own number if the file has one, otherwise all of its fields. */
function getLineKey(row: SalesRow): string {
  if (row.rowId) return `#${row.rowId}`;
  const { line: _line, ...rest } = row;
  return createHash('sha256').update(JSON.stringify(rest)).digest('hex').slice(0, 32);
}

function* portionsOf<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** Rejects options that do not apply to the file's format. */
function checkOptions({ replace, hideMissing }: ImportRequest, { kind }: FileFormat): void {
  if ((kind === 'sales-history' || kind === 'printers') && hideMissing)
    throw new ImportOptionError(
      `A ${kind === 'printers' ? 'list of printers' : 'sales history'} is not a full catalog. Use --replace instead of --hide-missing.`,
    );
  if (kind !== 'sales-history' && kind !== 'printers' && replace)
    throw new ImportOptionError(
      '--replace is for sales histories and lists of printers: use --hide-missing with a product feed.',
    );
}

/**
 * Imports a file in any known format: a sales history, a Shopify product CSV, a Google Merchant feed or a list of printers. Writes in batches, each in a
 * transaction, and only differences, so that a repeated run changes nothing and finishes an interrupted one.
 *
 * @throws UnknownFormatError, ImportBusyError, ImportInterruptedError, ImportOptionError
 */
export async function runImport(request: ImportRequest): Promise<ImportSummary> {
  const summary = await runUnderLease(request);
  // The lease has been released: fetching pictures can take a long time and must not block other imports.
  if (!request.dryRun && (summary.format === 'shopify' || summary.format === 'merchant'))
    await followPictures(request, summary.format);
  return summary;
}

async function runUnderLease(request: ImportRequest): Promise<ImportSummary> {
  const release = await request.database.leases.tryAcquire('import');
  if (!release) throw new ImportBusyError('Another import is running. Wait until it has finished.');
  const runId = randomUUID();
  const { db } = request.database;
  try {
    await clearSeen(db);
    if (!request.dryRun) await beginRun(db, runId, request.source);
    try {
      const format = await recognizeFile(request.open);
      checkOptions(request, format);
      const summary = await (format.kind === 'sales-history'
        ? importRows(request, format, runId)
        : format.kind === 'printers'
          ? importPrinters(request, format)
          : importFeed(request, format, runId));
      if (!request.dryRun) await endRun(db, runId, 'DONE', summary, request.now());
      await request.emit({ type: 'summary', summary });
      return summary;
    } catch (error) {
      const status = error instanceof ImportInterruptedError ? 'INTERRUPTED' : 'FAILED';
      if (!request.dryRun) await endRun(db, runId, status, undefined, request.now()).catch(() => {});
      throw error;
    } finally {
      await clearSeen(db).catch(() => {});
    }
  } finally {
    await release();
  }
}

/**
 * Imports a sales history: products, categories and the anonymous order history. Streams the file up to three times: to determine the date
 * order, to check it and collect the products, and to read the orders.
 */
async function importRows(request: ImportRequest, table: TableFormat, runId: string): Promise<ImportSummary> {
  const { database, source, dryRun, replace, emit } = request;
  const { db } = database;
  const began = Date.now();
  const summary = emptySummary(request, 'sales-history');
  const throwIfAborted = (): void => {
    if (request.signal?.aborted) throw new ImportInterruptedError('The import was interrupted.');
  };
  const warn = (message: string): void => {
    summary.warnings += 1;
    void emit({ type: 'warning', message });
  };
  const progress = async (phase: ImportPhase, done: number, total: number): Promise<void> =>
    emit({ type: 'progress', phase, done, total });

  const format: SalesFormat = { ...table, dates: await findDateOrders(request, table) };

  // First pass: check every row, collect the products.
  const collector = new CatalogCollector();
  const repeated = new Set<number>();
  const refuse = (line: number, reason: string): void => {
    summary.badRows += 1;
    void emit({ type: 'bad-row', line, reason });
  };
  await inBatches(
    request,
    format,
    'reading',
    async (rows) => {
      const keys = rows.map(getLineKey);
      const fresh = await markSeen(db, runId, 'row', [...new Set(keys)]);
      rows.forEach((row, index) => {
        if (fresh.delete(keys[index]!)) {
          collector.add(row);
          return;
        }
        repeated.add(row.line);
        refuse(
          row.line,
          row.rowId ? `Row ID ${row.rowId} stands in an earlier row` : 'says the same as an earlier row',
        );
      });
    },
    (line, reason) => refuse(line, reason),
    (rows) => {
      summary.rows = rows;
    },
  );

  // Write the products and categories.
  throwIfAborted();
  const gathered = collector.categories();
  const others = await findForeignCategories(db, source, gathered);
  const getId = (id: string): string => (others.has(id) ? `${id}-${source}` : id);
  const categories = gathered.map((category) => ({
    ...category,
    id: getId(category.id),
    parentId: category.parentId === null ? null : getId(category.parentId),
  }));
  const categoryCounts = await db
    .transaction()
    .execute((trx) => writeCategories(trx, source, categories, dryRun));
  await markSeen(
    db,
    runId,
    'category',
    categories.map((category) => category.id),
  );
  Object.assign(summary.categories, categoryCounts, {
    unchanged: categories.length - categoryCounts.new - categoryCounts.changed,
  });

  const products = [...collector.products()].map((product) => ({
    ...product,
    categoryId: getId(product.categoryId),
  }));
  const skus = await assignSkus(request, products);
  for (const { productId, names } of collector.ambiguousIds()) {
    const others = products
      .filter((product) => product.productId.toUpperCase() === productId)
      .map((product) => `"${product.name}" is ${skus.get(product.key)!.sku}`);
    warn(`Product ID ${productId} is used for ${names.length} products: ${others.join(', ')}.`);
  }
  let done = 0;
  for (const portion of portionsOf(products, PRODUCTS_PER_BATCH)) {
    throwIfAborted();
    const changed = portion.flatMap((product) => {
      const known = skus.get(product.key)!;
      const digest = digestText(product);
      if (known.digest === digest && known.published) return [];
      summary.products[known.digest === undefined ? 'new' : 'changed'] += 1;
      return [{ ...product, sku: known.sku, digest }];
    });
    summary.products.unchanged += portion.length - changed.length;
    if (!dryRun) await db.transaction().execute((trx) => writeProducts(trx, source, changed));
    await markSeen(
      db,
      runId,
      'product',
      portion.map((product) => product.key),
    );
    done += portion.length;
    await yieldToEventLoop();
    await progress('products', done, products.length);
  }

  // Second pass: the order history.
  const secret = await customerKey(db, dryRun);
  const hashText = (customer: string): string =>
    customer ? createHmac('sha256', secret).update(customer).digest('base64url').slice(0, 22) : '';
  await inBatches(request, format, 'orders', async (rows) => {
    const good = rows.filter((row) => !repeated.has(row.line));
    const orders = new Map<string, HistoryOrder>();
    for (const row of good) {
      if (orders.has(row.orderId)) continue;
      orders.set(row.orderId, {
        order_id: row.orderId,
        ordered_on: row.orderDate || null,
        shipped_on: row.shipDate || null,
        ship_mode: row.shipMode,
        segment: row.segment,
        customer_hash: hashText(row.customerId),
        country: row.country,
        city: row.city,
        state: row.state,
        zip: row.zip,
      });
    }
    const lines = good.map((row): HistoryLine => ({
      line_key: getLineKey(row),
      order_id: row.orderId,
      sku: skus.get(getProductKey(row))!.sku,
      quantity: row.quantity,
      sales_minor: Math.round(row.sales * 100),
      discount_basis_points: Math.round(row.discount * 10_000),
    }));
    await db.transaction().execute(async (trx) => {
      // An order's data comes from its first row, wherever its other rows are.
      const first = await markSeen(trx, runId, 'order', [...orders.keys()]);
      const news = [...orders.values()].filter((order) => first.has(order.order_id));
      const orderCounts = await writeOrders(trx, source, news, dryRun);
      const lineCounts = await writeLines(trx, source, lines, dryRun);
      summary.orders.new += orderCounts.new;
      summary.orders.changed += orderCounts.changed;
      summary.orders.unchanged += news.length - orderCounts.new - orderCounts.changed;
      summary.lines.new += lineCounts.new;
      summary.lines.changed += lineCounts.changed;
      summary.lines.unchanged += lines.length - lineCounts.new - lineCounts.changed;
    });
  });

  if (replace) {
    throwIfAborted();
    await progress('replacing', 0, 1);
    const removed = await db.transaction().execute((trx) => removeUnseen(trx, source, runId, dryRun));
    summary.categories.removed = removed.categories;
    summary.products.removed = removed.products;
    summary.orders.removed = removed.orders;
    summary.lines.removed = removed.lines;
    await progress('replacing', 1, 1);
  }
  if (!dryRun) await recountWords(db);
  summary.durationMs = Date.now() - began;
  return summary;
}

/** Streams the file once and passes on its valid rows in batches. */
async function inBatches(
  request: ImportRequest,
  format: SalesFormat,
  phase: ImportPhase,
  take: (rows: readonly SalesRow[]) => Promise<void>,
  onBadRow: (line: number, reason: string) => void = () => {},
  onEnd: (rows: number) => void = () => {},
): Promise<void> {
  const stream = request.open();
  let bytes = 0;
  let rows = 0;
  let waiting = 0;
  let batch: SalesRow[] = [];
  const flush = async (): Promise<void> => {
    if (request.signal?.aborted) throw new ImportInterruptedError('The import was interrupted.');
    if (batch.length > 0) await take(batch);
    batch = [];
    waiting = 0;
    await request.emit({ type: 'progress', phase, done: Math.min(bytes, request.size), total: request.size });
    await yieldToEventLoop();
  };
  try {
    for await (const result of readRows(stream, format, (count) => (bytes += count))) {
      rows += 1;
      if ('bad' in result) onBadRow(result.bad.line, result.bad.reason);
      else batch.push(result.row);
      waiting += 1;
      if (waiting >= ROWS_PER_BATCH) await flush();
    }
    await flush();
    await request.emit({ type: 'progress', phase, done: request.size, total: request.size });
    onEnd(rows);
  } finally {
    stream.destroy();
  }
}

interface Assigned {
  sku: string;
  /** Undefined for a new product. */
  digest: string | undefined;
  published: boolean;
}

/** Assigns each product its SKU: the one from an earlier import, otherwise a free one. */
async function assignSkus(
  request: ImportRequest,
  products: readonly ImportedProduct[],
): Promise<Map<string, Assigned>> {
  const { db } = request.database;
  const known = await knownProducts(db, request.source);
  const taken = new Set([...known.values()].map((product) => product.sku));
  for (const portion of portionsOf(products, 1000)) {
    const wanted = portion.flatMap((product) => skuCandidates(product, request.source));
    for (const sku of await takenSkus(db, wanted)) taken.add(sku);
  }
  const assigned = new Map<string, Assigned>();
  for (const product of products) {
    const before = known.get(product.key);
    if (before) {
      assigned.set(product.key, before);
      continue;
    }
    const sku = skuCandidates(product, request.source).find((candidate) => !taken.has(candidate));
    if (sku === undefined) throw new Error(`there is no free number for product ${product.productId}`);
    taken.add(sku);
    assigned.set(product.key, { sku, digest: undefined, published: false });
  }
  return assigned;
}
