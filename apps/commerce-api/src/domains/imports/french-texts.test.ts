import { Readable } from 'node:stream';
import type { Database } from '../../kernel/database/database.ts';
import { emptyDatabase } from '../../testing/empty-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { runImport } from './run-import.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => emptyDatabase(database));
afterAll(() => database.close());

async function run(text: string, dryRun = false) {
  const bytes = Buffer.from(text);
  const { products } = await runImport({
    database,
    open: () => Readable.from([bytes]),
    size: bytes.length,
    source: 'feed',
    dryRun,
    replace: false,
    hideMissing: false,
    emit: () => {},
    now: () => new Date('2026-01-15T12:00:00Z'),
  });
  return products;
}

const texts = () => database.db.selectFrom('product_texts').selectAll().orderBy('sku').execute();
const getNames = async () => (await texts()).map(({ sku, name }) => [sku, name]);

const merchant = (title = '', description = '') =>
  [
    ['id', 'title', 'price', 'availability', 'description', 'title_fr', 'description_fr'],
    ['STAPLER', 'Stapler', '12.00 USD', 'in_stock', 'Staples 20 sheets.', title, description],
    ['RULER', 'Ruler', '2.00 USD', 'in_stock', '', '', ''],
  ]
    .map((row) => row.join('\t'))
    .join('\n');

describe('French texts of a Google Merchant feed', () => {
  it('are read like the English ones, and only for products that have them', async () => {
    await run(
      merchant(
        'Agrafeuse &amp; agrafes',
        '<p>Agrafe 20 feuilles.</p><ul><li>En métal</li></ul><script>alert(1)</script>',
      ),
    );
    expect(await texts()).toEqual([
      {
        sku: 'STAPLER',
        locale: 'fr-CA',
        name: 'Agrafeuse & agrafes',
        description: 'Agrafe 20 feuilles.',
        bullets: ['En métal'],
      },
    ]);
  });

  it('may be only a name, or only a description', async () => {
    await run(merchant('Agrafeuse'));
    expect(await texts()).toMatchObject([{ name: 'Agrafeuse', description: null, bullets: null }]);
    await run(merchant('', '<ul><li>En métal</li></ul>'));
    expect(await texts()).toMatchObject([{ name: null, description: 'Stapler', bullets: ['En métal'] }]);
  });

  it('change with the feed, and are removed with their text', async () => {
    await run(merchant('Agrafeuse'));
    expect(await run(merchant('Agrafeuse'))).toMatchObject({ changed: 0, unchanged: 2 });
    expect(await run(merchant('Agrafeuse de bureau'))).toMatchObject({ changed: 1, unchanged: 1 });
    expect(await getNames()).toEqual([['STAPLER', 'Agrafeuse de bureau']]);
    expect(await run(merchant())).toMatchObject({ changed: 1, unchanged: 1 });
    expect(await texts()).toEqual([]);
  });

  it('are not written in a dry run', async () => {
    await run(merchant());
    expect(await run(merchant('Agrafeuse'), true)).toMatchObject({ changed: 1 });
    expect(await texts()).toEqual([]);
  });

  it('are shortened as English ones are', async () => {
    await run(merchant('Agrafeuse '.repeat(40), 'Solide '.repeat(1000)));
    const [text] = await texts();
    expect(text?.name).toMatch(/^(Agrafeuse ?){20,}…$/);
    expect(text?.description).toMatch(/^(Solide ?){600,}…$/);
  });

  it('may be in custom attributes of an XML feed', async () => {
    await run(
      `<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0" xmlns:c="http://base.google.com/cns/1.0"><channel>
        <item><g:id>PEN</g:id><g:title>Pen</g:title><g:price>2.00 USD</g:price><g:availability>in_stock</g:availability>
        <c:title_fr>Stylo à bille</c:title_fr></item></channel></rss>`,
    );
    expect(await getNames()).toEqual([['PEN', 'Stylo à bille']]);
  });
});

describe('French categories of a Google Merchant feed', () => {
  const feed = (english: string, french: string) =>
    [
      ['id', 'title', 'price', 'availability', 'product_type', 'product_type_fr'],
      ['STAPLER', 'Stapler', '12.00 USD', 'in_stock', english, french],
    ]
      .map((row) => row.join('\t'))
      .join('\n');
  const categories = async () =>
    (await database.db.selectFrom('categories').select(['name', 'texts']).orderBy('position').execute()).map(
      ({ name, texts: named }) => [name, named['fr-CA']?.name],
    );

  it('name each level of the path, and are renamed with the feed', async () => {
    await run(feed('Desk > Staplers', 'Bureau > Agrafeuses'));
    expect(await categories()).toEqual(
      expect.arrayContaining([
        ['Desk', 'Bureau'],
        ['Staplers', 'Agrafeuses'],
      ]),
    );
    await run(feed('Desk > Staplers', 'Bureau > Agrafes'));
    expect(await categories()).toEqual(expect.arrayContaining([['Staplers', 'Agrafes']]));
  });

  it('are ignored if they have another number of levels', async () => {
    await run(feed('Desk > Punches', 'Perforateurs'));
    expect(await categories()).toEqual(expect.arrayContaining([['Punches', undefined]]));
  });
});

describe('French texts of a Shopify product CSV', () => {
  it('are those of all variants, whose names end with their options', async () => {
    await run(
      [
        'Handle,Title,Title FR,Body (HTML),Body (HTML) FR,Option1 Name,Option1 Value,Variant SKU,Variant Price',
        'pen,Pen,Stylo,<p>Writes.</p>,<p>Écrit.</p>,Color,Bleu,PEN-1,2',
        'pen,,,,,,Rouge,PEN-2,2',
        'ruler,Ruler,,,,Title,Default Title,RULER,3',
      ].join('\n'),
    );
    expect(await texts()).toEqual([
      { sku: 'PEN-1', locale: 'fr-CA', name: 'Stylo, Bleu', description: 'Écrit.', bullets: [] },
      { sku: 'PEN-2', locale: 'fr-CA', name: 'Stylo, Rouge', description: 'Écrit.', bullets: [] },
    ]);
  });
});
