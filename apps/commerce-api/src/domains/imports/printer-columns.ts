import { normalizeHeading } from '@foolscap/core/files';

/** Known names of the columns of a list of printers. The first is the canonical one. */
const NAMES = {
  brand: ['Brand', 'printer brand', 'manufacturer', 'maker'],
  series: ['Series', 'printer series', 'family'],
  model: ['Model', 'printer model', 'model name', 'printer'],
  supplies: [
    'Supplies',
    'skus that fit',
    'fitting skus',
    'compatible skus',
    'compatible items',
    'item numbers that fit',
    'fits',
    'skus',
    'cartridges',
  ],
  product: ['Printer item number', 'printer sku', 'printer skus', 'printer item numbers'],
} as const;

export type PrinterColumn = keyof typeof NAMES;

const columnOf = new Map<string, PrinterColumn>(
  (Object.keys(NAMES) as PrinterColumn[]).flatMap((column) =>
    NAMES[column].map((name) => [normalizeHeading(name), column] as const),
  ),
);

/** Returns the canonical name of a column, for messages. */
export const nameOfPrinterColumn = (column: PrinterColumn): string => NAMES[column][0];

/** Finds the positions of the columns of a list of printers. */
export function printerColumns(header: readonly string[]): Map<PrinterColumn, number> {
  const found = new Map<PrinterColumn, number>();
  header.forEach((name, index) => {
    const column = columnOf.get(normalizeHeading(name));
    if (column && !found.has(column)) found.set(column, index);
  });
  return found;
}

/** Checks whether a header is that of a list of printers: no other format names both models and what fits them. */
export function isPrinterList(header: readonly string[]): boolean {
  const columns = printerColumns(header);
  return columns.has('brand') && columns.has('model') && columns.has('supplies');
}
