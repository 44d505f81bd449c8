import type { Readable } from 'node:stream';
import { type Column, nameOfColumn, recognizeColumns, UnknownFormatError } from './columns.ts';
import { readDataRows, type TableFormat } from './csv-rows.ts';
import type { DateOrders } from './date-columns.ts';
import { parseDate } from './dates.ts';
import { createDecoder } from './decode.ts';
import { cleanText, type Field, parseDiscount, parseQuantity, parseSales, parseZip } from './fields.ts';
import { plainText } from './plain-text.ts';

/** One sold line, normalized. Texts are cleaned and limited in length. */
export interface SalesRow {
  /** Number of the line on which the row begins; the header is line 1. */
  line: number;
  /** The file's own row number; empty without one. */
  rowId: string;
  orderId: string;
  /** `yyyy-mm-dd`; empty when unknown. */
  orderDate: string;
  shipDate: string;
  shipMode: string;
  /** As in the file. Hashed before it is stored. */
  customerId: string;
  segment: string;
  country: string;
  city: string;
  state: string;
  zip: string;
  /** Empty if the file has no product numbers. */
  productId: string;
  category: string;
  /** Empty if the file has only one level of categories. */
  subCategory: string;
  productName: string;
  brand: string;
  /** Amount paid for the line after discount, in dollars. */
  sales: number;
  quantity: number;
  /** 0 to 1. */
  discount: number;
}

/** The format of a sales history. */
export interface SalesFormat extends TableFormat {
  /** Date order by column. */
  dates?: DateOrders;
}

/** An unusable row, with the reason. */
export interface BadRow {
  line: number;
  reason: string;
}

export type RowResult = { row: SalesRow } | { bad: BadRow };

const LONGEST: Partial<Record<Column, number>> = {
  rowId: 64,
  orderId: 64,
  customerId: 128,
  productId: 64,
  category: 80,
  subCategory: 80,
  productName: 250,
  brand: 80,
  shipMode: 40,
  segment: 40,
  country: 60,
  city: 80,
  state: 60,
};

const TEXT_COLUMNS = Object.entries(LONGEST) as [Column, number][];

/** Columns that identify a row, an order, a customer or a product. */
const IDENTITIES: ReadonlySet<Column> = new Set(['rowId', 'orderId', 'customerId', 'productId']);

/** Maximum row length in characters. */
const MAX_ROW_LENGTH = 64 * 1024;

/** Reads one record by its columns; missing cells at the end are empty. */
export function readRow(
  record: readonly string[],
  columns: ReadonlyMap<Column, number>,
  line: number,
  dates: DateOrders = {},
): RowResult {
  const refuse = (reason: string): RowResult => ({ bad: { line, reason } });
  const raw = (column: Column): string => record[columns.get(column) ?? -1] ?? '';
  const texts = {} as Record<Column, string>;
  for (const [column, longest] of TEXT_COLUMNS) {
    const text = IDENTITIES.has(column) ? cleanText(raw(column)) : plainText(raw(column));
    if (text.length > longest) return refuse(`${nameOfColumn(column)} is longer than ${longest} characters`);
    texts[column] = text;
  }
  for (const column of ['orderId', 'category', 'productName'] as const) {
    if (!texts[column]) return refuse(`${nameOfColumn(column)} is empty`);
  }
  if (columns.has('productId') && !texts.productId) return refuse('Product ID is empty');

  const optionalDate = (column: 'orderDate' | 'shipDate'): Field<string> =>
    cleanText(raw(column))
      ? parseDate(raw(column), nameOfColumn(column), dates[column])
      : { ok: true, value: '' };
  const sales = parseSales(raw('sales'));
  if (!sales.ok) return refuse(sales.reason);
  const quantity = parseQuantity(raw('quantity'));
  if (!quantity.ok) return refuse(quantity.reason);
  const discount = parseDiscount(raw('discount'));
  if (!discount.ok) return refuse(discount.reason);
  const orderDate = optionalDate('orderDate');
  if (!orderDate.ok) return refuse(orderDate.reason);
  const shipDate = optionalDate('shipDate');
  if (!shipDate.ok) return refuse(shipDate.reason);
  if (orderDate.value && shipDate.value && shipDate.value < orderDate.value) {
    return refuse(`was shipped on ${shipDate.value}, before it was ordered on ${orderDate.value}`);
  }
  const zip = parseZip(raw('zip'), texts.country);
  if (!zip.ok) return refuse(zip.reason);

  return {
    row: {
      line,
      rowId: texts.rowId,
      orderId: texts.orderId,
      orderDate: orderDate.value,
      shipDate: shipDate.value,
      shipMode: texts.shipMode,
      customerId: texts.customerId,
      segment: texts.segment,
      country: texts.country,
      city: texts.city,
      state: texts.state,
      zip: zip.value,
      productId: texts.productId,
      category: texts.category,
      subCategory: texts.subCategory,
      productName: texts.productName,
      brand: texts.brand,
      sales: sales.value,
      quantity: quantity.value,
      discount: discount.value,
    },
  };
}

/**
 * Streams the rows of a CSV without holding the whole file in memory.
 *
 * @param onBytes is called with the number of bytes read
 * @throws UnknownFormatError when the header is not that of a sales history, or the file cannot be split into rows
 */
export async function* readRows(
  bytes: Readable,
  { encoding, delimiter = ',', dates }: SalesFormat = {},
  onBytes: (count: number) => void = () => {},
): AsyncGenerator<RowResult> {
  let hasHeader = false;
  const rows = readDataRows(bytes, createDecoder(encoding, { onBytes }), {
    delimiter,
    ifBroken: 'Nothing was changed.',
    maxRowLength: MAX_ROW_LENGTH,
    listColumns: (header) => {
      hasHeader = true;
      return recognizeColumns(header);
    },
  });
  for await (const { line, record, columns, fault } of rows)
    yield fault === undefined ? readRow(record, columns, line, dates) : { bad: { line, reason: fault } };
  if (!hasHeader) throw new UnknownFormatError('The file is empty.');
}
