import { MAX_ITEM_NOTE_LENGTH, MAX_LIST_ITEMS } from './codes.ts';

/** The columns of an exported list; an imported file needs the first one. */
const COLUMNS = ['Item number', 'Quantity', 'Note', 'Name', 'Price'] as const;

/** A row of an exported list. */
export interface ListCsvItem {
  itemId: string;
  qty: number;
  note?: string | undefined;
  name: string;
  /** US dollars. */
  price?: number | undefined;
}

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
  /** The text of the row, as far as it is shown. */
  text: string;
  reason: string;
}

/**
 * Quotes a cell. A text that a spreadsheet would take for a formula gets an apostrophe in front, which parsing removes: a note of another
 * member must not run in the reader's spreadsheet.
 */
function cell(value: string): string {
  const inert = /^'*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Writes the items of a list as CSV (RFC 4180). */
export const formatListCsv = (items: readonly ListCsvItem[]): string =>
  [
    COLUMNS.join(','),
    ...items.map(({ itemId, qty, note = '', name, price }) =>
      [itemId, String(qty), note, name, price?.toFixed(2) ?? ''].map(cell).join(','),
    ),
    '',
  ].join('\r\n');

/** A row that is not empty. */
export interface CsvRow {
  /** The line of the file, from 1. */
  line: number;
  cells: string[];
}

/** Splits a text into rows of cells. Cells are separated by commas, semicolons or tabs, whichever the first row with any has, and may be quoted. */
export function splitRows(text: string): CsvRow[] {
  const source = text.replace(/^\uFEFF/, '');
  const [first = ''] = /^.*[\t,;].*$/m.exec(source) ?? [];
  const separator = first.includes('\t') ? '\t' : !first.includes(',') && first.includes(';') ? ';' : ',';
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let current = '';
  let isQuoted = false;
  let line = 1;
  let start = 1;
  const endRow = () => {
    cells.push(current);
    if (cells.some((each) => each.trim() !== '')) rows.push({ line: start, cells });
    cells = [];
    current = '';
  };
  for (let at = 0; at < source.length; at++) {
    const character = source[at]!;
    if (isQuoted) {
      if (character === '\n') line++;
      if (character !== '"') current += character;
      else if (source[at + 1] === '"') current += source[++at]!;
      else isQuoted = false;
    } else if (character === '"' && current.trim() === '') {
      isQuoted = true;
      current = '';
    } else if (character === separator) {
      cells.push(current);
      current = '';
    } else if (character === '\n') {
      endRow();
      start = ++line;
    } else if (character !== '\r') current += character;
  }
  endRow();
  return rows;
}

const bare = (value: string | undefined) => (value ?? '').trim().replace(/^'(?='*[=+\-@\t\r])/, '');

type Column = 'itemId' | 'qty' | 'note';
const COLUMN_ORDER: readonly Column[] = ['itemId', 'qty', 'note'];

const HEADINGS: Readonly<Record<string, Column>> = {
  'item number': 'itemId',
  item: 'itemId',
  'item id': 'itemId',
  itemid: 'itemId',
  sku: 'itemId',
  'part number': 'itemId',
  'product number': 'itemId',
  'item no': 'itemId',
  'item no.': 'itemId',
  'item #': 'itemId',
  quantity: 'qty',
  qty: 'qty',
  note: 'note',
  notes: 'note',
};

/** Finds the columns by the headings in the first row; without headings they have a fixed order. @returns the rows below the headings */
export function readColumns(all: readonly CsvRow[]): {
  rows: readonly CsvRow[];
  getCell: (cells: readonly string[], column: Column) => string;
} {
  const headings = all[0]?.cells.map((each) => HEADINGS[each.trim().toLowerCase()]) ?? [];
  const hasHeadings = headings.includes('itemId');
  const columns = hasHeadings ? headings : COLUMN_ORDER;
  return {
    rows: hasHeadings ? all.slice(1) : all,
    getCell: (cells, column) => bare(cells[columns.indexOf(column)]),
  };
}

/**
 * Reads the rows of a CSV file, or of cells pasted from a spreadsheet: item number, quantity (1 if empty) and note, in this order or under
 * headings. Units of an item in several rows are added up by the caller.
 */
export function parseListCsv(text: string): { rows: ListCsvRow[]; faults: ListCsvFault[] } {
  const { rows: all, getCell } = readColumns(splitRows(text));
  const rows: ListCsvRow[] = [];
  const faults: ListCsvFault[] = [];
  for (const { line, cells } of all) {
    const itemId = getCell(cells, 'itemId');
    const quantity = getCell(cells, 'qty').replace(/^(\d+)\.0+$/, '$1');
    const note = getCell(cells, 'note');
    const refuse = (reason: string) =>
      faults.push({ line, text: cells.join(', ').trim().slice(0, 80), reason });
    if (itemId === '') refuse('The item number is missing.');
    else if (itemId.length > 64) refuse('This is not an item number.');
    else if (quantity !== '' && !/^[1-9]\d{0,3}$/.test(quantity))
      refuse('Enter a whole quantity from 1 to 9,999.');
    else if (note.length > MAX_ITEM_NOTE_LENGTH)
      refuse(`Shorten the note to ${MAX_ITEM_NOTE_LENGTH} characters.`);
    else if (rows.length >= MAX_LIST_ITEMS)
      refuse(`A file can have at most ${MAX_LIST_ITEMS.toLocaleString('en-US')} rows.`);
    else rows.push({ line, itemId, qty: quantity === '' ? 1 : Number(quantity), ...(note ? { note } : {}) });
  }
  return { rows, faults };
}
