import { Readable } from 'node:stream';
import { emptyDatabase } from '../../testing/empty-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { addProducts } from '../../testing/test-shop.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { ImportEvent } from './events.ts';
import { runImport } from './run-import.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => addProducts(database, { sku: 'black' }, { sku: 'cyan' }, { sku: 'machine' }));
afterEach(() => emptyDatabase(database));
afterAll(() => database.close());

async function run(text: string, options: { dryRun?: boolean; replace?: boolean; source?: string } = {}) {
  const events: ImportEvent[] = [];
  const bytes = Buffer.from(text);
  const { printers, ...summary } = await runImport({
    database,
    open: () => Readable.from([bytes]),
    size: bytes.length,
    source: options.source ?? 'printers',
    dryRun: options.dryRun ?? false,
    replace: options.replace ?? false,
    emit: (event) => void events.push(event),
    now: () => new Date('2026-01-02T03:04:05Z'),
  });
  return {
    printers,
    summary,
    bad: events.flatMap((event) => (event.type === 'bad-row' ? [[event.line, event.reason]] : [])),
    warnings: events.flatMap((event) => (event.type === 'warning' ? [event.message] : [])),
  };
}

const csv = (...rows: string[]) => ['Brand,Series,Model,SKUs that fit,Printer SKU', ...rows].join('\n');

const written = () =>
  database.db
    .selectFrom('printers')
    .leftJoin('printer_products', 'printer_products.printer_id', 'printers.id')
    .select(['printers.id', 'series', 'role', 'sku'])
    .orderBy('printers.id')
    .orderBy('position')
    .execute();

const FILE = csv(
  'Corvelle,Page 200,Page 220,black; cyan,machine',
  'Corvelle,Page 200,Page 240,black,',
  'corvelle,,PAGE 240,cyan|black,',
);

describe('an import of printers', () => {
  it('writes printers with what fits them, and adds up the rows of one printer', async () => {
    const { printers, summary, bad, warnings } = await run(FILE);
    expect(printers).toEqual({ new: 2, changed: 0, unchanged: 0, removed: 0 });
    expect(summary).toMatchObject({ format: 'printers', rows: 3, badRows: 0 });
    expect([bad, warnings]).toEqual([[], []]);
    expect(await written()).toEqual([
      { id: 'corvelle/page-220', series: 'Page 200', role: 'PRINTER', sku: 'machine' },
      { id: 'corvelle/page-220', series: 'Page 200', role: 'SUPPLY', sku: 'black' },
      { id: 'corvelle/page-220', series: 'Page 200', role: 'SUPPLY', sku: 'cyan' },
      { id: 'corvelle/page-240', series: 'Page 200', role: 'SUPPLY', sku: 'black' },
      { id: 'corvelle/page-240', series: 'Page 200', role: 'SUPPLY', sku: 'cyan' },
    ]);
  });

  it('changes nothing when it runs again, and replaces the supplies of a changed printer', async () => {
    await run(FILE);
    const before = await written();
    expect((await run(FILE)).printers).toMatchObject({ new: 0, changed: 0, unchanged: 2 });
    expect(await written()).toEqual(before);
    const changed = csv('Corvelle,Page 200,Page 220,cyan,machine');
    expect((await run(changed, { dryRun: true })).printers).toMatchObject({ changed: 1 });
    expect(await written()).toEqual(before);
    expect((await run(changed)).printers).toMatchObject({ new: 0, changed: 1, unchanged: 0, removed: 0 });
    expect((await written()).map(({ id, sku }) => `${id} ${sku}`)).toEqual([
      'corvelle/page-220 machine',
      'corvelle/page-220 cyan',
      'corvelle/page-240 black',
      'corvelle/page-240 cyan',
    ]);
  });

  it('reports each row that is not usable, and item numbers that the shop does not have', async () => {
    const { printers, summary, bad, warnings } = await run(
      csv(
        ',Page 200,Page 220,black,',
        'Corvelle,,,black,',
        'Corvelle,,Page 1,,',
        `Corvelle,,${'x'.repeat(81)},black,`,
        'Corvelle,,---,black,',
        'Corvelle,,Page 2,gone,',
        'Corvelle,,Page 3,black gone,',
        'Corvelle,,Page 4,black,,,',
      ),
    );
    expect(bad).toEqual([
      [2, 'Brand is empty'],
      [3, 'Model is empty'],
      [4, 'Supplies is empty'],
      [5, 'Model is longer than 80 characters'],
      [6, 'Model has no letters or digits: "---"'],
      [9, 'has 7 cells where the header has 5'],
      [7, 'no item number of this printer is in the catalog: gone'],
    ]);
    expect(warnings).toEqual(['Line 8: not in the catalog, left out: gone.']);
    expect(summary).toMatchObject({ rows: 8, badRows: 7, warnings: 1 });
    expect(printers).toMatchObject({ new: 1 });
  });

  it('removes printers of its source that the file no longer contains, on request', async () => {
    await run(FILE);
    await run(csv('Halden,,Jet 310,black,'), { source: 'other' });
    const one = csv('Corvelle,Page 200,Page 220,black; cyan,machine');
    expect((await run(one)).printers).toMatchObject({ removed: 0 });
    expect((await run(one, { replace: true })).printers).toMatchObject({ unchanged: 1, removed: 1 });
    expect(new Set((await written()).map(({ id }) => id))).toEqual(
      new Set(['corvelle/page-220', 'halden/jet-310']),
    );
    const none = await run(csv('Corvelle,,Page 220,gone,'), { replace: true });
    expect(none.warnings).toEqual(['No printer could be read, so none was removed.']);
  });
});
