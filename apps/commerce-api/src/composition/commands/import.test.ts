import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createCommerceApi } from '../../app.ts';
import { type Database, openDatabase } from '../../kernel/database/database.ts';
import { readOperatorToken } from '../../kernel/http/operator-token.ts';
import { readSettings } from '../../kernel/settings.ts';
import { drawPhoto, startPictureServer } from '../../testing/picture-server.ts';
import { prepareDataDir } from '../../testing/test-database.ts';
import { runImportCli } from './import.ts';
import { until } from '../../testing/until.ts';

const HEADER = 'Order ID,Product ID,Category,Product Name,Sales,Quantity\n';
const rows = (count: number): string =>
  HEADER +
  Array.from(
    { length: count },
    (_, row) => `O-${row},P-${row % 5},Paper,Example paper ${row % 5},${row + 1},1\n`,
  ).join('');

let home: string;
let env: Record<string, string>;
function makeHome(): void {
  home = mkdtempSync(join(tmpdir(), 'foolscap-import-'));
  env = {
    DATA_DIR: join(home, 'data'),
    LOG_LEVEL: 'silent',
    INIT_CWD: home,
    HOST: '127.0.0.1',
    PORT: '0',
    OVERLOAD_DELAY_MS: '0',
  };
}
const removeHome = (): void => rmSync(home, { recursive: true, force: true });

const command = (...args: string[]) => commandUntil(undefined, ...args);

/** Runs the command and interrupts it as soon as it has written a given text. */
async function commandUntil(
  text: string | undefined,
  ...args: string[]
): Promise<{ code: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const stop = new AbortController();
  const code = await runImportCli({
    args,
    env,
    out: {
      write: (piece) => {
        out += piece;
        if (text !== undefined && out.includes(text)) stop.abort();
      },
    },
    err: { write: (piece) => (err += piece) },
    signal: stop.signal,
  });
  return { code, out, err };
}

async function withDatabase<T>(look: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(readSettings(env));
  try {
    return await look(database);
  } finally {
    await database.close();
  }
}

const countProducts = (database: Database) =>
  database.db
    .selectFrom('products')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();

/** The shop as `npm start` runs it, on a free port. */
async function shop(): Promise<{ app: FastifyInstance; database: Database; address: string }> {
  const settings = readSettings(env);
  await prepareDataDir(settings.dataDir);
  const database = await openDatabase(settings);
  const app = await createCommerceApi({ settings, database });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, database, address };
}

describe('the import command', () => {
  beforeEach(makeHome);
  afterEach(removeHome);

  it('opens the database itself when no shop runs, and creates it on the first start', async () => {
    writeFileSync(join(home, 'sales.csv'), rows(12) + 'O-x,P-9,Paper,Bad paper,abc,1\n');
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
  }, 60_000);

  it('hands the file to a running shop, and leaves no files behind', async () => {
    const { app, database } = await shop();
    try {
      expect(statSync(join(env.DATA_DIR!, 'import-token')).mode & 0o777).toBe(0o600);
      writeFileSync(join(home, 'sales.csv'), rows(1500));
      const dry = await command('sales.csv', '--dry-run');
      expect(dry).toMatchObject({ code: 0, err: '' });
      expect(dry.out).toContain('Dry run, nothing was written.');
      expect(await countProducts(database)).toEqual({ count: 0 });
      const { code, out } = await command('sales.csv', '--source', 'Mine');
      expect(code).toBe(0);
      expect(out).toContain('1,500 rows of "mine"');
      expect(await countProducts(database)).toEqual({ count: 5 });
      expect(readdirSync(env.DATA_DIR!).filter((name) => name.endsWith('.csv'))).toEqual([]);
    } finally {
      await app.close();
      await database.close();
    }
    expect(existsSync(join(env.DATA_DIR!, 'import-token'))).toBe(false);
  });

  it('imports a product feed whatever the file name is, and hides missing products on request', async () => {
    const { app, database } = await shop();
    const feed = (...ids: string[]) =>
      `<rss xmlns:g="x"><channel>${ids
        .map(
          (id) =>
            `<item><g:id>${id}</g:id><g:title>Clip ${id}</g:title><g:price>${id === 'bad' ? '1 EUR' : '1 USD'}</g:price><g:availability>in stock</g:availability></item>`,
        )
        .join('')}</channel></rss>`;
    try {
      writeFileSync(join(home, 'feed.dat'), feed('a', 'bad', 'b'));
      const first = await command('feed.dat');
      expect(first).toMatchObject({ code: 0, err: 'Item 2: price is not in US dollars: "1 EUR"\n' });
      expect(first.out).toContain('3 products of "feed"');
      expect(first.out).not.toContain('Orders');
      writeFileSync(join(home, 'feed.dat'), feed('a'));
      const second = await command('feed.dat', '--hide-missing');
      expect(second.out).toMatch(/Products +0 new, 0 changed, 1 unchanged, 1 hidden/);
      expect(await command('feed.dat', '--replace')).toMatchObject({
        code: 1,
        err: '--replace is for sales histories: use --hide-missing with a product feed.\n',
      });
    } finally {
      await app.close();
      await database.close();
    }
  });

  it('fetches the pictures of a feed, with and without a running shop', async () => {
    const bytes = await drawPhoto('jpeg');
    const pictures = await startPictureServer({ '/a.jpg': { type: 'image/jpeg', bytes } });
    env.PRIVATE_PICTURE_HOSTS = pictures.host;
    const feed = (name: string) =>
      `<rss xmlns:g="x"><channel><item><g:id>${name}</g:id><g:title>Clip</g:title><g:price>1 USD</g:price><g:availability>in stock</g:availability><g:image_link>${pictures.url(`/${name}.jpg`)}</g:image_link></item></channel></rss>`;
    const isShown = async (database: Database) =>
      (await database.db.selectFrom('products').select('picture').execute()).map(
        ({ picture }) => picture.photo?.width,
      );
    try {
      writeFileSync(join(home, 'feed.xml'), feed('a'));
      const alone = await command('feed.xml', '--dry-run');
      expect(alone.out).not.toContain('Pictures');
      expect((await command('feed.xml')).out).toContain('  Pictures    1 loaded, 0 failed, 0 waiting\n');
      expect(await withDatabase(isShown)).toEqual([400]);
      const { app, database } = await shop();
      try {
        writeFileSync(join(home, 'more.xml'), feed('b'));
        const { code, out, err } = await command('more.xml');
        expect(code).toBe(0);
        expect(err).toBe(`Item 1: the picture ${pictures.url('/b.jpg')} was answered with status 404.\n`);
        expect(out).toMatch(/Pictures 100%\n {2}Pictures {4}0 loaded, 1 failed, 0 waiting\n$/);
      } finally {
        await app.close();
        await database.close();
      }
      env.FETCH_PICTURES = '0';
      writeFileSync(join(home, 'feed.xml'), feed('c'));
      expect((await command('feed.xml')).out).not.toContain('Pictures');
      expect(pictures.requests).toEqual(['/a.jpg', '/b.jpg']);
    } finally {
      await pictures.close();
    }
  }, 60_000);

  it('stops on request, also in the shop, and continues from there in the next run', async () => {
    const { app, database } = await shop();
    try {
      writeFileSync(join(home, 'sales.csv'), rows(4000));
      const { code, err } = await commandUntil('Orders 25%', 'sales.csv');
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
      expect(readdirSync(env.DATA_DIR!).filter((name) => name.endsWith('.csv'))).toEqual([]);
    } finally {
      await app.close();
      await database.close();
    }
  });

  it("passes on the shop's reason for refusing a file", async () => {
    const { app, database } = await shop();
    try {
      writeFileSync(join(home, 'other.csv'), 'a,b\n1,2\n');
      const { code, err } = await command('other.csv');
      expect(code).toBe(1);
      expect(err).toContain('no column for Order ID, Category, Product Name, Sales, Quantity');
    } finally {
      await app.close();
      await database.close();
    }
  });

  it('names the owner of the directory when that owner takes no imports', async () => {
    await prepareDataDir(env.DATA_DIR!);
    const database = await openDatabase(readSettings(env));
    writeFileSync(join(home, 'sales.csv'), rows(1));
    const { code, err } = await command('sales.csv');
    await database.close();
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
    env.PORT = 'many';
    writeFileSync(join(home, 'sales.csv'), rows(1));
    expect((await command('sales.csv')).err).toMatch(/^PORT must be a whole number/);
  });
});

describe('the import endpoint', () => {
  let running: Awaited<ReturnType<typeof shop>>;
  beforeAll(async () => {
    makeHome();
    running = await shop();
  });
  afterAll(async () => {
    await running.app.close();
    await running.database.close();
    removeHome();
  });

  const post = (headers: Record<string, string>, path = '/cc/api/import', body = rows(3)) =>
    fetch(`${running.address}${path}`, { method: 'POST', headers, body });
  const token = () => `Bearer ${readOperatorToken(env.DATA_DIR!)!.token}`;

  it('refuses callers without the token', async () => {
    for (const authorization of ['', 'Bearer ', 'Bearer wrong', token().slice(0, -1)]) {
      const reply = await post({ authorization, 'content-type': 'text/csv' });
      expect(reply.status).toBe(403);
      expect(((await reply.json()) as { error: { code: string } }).error.code).toBe('IMPORT_REFUSED');
    }
    expect(await countProducts(running.database)).toEqual({ count: 0 });
  });

  it('is not reachable through a proxy or from another machine', async () => {
    const reply = await post({
      authorization: token(),
      'content-type': 'text/csv',
      'x-forwarded-for': '203.0.113.9',
    });
    expect(reply.status).toBe(404);
    const remote = await running.app.inject({
      method: 'POST',
      url: '/cc/api/import',
      remoteAddress: '203.0.113.9',
      headers: { authorization: token(), 'content-type': 'text/csv' },
      payload: rows(1),
    });
    expect(remote.statusCode).toBe(404);
  });

  it('accepts CSV only, and valid flags only', async () => {
    expect(
      (await post({ authorization: token(), 'content-type': 'application/json' }, undefined, '{}')).status,
    ).toBe(415);
    expect(
      (await post({ authorization: token(), 'content-type': 'text/csv' }, '/cc/api/import?replace=maybe'))
        .status,
    ).toBe(400);
  });

  it('streams one event a line, with the summary last', async () => {
    const reply = await post(
      { authorization: token(), 'content-type': 'text/csv' },
      '/cc/api/import?dryRun&source=web',
    );
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    const events = (await reply.text())
      .trim()
      .split('\n')
      .map(
        (line) =>
          JSON.parse(line) as { type: string; summary?: { source: string; rows: number; dryRun: boolean } },
      );
    expect(new Set(events.map((event) => event.type))).toEqual(new Set(['progress', 'summary']));
    expect(events.at(-1)?.summary).toMatchObject({ source: 'web', rows: 3, dryRun: true });
  });

  it('keeps its token out of other files and the documentation', async () => {
    const files = readdirSync(env.DATA_DIR!).filter((name) => statSync(join(env.DATA_DIR!, name)).isFile());
    const word = readOperatorToken(env.DATA_DIR!)!.token;
    for (const name of files.filter((one) => one !== 'import-token')) {
      expect(readFileSync(join(env.DATA_DIR!, name), 'utf8')).not.toContain(word);
    }
    const document = await running.app.inject('/cc/api/openapi.json');
    expect(document.body).not.toContain('/cc/api/import');
  });
});
