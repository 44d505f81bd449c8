import { MAX_ITEM_NOTE_LENGTH, MAX_ITEM_NUMBER_LENGTH, MAX_LIST_ITEMS } from './codes.ts';
import { LIST_IMPORT_MESSAGES } from './import-messages.ts';
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

type FaultTexts = typeof LIST_IMPORT_MESSAGES.importFaults;

/** Returns the reason why a row cannot be added. */
function getFault(itemId: string, quantity: string, note: string, texts: FaultTexts): string | undefined {
  if (itemId === '') return texts.missing;
  if (itemId.length > MAX_ITEM_NUMBER_LENGTH) return texts.notNumber;
  if (UNPRINTABLE.test(itemId)) return texts.unprintableNumber;
  if (readQuantity(quantity) === undefined) return texts.quantity;
  if (note.length > MAX_ITEM_NOTE_LENGTH) return texts.longNote;
  if (UNPRINTABLE.test(note)) return texts.unprintableNote;
  return undefined;
}

/**
 * Parses the rows of a CSV file, or cells pasted from a spreadsheet: item number, quantity (1 if empty) and note, in this order or under
 * headings. The caller adds the units of an item that is in several rows.
 * @param quantityAt the quantity column chosen by the shopper; null for none
 */
export function parseListCsv(
  text: string,
  quantityAt?: number | null,
  texts: FaultTexts = LIST_IMPORT_MESSAGES.importFaults,
): ListCsv {
  const { rows: all, getCell, ...headings } = readTable(text, quantityAt);
  if (headings.unknownHeadings ?? headings.quantityChoices) return { rows: [], faults: [], ...headings };
  const rows: ListCsvRow[] = [];
  const faults: ListCsvFault[] = [];
  for (const { line, cells } of all) {
    const itemId = getCell(cells, 'itemId');
    const quantity = getCell(cells, 'qty');
    const note = getCell(cells, 'note');
    const reason =
      getFault(itemId, quantity, note, texts) ?? (rows.length >= MAX_LIST_ITEMS ? texts.tooMany : undefined);
    if (reason) faults.push({ line, text: showRow(cells), reason });
    else rows.push({ line, itemId, qty: readQuantity(quantity)!, ...(note ? { note } : {}) });
  }
  return { rows, faults, ...headings };
}
