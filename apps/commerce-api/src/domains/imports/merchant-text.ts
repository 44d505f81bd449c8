import type { Readable } from 'node:stream';
import { readDataRows, type FeedTable } from './csv-rows.ts';
import { createDecoder } from './decode.ts';
import { IF_BROKEN, type ItemResult } from './feed-item.ts';
import { merchantField, readMerchantItem } from './merchant-item.ts';

/** Maximum row length in characters; rows include descriptions. */
const MAX_ROW_LENGTH = 1024 * 1024;

/** Finds the column of each field; the first one if there are several. */
function merchantColumns(header: readonly string[]): Map<string, number> {
  const columns = new Map<string, number>();
  for (const [index, name] of header.entries()) {
    const field = merchantField(name);
    if (!columns.has(field)) columns.set(field, index);
  }
  return columns;
}

/**
 * Yields the products of a tabular feed.
 *
 * @throws UnknownFormatError if the file cannot be split into rows
 */
export async function* readMerchantText(
  bytes: Readable,
  { delimiter = '\t', encoding, dates }: FeedTable,
  now: Date,
  onBytes: (count: number) => void = () => {},
): AsyncGenerator<ItemResult> {
  const rows = readDataRows(bytes, createDecoder(encoding, { onBytes }), {
    delimiter,
    ifBroken: IF_BROKEN,
    maxRowLength: MAX_ROW_LENGTH,
    listColumns: merchantColumns,
  });
  for await (const { line, record, columns, fault } of rows)
    yield fault === undefined
      ? readMerchantItem((name) => record[columns.get(name) ?? -1] ?? '', line, now, dates)
      : { bad: { at: line, reason: fault } };
}
