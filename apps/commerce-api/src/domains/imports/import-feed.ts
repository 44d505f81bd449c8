import { setTimeout } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Tables } from '../../kernel/database/tables.ts';
import { recountWords } from '../catalog/index.ts';
import { retryFailedPictures } from '../media/index.ts';
import { skuCandidates } from './catalog.ts';
import { UnknownFormatError } from './columns.ts';
import type { DecoderOptions } from './decode.ts';
import { findEqualVariants } from './equal-variants.ts';
import type { ImportSummary } from './events.ts';
import type { FeedItem, ItemResult } from './feed-item.ts';
import { digestOfFeedProduct, getProduct, stockOfDigest } from './feed-product.ts';
import {
  countMissing,
  ensureCategories,
  writeCategoryNames,
  findMissingSubstitutes,
  hideMissing,
  knownFeedProducts,
  type KnownCategories,
  getCategoryId,
  writeFeedProducts,
  type WrittenProduct,
} from './feed.repository.ts';
import {
  yieldToEventLoop,
  emptySummary,
  ImportInterruptedError,
  type ImportRequest,
} from './import-request.ts';
import { markSeen, takenSkus } from './import.repository.ts';
import { readMerchantText } from './merchant-text.ts';
import { readMerchantXml } from './merchant-xml.ts';
import type { FileFormat } from './recognize.ts';
import { readShopify } from './shopify.ts';

/** Products per transaction. The embedded database runs in the shop's own thread, so its batches are smaller. */
const BATCH_SIZE = { postgres: 250, pglite: 50 };

/** Maximum pause, in milliseconds. */
const MAX_PAUSE_MS = 15;

/** Maximum number of warnings of one kind that are reported individually. */
const MAX_WARNINGS = 5;

type FeedFormat = Exclude<FileFormat, { kind: 'sales-history' | 'printers' }>;

function readItems(
  request: ImportRequest,
  format: FeedFormat,
  { onBytes, onOddLine }: Required<DecoderOptions>,
): AsyncGenerator<ItemResult> {
  const stream = request.open();
  const { dates } = request;
  if (format.kind === 'shopify') return readShopify(stream, { ...format, dates }, onBytes);
  if (format.kind === 'merchant-text')
    return readMerchantText(stream, { ...format, dates }, request.now(), onBytes);
  return readMerchantXml(stream, format.encoding, request.now(), { onBytes, onOddLine, dates });
}

/**
 * Yields to the shop. The embedded database runs one statement at a time, so a page with several statements would wait for a batch each
 * time. The import therefore pauses for as long as it has worked, up to a limit.
 */
const yieldToShop = (ms: number): Promise<unknown> =>
  ms > 0 ? setTimeout(Math.min(ms, MAX_PAUSE_MS)) : yieldToEventLoop();

/**
 * Imports a product feed: reads it once and writes atomic batches. Only the products of one batch and the category names are held in
 * memory.
 *
 * @throws UnknownFormatError, ImportInterruptedError
 */
export async function importFeed(
  request: ImportRequest,
  format: FeedFormat,
  runId: string,
): Promise<ImportSummary> {
  const { database, source, dryRun, emit } = request;
  const { db } = database;
  const began = Date.now();
  const summary = emptySummary(request, format.kind === 'shopify' ? 'shopify' : 'merchant');
  const unit = format.kind === 'merchant-xml' ? ('item' as const) : ('line' as const);
  const categories: KnownCategories = { byPath: new Map(), ids: new Set() };
  let bytes = 0;
  let batch: FeedItem[] = [];
  let refused: string[] = [];
  let hasSubstitutes = false;

  const throwIfAborted = (): void => {
    if (request.signal?.aborted) throw new ImportInterruptedError('The import was interrupted.');
  };
  const warn = (message: string): void => {
    summary.warnings += 1;
    void emit({ type: 'warning', message });
  };
  const encoding = format.kind === 'merchant-xml' ? format.encoding : 'utf-8';
  let oddLines = 0;
  const onOddLine = (line: number): void => {
    oddLines += 1;
    if (oddLines > MAX_WARNINGS) return;
    warn(
      encoding === 'utf-8'
        ? `Line ${line} is not valid UTF-8. It was read as Windows-1252.`
        : `Line ${line} contains bytes that are not valid ${encoding}. They were read as \ufffd.`,
    );
  };
  let remarks = 0;
  const remark = (at: number, message: string): void => {
    remarks += 1;
    if (remarks <= MAX_WARNINGS) warn(`${unit === 'item' ? 'Item' : 'Line'} ${at}: ${message}.`);
  };
  const refuse = async (line: number, reason: string): Promise<void> => {
    summary.badRows += 1;
    await emit({ type: 'bad-row', line, reason, unit });
  };

  const write = async (trx: Transaction<Tables>, items: readonly FeedItem[]): Promise<void> => {
    const products = items.map((item) => ({ ...getProduct(item, source), line: item.at }));
    const known = await knownFeedProducts(
      trx,
      source,
      products.map((product) => product.key),
    );
    const counts = await ensureCategories(
      trx,
      source,
      products.map((product) => product.path),
      categories,
      dryRun,
    );
    if (!dryRun) await writeCategoryNames(trx, source, products, categories);
    summary.categories.new += counts.new;
    summary.categories.unchanged += counts.unchanged;
    const news = products.filter((product) => !known.has(product.key));
    const taken =
      news.length === 0
        ? new Set<string>()
        : await takenSkus(
            trx,
            news.flatMap((product) => skuCandidates(product, source)),
          );
    const changed: WrittenProduct[] = [];
    const unchanged: { sku: string; line: number }[] = [];
    for (const product of products) {
      const before = known.get(product.key);
      const { line: _line, ...shown } = product;
      const digest = digestOfFeedProduct(shown);
      if (before && before.digest === digest && before.published === product.published) {
        summary.products.unchanged += 1;
        unchanged.push({ sku: before.sku, line: product.line });
        continue;
      }
      summary.products[before ? 'changed' : 'new'] += 1;
      const sku = before?.sku ?? skuCandidates(product, source).find((candidate) => !taken.has(candidate));
      if (sku === undefined) throw new Error(`there is no free number for product ${product.productId}`);
      taken.add(sku);
      changed.push({
        ...product,
        sku,
        categoryId: getCategoryId(categories, product.path),
        digest,
        conditionsBefore: before?.conditions ?? [],
        writeStock: !before || stockOfDigest(before.digest) !== product.stock,
      });
    }
    if (dryRun) return;
    await writeFeedProducts(trx, source, changed, request.now());
    // Includes the pictures of unchanged products, because the operator may have repeated the import after a failure.
    await retryFailedPictures(
      trx,
      [...unchanged, ...changed].map(({ sku, line }) => ({ sku, line })),
      request.now(),
    );
  };

  const flush = async (): Promise<void> => {
    throwIfAborted();
    const turn = Date.now();
    const keys = batch.map((item) => item.key);
    const fresh = await markSeen(db, runId, 'product', [...new Set(keys)]);
    const items: FeedItem[] = [];
    for (const item of batch) {
      if (fresh.delete(item.key)) items.push(item);
      else await refuse(item.at, `${item.id ? `"${item.id}"` : 'this variant'} stands in an earlier ${unit}`);
    }
    await markSeen(db, runId, 'refused', [...new Set(refused)]);
    for (const { at, reason } of await findEqualVariants(db, runId, items)) remark(at, reason);
    if (items.length > 0) await db.transaction().execute((trx) => write(trx, items));
    batch = [];
    refused = [];
    await emit({
      type: 'progress',
      phase: 'products',
      done: Math.min(bytes, request.size),
      total: request.size,
    });
    await yieldToShop(database.kind === 'pglite' ? Date.now() - turn : 0);
  };

  let waiting = 0;
  try {
    const onBytes = (count: number): void => void (bytes += count);
    for await (const result of readItems(request, format, { onBytes, onOddLine })) {
      summary.rows += 1;
      waiting += 1;
      if ('item' in result) {
        batch.push(result.item);
        hasSubstitutes ||= result.item.conditions?.substitute !== undefined;
        if (result.item.warning) remark(result.item.at, result.item.warning);
      } else {
        await refuse(result.bad.at, result.bad.reason);
        if (result.bad.key !== undefined) refused.push(result.bad.key);
      }
      if (waiting >= BATCH_SIZE[database.kind]) {
        waiting = 0;
        await flush();
      }
    }
  } catch (error) {
    // The file is malformed further on; items before the fault are still imported.
    if (error instanceof UnknownFormatError) await flush();
    throw error;
  }
  await flush();
  if (oddLines > MAX_WARNINGS) {
    const more = oddLines - MAX_WARNINGS;
    warn(
      `${more.toLocaleString('en-US')} more ${more === 1 ? 'line is' : 'lines are'} not ${encoding.toUpperCase()} either.`,
    );
  }
  if (remarks > MAX_WARNINGS) {
    const more = remarks - MAX_WARNINGS;
    warn(`${more.toLocaleString('en-US')} more ${more === 1 ? `${unit} has` : `${unit}s have`} a warning.`);
  }
  // After the last batch, because a substitute may follow its original in the feed. A dry run has written neither.
  if (hasSubstitutes && !dryRun) {
    const missing = await findMissingSubstitutes(db, source);
    for (const { sku, substitute } of missing.slice(0, MAX_WARNINGS))
      warn(`${sku} is sold itself, because its substitute ${substitute} does not exist.`);
    const more = missing.length - MAX_WARNINGS;
    if (more > 0)
      warn(
        `${more.toLocaleString('en-US')} more ${more === 1 ? 'substitute does' : 'substitutes do'} not exist.`,
      );
  }
  await emit({ type: 'progress', phase: 'products', done: request.size, total: request.size });

  if (request.hideMissing) {
    if (summary.rows === summary.badRows) {
      summary.warnings += 1;
      await emit({ type: 'warning', message: 'No product could be read, so none was hidden.' });
    } else if (dryRun) summary.products.hidden = await countMissing(db, source, runId);
    else {
      let hidden: number;
      do {
        throwIfAborted();
        hidden = await hideMissing(db, source, runId, BATCH_SIZE[database.kind]);
        summary.products.hidden = (summary.products.hidden ?? 0) + hidden;
        await yieldToEventLoop();
      } while (hidden > 0);
    }
  }
  if (!dryRun) await recountWords(db);
  summary.durationMs = Date.now() - began;
  return summary;
}
