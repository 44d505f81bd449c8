import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import { getPrinterId, type NewPrinter, removePrinters, writePrinters } from '../catalog/index.ts';
import { readDataRows, type TableFormat } from './csv-rows.ts';
import { createDecoder } from './decode.ts';
import type { ImportSummary } from './events.ts';
import { cleanText, excerpt } from './fields.ts';
import {
  emptySummary,
  ImportInterruptedError,
  type ImportRequest,
  yieldToEventLoop,
} from './import-request.ts';
import { nameOfPrinterColumn, type PrinterColumn, printerColumns } from './printer-columns.ts';

/** Printers written per transaction. */
const BATCH_SIZE = 100;
const MAX_ROW_LENGTH = 64 * 1024;
const LONGEST = 80;
const MAX_ITEM_NUMBER = 64;
/** Maximum number of item numbers named in one warning. */
const MAX_NAMED = 5;

interface ListedPrinter extends NewPrinter {
  /** The line of its first row. */
  line: number;
  products: string[];
  supplies: string[];
}

type RowResult = { row: ListedPrinter } | { bad: string };

/** Splits a cell with item numbers, separated by spaces, commas, semicolons or vertical bars. */
const listItemNumbers = (cell: string): string[] => [...new Set(cell.split(/[\s,;|]+/).filter(Boolean))];

function readRow(
  record: readonly string[],
  columns: ReadonlyMap<PrinterColumn, number>,
  line: number,
): RowResult {
  const text = (column: PrinterColumn): string => cleanText(record[columns.get(column) ?? -1] ?? '');
  for (const column of ['brand', 'model', 'series'] as const) {
    const value = text(column);
    if (!value && column !== 'series') return { bad: `${nameOfPrinterColumn(column)} is empty` };
    if (value.length > LONGEST)
      return { bad: `${nameOfPrinterColumn(column)} is longer than ${LONGEST} characters` };
    if (value && !/[a-z0-9]/i.test(value))
      return { bad: `${nameOfPrinterColumn(column)} has no letters or digits: ${excerpt(value)}` };
  }
  const supplies = listItemNumbers(text('supplies'));
  const products = listItemNumbers(text('product'));
  if (supplies.length === 0 && products.length === 0)
    return { bad: `${nameOfPrinterColumn('supplies')} is empty` };
  const long = [...supplies, ...products].find((sku) => sku.length > MAX_ITEM_NUMBER);
  if (long) return { bad: `an item number is longer than ${MAX_ITEM_NUMBER} characters` };
  return {
    row: { line, brand: text('brand'), series: text('series'), name: text('model'), products, supplies },
  };
}

async function listKnownSkus(db: Db, skus: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ sku: string }>`
    select sku from products where sku = any(${skus}::text[])`.execute(db);
  return new Set(rows.map(({ sku }) => sku));
}

/**
 * Imports a list of printers with what fits them. A printer may have several rows; the file then lists all of its supplies, and replaces those
 * of an earlier import. Item numbers that the shop does not have are reported and left out.
 *
 * @throws UnknownFormatError, ImportInterruptedError
 */
export async function importPrinters(request: ImportRequest, format: TableFormat): Promise<ImportSummary> {
  const { database, source, dryRun, replace, emit } = request;
  const { db } = database;
  const began = Date.now();
  const summary = emptySummary(request, 'printers');
  const printersTally = { new: 0, changed: 0, unchanged: 0, removed: 0 };
  summary.printers = printersTally;
  const throwIfAborted = (): void => {
    if (request.signal?.aborted) throw new ImportInterruptedError('The import was interrupted.');
  };
  const refuse = async (line: number, reason: string): Promise<void> => {
    summary.badRows += 1;
    await emit({ type: 'bad-row', line, reason });
  };

  let bytes = 0;
  const listed = new Map<string, ListedPrinter>();
  const stream = request.open();
  try {
    const rows = readDataRows(
      stream,
      createDecoder(format.encoding, { onBytes: (count) => void (bytes += count) }),
      {
        delimiter: format.delimiter ?? ',',
        ifBroken: 'Nothing was changed.',
        listColumns: printerColumns,
        maxRowLength: MAX_ROW_LENGTH,
      },
    );
    for await (const { line, record, columns, fault } of rows) {
      summary.rows += 1;
      if (summary.rows % BATCH_SIZE === 0) {
        throwIfAborted();
        await emit({
          type: 'progress',
          phase: 'reading',
          done: Math.min(bytes, request.size),
          total: request.size,
        });
      }
      const result: RowResult = fault === undefined ? readRow(record, columns, line) : { bad: fault };
      if ('bad' in result) {
        await refuse(line, result.bad);
        continue;
      }
      const id = getPrinterId(result.row);
      const before = listed.get(id);
      if (!before) listed.set(id, result.row);
      else {
        before.products = [...new Set([...before.products, ...result.row.products])];
        before.supplies = [...new Set([...before.supplies, ...result.row.supplies])];
      }
    }
  } finally {
    stream.destroy();
  }
  await emit({ type: 'progress', phase: 'reading', done: request.size, total: request.size });

  const all = [...listed.values()];
  const kept: string[] = [];
  for (let start = 0; start < all.length; start += BATCH_SIZE) {
    throwIfAborted();
    const batch = all.slice(start, start + BATCH_SIZE);
    const known = await listKnownSkus(
      db,
      batch.flatMap(({ products, supplies }) => [...products, ...supplies]),
    );
    const usable: ListedPrinter[] = [];
    for (const printer of batch) {
      const unknown = [...printer.supplies, ...printer.products].filter((sku) => !known.has(sku));
      const products = printer.products.filter((sku) => known.has(sku));
      const supplies = printer.supplies.filter((sku) => known.has(sku) && !products.includes(sku));
      const named = `${unknown.slice(0, MAX_NAMED).join(', ')}${unknown.length > MAX_NAMED ? ' and more' : ''}`;
      if (products.length === 0 && supplies.length === 0) {
        await refuse(printer.line, `no item number of this printer is in the catalog: ${named}`);
        continue;
      }
      if (unknown.length > 0) {
        summary.warnings += 1;
        await emit({
          type: 'warning',
          message: `Line ${printer.line}: not in the catalog, left out: ${named}.`,
        });
      }
      usable.push({ ...printer, products, supplies });
    }
    kept.push(...usable.map(getPrinterId));
    const counts = await db.transaction().execute((trx) => writePrinters(trx, source, usable, { dryRun }));
    printersTally.new += counts.new;
    printersTally.changed += counts.changed;
    printersTally.unchanged += counts.unchanged;
    await emit({ type: 'progress', phase: 'printers', done: start + batch.length, total: all.length });
    await yieldToEventLoop();
  }
  if (replace) {
    if (kept.length === 0) {
      summary.warnings += 1;
      await emit({ type: 'warning', message: 'No printer could be read, so none was removed.' });
    } else printersTally.removed = await removePrinters(db, source, kept, dryRun);
  }
  summary.durationMs = Date.now() - began;
  return summary;
}
