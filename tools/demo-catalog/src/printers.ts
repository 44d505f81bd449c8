import type { Draft } from './define.ts';
import type { DemoPrinter } from './types.ts';

/**
 * The series of printers: the machines that belong to each, and the models that the shop no longer sells but has supplies for. The supplies
 * of a series have its name as their attribute `Series`.
 */
const SERIES: { brand: string; series: string; machines: RegExp; older?: string[] }[] = [
  { brand: 'Corvelle', series: 'Page 200', machines: /^Corvelle (Page 2\d0) /, older: ['Page 210'] },
  { brand: 'Corvelle', series: 'Page 500', machines: /^Corvelle (Page 5\d0) / },
  { brand: 'Corvelle', series: 'Tank', machines: /^Corvelle (Tank \d+) /, older: ['Tank 700', 'Tank 800'] },
  { brand: 'Corvelle', series: 'Laser 400', machines: /^Corvelle (Laser 4\d0) / },
  { brand: 'Corvelle', series: 'Laser 600', machines: /^Corvelle (Laser 6\d0) / },
  { brand: 'Halden', series: 'Mono 100', machines: /^Halden (Mono 1\d0) / },
  { brand: 'Halden', series: 'Jet 300', machines: /^Halden (Jet 3\d0) / },
];

const SHELVES = new Set(['inkjet-printers', 'laser-printers']);

/** Returns the series of a printer; undefined for other products. */
export function findSeries({ name, categoryId }: Draft): string | undefined {
  if (!SHELVES.has(categoryId)) return undefined;
  return SERIES.find(({ machines }) => machines.test(name))?.series;
}

/** Returns the printer series that a supply is made for; undefined for other products. */
export const getSeries = ({ attributes }: Draft): string | undefined =>
  attributes.find(({ name }) => name === 'Series')?.value;

/**
 * Lists the printers of the ink and toner finder. What fits one that the shop sells is in the relations of its product; only older models
 * list their supplies.
 */
export function getPrinters(drafts: readonly Draft[]): DemoPrinter[] {
  return SERIES.flatMap(({ brand, series, machines, older = [] }) => {
    const sold = new Map<string, string[]>();
    for (const draft of drafts) {
      const model = SHELVES.has(draft.categoryId) ? machines.exec(draft.name)?.[1] : undefined;
      if (model) sold.set(model, [...(sold.get(model) ?? []), draft.sku]);
    }
    const supplies = drafts.filter((draft) => getSeries(draft) === series).map(({ sku }) => sku);
    return [
      ...older.map((name) => ({ brand, series, name, products: [], supplies })),
      ...[...sold].map(([name, products]) => ({ brand, series, name, products, supplies: [] })),
    ];
  });
}
