import { ITEM_NUMBER_HEADINGS, normalizeHeading, QUANTITY_HEADINGS } from '@foolscap/core/files';
import { normalizeText } from '@foolscap/core/text';
import { readQuantity } from './read-quantity.ts';

/** A row that is not empty. */
export interface CsvRow {
  /** The line of the file, from 1. */
  line: number;
  cells: string[];
}

/** Splits a text into rows of cells. Cells are separated by commas, semicolons or tabs, whichever the first row with any has, and may be quoted. */
function splitRows(text: string): CsvRow[] {
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

/** Returns the text of a cell, without the apostrophe that keeps a spreadsheet from interpreting it as a formula. */
const bare = (value: string | undefined) => normalizeText(value ?? '').replace(/^'(?='*[=+\-@\t\r])/, '');

type Column = 'itemId' | 'gtin' | 'model' | 'qty' | 'note';
/** The columns of cells without headings. */
const COLUMN_ORDER: readonly Column[] = ['itemId', 'qty', 'note'];
/** Columns that identify a row's item; if a row has several, the first one with a value applies. */
const ITEM_COLUMNS: readonly Column[] = ['itemId', 'gtin', 'model'];

/** The headings of each column, in each language of the shop: a file may come from a shopper who reads another one. */
const NAMES: Readonly<Record<Column, readonly string[]>> = {
  itemId: [
    ...ITEM_NUMBER_HEADINGS,
    'Item',
    'Part number',
    'Part no',
    'Numéro d’article',
    'Numéro de l’article',
    'No d’article',
    'N° d’article',
  ],
  gtin: [
    'GTIN',
    'UPC',
    'EAN',
    'Barcode',
    'GTIN number',
    'UPC number',
    'UPC code',
    'EAN code',
    'Barcode number',
    'UPC/EAN',
  ],
  model: [
    'Model',
    'Model number',
    'Model no',
    'MPN',
    'Manufacturer part number',
    'Manufacturer number',
    'Manufacturer part no',
    'Mfr part number',
    'Mfr part no',
    'Mfg part number',
    'Mfr number',
    'Vendor part number',
  ],
  qty: [...QUANTITY_HEADINGS, 'Quantité', 'Qté'],
  note: ['Note', 'Notes', 'Comment', 'Comments', 'Remarque', 'Remarques', 'Commentaire', 'Commentaires'],
};

const COLUMN_OF: ReadonlyMap<string, Column> = new Map(
  (Object.keys(NAMES) as Column[]).flatMap((column) =>
    NAMES[column].map((name) => [normalizeHeading(name), column] as const),
  ),
);

/** Columns of exported lists and of order forms that are neither needed nor quantities. */
const UNUSED: ReadonlySet<string> = new Set(
  [
    'Name',
    'Price',
    'Unit price',
    'List price',
    'Total',
    'Line total',
    'Extended price',
    'Line',
    'Line number',
    'Row',
    'No',
    'Nom',
    'Prix',
    'Prix unitaire',
    'Ligne',
  ].map(normalizeHeading),
);

/** A column that could contain the quantities. */
export interface QuantityChoice {
  /** Its position, from 0. */
  at: number;
  heading: string;
}

/** The problems with a table's headings; at most one of the lists is present. */
export interface TableHeadings {
  /** The headings of a file in which none identifies the item numbers. */
  unknownHeadings?: string[];
  /**
   * Columns without a known heading that may contain the quantities, in a file in which no heading identifies them. The shopper chooses
   * one.
   */
  quantityChoices?: QuantityChoice[];
  /**
   * Columns that were ignored because their headings are unknown, in a file without a quantity column, where each row counts as one unit.
   */
  unreadHeadings?: string[];
}

/** The rows of a file or of pasted cells. */
export interface Table extends TableHeadings {
  /** The rows below the headings. */
  rows: readonly CsvRow[];
  /** Returns the text of a cell; for an item, its number, or else its barcode or model number. */
  getCell: (cells: readonly string[], column: 'itemId' | 'qty' | 'note') => string;
}

/** Characters that people do not type, apart from tabs and line breaks. The server rejects some of them, along with the whole call. */
export const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u;

/** Returns a row's text in the form in which it is shown. */
export const showRow = (cells: readonly string[]) =>
  cells.join(', ').replace(new RegExp(UNPRINTABLE, 'gu'), '\uFFFD').trim().slice(0, 80);

const showHeading = (heading: string) => showRow([heading]).slice(0, 40);
/** Maximum number of headings listed in a message. */
const MAX_SHOWN = 12;
const showHeadings = (headings: readonly string[]) =>
  headings
    .map(showHeading)
    .filter((each) => each !== '')
    .slice(0, MAX_SHOWN);

/**
 * Checks whether the first row has headings, none of which identifies the item numbers. Headings have no digits, while item numbers and
 * quantities do.
 */
function hasUnknownHeadings([first, ...rest]: readonly CsvRow[], columns: readonly unknown[]): boolean {
  const hasDigits = ({ cells }: CsvRow) => cells.some((each) => /\d/.test(each));
  if (!first || hasDigits(first)) return false;
  return columns.some((column) => column !== undefined) || rest.some(hasDigits);
}

/** Finds the columns that may contain the quantities: those with at least one valid quantity. */
function findQuantityChoices(unread: readonly QuantityChoice[], rows: readonly CsvRow[]): QuantityChoice[] {
  return unread
    .filter(({ at }) =>
      rows.some(({ cells }) => {
        const cell = bare(cells[at]);
        return cell !== '' && readQuantity(cell) !== undefined;
      }),
    )
    .slice(0, MAX_SHOWN);
}

/**
 * Reads the cells of a file, or cells pasted from a spreadsheet: item number, quantity and note in this order, or under headings in any
 * order.
 * @param quantityAt the quantity column chosen by the shopper; null for none, so that each row counts as one unit
 */
export function readTable(text: string, quantityAt?: number | null): Table {
  const all = splitRows(text);
  const headings = all[0]?.cells ?? [];
  const known = headings.map((each) => COLUMN_OF.get(normalizeHeading(each)));
  const hasHeadings = known.some((column) => column && ITEM_COLUMNS.includes(column));
  const rows = hasHeadings ? all.slice(1) : all;
  const columns = hasHeadings ? known : COLUMN_ORDER;
  const places = new Map<Column, number>();
  columns.forEach((column, at) => {
    if (column && !places.has(column)) places.set(column, at);
  });
  if (quantityAt !== undefined && quantityAt !== null) places.set('qty', quantityAt);
  const read = (cells: readonly string[], column: Column) => bare(cells[places.get(column) ?? -1]);
  const table: Table = {
    rows,
    getCell: (cells, column) =>
      column === 'itemId'
        ? (ITEM_COLUMNS.map((each) => read(cells, each)).find((each) => each !== '') ?? '')
        : read(cells, column),
  };
  if (!hasHeadings)
    return hasUnknownHeadings(all, known) ? { ...table, unknownHeadings: showHeadings(headings) } : table;
  if (places.has('qty')) return table;
  const unread = headings.flatMap((heading, at) =>
    known[at] || UNUSED.has(normalizeHeading(heading)) ? [] : [{ at, heading: showHeading(heading) }],
  );
  const quantityChoices = quantityAt === null ? [] : findQuantityChoices(unread, rows);
  if (quantityChoices.length > 0) return { ...table, quantityChoices };
  const unreadHeadings = showHeadings(unread.map(({ heading }) => heading));
  return unreadHeadings.length > 0 ? { ...table, unreadHeadings } : table;
}
