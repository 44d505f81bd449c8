import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { putInCart } from '../../testing/carts.ts';
import { putOnList } from '../../testing/lists.ts';
import { emptyDatabase } from '../../testing/empty-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { UnknownFormatError } from './columns.ts';
import type { DateOrder } from './dates.ts';
import type { ImportEvent, ImportSummary } from './events.ts';
import { ImportBusyError, ImportInterruptedError } from './import-request.ts';
import { runImport } from './run-import.ts';

const HEADER =
  'Row ID,Order ID,Order Date,Ship Date,Ship Mode,Customer ID,Customer Name,Segment,Country,City,State,Postal Code,Product ID,Category,Sub-Category,Product Name,Sales,Quantity,Discount';

const line = (fields: {
  row: number;
  order?: string;
  zip?: string;
  id?: string;
  category?: string;
  shelf?: string;
  name?: string;
  sales?: string;
  quantity?: string;
  discount?: string;
  date?: string;
}): string =>
  [
    fields.row,
    fields.order ?? 'A-1',
    fields.date ?? '3/9/2024',
    '3/13/2024',
    'Ground',
    'C-77',
    'Ada Example',
    'Consumer',
    'United States',
    'Framingham',
    'Massachusetts',
    fields.zip ?? '1702',
    fields.id ?? 'P-100',
    fields.category ?? 'Furniture',
    fields.shelf ?? 'Chairs',
    `"${fields.name ?? 'Example Swivel Chair, Blue'}"`,
    fields.sales ?? '200',
    fields.quantity ?? '2',
    fields.discount ?? '0',
  ].join(',');

const csv = (...lines: string[]): string => [HEADER, ...lines].join('\r\n') + '\r\n';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => emptyDatabase(database));
afterAll(() => database.close());

interface Result {
  summary: ImportSummary;
  events: ImportEvent[];
  bad: { line: number; reason: string }[];
}

async function run(
  text: string | Buffer,
  options: {
    dryRun?: boolean;
    replace?: boolean;
    source?: string;
    dates?: DateOrder;
    signal?: AbortSignal;
    onEvent?: (event: ImportEvent) => void;
  } = {},
): Promise<Result> {
  const events: ImportEvent[] = [];
  const bytes = Buffer.from(text as string);
  const summary = await runImport({
    database,
    open: () => Readable.from([bytes]),
    size: bytes.length,
    source: options.source ?? 'sample',
    dryRun: options.dryRun ?? false,
    replace: options.replace ?? false,
    dates: options.dates,
    emit: (event) => {
      events.push(event);
      options.onEvent?.(event);
    },
    ...(options.signal ? { signal: options.signal } : {}),
    now: () => new Date('2026-01-02T03:04:05Z'),
  });
  const bad = events.flatMap((event) =>
    event.type === 'bad-row' ? [{ line: event.line, reason: event.reason }] : [],
  );
  return { summary, events, bad };
}

const products = () =>
  database.db
    .selectFrom('products')
    .leftJoin('stock', 'stock.sku', 'products.sku')
    .select([
      'products.sku',
      'name',
      'price_minor',
      'category_id',
      'published',
      'available',
      'picture',
      'source',
    ])
    .orderBy('products.sku')
    .execute();

/** Reads everything that an import may change, without timestamps. */
async function everything(): Promise<unknown> {
  const tables = [
    'categories',
    'products',
    'stock',
    'import_products',
    'import_categories',
    'sales_orders',
    'sales_lines',
  ];
  const result: Record<string, unknown> = {};
  for (const table of tables) {
    const { rows } = await sql<{ all: unknown }>`
      select coalesce(jsonb_agg(to_jsonb(t) - 'created_at' - 'search' order by to_jsonb(t)::text), '[]') as all
      from ${sql.raw(table)} t`.execute(database.db);
    result[table] = rows[0]!.all;
  }
  return result;
}

const history = async () =>
  (
    await sql<Record<string, unknown>>`
      select o.order_id, o.ordered_on::text, o.city, o.zip, o.customer_hash, l.sku, l.quantity, l.sales_minor,
        l.discount_basis_points as discount
      from sales_orders o join sales_lines l on l.source = o.source and l.order_id = o.order_id
      order by l.line_key`.execute(database.db)
  ).rows;

describe('an import of a sales history', () => {
  it('creates products, categories and an anonymous history', async () => {
    const { summary } = await run(
      csv(
        line({ row: 1, sales: '200', quantity: '2' }),
        line({ row: 2, order: 'A-2', sales: '160', quantity: '2', discount: '0.2', zip: '90036' }),
        line({ row: 3, order: 'A-2', sales: '330', quantity: '3', zip: '90036' }),
        line({
          row: 4,
          id: 'P-200',
          category: 'Office Supplies',
          shelf: 'Paper',
          name: 'Example Paper, 12/Pack',
          sales: '7.5',
          quantity: '3',
        }),
      ),
    );
    expect(summary).toMatchObject({ rows: 4, badRows: 0, warnings: 0 });
    expect(summary.products).toEqual({ new: 2, changed: 0, unchanged: 0, removed: 0 });
    expect(summary.orders.new).toBe(2);
    expect(summary.lines.new).toBe(4);
    expect(await products()).toEqual([
      {
        sku: 'P-100',
        name: 'Example Swivel Chair, Blue',
        // Units cost 100, 100 and 110 dollars before discount; this is the median.
        price_minor: 10_000,
        category_id: 'furniture-chairs',
        published: true,
        available: 25,
        picture: { drawing: 'task-chair', color: '#2461ab' },
        source: 'sample',
      },
      expect.objectContaining({ sku: 'P-200', price_minor: 250, category_id: 'office-supplies-paper' }),
    ]);
    const categories = await database.db
      .selectFrom('categories')
      .select(['id', 'parent_id'])
      .orderBy('id')
      .execute();
    expect(categories).toEqual([
      { id: 'furniture', parent_id: null },
      { id: 'furniture-chairs', parent_id: 'furniture' },
      { id: 'office-supplies', parent_id: null },
      { id: 'office-supplies-paper', parent_id: 'office-supplies' },
    ]);
    const lines = await history();
    expect(lines[1]).toMatchObject({
      order_id: 'A-2',
      ordered_on: '2024-03-09',
      city: 'Framingham',
      zip: '90036',
      quantity: 2,
      sales_minor: 16_000,
      discount: 2000,
    });
    expect(lines[0]).toMatchObject({ zip: '01702' });
    const stored = JSON.stringify(await everything());
    expect(stored).not.toContain('Ada Example');
    expect(stored).not.toContain('C-77');
    expect(new Set(lines.map((one) => one.customer_hash)).size).toBe(1);
  });

  it('reports every bad row with its line and reason, and imports the others', async () => {
    const { summary, bad } = await run(
      csv(
        line({ row: 1 }),
        line({ row: 2, sales: 'abc' }),
        line({ row: 3, quantity: '1.5' }),
        line({ row: 4, discount: '1.2' }),
        line({ row: 5, date: '2/30/2024' }),
        line({ row: 6, zip: '12' }),
        line({ row: 7, name: ' ' }),
        '8,too,short',
        line({ row: 9, date: '3/20/2024' }),
        line({ row: 1, order: 'A-9' }),
        line({ row: 11, order: 'A-11' }),
      ),
    );
    expect(bad).toEqual([
      { line: 3, reason: 'sales is not a number: "abc"' },
      { line: 4, reason: 'quantity must be a whole number above 0, but is "1.5"' },
      { line: 5, reason: 'discount must be from 0 to 1, or a percentage, but is "1.2"' },
      { line: 6, reason: 'Order Date is not a day of the calendar: "2/30/2024"' },
      { line: 7, reason: 'zip is not a US ZIP code: "12"' },
      { line: 8, reason: 'Product Name is empty' },
      { line: 9, reason: 'Category is empty' },
      { line: 10, reason: 'was shipped on 2024-03-13, before it was ordered on 2024-03-20' },
      { line: 11, reason: 'Row ID 1 stands in an earlier row' },
    ]);
    expect(summary).toMatchObject({ rows: 11, badRows: 9 });
    expect(summary.lines.new).toBe(2);
  });

  it('changes nothing when repeated, and does not restore sold stock', async () => {
    const text = csv(
      line({ row: 1 }),
      line({ row: 2, id: 'P-300', name: 'Example Bookcase', shelf: 'Bookcases' }),
    );
    await run(text);
    await database.db.updateTable('stock').set({ available: 3 }).where('sku', '=', 'P-100').execute();
    const before = await everything();
    const { summary } = await run(text);
    expect(await everything()).toEqual(before);
    for (const kind of ['categories', 'products', 'orders', 'lines'] as const) {
      expect(summary[kind]).toMatchObject({ new: 0, changed: 0, removed: 0 });
    }
    expect(summary.products.unchanged).toBe(2);
  });

  it('updates a product when the file has changed', async () => {
    await run(csv(line({ row: 1, sales: '200' })));
    const { summary } = await run(csv(line({ row: 1, sales: '240' })));
    expect(summary.products.changed).toBe(1);
    expect(summary.lines).toMatchObject({ new: 0, changed: 1 });
    expect((await products())[0]).toMatchObject({ price_minor: 12_000 });
  });

  it('writes nothing in a dry run, and reports the same as the real run', async () => {
    const text = csv(
      ...Array.from({ length: 1200 }, (_, row) =>
        line({ row, order: `A-${row % 7}`, id: `P-${row % 40}`, name: `Example Chair ${row % 40}` }),
      ),
      line({ row: 5 }),
    );
    const empty = await everything();
    const dry = await run(text, { dryRun: true, replace: true });
    expect(await everything()).toEqual(empty);
    const real = await run(text, { replace: true });
    const { durationMs: _a, dryRun: _b, ...predicted } = dry.summary;
    const { durationMs: _c, dryRun: _d, ...actual } = real.summary;
    expect(predicted).toEqual(actual);
    expect(dry.bad).toEqual(real.bad);
    expect(real.summary.orders.new).toBe(7);
    expect(real.summary.products.new).toBe(40);
  });

  it('with --replace removes what the file no longer contains, except products in a cart or a list', async () => {
    await run(
      csv(
        line({ row: 1 }),
        line({
          row: 2,
          order: 'A-2',
          id: 'P-200',
          category: 'Paper Goods',
          shelf: 'Paper',
          name: 'Example Paper',
        }),
        line({ row: 3, order: 'A-3', id: 'P-300', name: 'Example Bookcase', shelf: 'Bookcases' }),
        line({ row: 4, order: 'A-4', id: 'P-400', name: 'Example Shelf', shelf: 'Bookcases' }),
      ),
    );
    await run(csv(line({ row: 1, id: 'OTHER-1', name: 'Example Lamp', shelf: 'Lamps' })), {
      source: 'other',
    });
    await putInCart(database, 'P-300');
    await putOnList(database, 'P-400');
    const text = csv(line({ row: 1 }));
    const dry = await run(text, { replace: true, dryRun: true });
    const { summary } = await run(text, { replace: true });
    expect(summary.products).toEqual({ new: 0, changed: 0, unchanged: 1, removed: 3 });
    expect(dry.summary.products).toEqual(summary.products);
    expect(summary.orders.removed).toBe(3);
    expect(summary.lines.removed).toBe(3);
    expect((await products()).map((product) => [product.sku, product.published])).toEqual([
      ['OTHER-1', true],
      ['P-100', true],
      ['P-300', false],
      ['P-400', false],
    ]);
    const shelves = await database.db.selectFrom('categories').select('id').orderBy('id').execute();
    expect(shelves.map((shelf) => shelf.id)).toEqual([
      'furniture',
      'furniture-bookcases',
      'furniture-chairs',
      'furniture-lamps',
    ]);
    expect((await run(text, { replace: true })).summary.products.removed).toBe(0);
  });

  it('without --replace keeps what the file does not contain', async () => {
    await run(csv(line({ row: 1 })));
    const { summary } = await run(csv(line({ row: 2, id: 'P-200', name: 'Example Stool' })));
    expect(summary.products).toEqual({ new: 1, changed: 0, unchanged: 0, removed: 0 });
    expect(await products()).toHaveLength(2);
  });

  it('finishes an interrupted run, with the same result', async () => {
    const text = csv(
      ...Array.from({ length: 1600 }, (_, row) =>
        line({ row, order: `A-${row >> 2}`, id: `P-${row % 9}`, name: `Example Chair ${row % 9}` }),
      ),
    );
    const stop = new AbortController();
    const interrupted = run(text, {
      signal: stop.signal,
      onEvent: (event) => {
        if (event.type === 'progress' && event.phase === 'orders') stop.abort();
      },
    });
    await expect(interrupted).rejects.toBeInstanceOf(ImportInterruptedError);
    const some = (await history()).length;
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(1600);
    const { summary } = await run(text);
    expect(summary.lines).toEqual({ new: 1600 - some, changed: 0, unchanged: some, removed: 0 });
    const resumed = await everything();
    await database.close();
    database = await createTestDatabase();
    await run(text);
    const whole = await everything();
    const withoutCustomers = (value: unknown): string =>
      JSON.stringify(value).replace(/"customer_hash":"[^"]*"/g, '');
    expect(withoutCustomers(resumed)).toBe(withoutCustomers(whole));
  });

  it('gives the second name of one product number its own SKU, and reports it', async () => {
    const text = csv(
      line({ row: 1, name: 'Example Wall Clock', shelf: 'Furnishings' }),
      line({ row: 2, order: 'A-2', name: 'Example Wood Frames', shelf: 'Furnishings', sales: '30' }),
    );
    const { summary, events } = await run(text);
    const found = await products();
    expect(found.map((product) => product.name)).toEqual(['Example Wall Clock', 'Example Wood Frames']);
    expect(found[0]!.sku).toBe('P-100');
    expect(found[1]!.sku).toMatch(/^P-100-[0-9A-F]{4}$/);
    expect(summary.warnings).toBe(1);
    expect(events).toContainEqual({
      type: 'warning',
      message: `Product ID P-100 is used for 2 products: "Example Wall Clock" is P-100, "Example Wood Frames" is ${found[1]!.sku}.`,
    });
    // The result does not depend on the row order of a later file.
    const turned = csv(
      line({ row: 2, order: 'A-2', name: 'Example Wood Frames', shelf: 'Furnishings', sales: '30' }),
      line({ row: 1, name: 'Example Wall Clock', shelf: 'Furnishings' }),
    );
    const before = await products();
    expect((await run(turned)).summary.products.new).toBe(0);
    expect(await products()).toEqual(before);
  });

  it('leaves a product of another source with the same number unchanged', async () => {
    await run(csv(line({ row: 1 })), { source: 'other' });
    await run(csv(line({ row: 1, name: 'Quite Another Chair' })));
    const found = await products();
    expect(found).toHaveLength(2);
    expect(found[0]).toMatchObject({ sku: 'P-100', name: 'Example Swivel Chair, Blue', source: 'other' });
  });

  it('imports the same file under two names, with SKUs that are stable across runs', async () => {
    const text = csv(
      line({ row: 1, name: 'Example Wall Clock' }),
      line({ row: 2, order: 'A-2', name: 'Example Wood Frames' }),
    );
    await run(text, { source: 'first' });
    const first = await products();
    expect((await run(text, { source: 'second' })).summary.products.new).toBe(2);
    const all = await products();
    expect(all).toHaveLength(4);
    expect(all.filter((product) => product.source === 'first')).toEqual(first);
    expect((await run(text, { source: 'second' })).summary.products).toMatchObject({
      new: 0,
      changed: 0,
      unchanged: 2,
    });
  });

  it('shares a category with the same name, but not one with only the same slug', async () => {
    const shelf = {
      parent_id: null,
      description: 'Ours.',
      position: 1,
      picture: '{"drawing":"ream","color":"#ffffff"}',
    };
    await database.db
      .insertInto('categories')
      .values([
        { id: 'office-supplies', name: 'Office Supplies', ...shelf },
        { id: 'furniture', name: 'Furniture & more', ...shelf },
      ])
      .execute();
    const text = csv(
      line({ row: 1 }),
      line({ row: 2, id: 'P-2', category: 'Office Supplies', shelf: 'Paper', name: 'Example Paper' }),
    );
    const { summary } = await run(text);
    expect(summary.categories).toMatchObject({ new: 3, changed: 0, unchanged: 1 });
    const shelves = await database.db
      .selectFrom('categories')
      .select(['id', 'name', 'parent_id', 'description'])
      .orderBy('id')
      .execute();
    expect(shelves.map((one) => [one.id, one.parent_id])).toEqual([
      ['furniture', null],
      ['furniture-chairs', 'furniture-sample'],
      ['furniture-sample', null],
      ['office-supplies', null],
      ['office-supplies-paper', 'office-supplies'],
    ]);
    expect(shelves.filter((one) => one.description === 'Ours.').map((one) => one.name)).toEqual([
      'Furniture & more',
      'Office Supplies',
    ]);
    expect((await run(text)).summary.categories).toMatchObject({ new: 0, changed: 0, unchanged: 4 });
  });

  describe('with dates', () => {
    const DATED = 'Order ID,Order Date,Category,Product Name,Sales,Quantity';
    const dated = (...dates: string[]) =>
      [DATED, ...dates.map((date, at) => `A-${at},${date},Paper,Ream ${at % 3},1,1`)].join('\n');
    const orderDates = async () =>
      (
        await sql<{ day: string }>`select ordered_on::text as day from sales_orders
          order by length(order_id), order_id`.execute(database.db)
      ).rows.map(({ day }) => day);

    it('reads a column with the day first if one of its rows shows it, however late', async () => {
      const { bad } = await run(dated(...Array.from({ length: 700 }, () => '03/04/2024'), '13.04.2024'));
      expect(bad).toEqual([]);
      const days = await orderDates();
      expect(days).toHaveLength(701);
      expect([days[0], days[700]]).toEqual(['2024-04-03', '2024-04-13']);
    });

    it('reads dates in the same order after an interruption', async () => {
      const file = dated(...Array.from({ length: 1200 }, () => '03/04/2024'), '13/04/2024');
      const stop = new AbortController();
      const onEvent = (event: ImportEvent) => {
        if (event.type === 'progress' && event.phase === 'orders') stop.abort();
      };
      await expect(run(file, { signal: stop.signal, onEvent })).rejects.toBeInstanceOf(
        ImportInterruptedError,
      );
      expect((await orderDates()).length).toBeLessThan(1201);
      expect((await run(file)).summary).toMatchObject({ badRows: 0 });
      expect((await run(file)).summary).toMatchObject({ lines: { new: 0, changed: 0, unchanged: 1201 } });
      expect(new Set((await orderDates()).slice(0, 1200))).toEqual(new Set(['2024-04-03']));
    });

    it('imports nothing from an ambiguous column until the order is chosen, and explains why', async () => {
      const file = dated('2024-01-20', '03/04/2024', '5/6/2024', '7/7/2024');
      await expect(run(file)).rejects.toThrow(
        'Order Date can have the month or the day first: none of its 2 dates such as "03/04/2024" in line 3 has a day after the 12th. ' +
          'Import the file again with --dates mdy (month first: 2024-03-04) or --dates dmy (day first: 2024-04-03). Nothing was changed.',
      );
      expect(await products()).toEqual([]);
      await run(file, { dates: 'dmy' });
      expect(await orderDates()).toEqual(['2024-01-20', '2024-04-03', '2024-06-05', '2024-07-07']);
    });

    it('imports nothing from a column with both orders until one is chosen; rows with the other are bad', async () => {
      const file = dated('13/04/2024', '4/14/2024', '4/15/2024');
      await expect(run(file)).rejects.toThrow(
        'Order Date has dates with the day first, such as "13/04/2024" in line 2 (1 in all), and with the month first, such as "4/14/2024" in line 3 (2 in all). ' +
          'Correct the file, or import it with --dates mdy or --dates dmy, which makes rows with the other order bad. Nothing was changed.',
      );
      const { bad } = await run(file, { dates: 'mdy' });
      expect(bad).toEqual([{ line: 2, reason: 'Order Date is not a day of the calendar: "13/04/2024"' }]);
    });

    it('reads an ambiguous column like the other one of the file', async () => {
      const [first, ...others] = dated('03/04/2024', '05/04/2024').split('\n');
      const file = [`${first},Ship Date`, `${others[0]},14/04/2024`, `${others[1]},15/04/2024`].join('\n');
      expect((await run(file)).bad).toEqual([]);
      expect(await orderDates()).toEqual(['2024-04-03', '2024-04-05']);
    });
  });

  it('reads non-breaking spaces, a byte order mark and old encodings correctly', async () => {
    const bytes = Buffer.concat([
      Buffer.from('\ufeff' + HEADER + '\n'),
      Buffer.from(line({ row: 1, name: 'Example\u00a0conference\u00a0 phone ', shelf: 'Phones' }) + '\n'),
      Buffer.from(line({ row: 2, id: 'P-2', name: 'Caf\u00e9 table', shelf: 'Tables' }) + '\n', 'latin1'),
    ]);
    await run(bytes);
    expect((await products()).map((product) => product.name)).toEqual([
      'Example conference phone',
      'Café table',
    ]);
  });

  it('reports missing columns when the header is not that of a sales history', async () => {
    await expect(run('a,b,c\n1,2,3\n')).rejects.toThrow(
      'no column for Order ID, Category, Product Name, Sales, Quantity',
    );
    await expect(run('')).rejects.toBeInstanceOf(UnknownFormatError);
    await expect(run(csv('1,"never closed,2'))).rejects.toThrow(
      /the row that begins at line 2 opens a quotation mark and does not close it/,
    );
    expect(await products()).toEqual([]);
  });

  it('refuses a second import at the same time', async () => {
    const release = await database.leases.tryAcquire('import');
    await expect(run(csv(line({ row: 1 })))).rejects.toBeInstanceOf(ImportBusyError);
    await release!();
    expect((await run(csv(line({ row: 1 })))).summary.products.new).toBe(1);
  });
});
