import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import { normalizeText } from '@foolscap/core/text';
import { MAX_ITEM_NUMBER_LENGTH } from './codes.ts';
import { readQuantity } from './read-quantity.ts';
import { readTable, type TableHeadings } from './read-table.ts';

/** A row of a quick order as typed. */
export interface QuickOrderEntry {
  itemId: string;
  qty: string;
}

/** The mistakes that are found without the server. */
export type QuickOrderFault = 'ITEM_MISSING' | 'ITEM_TOO_LONG' | 'QUANTITY_INVALID';

/** Checks whether a row is empty. Empty rows are ignored. */
export const isBlankEntry = ({ itemId, qty }: QuickOrderEntry): boolean =>
  normalizeText(itemId) === '' && ['', '1'].includes(normalizeText(qty));

/** Returns the first mistake of a row that is not blank. */
export function getEntryFault(entry: QuickOrderEntry): QuickOrderFault | undefined {
  const itemId = normalizeText(entry.itemId);
  if (itemId === '') return 'ITEM_MISSING';
  if (itemId.length > MAX_ITEM_NUMBER_LENGTH) return 'ITEM_TOO_LONG';
  return readQuantity(entry.qty) === undefined ? 'QUANTITY_INVALID' : undefined;
}

/** Checks whether a pasted text has several cells, and therefore fills rows instead of one field. */
export const hasSeveralCells = (text: string): boolean => /[\t\n]/.test(text);

/** Rows for a quick order; there are none if `unknownHeadings` or `quantityChoices` is set. */
export interface QuickOrderTable extends TableHeadings {
  entries: QuickOrderEntry[];
}

/**
 * Parses the rows of a CSV file, or cells pasted from a spreadsheet: item number and quantity, in this order or under headings. Rows with
 * mistakes are returned unchanged, to be corrected in the form.
 * @param quantityAt the quantity column chosen by the shopper; null for none
 */
export function parseQuickOrder(text: string, quantityAt?: number | null): QuickOrderTable {
  const { rows, getCell, ...headings } = readTable(text, quantityAt);
  if (headings.quantityChoices) return { entries: [], ...headings };
  const { unknownHeadings, ...others } = headings;
  // A single column with an unknown heading is read as item numbers, and its heading becomes a row to correct.
  if (unknownHeadings && unknownHeadings.length > 1) return { entries: [], unknownHeadings };
  const entries = rows.map(({ cells }) => {
    const qty = getCell(cells, 'qty');
    return {
      itemId: getCell(cells, 'itemId'),
      qty: qty === '' ? '1' : String(readQuantity(qty) ?? qty),
    };
  });
  return { entries, ...others };
}

/** A row whose quantity was added to that of an earlier row of the same item. */
export interface MergedEntry<Entry> {
  entry: Entry;
  /** The earlier row, with the new quantity. */
  into: Entry;
}

/**
 * Merges rows with the same item into the first one. Rows with mistakes are kept, and so is a row that would raise the first one above the
 * maximum quantity.
 * @param resolve returns the item that a number refers to
 */
export function mergeEntries<Entry extends QuickOrderEntry>(
  entries: readonly Entry[],
  resolve: (itemId: string) => string = (itemId) => itemId,
): { entries: Entry[]; merged: MergedEntry<Entry>[] } {
  const places = new Map<string, number>();
  const kept: Entry[] = [];
  const merged: { entry: Entry; at: number }[] = [];
  for (const entry of entries) {
    const fault = getEntryFault(entry);
    const key = resolve(normalizeText(entry.itemId));
    const at = fault ? undefined : places.get(key);
    const sum = at === undefined ? 0 : readQuantity(kept[at]!.qty)! + readQuantity(entry.qty)!;
    if (at === undefined || sum > MAX_LINE_QUANTITY) {
      if (!fault && at === undefined) places.set(key, kept.length);
      kept.push(entry);
    } else {
      kept[at] = { ...kept[at]!, qty: String(sum) };
      merged.push({ entry, at });
    }
  }
  return { entries: kept, merged: merged.map(({ entry, at }) => ({ entry, into: kept[at]! })) };
}
