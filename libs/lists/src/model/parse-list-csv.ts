import { MAX_ITEM_NOTE_LENGTH, MAX_ITEM_NUMBER_LENGTH, MAX_LIST_ITEMS } from './codes.ts';
import { readQuantity } from './read-quantity.ts';
import { readTable, showRow, type TableHeadings, UNPRINTABLE } from './read-table.ts';

/** A row of an imported file that can be added. */
export interface ListCsvRow {
  /** The line of the file, from 1. */
  line: number;
  itemId: string;
  qty: number;
  note?: string;
}

/** A row of an imported file that cannot be added. */
export interface ListCsvFault {
  line: number;
  /** The row's text, as far as it is shown. */
  text: string;
  reason: string;
}

/** A parsed file. It has no rows if it has `unknownHeadings` or `quantityChoices`. */
export interface ListCsv extends TableHeadings {
  rows: ListCsvRow[];
  faults: ListCsvFault[];
}

/** Returns the reason why a row cannot be added. */
function getFault(itemId: string, quantity: string, note: string): string | undefined {
  if (itemId === '') return 'The item number is missing.';
  if (itemId.length > MAX_ITEM_NUMBER_LENGTH) return 'This is not an item number.';
  if (UNPRINTABLE.test(itemId)) return 'The item number has characters that can’t be shown. Type it again.';
  if (readQuantity(quantity) === undefined) return 'Enter a whole quantity from 1 to 9,999.';
  if (note.length > MAX_ITEM_NOTE_LENGTH) return `Shorten the note to ${MAX_ITEM_NOTE_LENGTH} characters.`;
  if (UNPRINTABLE.test(note)) return 'The note has characters that can’t be shown. Type it again.';
  return undefined;
}

/**
 * Parses the rows of a CSV file, or cells pasted from a spreadsheet: item number, quantity (1 if empty) and note, in this order or under
 * headings. The caller adds the units of an item that is in several rows.
 * @param quantityAt the quantity column chosen by the shopper; null for none
 */
export function parseListCsv(text: string, quantityAt?: number | null): ListCsv {
  const { rows: all, getCell, ...headings } = readTable(text, quantityAt);
  if (headings.unknownHeadings ?? headings.quantityChoices) return { rows: [], faults: [], ...headings };
  const rows: ListCsvRow[] = [];
  const faults: ListCsvFault[] = [];
  for (const { line, cells } of all) {
    const itemId = getCell(cells, 'itemId');
    const quantity = getCell(cells, 'qty');
    const note = getCell(cells, 'note');
    const reason =
      getFault(itemId, quantity, note) ??
      (rows.length >= MAX_LIST_ITEMS
        ? `A file can have at most ${MAX_LIST_ITEMS.toLocaleString('en-US')} rows.`
        : undefined);
    if (reason) faults.push({ line, text: showRow(cells), reason });
    else rows.push({ line, itemId, qty: readQuantity(quantity)!, ...(note ? { note } : {}) });
  }
  return { rows, faults, ...headings };
}
