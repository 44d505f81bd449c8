import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { order, readyToOrder } from '../../testing/checkouts.ts';
import { emptyDatabase } from '../../testing/empty-database.ts';
import { drawPhoto, type PictureServer, startPictureServer } from '../../testing/picture-server.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { createMedia, type Media } from '../media/index.ts';
import type { ImportEvent } from './events.ts';
import { runImport } from './run-import.ts';

/** Imports feeds whose pictures are served by a local server. */
let shop: TestShop;
let server: PictureServer;
let files: Record<string, Parameters<typeof startPictureServer>[0][string]>;
let media: Media;
let dataDir: string;
const HOURS = 3_600_000;

beforeAll(async () => {
  const jpeg = await drawPhoto('jpeg');
  const other = await drawPhoto('jpeg', { subject: '#1133aa' });
  const image = (bytes: Buffer, type: string) => ({ bytes, type });
  files = {
    '/pen.jpg': image(jpeg, 'image/jpeg'),
    '/same-pen.jpg': image(jpeg, 'image/jpeg'),
    '/pen-blue.jpg': image(other, 'image/jpeg'),
    '/clip.png': image(
      await drawPhoto('png', { width: 100, height: 300, background: '#e0f0e0' }),
      'image/png',
    ),
    '/octets': image(await drawPhoto('webp'), 'application/octet-stream'),
    '/broken.jpg': image(jpeg.subarray(0, jpeg.length / 2), 'image/jpeg'),
    '/drawing.svg': image(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'),
    '/page.jpg': image(Buffer.from('<!doctype html>'), 'text/html'),
    '/large.jpg': (_request, reply) =>
      void reply
        .writeHead(200, { 'content-type': 'image/jpeg', 'content-length': 11 * 1024 * 1024 })
        .write('x'),
    '/moved.jpg': (_request, reply) => void reply.writeHead(302, { location: '/pen.jpg' }).end(),
    '/busy.jpg': (_request, reply) => void reply.writeHead(503).end(),
  };
  server = await startPictureServer(files);
  dataDir = mkdtempSync(join(tmpdir(), 'foolscap-media-'));
  shop = await createTestShop({
    env: { DATA_DIR: dataDir, FETCH_PICTURES: '0', PRIVATE_PICTURE_HOSTS: server.host },
  });
});
beforeEach(() => {
  server.requests.length = 0;
  media = createMedia({ database: shop.database, settings: shop.settings, now: () => shop.clock.now });
});
afterEach(async () => {
  await media.close();
  await emptyDatabase(shop.database);
});
afterAll(async () => {
  await shop.close();
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function run(text: string, { source = 'feed', fetches = true } = {}): Promise<ImportEvent[]> {
  const events: ImportEvent[] = [];
  await runImport({
    database: shop.database,
    open: () => Readable.from([Buffer.from(text)]),
    size: Buffer.byteLength(text),
    source,
    dryRun: false,
    replace: false,
    ...(fetches ? { media } : {}),
    emit: (event) => void events.push(event),
    now: () => shop.clock.now,
  });
  return events;
}

const badPictures = (events: readonly ImportEvent[]): string[] =>
  events.flatMap((event) =>
    event.type === 'bad-picture'
      ? [`${event.unit} ${event.line}: ${event.url.replace(/^.*:\d+/, '')} ${event.reason}`]
      : [],
  );
const pictureCounts = (events: readonly ImportEvent[]) => events.find(({ type }) => type === 'pictures');

const product = async (sku: string) =>
  (await shop.shopper().get(`/catalog/products/${sku}`)).body.data.product as {
    image: string;
    images: { url: string; alt: string; width?: number; height?: number }[];
  };
const download = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });

const item = (id: string, pictures: readonly string[], more = '') =>
  `<item><g:id>${id}</g:id><g:title>Item ${id}</g:title><g:price>2.00 USD</g:price><g:availability>in stock</g:availability>${pictures
    .map((path, index) => {
      const name = index === 0 ? 'image_link' : 'additional_image_link';
      return `<g:${name}>${path.startsWith('/') ? server.url(path) : path}</g:${name}>`;
    })
    .join('')}${more}</item>`;
const feed = (...items: string[]) =>
  `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${items.join('')}</channel></rss>`;

describe('the pictures of a Merchant feed', () => {
  it('are shown on the product page, in the feed’s order and with their dimensions', async () => {
    const events = await run(feed(item('m-1', ['/pen.jpg', '/clip.png', '/octets'])));
    expect(pictureCounts(events)).toEqual({
      type: 'pictures',
      loaded: 3,
      failed: 0,
      waiting: 0,
      checking: 0,
    });
    const { image, images } = await product('M-1');
    expect(image).toMatch(/^\/media\/photos\/[0-9a-f]{40}-ffffff\/640$/);
    expect(images[0]).toEqual({ url: image, alt: 'Item m-1', width: 400, height: 300 });
    expect(images.map(({ width }) => width)).toEqual([400, 100, 400]);
    expect(images[1]!.url).toContain('-e0f0e0/');
  });

  it('are served as square AVIF, WebP or JPEG in the listed widths, cacheable forever', async () => {
    await run(feed(item('m-1', ['/clip.png'])));
    const { image } = await product('M-1');
    for (const [accept, type, format] of [
      ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
      ['image/webp,*/*', 'image/webp', 'webp'],
      ['image/avif;q=0,*/*', 'image/jpeg', 'jpeg'],
      ['*/*', 'image/jpeg', 'jpeg'],
    ] as const) {
      const reply = await download(image, { accept });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        vary: 'accept',
      });
      expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format, width: 640, height: 640 });
    }
    const small = await download(image.replace('/640', '/160.webp'));
    expect(small.headers['content-type']).toBe('image/webp');
    // The picture is centered in the square, and the rest is filled with its own color.
    const { data } = await sharp(small.rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect([data[0], data[1], data[2]].map((level) => Math.round(level! / 8))).toEqual([28, 30, 28]);
    for (const wrong of ['/641', '/640.svg', '/0640', '/640.jpg.webp', '/20000', '/'])
      expect((await download(image.replace('/640', wrong))).statusCode).toBe(404);
    const [, , , name] = image.split('/') as [string, string, string, string];
    expect((await download(image.replace(name, name.replace('e0f0e0', 'ff0000')))).statusCode).toBe(404);
    expect((await download(image.replace(name, `${'0'.repeat(40)}-e0f0e0`))).statusCode).toBe(404);
  });

  it('that cannot be used are reported with the item, and the product keeps its drawing', async () => {
    const events = await run(
      feed(
        item('m-1', ['/gone.jpg']),
        item('m-2', ['/moved.jpg', '/pen.jpg']),
        item('m-3', ['/drawing.svg', '/page.jpg', '/large.jpg', '/broken.jpg']),
        item('m-4', [
          'http://10.0.0.1/a.jpg',
          'https://example.com:8443/a.jpg',
          'https://me:x@example.com/a.jpg',
        ]),
        item('m-5', ['ftp://example.com/a.jpg', 'not an address']),
      ),
    );
    expect(badPictures(events)).toEqual([
      'item 1: /gone.jpg was answered with status 404',
      'item 2: /moved.jpg is redirected. Use its final address in the feed',
      expect.stringMatching(/^item 3: \/broken\.jpg cannot be decoded: /),
      'item 3: /drawing.svg is not a JPEG, PNG, WebP, AVIF or GIF file',
      'item 3: /large.jpg is larger than 10 MB',
      'item 3: /page.jpg is not a picture, but text/html',
      'item 4: http://10.0.0.1/a.jpg has an address that is not on the public internet: 10.0.0.1',
      'item 4: /a.jpg has an address with the port 8443, which is not allowed',
      'item 4: https://me:x@example.com/a.jpg has an address with a user name or a password',
    ]);
    expect(pictureCounts(events)).toEqual({
      type: 'pictures',
      loaded: 1,
      failed: 9,
      waiting: 0,
      checking: 0,
    });
    expect(events.filter(({ type }) => type === 'warning')).toEqual([
      {
        type: 'warning',
        message: 'Item 5: the address of a picture cannot be read: "ftp://example.com/a.jpg".',
      },
    ]);
    expect((await product('M-1')).image).toMatch(/^\/media\/pictures\//);
    expect((await product('M-2')).images).toHaveLength(1);
    expect((await product('M-2')).image).toMatch(/^\/media\/photos\//);
  });
});

const HEADER = [
  'Handle',
  'Title',
  'Type',
  'Option1 Name',
  'Option1 Value',
  'Variant SKU',
  'Variant Price',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Variant Image',
];
const shopify = (...rows: readonly Record<string, string>[]): string =>
  [HEADER, ...rows.map((row) => HEADER.map((name) => row[name] ?? ''))]
    .map((row) => row.join(','))
    .join('\n');
const pens = (): Record<string, string>[] => [
  {
    Handle: 'pen',
    Title: 'Swift Pen',
    Type: 'Pens',
    'Option1 Name': 'Color',
    'Option1 Value': 'Red',
    'Variant SKU': 'PEN-R',
    'Variant Price': '1.99',
    'Image Src': server.url('/clip.png'),
    'Image Position': '2',
    'Image Alt Text': 'Two pens on a desk',
    'Variant Image': server.url('/pen.jpg'),
  },
  {
    Handle: 'pen',
    'Option1 Value': 'Blue',
    'Variant SKU': 'PEN-B',
    'Variant Price': '1.99',
    'Image Src': server.url('/pen.jpg'),
    'Image Position': '1',
    'Variant Image': server.url('/pen-blue.jpg'),
  },
  { Handle: 'pen', 'Image Src': server.url('/gone.jpg'), 'Image Position': '3' },
];

describe('the pictures of a Shopify export', () => {
  it('are those of the variant, then those of the product in their positions, with their texts', async () => {
    const events = await run(shopify(...pens()));
    expect(badPictures(events)).toEqual(['line 2: /gone.jpg was answered with status 404']);
    const red = await product('PEN-R');
    const blue = await product('PEN-B');
    expect(red.images.map(({ alt }) => alt)).toEqual(['Swift Pen, Red', 'Two pens on a desk']);
    expect(blue.images).toHaveLength(3);
    expect(blue.images.slice(1)).toEqual([
      { ...red.images[0], alt: 'Swift Pen, Blue, picture 2' },
      red.images[1],
    ]);
    // Each URL is fetched once, however many variants show it.
    expect([...server.requests].sort()).toEqual(['/clip.png', '/gone.jpg', '/pen-blue.jpg', '/pen.jpg']);
    const { body } = await shop.shopper().get('/catalog/tiles?skus=PEN-B');
    expect(body.data.items[0].image).toBe(blue.image);
  });
});

describe('repeated imports', () => {
  it('fetch a known address once a day at most, and the same content is stored once', async () => {
    await run(feed(item('m-1', ['/pen.jpg'])));
    await run(feed(item('m-1', ['/pen.jpg']), item('m-2', ['/pen.jpg', '/same-pen.jpg'])));
    expect(server.requests).toEqual(['/pen.jpg', '/same-pen.jpg']);
    expect((await product('M-2')).images).toHaveLength(1);
    expect((await product('M-2')).image).toBe((await product('M-1')).image);
  });

  it('show a changed picture as soon as it has arrived, and the former one until then', async () => {
    await run(feed(item('m-1', ['/pen.jpg'])));
    const before = await product('M-1');
    await run(feed(item('m-1', ['/pen-blue.jpg'])), { fetches: false });
    expect((await product('M-1')).image).toBe(before.image);
    await media.download();
    const after = await product('M-1');
    expect(after.image).not.toBe(before.image);
    // Changing something else about the product keeps its picture.
    await run(feed(item('m-1', ['/pen-blue.jpg'], '<g:brand>New</g:brand>')));
    expect((await product('M-1')).image).toBe(after.image);
    await run(feed(item('m-1', [])));
    expect((await product('M-1')).image).toMatch(/^\/media\/pictures\//);
  });

  it('try failed pictures again', async () => {
    await run(feed(item('m-1', ['/gone.jpg'])));
    const events = await run(feed(item('m-0', []), item('m-1', ['/gone.jpg'])));
    expect(server.requests).toEqual(['/gone.jpg', '/gone.jpg']);
    // Reported with the current line of the unchanged product.
    expect(badPictures(events)).toEqual(['item 2: /gone.jpg was answered with status 404']);
  });
});

describe('the next import after a day, when a file may have changed under its address', () => {
  /** The file at `/mug.jpg`, and the conditions of the requests for it. */
  let file: { bytes: Buffer; etag?: string; modified?: string; status?: number };
  let conditions: Record<string, string>[];
  const text = () => feed(item('m-1', ['/mug.jpg']));
  const passDay = () => (shop.clock.now = new Date(shop.clock.now.getTime() + 24 * HOURS));
  /** Lists the stored files of a photo: the original and its sizes. */
  const listFiles = (image: string) => {
    const hash = /[0-9a-f]{40}/.exec(image)![0];
    return readdirSync(join(dataDir, 'media'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => path.includes(hash));
  };

  beforeAll(() => {
    files['/mug.jpg'] = (request, reply) => {
      const { 'if-none-match': match, 'if-modified-since': since } = request.headers;
      conditions.push({ ...(match ? { match } : {}), ...(since ? { since } : {}) });
      const isKnown = file.etag
        ? match === file.etag
        : file.modified !== undefined && since === file.modified;
      if (file.status) return void reply.writeHead(file.status).end();
      reply
        .writeHead(isKnown ? 304 : 200, {
          ...(isKnown ? {} : { 'content-type': 'image/jpeg' }),
          ...(file.etag ? { etag: file.etag } : {}),
          ...(file.modified ? { 'last-modified': file.modified } : {}),
        })
        .end(isKnown ? undefined : file.bytes);
    };
  });
  beforeEach(async () => {
    conditions = [];
    file = { bytes: await drawPhoto('jpeg', { subject: '#116633' }), etag: '"v1"' };
  });

  it('does not fetch a file again that its server calls unchanged', async () => {
    await run(text());
    const { image } = await product('M-1');
    await run(text());
    expect(conditions).toEqual([{}]);
    passDay();
    expect(pictureCounts(await run(text()))).toMatchObject({ loaded: 1, checking: 0 });
    expect(conditions).toEqual([{}, { match: '"v1"' }]);
    expect((await product('M-1')).image).toBe(image);
    // Starts a new day.
    await run(text());
    expect(conditions).toHaveLength(2);
  });

  it('uses the time of the last change of a file without an ETag', async () => {
    const modified = 'Thu, 01 Oct 2026 10:00:00 GMT';
    file = { bytes: file.bytes, modified };
    await run(text());
    passDay();
    await run(text());
    expect(conditions).toEqual([{}, { since: modified }]);
  });

  it('shows a changed file, and keeps the former photo until nothing shows it', async () => {
    await run(text());
    const before = (await product('M-1')).image;
    expect((await download(before)).statusCode).toBe(200);
    expect(listFiles(before)).toHaveLength(2);
    file = { bytes: await drawPhoto('jpeg', { subject: '#993399' }), etag: '"v2"' };
    passDay();
    // Until the new picture has arrived, the page shows the old one.
    await run(text(), { fetches: false });
    expect((await product('M-1')).image).toBe(before);
    await media.download();
    const after = (await product('M-1')).image;
    expect(after).not.toBe(before);
    expect((await download(after)).statusCode).toBe(200);
    // A cached page may still show it.
    expect((await download(before)).statusCode).toBe(200);
    await media.deleteUnused();
    expect((await download(before)).statusCode).toBe(404);
    expect((await download(after)).statusCode).toBe(200);
    expect(listFiles(before)).toEqual([]);
    passDay();
    await run(text());
    expect(conditions.at(-1)).toEqual({ match: '"v2"' });
  });

  it('compares the content where the server does not know versions', async () => {
    file = { bytes: file.bytes };
    await run(text());
    const { image } = await product('M-1');
    passDay();
    await run(text());
    expect(conditions).toEqual([{}, {}]);
    expect((await product('M-1')).image).toBe(image);
  });

  it.each([
    [404, 'was answered with status 404', 0],
    [503, 'was answered with status 503', 1],
  ])(
    'keeps the photo when the check ends with status %d, and reports it',
    async (status, reason, checking) => {
      await run(text());
      const { image } = await product('M-1');
      file = { ...file, status };
      passDay();
      const events = await run(text());
      expect(badPictures(events)).toEqual([`item 1: /mug.jpg ${reason}`]);
      expect(pictureCounts(events)).toMatchObject({ loaded: 1 - checking, failed: 0, waiting: 0, checking });
      expect((await product('M-1')).image).toBe(image);
      // The next import tries again immediately.
      file = { bytes: await drawPhoto('jpeg', { subject: '#993399' }), etag: '"v2"' };
      expect(badPictures(await run(text()))).toEqual([]);
      expect((await product('M-1')).image).not.toBe(image);
    },
  );

  it('fetches new pictures before it checks loaded ones', async () => {
    const paths = Array.from({ length: 8 }, (_, index) => `/check-${index}.jpg`);
    const bytes = await drawPhoto('jpeg');
    for (const path of [...paths, '/new.jpg']) files[path] = { bytes, type: 'image/jpeg' };
    const checked = feed(...paths.map((path, index) => item(`k-${index}`, [path])));
    await run(checked);
    passDay();
    const events = await run(checked, { fetches: false });
    expect(badPictures(events)).toEqual([]);
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    await run(feed(item('n-1', ['/new.jpg'])), { source: 'other', fetches: false });
    server.requests.length = 0;
    await media.download();
    expect(server.requests).toHaveLength(9);
    // Three at a time.
    expect(server.requests.slice(0, 3)).toContain('/new.jpg');
  });

  it('fetches the whole file when the store has lost it', async () => {
    await run(text());
    const { image } = await product('M-1');
    rmSync(join(dataDir, 'media'), { recursive: true, force: true });
    expect((await download(image)).statusCode).toBe(404);
    await media.download();
    expect(conditions).toEqual([{}, {}]);
    expect((await download(image)).statusCode).toBe(200);
  });
});

describe('an import while the pictures cannot be reached', () => {
  it('finishes, and the pictures come when the server is back', async () => {
    await server.close();
    const events = await run(feed(item('m-1', ['/pen.jpg']), item('m-2', ['/clip.png'])));
    expect(badPictures(events)).toEqual([
      'item 1: /pen.jpg cannot be reached: ECONNREFUSED',
      'item 2: /clip.png cannot be reached: ECONNREFUSED',
    ]);
    expect(pictureCounts(events)).toEqual({
      type: 'pictures',
      loaded: 0,
      failed: 0,
      waiting: 2,
      checking: 0,
    });
    expect((await product('M-1')).image).toMatch(/^\/media\/pictures\//);
    await server.open();
    await media.download();
    expect(server.requests).toEqual([]);
    shop.clock.now = new Date(shop.clock.now.getTime() + HOURS);
    await media.download();
    expect([...server.requests].sort()).toEqual(['/clip.png', '/pen.jpg']);
    expect((await product('M-1')).image).toMatch(/^\/media\/photos\//);
  });

  it('that is repeated tries them immediately', async () => {
    await server.close();
    const text = feed(item('m-1', ['/pen.jpg']));
    await run(text);
    await server.open();
    expect(pictureCounts(await run(text))).toEqual({
      type: 'pictures',
      loaded: 1,
      failed: 0,
      waiting: 0,
      checking: 0,
    });
  });

  it('pauses a server that cannot be reached, so that pictures of others are not kept waiting', async () => {
    const away = await startPictureServer({});
    await away.close();
    const hosts = [server.host, away.host];
    media = createMedia({
      database: shop.database,
      settings: { ...shop.settings, privatePictureHosts: hosts },
      now: () => shop.clock.now,
    });
    const items = Array.from({ length: 20 }, (_, index) => item(`m-${index}`, [away.url(`/${index}.jpg`)]));
    const text = feed(...items, item('z', ['/pen.jpg']));
    const events = await run(text);
    expect(pictureCounts(events)).toEqual({
      type: 'pictures',
      loaded: 1,
      failed: 0,
      waiting: 20,
      checking: 0,
    });
    const tried = badPictures(events).length;
    expect(tried).toBeGreaterThanOrEqual(3);
    expect(tried).toBeLessThan(10);
    // During the pause, only first attempts at other pictures count.
    await media.download();
    expect(badPictures(await run(feed(item('z', ['/pen.jpg']))))).toHaveLength(tried);
    shop.clock.now = new Date(shop.clock.now.getTime() + 61_000);
    await media.download();
    expect(badPictures(await run(feed(item('z', ['/pen.jpg'])))).length).toBeGreaterThan(tried);
    const pauses = () => shop.database.db.selectFrom('picture_hosts').select(['host', 'pauses']).execute();
    expect(await pauses()).toEqual([{ host: away.host, pauses: 2 }]);
    await away.open();
    // A 404 is a definite reply. The repeated import does not wait for the pause to end.
    expect(pictureCounts(await run(text))).toEqual({
      type: 'pictures',
      loaded: 1,
      failed: 20,
      waiting: 0,
      checking: 0,
    });
    expect(await pauses()).toEqual([]);
    await away.close();
  });

  it('retries a busy server later each time, and gives up after days', async () => {
    await run(feed(item('m-1', ['/busy.jpg'])));
    const start = shop.clock.now.getTime();
    while (server.requests.length < 20) {
      shop.clock.now = new Date(shop.clock.now.getTime() + 6 * HOURS);
      const before = server.requests.length;
      await media.download();
      expect(server.requests.length).toBe(before + 1);
    }
    expect(shop.clock.now.getTime() - start).toBeGreaterThan(72 * HOURS);
    shop.clock.now = new Date(shop.clock.now.getTime() + 100 * HOURS);
    await media.download();
    expect(server.requests).toHaveLength(20);
  });
});

describe('photos that nothing shows anymore', () => {
  const countFiles = () =>
    readdirSync(join(dataDir, 'media'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    ).length;

  it('are deleted with their variants', async () => {
    rmSync(join(dataDir, 'media'), { recursive: true, force: true });
    await run(feed(item('m-1', ['/pen.jpg']), item('m-2', ['/clip.png'])));
    const { image } = await product('M-1');
    for (const url of [image, (await product('M-2')).image]) await download(url);
    await media.deleteUnused();
    expect(countFiles()).toBe(4);
    await run(feed(item('m-1', ['/pen-blue.jpg'])));
    await media.deleteUnused();
    expect(countFiles()).toBe(3);
    expect((await download(image)).statusCode).toBe(404);
    expect((await download((await product('M-2')).image)).statusCode).toBe(200);
  });

  it('stay while a past order shows them', async () => {
    await run(feed(item('m-1', ['/pen.jpg'])));
    const { image } = await product('M-1');
    const shopper = shop.shopper();
    expect((await order(shopper, await readyToOrder(shopper, 'M-1'))).status).toBe(200);
    await run(feed(item('m-1', ['/pen-blue.jpg'])));
    await media.deleteUnused();
    expect((await product('M-1')).image).not.toBe(image);
    expect((await download(image)).statusCode).toBe(200);
  });

  it('are fetched again when the store has lost them', async () => {
    await run(feed(item('m-1', ['/pen.jpg'])));
    const { image } = await product('M-1');
    rmSync(join(dataDir, 'media'), { recursive: true, force: true });
    expect((await download(image)).statusCode).toBe(404);
    await media.download();
    expect((await download(image)).statusCode).toBe(200);
  });
});
