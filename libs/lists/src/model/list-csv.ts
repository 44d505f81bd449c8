import { LIST_CSV_MESSAGES } from './list-csv-messages.ts';

/** A row of an exported list. */
export interface ListCsvItem {
  itemId: string;
  qty: number;
  note?: string | undefined;
  name: string;
  /** US dollars. */
  price?: number | undefined;
}

/**
 * Quotes a cell. A text that a spreadsheet would interpret as a formula gets a leading apostrophe, which parsing removes: another member's
 * note must not run in the reader's spreadsheet.
 */
function cell(value: string): string {
  const inert = /^'*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Writes the items of a list as CSV (RFC 4180). */
export const formatListCsv = (
  items: readonly ListCsvItem[],
  headings: typeof LIST_CSV_MESSAGES.listCsv = LIST_CSV_MESSAGES.listCsv,
): string =>
  [
    // The columns of an exported list; an imported file needs the first one.
    [headings.itemId, headings.qty, headings.note, headings.name, headings.price].join(','),
    ...items.map(({ itemId, qty, note = '', name, price }) =>
      [itemId, String(qty), note, name, price?.toFixed(2) ?? ''].map(cell).join(','),
    ),
    '',
  ].join('\r\n');
