import { normalizeText } from '@foolscap/core/text';
import { MAX_ITEM_NOTE_LENGTH, MAX_ITEM_NUMBER_LENGTH, MAX_LIST_ITEMS } from './codes.ts';
import { readQuantity } from './read-quantity.ts';

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

const bare = (value: string | undefined) => normalizeText(value ?? '').replace(/^'(?='*[=+\-@\t\r])/, '');

type Column = 'itemId' | 'qty' | 'note';
const COLUMN_ORDER: readonly Column[] = ['itemId', 'qty', 'note'];

/** The names of the columns, in lower case. */
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
  'item numbers': 'itemId',
  'sku number': 'itemId',
  quantity: 'qty',
  qty: 'qty',
  'qty.': 'qty',
  units: 'qty',
  note: 'note',
  notes: 'note',
  comment: 'note',
  comments: 'note',
};

/** Columns of an exported list that an import does not need. */
const UNUSED_HEADINGS: ReadonlySet<string> = new Set(['name', 'price']);

const normalize = (heading: string) => heading.trim().toLowerCase();

/** Finds the columns by the headings in the first row; without headings they have a fixed order. @returns the rows below the headings */
export function readColumns(all: readonly CsvRow[]): {
  rows: readonly CsvRow[];
  getCell: (cells: readonly string[], column: Column) => string;
} {
  const headings = all[0]?.cells.map((each) => HEADINGS[normalize(each)]) ?? [];
  const hasHeadings = headings.includes('itemId');
  const columns = hasHeadings ? headings : COLUMN_ORDER;
  return {
    rows: hasHeadings ? all.slice(1) : all,
    getCell: (cells, column) => bare(cells[columns.indexOf(column)]),
  };
}

/** A parsed file. */
export interface ListCsv {
  rows: ListCsvRow[];
  faults: ListCsvFault[];
  /** The headings of a file whose column of item numbers is not known by its heading; such a file has no rows. */
  unknownHeadings?: string[];
  /** Columns that were not read because of their headings, in a file without a column of quantities: each row counts one unit. */
  unreadHeadings?: string[];
}

/** Whether the first row has headings of which none is that of the item numbers. Headings have no digits, and item numbers and quantities do. */
function hasUnknownHeadings([first, ...rest]: readonly CsvRow[]): boolean {
  const hasDigits = ({ cells }: CsvRow) => cells.some((each) => /\d/.test(each));
  if (!first || hasDigits(first)) return false;
  const columns = first.cells.map((each) => HEADINGS[normalize(each)]);
  if (columns.includes('itemId')) return false;
  return columns.some((column) => column !== undefined) || rest.some(hasDigits);
}

/** Returns the columns without a known heading, if none of the others has the quantities. */
function findUnreadHeadings(first: CsvRow | undefined): string[] {
  const names = first?.cells.map(normalize) ?? [];
  const columns = names.map((name) => HEADINGS[name]);
  if (!columns.includes('itemId') || columns.includes('qty')) return [];
  return showHeadings(
    (first?.cells ?? []).filter((_, at) => !columns[at] && !UNUSED_HEADINGS.has(names[at]!)),
  );
}

/** Characters that people do not type, apart from tabs and line breaks. The server refuses some of them, and a call with them as a whole. */
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u;

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

/** Returns the text of a row as it is shown. */
const showRow = (cells: readonly string[]) =>
  cells.join(', ').replace(new RegExp(UNPRINTABLE, 'gu'), '\uFFFD').trim().slice(0, 80);

/**
 * Reads the rows of a CSV file, or of cells pasted from a spreadsheet: item number, quantity (1 if empty) and note, in this order or under
 * headings. Units of an item in several rows are added up by the caller.
 */
export function parseListCsv(text: string): ListCsv {
  const parsed = splitRows(text);
  if (hasUnknownHeadings(parsed))
    return { rows: [], faults: [], unknownHeadings: showHeadings(parsed[0]!.cells) };
  const { rows: all, getCell } = readColumns(parsed);
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
  const unreadHeadings = findUnreadHeadings(parsed[0]);
  return { rows, faults, ...(unreadHeadings.length > 0 && { unreadHeadings }) };
}

/** Returns headings as they are shown: those with a text, cut. */
function showHeadings(cells: readonly string[]): string[] {
  return cells
    .map((each) => showRow([each]).slice(0, 40))
    .filter((each) => each !== '')
    .slice(0, 12);
}
