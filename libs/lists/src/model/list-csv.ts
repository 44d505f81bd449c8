import { formatCsv } from '@foolscap/core/files';
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

/** Writes the items of a list as CSV (RFC 4180). */
export const formatListCsv = (
  items: readonly ListCsvItem[],
  headings: typeof LIST_CSV_MESSAGES.listCsv = LIST_CSV_MESSAGES.listCsv,
): string =>
  formatCsv([
    // The columns of an exported list; an imported file needs the first one.
    [headings.itemId, headings.qty, headings.note, headings.name, headings.price],
    ...items.map(({ itemId, qty, note = '', name, price }) => [
      itemId,
      String(qty),
      note,
      name,
      price?.toFixed(2) ?? '',
    ]),
  ]);
