import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { emptyDatabase } from '../../testing/empty-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { UnknownFormatError } from './columns.ts';
import type { ImportEvent, ImportSummary } from './events.ts';
import { ImportInterruptedError, ImportOptionError } from './import-request.ts';
import { STANDARD_STOCK } from './import.repository.ts';
import { readMerchantText } from './merchant-text.ts';
import { readMerchantXml } from './merchant-xml.ts';
import { runImport } from './run-import.ts';
import { SALE_FIELDS } from './sale-fields.ts';
import { readShopify } from './shopify.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => emptyDatabase(database));
afterAll(() => database.close());

interface Options {
  dryRun?: boolean;
  replace?: boolean;
  hideMissing?: boolean;
  source?: string;
  signal?: AbortSignal;
  onEvent?: (event: ImportEvent) => void;
}

async function run(
  text: string | Buffer,
  options: Options = {},
): Promise<{ summary: ImportSummary; bad: string[]; warnings: string[] }> {
  const bad: string[] = [];
  const warnings: string[] = [];
  const bytes = Buffer.from(text as string);
  const summary = await runImport({
    database,
    // In small chunks, so that texts and characters are split at arbitrary places.
    open: () =>
      Readable.from(
        (function* () {
          for (let start = 0; start < bytes.length; start += 97) yield bytes.subarray(start, start + 97);
        })(),
      ),
    size: bytes.length,
    source: options.source ?? 'feed',
    dryRun: options.dryRun ?? false,
    replace: options.replace ?? false,
    hideMissing: options.hideMissing ?? false,
    emit: (event) => {
      if (event.type === 'bad-row') bad.push(`${event.unit} ${event.line}: ${event.reason}`);
      if (event.type === 'warning') warnings.push(event.message);
      options.onEvent?.(event);
    },
    ...(options.signal ? { signal: options.signal } : {}),
    now: () => new Date('2026-01-15T12:00:00Z'),
  });
  return { summary, bad, warnings };
}

const products = () =>
  database.db
    .selectFrom('products')
    .leftJoin('stock', 'stock.sku', 'products.sku')
    .selectAll('products')
    .select('available')
    .orderBy('products.sku')
    .execute();
const product = async (sku: string) => (await products()).find((row) => row.sku === sku)!;
const categories = () =>
  database.db.selectFrom('categories').select(['id', 'name', 'parent_id']).orderBy('id').execute();

/** Reads everything that a feed may change, without timestamps. */
async function everything(): Promise<unknown> {
  const result: unknown[] = [];
  for (const table of [
    'categories',
    'products',
    'stock',
    'volume_prices',
    'import_products',
    'import_categories',
  ]) {
    const { rows } =
      await sql`select coalesce(jsonb_agg(to_jsonb(t) - 'created_at' order by to_jsonb(t)::text), '[]') as all
      from ${sql.raw(table)} t`.execute(database.db);
    result.push(rows);
  }
  return result;
}

const volumePrices = async () =>
  (await database.db.selectFrom('volume_prices').selectAll().orderBy('sku').orderBy('min_qty').execute()).map(
    ({ sku, min_qty, price_minor }) => [sku, min_qty, price_minor],
  );

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const SHOPIFY = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Variant SKU',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Barcode',
  'Image Src',
  'Status',
];
const shopify = (...rows: Record<string, string>[]): string =>
  `${[SHOPIFY.join(','), ...rows.map((row) => SHOPIFY.map((name) => quoted(row[name] ?? '')).join(','))].join('\r\n')}\r\n`;

const pen = {
  Handle: 'swift-pen',
  Title: 'Swift Gel Pen',
  'Body (HTML)': '<p>Dries fast.\nNever smears.</p><script>alert(1)</script><ul><li>0.7 mm</li></ul>',
  Vendor: 'Swift',
  Type: 'Writing > Pens',
  Published: 'true',
  'Option1 Name': 'Color',
  'Option2 Name': 'Size',
  'Option3 Name': 'Pack',
  'Variant Inventory Tracker': 'shopify',
  Status: 'active',
};
const variant = (color: string, sku: string, more: Record<string, string> = {}) => ({
  Handle: 'swift-pen',
  'Option1 Value': color,
  'Option2 Value': 'Fine',
  'Option3 Value': '12',
  'Variant SKU': sku,
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': '7',
  'Variant Price': '12.34',
  ...more,
});
const plain = (handle: string, more: Record<string, string> = {}) => ({
  Handle: handle,
  Title: `Plain ${handle}`,
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant SKU': handle.toUpperCase(),
  'Variant Price': '5.00',
  ...more,
});

describe('a Shopify product CSV', () => {
  it('is imported as products with variants', async () => {
    const file = `\ufeff${shopify(
      {
        ...variant('Navy Blue', 'SW-1', {
          'Variant Compare At Price': '15',
          'Variant Barcode': "'4006381333931",
        }),
        ...pen,
      },
      variant('Red', 'SW-2', { 'Variant Inventory Qty': '-3' }),
      variant('Black', '', { 'Variant Inventory Qty': '0', 'Variant Inventory Policy': 'continue' }),
      { Handle: 'swift-pen', 'Image Src': 'https://example.com/pen.jpg' },
      plain('eraser', { Type: 'Writing' }),
      plain('draft', { Status: 'draft' }),
    )}`;
    const { summary, bad } = await run(file);
    expect(bad).toEqual([]);
    expect(summary).toMatchObject({ format: 'shopify', rows: 5, badRows: 0 });
    expect(summary.products).toMatchObject({ new: 5, changed: 0, unchanged: 0 });
    expect(await product('SW-1')).toMatchObject({
      name: 'Swift Gel Pen, Navy Blue, Fine, 12',
      brand: 'Swift',
      category_id: 'writing-pens',
      description: 'Dries fast. Never smears.',
      bullets: ['0.7 mm'],
      price_minor: 1234,
      list_price_minor: 1500,
      available: 7,
      gtin: '4006381333931',
      color_family: 'Blue',
      variant_group: 'feed:swift-pen',
      variant: { Color: 'Navy Blue', Size: 'Fine', Pack: '12' },
      published: true,
      source: 'feed',
    });
    expect(await product('SW-2')).toMatchObject({
      available: 0,
      color_family: 'Red',
      list_price_minor: null,
    });
    const derived = (await products()).find((row) => row.name.includes('Black'))!;
    expect(derived).toMatchObject({ available: STANDARD_STOCK, variant_group: 'feed:swift-pen' });
    expect(await product('ERASER')).toMatchObject({
      name: 'Plain eraser',
      category_id: 'writing',
      variant_group: null,
      variant: {},
      available: STANDARD_STOCK,
    });
    expect(await product('DRAFT')).toMatchObject({ published: false, category_id: 'more-products' });
    expect(await categories()).toEqual([
      { id: 'more-products', name: 'More products', parent_id: null },
      { id: 'writing', name: 'Writing', parent_id: null },
      { id: 'writing-pens', name: 'Pens', parent_id: 'writing' },
    ]);
    const before = await everything();
    const again = await run(file);
    expect(again.summary.products).toMatchObject({ new: 0, changed: 0, unchanged: 5 });
    expect(again.summary.categories).toMatchObject({ new: 0, changed: 0, unchanged: 3 });
    expect(await everything()).toEqual(before);
  });

  it('has volume prices in a separate column', async () => {
    const columns = 'Title,URL handle,SKU,Price,Volume prices\n';
    await run(`${columns}Pen,pen,PEN,5,"3:4.50, 12:4.25"\nInk,ink,INK,9,\n`);
    expect(await volumePrices()).toEqual([
      ['PEN', 3, 450],
      ['PEN', 12, 425],
    ]);
    const { bad } = await run(`${columns}Pen,pen,PEN,5,3:5.50\n`);
    expect(bad).toEqual([
      'line 2: Variant Volume Prices has a price that is not below the price of fewer units: "3:5.50"',
    ]);
  });

  it('keeps the names of options that are in later rows only', async () => {
    const row = { Handle: 'pad', 'Variant Price': '2' };
    await run(
      shopify(
        { Handle: 'pad', Title: 'Pad', 'Image Src': 'https://example.com/pad.jpg' },
        { ...row, 'Option1 Name': 'Ruling', 'Option1 Value': 'Wide', 'Variant SKU': 'PAD-1' },
        {
          ...row,
          'Option1 Value': 'Narrow',
          'Option2 Name': 'Cover',
          'Option2 Value': 'Gray',
          'Variant SKU': 'PAD-2',
        },
      ),
    );
    expect((await product('PAD-1')).variant).toEqual({ Ruling: 'Wide' });
    expect((await product('PAD-2')).variant).toEqual({ Ruling: 'Narrow', Cover: 'Gray' });
  });

  it('also reads the columns of the newer export', async () => {
    await run(
      'Title,URL handle,Description,Vendor,Product category,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory quantity\n' +
        'Oak Desk,oak-desk,<p>Solid</p>,Holm,Furniture > Desks,TRUE,Active,OD-1,,,250,300,4\n',
    );
    expect(await product('OD-1')).toMatchObject({
      price_minor: 25000,
      list_price_minor: 30000,
      available: 4,
      category_id: 'furniture-desks',
      product_type_name: 'DF',
    });
  });

  it('reports each unusable row, and imports the others', async () => {
    const { bad, summary } = await run(
      shopify(
        plain('a', { 'Variant Price': 'free' }),
        plain('b', { Title: '' }),
        plain('', {}),
        plain('c', { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '1.5' }),
        plain('d', { 'Variant Price': '€5.00' }),
        plain('good', { 'Body (HTML)': '<p>One\n\nTwo "quoted"\n</p>' }),
        plain('good'),
        plain('good2', { 'Variant Price': '', 'Variant SKU': '', 'Option1 Value': '' }),
      ) + 'too,short\r\n',
    );
    expect([...bad].sort()).toEqual([
      'line 11: "GOOD" stands in an earlier line',
      'line 12: Variant Price is empty',
      'line 13: Variant Price is empty',
      'line 2: Variant Price is not an amount in dollars and cents: "free"',
      'line 3: "b" has no Title, or its rows do not stand together',
      'line 4: Handle is empty',
      'line 5: inventory is not a whole number: "1.5"',
      'line 6: Variant Price is not in US dollars: "€5.00"',
    ]);
    expect(summary).toMatchObject({ badRows: 8, rows: 9 });
    expect((await products()).map((row) => row.sku)).toEqual(['GOOD']);
  });

  it('gives a taken SKU a suffix that is the same in every run', async () => {
    await run(shopify(plain('clip')), { source: 'one' });
    const file = shopify(plain('clip', { Title: 'Other clip' }));
    await run(file, { source: 'two' });
    const skus = (await products()).map((row) => row.sku);
    expect(skus).toEqual(['CLIP', expect.stringMatching(/^CLIP-[0-9A-F]{4}$/)]);
    expect((await run(file, { source: 'two' })).summary.products).toMatchObject({ new: 0, unchanged: 1 });
    expect((await product('CLIP')).name).toBe('Plain clip');
  });
});

const TSV = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'availability',
  'price',
  'sale_price',
  'brand',
  'gtin',
  'mpn',
  'google_product_category',
  'product_type',
  'item_group_id',
  'color',
  'size',
  'condition',
  'volume_prices',
  ...SALE_FIELDS,
];
const clip: Record<string, string> = {
  id: 'M-1',
  title: 'Bright Clips, Box of 100',
  description: 'Hold 20 sheets.',
  link: 'https://example.com/m-1',
  image_link: 'https://example.com/m-1.jpg',
  availability: 'in_stock',
  price: '4.50 USD',
  brand: 'Bright',
  product_type: 'Desk > Clips',
  condition: 'new',
};
const tsv = (...rows: Record<string, string>[]): string =>
  [TSV.join('\t'), ...rows.map((row) => TSV.map((name) => row[name] ?? '').join('\t'))].join('\n');
const xmlText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const rss = (...rows: Record<string, string>[]): string =>
  `<?xml version="1.0"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>
  ${rows
    .map(
      (row) =>
        `<item>${Object.entries(row)
          .map(([name, value]) => `<g:${name}>${xmlText(value)}</g:${name}>`)
          .join('')}<g:shipping><g:price>9.00 EUR</g:price></g:shipping></item>`,
    )
    .join('\n')}</channel></rss>`;

describe('volume prices', () => {
  const feeds = [
    ['in columns', tsv],
    ['as XML', rss],
  ] as const;
  it.each(feeds)('%s are replaced by each import', async (_, write) => {
    const offered = write(
      { ...clip, volume_prices: '10:4.25 USD, 50:4.20 USD' },
      { ...clip, id: 'M-2', volume_prices: '5:4.40 USD' },
    );
    expect(await run(offered)).toMatchObject({ bad: [], warnings: [], summary: { products: { new: 2 } } });
    const tiers = [
      ['M-1', 10, 425],
      ['M-1', 50, 420],
      ['M-2', 5, 440],
    ];
    expect(await volumePrices()).toEqual(tiers);
    const before = await everything();
    expect((await run(offered)).summary.products).toMatchObject({ changed: 0, unchanged: 2 });
    expect(await everything()).toEqual(before);

    const fewer = write({ ...clip, volume_prices: '12:4.30 USD' }, { ...clip, id: 'M-2' });
    expect((await run(fewer, { dryRun: true })).summary.products).toMatchObject({ changed: 2 });
    expect(await volumePrices()).toEqual(tiers);
    await run(fewer);
    expect(await volumePrices()).toEqual([['M-1', 12, 430]]);
  });

  it('that cannot be used are bad rows; those that carts ignore are warnings', async () => {
    const { bad, warnings, summary } = await run(
      tsv(
        { ...clip, volume_prices: '10:4.50 USD' },
        { ...clip, id: 'M-2', volume_prices: '50:4.00 USD' },
        // The sale does not make the volume price invalid.
        { ...clip, id: 'M-3', sale_price: '4.00 USD', volume_prices: '10:4.25 USD' },
      ),
    );
    expect(bad).toEqual([
      'line 2: volume_prices has a price that is not below the price of fewer units: "10:4.50 USD"',
    ]);
    expect(warnings).toEqual([
      'Line 3: carts ignore the volume price from 50 units: 50 would cost less than 49.',
    ]);
    expect(summary).toMatchObject({ badRows: 1, warnings: 1, products: { new: 2 } });
    expect(await volumePrices()).toEqual([
      ['M-2', 50, 400],
      ['M-3', 10, 425],
    ]);
  });
});

describe('conditions of selling', () => {
  const conditions = async (sku: string) => (await product(sku)).sale_conditions;
  const shopifyOf = (...rows: Record<string, string>[]): string => {
    const titled = (name: string) => `Variant ${name.replaceAll('_', ' ')}`;
    const head = ['Handle', 'Title', 'Variant SKU', 'Variant Price', ...SALE_FIELDS.map(titled)];
    const lines = rows.map(({ id, title, ...row }) => [
      id!.toLowerCase(),
      title!,
      id!,
      '4.50',
      ...SALE_FIELDS.map((field) => row[field] ?? ''),
    ]);
    return [head, ...lines].map((line) => line.map(quoted).join(',')).join('\n');
  };
  const feeds = [
    ['in the columns of a Google Merchant feed', tsv],
    ['as XML', rss],
    ['in the columns of a Shopify CSV', shopifyOf],
  ] as const;

  it.each(feeds)('%s are set, changed and removed; those of an operator stay', async (_, write) => {
    const offered = write(
      { ...clip, surcharge: '2.50 USD', restricted_states: 'CA, HI', street_date: '2030-03-01' },
      {
        ...clip,
        id: 'M-2',
        substitute_item: 'm-3',
        substitute_notification: 'M-2 is replaced by M-3.',
        substitute_type: 'UPGRADE',
        substitute_modal: 'yes',
      },
      { ...clip, id: 'M-3' },
    );
    const first = { surcharge: 250, restrictedStates: ['CA', 'HI'], streetDate: '2030-03-01' };
    expect(await run(offered)).toMatchObject({ bad: [], warnings: [], summary: { products: { new: 3 } } });
    expect(await conditions('M-1')).toEqual(first);
    expect(await conditions('M-2')).toEqual({
      substitute: { itemId: 'M-3', notification: 'M-2 is replaced by M-3.', type: 'UPGRADE', modal: true },
    });
    expect(await conditions('M-3')).toBeNull();
    const before = await everything();
    expect((await run(offered)).summary.products).toMatchObject({ changed: 0, unchanged: 3 });
    expect(await everything()).toEqual(before);

    await database.db
      .updateTable('products')
      .set({ sale_conditions: JSON.stringify({ ...first, redeemable: true }) })
      .where('sku', '=', 'M-1')
      .execute();
    const fewer = write(
      { ...clip, surcharge: '3.00 USD' },
      { ...clip, id: 'M-2' },
      { ...clip, id: 'M-3', free_sample: 'yes' },
    );
    expect((await run(fewer, { dryRun: true })).summary.products).toMatchObject({ changed: 3 });
    expect(await conditions('M-1')).toEqual({ ...first, redeemable: true });
    await run(fewer);
    expect(await conditions('M-1')).toEqual({ surcharge: 300, redeemable: true });
    expect(await conditions('M-2')).toBeNull();
    expect(await conditions('M-3')).toEqual({ sample: true });

    await run(write(clip, { ...clip, id: 'M-3' }));
    expect(await conditions('M-1')).toEqual({ redeemable: true });
    expect(await conditions('M-3')).toBeNull();
  });

  it.each([
    ['line 3: surcharge is not an amount in dollars and cents: "much USD"', tsv],
    ['item 2: surcharge is not an amount in dollars and cents: "much USD"', rss],
    ['line 3: Variant Surcharge is not an amount in dollars and cents: "much USD"', shopifyOf],
  ])('that cannot be used are bad rows: %s', async (reason, write) => {
    const { bad, summary } = await run(write(clip, { ...clip, id: 'M-2', surcharge: 'much USD' }));
    expect(bad).toEqual([reason]);
    expect(summary).toMatchObject({ badRows: 1, products: { new: 1 } });
  });

  it('deliver gift cards of the class 389 electronically, and those of the class 235 like other goods', async () => {
    const delivery = async (sku: string) => {
      const { bopis_eligible: collected, oversized, product_type_name: type } = await product(sku);
      return { collected, oversized, type };
    };
    const parcel = { collected: true, oversized: false, type: null };
    const card = { ...clip, product_type: 'Gift Cards' };
    await run(tsv({ ...clip, product_class_id: '389' }, { ...card, id: 'M-2', product_class_id: '235' }));
    expect(await delivery('M-1')).toEqual({ collected: false, oversized: false, type: 'ESD' });
    expect(await delivery('M-2')).toEqual(parcel);
    await run(tsv(clip, { ...card, id: 'M-2', product_class_id: '389' }));
    expect(await delivery('M-1')).toEqual({ collected: false, oversized: true, type: 'DF' });
    expect(await delivery('M-2')).toMatchObject({ type: 'ESD' });
  });

  it('warn of a substitute that does not exist', async () => {
    const lamp = { substitute_notification: 'Replaced.', substitute_type: 'UPGRADE' };
    const { warnings, bad } = await run(
      tsv(
        { ...clip, substitute_item: 'M-2', ...lamp },
        { ...clip, id: 'M-2', substitute_item: 'M-9', ...lamp },
      ),
    );
    expect(bad).toEqual([]);
    expect(warnings).toEqual(['M-2 is sold itself, because its substitute M-9 does not exist.']);
  });
});

describe('a Google Merchant feed', () => {
  const rows = [
    {
      ...clip,
      color: 'Red',
      item_group_id: 'G',
      gtin: '036000291452',
      mpn: 'BC-100',
      sale_price: '3.99 USD',
    },
    { ...clip, id: 'M-2', color: 'Light blue', size: 'L', item_group_id: 'G', availability: 'out of stock' },
    {
      ...clip,
      id: 'M-3',
      title: 'Pre-owned lamp',
      availability: 'preorder',
      product_type: '',
      condition: 'used',
    },
  ];
  it.each([
    ['in columns', tsv(...rows)],
    ['in columns with a BOM and CRLF', `\ufeff${tsv(...rows).replaceAll('\n', '\r\n')}\r\n`],
    ['in columns as UTF-16', Buffer.from(`\ufeff${tsv(...rows)}`, 'utf16le')],
    ['as RSS', rss(...rows)],
    [
      'as Atom',
      rss(...rows)
        .replace(/<rss[^>]*><channel>/, '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="x">')
        .replace('</channel></rss>', '</feed>')
        .replaceAll('<item>', '<entry><title>Ignored</title>')
        .replaceAll('</item>', '</entry>'),
    ],
  ])('is imported as products: %s', async (_name, file) => {
    const { summary, bad } = await run(file);
    expect(bad).toEqual([]);
    expect(summary).toMatchObject({ format: 'merchant', rows: 3, badRows: 0 });
    expect(await product('M-1')).toMatchObject({
      name: 'Bright Clips, Box of 100',
      brand: 'Bright',
      category_id: 'desk-clips',
      description: 'Hold 20 sheets.',
      price_minor: 399,
      list_price_minor: 450,
      available: STANDARD_STOCK,
      gtin: '036000291452',
      part_number: 'BC-100',
      uom: 'box of 100',
      pack_size: 100,
      color_family: 'Red',
      variant_group: 'feed:G',
      variant: { Color: 'Red' },
    });
    expect(await product('M-2')).toMatchObject({
      available: 0,
      color_family: 'Blue',
      variant: { Color: 'Light blue', Size: 'L' },
    });
    expect(await product('M-3')).toMatchObject({
      available: 0,
      category_id: 'more-products',
      variant_group: null,
    });
    expect((await product('M-3')).attributes).toContainEqual({ name: 'Condition', value: 'used' });
    expect((await run(file)).summary.products).toMatchObject({ new: 0, changed: 0, unchanged: 3 });
  });

  const dirty = [
    { ...clip, price: '4.50 EUR' },
    { ...clip, id: '' },
    { ...clip, id: 'M-3', title: '' },
    { ...clip, id: 'M-4', availability: 'maybe' },
    { ...clip, id: 'M-5', price: '4.50' },
    { ...clip, id: 'M-6', description: '<script>alert(1)</script><b onclick="x()">Bold</b> &amp; inert' },
    { ...clip, id: 'm-6' },
  ];
  const reasons = [
    'price is not in US dollars: "4.50 EUR"',
    'id is empty',
    'title is empty',
    'availability is not known: "maybe"',
    'price does not name its currency, as in "12.34 USD": "4.50"',
  ];
  it.each([
    ['line', 2, tsv(...dirty)],
    ['item', 1, rss(...dirty)],
  ])('reports each %s that it cannot use', async (unit, first, file) => {
    const { bad, summary } = await run(file);
    expect(bad).toEqual([
      ...reasons.map((reason, index) => `${unit} ${first + index}: ${reason}`),
      `${unit} ${first + 6}: "m-6" stands in an earlier ${unit}`,
    ]);
    expect(summary).toMatchObject({ rows: 7, badRows: 6 });
    expect(await product('M-6')).toMatchObject({ description: 'Bold & inert' });
    expect(await products()).toHaveLength(1);
  });

  it('uses a sale price only while it is valid', async () => {
    const at = (period: string) => rss({ ...clip, sale_price: '4 USD', sale_price_effective_date: period });
    await run(at('2026-01-01T00:00-0800/2026-01-31T23:59-0800'));
    expect((await product('M-1')).price_minor).toBe(400);
    await run(at('2026-02-01T00:00-0800/2026-02-28T23:59-0800'));
    expect(await product('M-1')).toMatchObject({ price_minor: 450, list_price_minor: null });
  });

  it('keeps the end of a sale, until a feed without one', async () => {
    const at = (period: string) => rss({ ...clip, sale_price: '4 USD', sale_price_effective_date: period });
    await run(at('2026-01-01/2026-01-31'));
    expect((await product('M-1')).sale_ends_at).toEqual(new Date('2026-02-01T00:00:00Z'));
    await run(at(''));
    expect(await product('M-1')).toMatchObject({ price_minor: 400, sale_ends_at: null });
  });

  it.each([
    ['2026-01-01/2026-01-15', 400],
    ['2026-01-16/2026-01-31', 450],
    ['2026-01-01/2026-01-14', 450],
    ['2026-01-01 00:00/2026-01-15 12:00', 400],
    ['/2026-01-31', 400],
    ['2026-01-01/', 400],
    ['', 400],
  ])('uses a sale price with the period %j, the end included: %i', async (period, price) => {
    const { warnings } = await run(rss({ ...clip, sale_price: '4 USD', sale_price_effective_date: period }));
    expect(warnings).toEqual([]);
    expect((await product('M-1')).price_minor).toBe(price);
  });

  it.each([
    'until stocks last',
    '01/01/2026 - 01/31/2026',
    '2026-01-01',
    '2026-02-30/2026-03-01',
    '2026-02-01/2026-01-01',
    '/',
  ])('uses no sale price with a period that cannot be read, and warns: %j', async (period) => {
    const { warnings } = await run(rss({ ...clip, sale_price: '4 USD', sale_price_effective_date: period }));
    expect(warnings).toEqual([
      `Item 1: the sale price does not apply, because sale_price_effective_date cannot be read: "${period}".`,
    ]);
    expect(await product('M-1')).toMatchObject({ price_minor: 450, list_price_minor: null });
  });

  it.each([
    ['https://schema.org/InStock', STANDARD_STOCK],
    ['http://www.schema.org/LimitedAvailability', STANDARD_STOCK],
    ['In Stock', STANDARD_STOCK],
    ['https://schema.org/OutOfStock', 0],
    ['schema:SoldOut', 0],
    ['pre-order', 0],
  ])('knows the availability %j', async (availability, stock) => {
    expect((await run(rss({ ...clip, availability }))).bad).toEqual([]);
    expect(await product('M-1')).toMatchObject({ available: stock });
  });

  it.each([false, true])(
    'reports items of a group that have equal attributes; dry run: %j',
    async (dryRun) => {
      const red = { ...clip, item_group_id: 'G', color: 'Red', size: 'L' };
      const { warnings } = await run(
        tsv(
          red,
          { ...red, id: 'M-2', size: 'S' },
          { ...red, id: 'M-3', color: 'RED' },
          { ...red, id: 'M-4', item_group_id: 'H' },
          { ...clip, id: 'M-5', color: 'Red', size: 'L' },
          { ...clip, id: 'M-6', item_group_id: 'N' },
          { ...clip, id: 'M-7', item_group_id: 'N' },
        ),
        { dryRun },
      );
      expect(warnings).toEqual([
        'Line 4: "M-3" has the same color and size as an earlier item of its group, so shoppers cannot choose between them.',
        'Line 8: "M-7" has no color, size or other option, like an earlier item of its group, so it is shown as a product of its own.',
      ]);
    },
  );

  it('changes the stock only when the feed’s stock changes, so that sold units stay sold', async () => {
    const feed = (quantity: string, price = '4.50 USD') => rss({ ...clip, quantity, price });
    await run(feed('10'));
    await database.db.updateTable('stock').set({ available: 6 }).where('sku', '=', 'M-1').execute();
    const { summary } = await run(feed('10', '4.75 USD'));
    expect(summary.products).toMatchObject({ new: 0, changed: 1 });
    expect(await product('M-1')).toMatchObject({ available: 6, price_minor: 475 });
    await run(feed('20', '4.75 USD'));
    expect((await product('M-1')).available).toBe(20);
  });

  it('reuses a category with the same name and parent, and no other', async () => {
    const shelf = (id: string, name: string, parent: string | null) =>
      database.db
        .insertInto('categories')
        .values({
          id,
          name,
          parent_id: parent,
          description: '',
          position: 1,
          picture: '{"drawing":"parcel","color":"#000000"}',
        })
        .execute();
    await shelf('desk', 'Desk', null);
    await shelf('desk-clips', 'Clips of another kind', null);
    await run(rss(clip));
    expect((await product('M-1')).category_id).toBe('desk-clips-feed');
    expect(await categories()).toHaveLength(3);
    const owned = await database.db.selectFrom('import_categories').select('category_id').execute();
    expect(owned).toEqual([{ category_id: 'desk-clips-feed' }]);
    expect((await run(rss(clip))).summary.categories).toMatchObject({ new: 0, unchanged: 2 });
  });

  it('reports the end of a truncated file, and keeps the items before it', async () => {
    const whole = rss(...Array.from({ length: 120 }, (_, index) => ({ ...clip, id: `M-${index}` })));
    await expect(run(whole.slice(0, -40))).rejects.toThrow(
      /cannot be read at line \d+, after 1\d\d items: unclosed/,
    );
    expect((await products()).length).toBeGreaterThanOrEqual(50);
    const { rows } = await sql`select status from import_runs`.execute(database.db);
    expect(rows).toEqual([{ status: 'FAILED' }]);
    await run(whole);
    expect(await products()).toHaveLength(120);
  });

  describe('that declares UTF-8 wrongly', () => {
    const latin = (lines: string[]) => Buffer.from(lines.join('\n'), 'latin1');
    const titled = (id: string, title: string) => rss({ ...clip, id, title }).match(/<item>[^]*<\/item>/)![0];
    const [head, foot] = [
      '<?xml version="1.0" encoding="UTF-8"?>\n<rss xmlns:g="http://base.google.com/ns/1.0"><channel>',
      '</channel></rss>',
    ];

    it('is decoded as Windows-1252 where needed, with a warning that names the line', async () => {
      const { warnings, summary } = await run(
        latin([
          head,
          titled('M-1', 'Caf\u00e9 mug'),
          titled('M-2', 'Plain mug'),
          titled('M-3', 'Gr\u00fcne Tasse'),
          foot,
        ]),
      );
      expect(warnings).toEqual([
        'Line 3 is not valid UTF-8. It was read as Windows-1252.',
        'Line 5 is not valid UTF-8. It was read as Windows-1252.',
      ]);
      expect(summary.warnings).toBe(2);
      expect((await products()).map(({ name }) => name)).toEqual(['Café mug', 'Plain mug', 'Grüne Tasse']);
    });

    it('warns of the first lines one by one, and summarizes the others', async () => {
      const { warnings } = await run(
        latin([head, ...Array.from({ length: 12 }, (_, at) => titled(`M-${at}`, `Caf\u00e9 ${at}`)), foot]),
      );
      expect(warnings).toHaveLength(6);
      expect(warnings.at(-1)).toBe('7 more lines are not UTF-8 either.');
    });

    it('is rejected when its encoding cannot be detected', async () => {
      const bytes = Buffer.concat([
        Buffer.from(`<?xml version="1.0" encoding="utf-16"?>`.replace('utf-16', 'shift_jis')),
        Buffer.from(`\n${head.split('\n')[1]}\n`),
        Buffer.from(titled('M-1', 'Mug '), 'latin1'),
        Buffer.from([0xff, 0xff]),
        Buffer.from(foot),
      ]);
      expect((await run(bytes)).warnings).toEqual([
        'Line 3 contains bytes that are not valid shift_jis. They were read as \ufffd.',
      ]);
    });
  });

  it('ignores entities and document types', async () => {
    const bomb = rss(clip).replace(
      '<rss',
      '<!DOCTYPE rss [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "&a;&a;">]><rss',
    );
    await run(bomb);
    expect(await products()).toHaveLength(1);
    await expect(run(bomb.replace('Hold 20', '&b;'))).rejects.toThrow(UnknownFormatError);
  });
});

describe('an import of a feed', () => {
  const many = (count: number, more: Record<string, string> = {}) =>
    tsv(
      ...Array.from({ length: count }, (_, index) => ({
        ...clip,
        id: `M-${index}`,
        title: `Clip ${index}`,
        ...more,
      })),
    );

  it('writes nothing in a dry run, and reports the same', async () => {
    await run(many(3));
    const before = await everything();
    const file = many(5, { price: '9 USD', product_type: 'Other' });
    const dry = await run(file, { dryRun: true });
    expect(dry.summary).toMatchObject({
      dryRun: true,
      categories: { new: 1 },
      products: { new: 2, changed: 3, unchanged: 0 },
    });
    expect(await everything()).toEqual(before);
    const real = await run(file);
    expect(real.summary.products).toEqual(dry.summary.products);
    expect(real.summary.categories).toEqual(dry.summary.categories);
  });

  it('keeps missing products, or hides them on request; returning ones are shown again', async () => {
    await run(many(4), { source: 'other' });
    await run(many(70));
    expect((await run(many(3))).summary.products).not.toHaveProperty('hidden');
    const shown = async () =>
      (await products()).filter((row) => row.published && row.source === 'feed').length;
    expect(await shown()).toBe(70);
    // A product whose row cannot be read does not count as missing.
    const file = many(3).replace('4.50 USD', '4.50 EUR');
    expect((await run(file, { hideMissing: true, dryRun: true })).summary.products.hidden).toBe(67);
    expect(await shown()).toBe(70);
    expect((await run(file, { hideMissing: true })).summary.products).toMatchObject({
      unchanged: 2,
      hidden: 67,
    });
    expect(await shown()).toBe(3);
    expect((await run(file, { hideMissing: true })).summary.products.hidden).toBe(0);
    const nothing = await run(tsv({ ...clip, price: '' }), { hideMissing: true });
    expect(nothing.warnings).toEqual(['No product could be read, so none was hidden.']);
    expect((await run(many(70))).summary.products).toMatchObject({ new: 0, changed: 67, unchanged: 3 });
    expect((await products()).filter((row) => row.published)).toHaveLength(74);
  });

  it('can be interrupted, and finishes in the next run', async () => {
    const stop = new AbortController();
    const file = many(700);
    const interrupted = run(file, {
      signal: stop.signal,
      onEvent: (event) => {
        if (event.type === 'progress' && event.done > 0) stop.abort();
      },
    });
    await expect(interrupted).rejects.toThrow(ImportInterruptedError);
    const written = (await products()).length;
    expect(written).toBeGreaterThan(0);
    expect(written).toBeLessThan(700);
    const { summary } = await run(file);
    expect(summary.products).toMatchObject({ new: 700 - written, changed: 0, unchanged: written });
  });

  it('is immediately searchable', async () => {
    await run(many(2, { title: 'Zanzibar stapler' }));
    const { rows } = await sql`select word, products from search_words where word = 'zanzibar'`.execute(
      database.db,
    );
    expect(rows).toEqual([{ word: 'zanzibar', products: 2 }]);
  });

  it('names the valid options for the format', async () => {
    await expect(run(many(1), { replace: true })).rejects.toThrow(ImportOptionError);
    const sales = 'Order ID,Product ID,Category,Product Name,Sales,Quantity\nO,P,Paper,Paper,1,1\n';
    await expect(run(sales, { hideMissing: true })).rejects.toThrow(ImportOptionError);
  });

  it.each([
    ['Name,Price\nPen,3\n', /no column for Order ID.*Shopify product CSV.*Google Merchant/s],
    ['Handle,Title,Vendor\na,b,c\n', /Shopify product CSV has no column for Variant Price/],
    ['id\ttitle\tlink\tavailability\n1\ta\tb\tin_stock\n', /Google Merchant feed has no column for price/],
    ['<html><body></body></html>', /begins with <html>, not with <rss> or <feed>/],
    ['<?xml version="1.0" encoding="klingon"?><rss></rss>', /klingon/],
    ['just words', /Shopify/],
    [Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0]), /Shopify/],
  ])('refuses unknown formats: %j', async (file, message) => {
    const failure = run(file);
    await expect(failure).rejects.toThrow(UnknownFormatError);
    await expect(failure).rejects.toThrow(message);
  });
});

describe('a large feed', () => {
  const COUNT = 20_000;
  const formats: [
    string,
    string,
    (index: number) => string,
    string,
    (stream: Readable) => AsyncGenerator<unknown>,
  ][] = [
    [
      'Shopify',
      `${SHOPIFY.join(',')}\n`,
      (index) => `${SHOPIFY.map((name) => quoted(plain(`p-${index}`)[name as 'Handle'] ?? '')).join(',')}\n`,
      '',
      (stream) => readShopify(stream, {}),
    ],
    [
      'in columns',
      `${TSV.join('\t')}\n`,
      (index) => `${TSV.map((name) => ({ ...clip, id: `M-${index}` })[name] ?? '').join('\t')}\n`,
      '',
      (stream) => readMerchantText(stream, { delimiter: '\t' }, new Date()),
    ],
    [
      'XML',
      '<rss><channel>',
      (index) =>
        rss({ ...clip, id: `M-${index}` })
          .replace(/^.*?<item>/s, '<item>')
          .replace('</channel></rss>', ''),
      '</channel></rss>',
      (stream) => readMerchantXml(stream, 'utf-8', new Date()),
    ],
  ];
  it.each(formats)('is read only as fast as it is processed: %s', async (_name, head, item, tail, read) => {
    let made = 0;
    let used = 0;
    let furthest = 0;
    const stream = Readable.from(
      (function* () {
        yield Buffer.from(head);
        for (; made < COUNT; made += 10) {
          yield Buffer.from(Array.from({ length: 10 }, (_, index) => item(made + index)).join(''));
        }
        yield Buffer.from(tail);
      })(),
      { highWaterMark: 1 },
    );
    for await (const result of read(stream)) {
      expect(result).toHaveProperty('item');
      used += 1;
      furthest = Math.max(furthest, made - used);
    }
    expect(used).toBe(COUNT);
    expect(furthest).toBeLessThan(2000);
  });
});
