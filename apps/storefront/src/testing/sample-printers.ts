import type { Printer, PrinterBrand, PrinterData } from '@foolscap/catalog/contract';
import { MAX_SAVED_PRINTERS, PRINTER_CODES } from '@foolscap/catalog/model';
import { buildTile } from '@foolscap/catalog/testing';
import { HttpError } from '@foolscap/core/http';
import type { FakeRoutes } from './fake-transport.ts';

const printer = (brand: string, series: string, name: string): Printer => {
  const id = `${brand} ${name}`.toLowerCase().replace(' ', '/').replaceAll(' ', '-');
  return { id, brand, series, name, url: `/ink-toner/${id}` };
};

/** Sample printers of invented brands. */
export const samplePrinters: readonly Printer[] = [
  printer('Corvelle', 'Page 200', 'Page 210'),
  printer('Corvelle', 'Page 200', 'Page 220'),
  printer('Corvelle', 'Page 200', 'Page 240'),
  printer('Corvelle', 'Laser 400', 'Laser 410'),
  printer('Halden', '', 'Jet 310'),
];

const toBrand = (name: string): PrinterBrand => ({
  name,
  slug: name.toLowerCase(),
  url: `/ink-toner/${name.toLowerCase()}`,
  count: samplePrinters.filter(({ brand }) => brand === name).length,
});
const brands = ['Corvelle', 'Halden'].map(toBrand);

const cartridge = (itemId: string, title: string, color: string, price: number) =>
  buildTile({
    itemId,
    title,
    brandName: 'Corvelle',
    price: `$${price.toFixed(2)}`,
    priceValue: price,
    itemUrl: `/p/${itemId}`,
    image: `/media/pictures/ink-cartridge/${color}.svg`,
  });

const supplies = [
  cartridge('24160101', 'Corvelle 62 Ink Cartridge, Black', '20242a', 24.99),
  cartridge('24160105', 'Corvelle 62XL Ink Cartridge, High Yield, Black', '20242a', 41.99),
  cartridge('24160102', 'Corvelle 62 Ink Cartridge, Cyan', '1ea1c8', 21.99),
  cartridge('24160103', 'Corvelle 62 Ink Cartridge, Magenta', 'c2357e', 21.99),
  cartridge('24160201', 'Corvelle 62 Ink Cartridges, Black and Color, 4-Pack', '1d4e89', 84.99),
];

const unknown = () =>
  new HttpError({
    code: PRINTER_CODES.printerNotFound,
    status: 404,
    retryable: false,
    message: 'We don’t know this printer.',
  });

/** Returns what fits a sample printer; nothing fits those of Halden. */
function getPrinterData(id: string): PrinterData {
  const found = samplePrinters.find((each) => each.id === id);
  if (!found) throw unknown();
  const items = found.brand === 'Corvelle' ? supplies : [];
  const idsOf = (from: number, to: number) => items.slice(from, to).map(({ itemId }) => itemId);
  return {
    printer: found,
    brandUrl: toBrand(found.brand).url,
    products: found.name === 'Page 220' ? [{ title: 'Corvelle Page 220', url: '/p/24170101' }] : [],
    groups: items.length
      ? [
          { kind: 'black', itemIds: idsOf(0, 2) },
          { kind: 'color', itemIds: idsOf(2, 4) },
          { kind: 'sets', itemIds: idsOf(4, 5) },
        ]
      : [],
    items,
  };
}

/** Creates the calls of the ink and toner finder in memory. @param savedIds the printers that the account has saved */
export function createFakePrinterRoutes(savedIds: readonly string[] = []): FakeRoutes {
  let saved = [...savedIds];
  const list = () => ({
    printers: saved.flatMap((id) => samplePrinters.find((each) => each.id === id) ?? []),
  });
  return {
    'GET /catalog/printers': ({ query }) => {
      const q = query.get('q')?.trim();
      const words = q?.toLowerCase().split(/\s+/) ?? [];
      return {
        brands,
        ...(q
          ? {
              found: {
                query: q,
                printers: samplePrinters.filter(({ brand, name }) =>
                  words.every((word) => `${brand} ${name}`.toLowerCase().includes(word)),
                ),
                hasMore: false,
              },
            }
          : {}),
      };
    },
    'GET /catalog/printers/:brand': ({ params: [slug] }) => {
      const brand = brands.find((each) => each.slug === slug);
      if (!brand) throw unknown();
      const own = samplePrinters.filter((each) => each.brand === brand.name);
      const series = [...new Set(own.map((each) => each.series))];
      return {
        brand,
        series: series.map((name) => ({ name, printers: own.filter((each) => each.series === name) })),
      };
    },
    'GET /catalog/printers/:brand/:model': ({ params: [brand, model] }) =>
      getPrinterData(`${brand}/${model}`),
    'GET /account/printers': list,
    'POST /account/printers': ({ body }) => {
      const { printerIds } = body as { printerIds: string[] };
      saved = [...new Set([...printerIds, ...saved])].slice(0, MAX_SAVED_PRINTERS);
      return list();
    },
    'DELETE /account/printers/:brand/:model': ({ params: [brand, model] }) => {
      saved = saved.filter((id) => id !== `${brand}/${model}`);
      return list();
    },
  };
}
