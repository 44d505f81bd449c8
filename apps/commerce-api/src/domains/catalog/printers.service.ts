import type {
  Printer,
  PrinterBrandData,
  PrinterData,
  PrintersData,
  SavedPrintersData,
} from '@foolscap/catalog/contract';
import { MAX_SAVED_PRINTERS, PRINTER_CODES, SUPPLY_GROUPS, type SupplyGroup } from '@foolscap/catalog/model';
import type { ApiContext } from '../../kernel/context.ts';
import { ApiError, notFound } from '../../kernel/http/api-error.ts';
import {
  findPrinters,
  listPrinterBrands,
  listPrintersOf,
  listSavedPrinters,
  type PrinterRow,
  readPrinter,
  removeSavedPrinter,
  savePrinters,
  type SupplyRow,
} from './printers.repository.ts';
import { listTilesOf } from './product-page.repository.ts';
import type { Buyer } from './product-prices.ts';
import { getItemUrl } from './slug.ts';
import { getTile } from './tile.ts';

const MAX_FOUND = 30;
/** Supplies on the page of a printer. */
const MAX_SUPPLIES = 96;

const getUrl = (id: string): string => `/ink-toner/${id}`;

const getPrinter = ({ id, brand, series, name }: PrinterRow): Printer => ({
  id,
  brand,
  series,
  name,
  url: getUrl(id),
});

const noSuchPrinter = () => notFound(PRINTER_CODES.printerNotFound, 'We don’t know this printer.');

/** Parts that wear out have a color of their own in some catalogs, so their names decide. */
const PART = /\b(drums?|maintenance|fusers?|waste|rollers?|belts?)\b/i;
const SET = /\b(and|tri-?color|multi-?color|color|assorted)\b/i;

/** Returns the kind of a supply. */
export function getSupplyGroup({ name, color, color_family: family }: SupplyRow): SupplyGroup {
  const shown = color ?? family;
  if (!shown || PART.test(name)) return 'other';
  if (/^(photo )?black$/i.test(shown)) return 'black';
  return SET.test(shown) || family === 'Assorted' ? 'sets' : 'color';
}

/** Reads the first number of a yield such as `1,200 pages`; 0 if unknown. */
const getPages = ({ yield: pages }: SupplyRow): number =>
  Number(/[0-9][0-9,]*/.exec(pages ?? '')?.[0].replaceAll(',', '') ?? 0);

/** Sorts supplies of one kind: those of one color together, the smallest yield first. */
const bySize = (a: SupplyRow, b: SupplyRow): number =>
  (a.color ?? '').localeCompare(b.color ?? '', 'en') || getPages(a) - getPages(b);

export type PrintersService = ReturnType<typeof createPrintersService>;

/** Creates the service of the ink and toner finder. */
export function createPrintersService({ database: { db }, now }: Pick<ApiContext, 'database' | 'now'>) {
  const listBrands = async () =>
    (await listPrinterBrands(db)).map((brand) => ({ ...brand, url: getUrl(brand.slug) }));
  const listSaved = async (accountId: string): Promise<SavedPrintersData> => ({
    printers: (await listSavedPrinters(db, accountId)).map(getPrinter),
  });
  return {
    async finder(q = ''): Promise<PrintersData> {
      const query = q.trim();
      const [brands, printers] = await Promise.all([
        listBrands(),
        query ? findPrinters(db, query, MAX_FOUND + 1) : undefined,
      ]);
      if (!printers) return { brands };
      return {
        brands,
        found: {
          query,
          printers: printers.slice(0, MAX_FOUND).map(getPrinter),
          hasMore: printers.length > MAX_FOUND,
        },
      };
    },

    /** @throws ApiError 404 */
    async brand(slug: string): Promise<PrinterBrandData> {
      const [brands, printers] = await Promise.all([listBrands(), listPrintersOf(db, slug)]);
      const brand = brands.find((each) => each.slug === slug);
      if (!brand) throw noSuchPrinter();
      const series = new Map<string, Printer[]>();
      for (const row of printers)
        series.set(row.series, [...(series.get(row.series) ?? []), getPrinter(row)]);
      return { brand, series: [...series].map(([name, list]) => ({ name, printers: list })) };
    },

    /** @throws ApiError 404 */
    async printer(buyer: Buyer, id: string): Promise<PrinterData> {
      const row = await readPrinter(db, id, MAX_SUPPLIES);
      if (!row) throw noSuchPrinter();
      const supplies = row.supplies ?? [];
      const groups = SUPPLY_GROUPS.map((kind) => ({
        kind,
        itemIds: supplies
          .filter((supply) => getSupplyGroup(supply) === kind)
          .sort(bySize)
          .map(({ sku }) => sku),
      })).filter(({ itemIds }) => itemIds.length > 0);
      const skus = groups.flatMap(({ itemIds }) => itemIds);
      const tiles = skus.length > 0 ? await listTilesOf(db, buyer, skus) : [];
      return {
        printer: getPrinter(row),
        brandUrl: getUrl(row.brand_slug),
        products: (row.products ?? []).map(({ sku, name }) => ({ title: name, url: getItemUrl(sku, name) })),
        groups,
        items: tiles.map((tile) => getTile(tile)),
      };
    },

    listSaved,

    /** @throws ApiError 409 when the account has as many printers as it can save */
    async save(accountId: string, printerIds: readonly string[]): Promise<SavedPrintersData> {
      if (!(await savePrinters(db, accountId, printerIds, { limit: MAX_SAVED_PRINTERS, now: now() })))
        throw new ApiError(
          409,
          PRINTER_CODES.tooManyPrinters,
          `You can save up to ${MAX_SAVED_PRINTERS} printers. Remove one first.`,
        );
      return listSaved(accountId);
    },

    async remove(accountId: string, printerId: string): Promise<SavedPrintersData> {
      await removeSavedPrinter(db, accountId, printerId);
      return listSaved(accountId);
    },
  };
}
