import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { readOperatorToken } from '../../kernel/http/operator-token.ts';
import { createCommandLine } from '../../testing/commands.ts';
import { drawPhoto, startPictureServer } from '../../testing/picture-server.ts';
import { until } from '../../testing/until.ts';
import { runImportCli } from './import.ts';

const HEADER = 'Order ID,Product ID,Category,Product Name,Sales,Quantity\n';
const rows = (count: number): string =>
  HEADER +
  Array.from(
    { length: count },
    (_, row) => `O-${row},P-${row % 5},Paper,Example paper ${row % 5},${row + 1},1\n`,
  ).join('');

/** The output after which the next command is interrupted. */
let interruption: string | undefined;

const { command, env, home, createDatabase, startShop, withDatabase } = createCommandLine((deps) => {
  const stop = new AbortController();
  const last = interruption;
  interruption = undefined;
  let text = '';
  const write = (piece: string) => {
    text += piece;
    if (last !== undefined && text.includes(last)) stop.abort();
    deps.out.write(piece);
  };
  return runImportCli({ ...deps, out: { write }, signal: stop.signal });
});

const writeInput = (name: string, text: string) => writeFileSync(join(home(), name), text);

const countProducts = ({ db }: Database) =>
  db
    .selectFrom('products')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();

it('opens the database itself when no shop runs, and creates it on the first start', async () => {
  writeInput('sales.csv', rows(12) + 'O-x,P-9,Paper,Bad paper,abc,1\n');
  const first = await command('sales.csv');
  expect(first.code).toBe(0);
  expect(first.err).toBe('Line 14: sales is not a number: "abc"\n');
  expect(first.out).toContain('13 rows of "sales"');
  expect(first.out).toContain('12 good, 1 bad');
  expect(first.out).toMatch(/Products +5 new, 0 changed, 0 unchanged/);
  const again = await command('sales.csv');
  expect(again.out).toMatch(/Products +0 new, 0 changed, 5 unchanged/);
  expect(again.out).toMatch(/Order lines +0 new, 0 changed, 12 unchanged/);
  expect(await withDatabase(countProducts)).toEqual({ count: 5 });
});

it('hands the file to a running shop, and leaves no files behind', async () => {
  const { app, database } = await startShop();
  expect(statSync(join(env().DATA_DIR!, 'import-token')).mode & 0o777).toBe(0o600);
  writeInput('sales.csv', rows(1500));
  const dry = await command('sales.csv', '--dry-run');
  expect(dry).toMatchObject({ code: 0, err: '' });
  expect(dry.out).toContain('Dry run, nothing was written.');
  expect(await countProducts(database)).toEqual({ count: 0 });
  const { code, out } = await command('sales.csv', '--source', 'Mine');
  expect(code).toBe(0);
  expect(out).toContain('1,500 rows of "mine"');
  expect(await countProducts(database)).toEqual({ count: 5 });
  expect(readdirSync(env().DATA_DIR!).filter((name) => name.endsWith('.csv'))).toEqual([]);
  await app.close();
  expect(existsSync(join(env().DATA_DIR!, 'import-token'))).toBe(false);
});

it('passes the order of dates to a running shop, and requires it for ambiguous dates', async () => {
  const { database } = await startShop();
  writeInput(
    'dated.csv',
    'Order ID,Order Date,Category,Product Name,Sales,Quantity\nO-1,03/04/2024,Paper,Example paper,1,1\n',
  );
  expect(await command('dated.csv', '--dates', 'us')).toMatchObject({ code: 2 });
  const undecided = await command('dated.csv');
  expect(undecided.code).toBe(1);
  expect(undecided.err).toContain(
    'Order Date can have the month or the day first: its date "03/04/2024" in line 2',
  );
  expect(await command('dated.csv', '--dates', 'dmy')).toMatchObject({ code: 0, err: '' });
  const { rows } = await sql<{ day: string }>`select ordered_on::text as day from sales_orders`.execute(
    database.db,
  );
  expect(rows).toEqual([{ day: '2024-04-03' }]);
});

it('imports a product feed whatever the file name is, and hides missing products on request', async () => {
  await startShop();
  const feed = (...ids: string[]) =>
    `<rss xmlns:g="x"><channel>${ids
      .map(
        (id) =>
          `<item><g:id>${id}</g:id><g:title>Clip ${id}</g:title><g:price>${id === 'bad' ? '1 EUR' : '1 USD'}</g:price><g:availability>in stock</g:availability></item>`,
      )
      .join('')}</channel></rss>`;
  writeInput('feed.dat', feed('a', 'bad', 'b'));
  const first = await command('feed.dat');
  expect(first).toMatchObject({ code: 0, err: 'Item 2: price is not in US dollars: "1 EUR"\n' });
  expect(first.out).toContain('3 products of "feed"');
  expect(first.out).not.toContain('Orders');
  writeInput('feed.dat', feed('a'));
  const second = await command('feed.dat', '--hide-missing');
  expect(second.out).toMatch(/Products +0 new, 0 changed, 1 unchanged, 1 hidden/);
  expect(await command('feed.dat', '--replace')).toMatchObject({
    code: 1,
    err: '--replace is for sales histories and lists of printers: use --hide-missing with a product feed.\n',
  });
});

describe('the pictures of a feed', () => {
  let pictures: Awaited<ReturnType<typeof startPictureServer>>;
  beforeEach(async () => {
    pictures = await startPictureServer({ '/a.jpg': { type: 'image/jpeg', bytes: await drawPhoto('jpeg') } });
    env().PRIVATE_PICTURE_HOSTS = pictures.host;
  });
  afterEach(() => pictures.close());

  const writeFeed = (name: string) =>
    writeInput(
      'feed.xml',
      `<rss xmlns:g="x"><channel><item><g:id>${name}</g:id><g:title>Clip</g:title><g:price>1 USD</g:price><g:availability>in stock</g:availability><g:image_link>${pictures.url(`/${name}.jpg`)}</g:image_link></item></channel></rss>`,
    );

  it('are fetched, except in a dry run or if the settings forbid it', async () => {
    await createDatabase();
    writeFeed('a');
    expect((await command('feed.xml', '--dry-run')).out).not.toContain('Pictures');
    expect((await command('feed.xml')).out).toContain('  Pictures    1 loaded, 0 failed, 0 waiting\n');
    const products = await withDatabase(({ db }) => db.selectFrom('products').select('picture').execute());
    expect(products.map(({ picture }) => picture.photo?.width)).toEqual([400]);
    env().FETCH_PICTURES = '0';
    writeFeed('c');
    expect((await command('feed.xml')).out).not.toContain('Pictures');
    expect(pictures.requests).toEqual(['/a.jpg']);
  });

  it('are fetched by a running shop', async () => {
    await startShop();
    writeFeed('b');
    const { code, out, err } = await command('feed.xml');
    expect(code).toBe(0);
    expect(err).toBe(`Item 1: the picture ${pictures.url('/b.jpg')} was answered with status 404.\n`);
    expect(out).toMatch(/Pictures 100%\n {2}Pictures {4}0 loaded, 1 failed, 0 waiting\n$/);
    expect(pictures.requests).toEqual(['/b.jpg']);
  });
});

it('stops on request, also in the shop, and continues from there in the next run', async () => {
  await startShop();
  writeInput('sales.csv', rows(4000));
  interruption = 'Orders 25%';
  const { code, err } = await command('sales.csv');
  expect(code).toBe(130);
  expect(err).toBe(
    'The import was interrupted. Records written so far are kept. Run the import again to finish.\n',
  );
  let again = await command('sales.csv');
  await until('the shop has noticed that the client has disconnected', async () => {
    if (!again.err.includes('Another import is running')) return true;
    again = await command('sales.csv');
    return false;
  });
  expect(again.code).toBe(0);
  const [, fresh, unchanged] = /Order lines ([\d,]+) new, 0 changed, ([\d,]+) unchanged/
    .exec(again.out)!
    .map((one) => Number(one.replace(',', '')));
  expect(unchanged).toBeGreaterThan(0);
  expect(fresh! + unchanged!).toBe(4000);
  expect(readdirSync(env().DATA_DIR!).filter((name) => name.endsWith('.csv'))).toEqual([]);
});

it("passes on the shop's reason for refusing a file", async () => {
  await startShop();
  writeInput('other.csv', 'a,b\n1,2\n');
  const { code, err } = await command('other.csv');
  expect(code).toBe(1);
  expect(err).toContain('no column for Order ID, Category, Product Name, Sales, Quantity');
});

it('names the owner of the directory when that owner takes no imports', async () => {
  await createDatabase(undefined, 'pglite');
  writeInput('sales.csv', rows(1));
  const { code, err } = await withDatabase(() => command('sales.csv'));
  expect(code).toBe(1);
  expect(err).toContain(`is in use by process ${process.pid}, which accepts no imports now`);
});

it.each([
  [[], 'Name the file to import.'],
  [['a.csv', 'b.csv'], 'Name one file only.'],
  [['none.csv'], 'There is no file'],
  [['--quick', 'a.csv'], "Unknown option '--quick'"],
])('prints its usage when called with %j', async (args, message) => {
  const { code, err } = await command(...args);
  expect(code).toBe(2);
  expect(err).toContain(message);
  expect(err).toContain('Usage: npm run import');
});

it('names the invalid setting', async () => {
  env().PORT = 'many';
  writeInput('sales.csv', rows(1));
  expect((await command('sales.csv')).err).toMatch(/^PORT must be a whole number/);
});

it('keeps the token of a running shop out of other files and the documentation', async () => {
  const { app } = await startShop();
  const { token } = readOperatorToken(env().DATA_DIR!)!;
  const dataDir = env().DATA_DIR!;
  const files = readdirSync(dataDir).filter((name) => statSync(join(dataDir, name)).isFile());
  for (const name of files.filter((one) => one !== 'import-token')) {
    expect(readFileSync(join(dataDir, name), 'utf8')).not.toContain(token);
  }
  const document = await app.inject('/cc/api/openapi.json');
  expect(document.body).not.toContain('/cc/api/import');
});
