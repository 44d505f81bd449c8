import { sql } from 'kysely';
import { drawPhoto, type PictureServer, startPictureServer } from '../../../testing/picture-server.ts';
import { createTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { hashContent, downloadPictures, type DownloadDeps } from './download-pictures.ts';
import { claimDownload, deleteUnusedPhotos, queuePictures, recordPhoto } from './downloads.repository.ts';

/** Runs on PostgreSQL only, which has concurrent connections. */
const SKUS = Array.from({ length: 12 }, (_, index) => `item-${index}`);
const PICTURES = Array.from({ length: 30 }, (_, index) => `/${index}.png`);
let shop: TestShop;
let server: PictureServer;
let deps: DownloadDeps;

beforeAll(async () => {
  shop = await createTestShop({
    env: { FETCH_PICTURES: '0' },
    products: SKUS.map((sku) => ({ sku })),
  });
  const files = await Promise.all(
    PICTURES.map(async (path, index) => {
      const subject = `#${(0x100000 + index * 0x010203).toString(16)}`;
      return [path, { type: 'image/png', bytes: await drawPhoto('png', { subject }) }] as const;
    }),
  );
  server = await startPictureServer(Object.fromEntries(files));
  deps = {
    database: shop.database,
    store: { get: async () => undefined, put: async () => undefined, remove: async () => undefined },
    processor: { inspect: async () => ({ width: 4, height: 3, color: '#ffffff' }) },
    now: () => shop.clock.now,
    limits: { allowedHosts: [server.host] },
  };
  await Promise.all(Array.from({ length: 12 }, () => sql`select pg_sleep(0.1)`.execute(shop.database.db)));
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

/** Lists the pictures of each product. Every product shows five pictures, most of which are shared by several products. */
const listPictures = (round: number) =>
  SKUS.map((sku, index) => ({
    sku,
    line: index + 1,
    pictures: Array.from({ length: 5 }, (_, place) => ({
      url: server.url(PICTURES[(index * 3 + place + round) % PICTURES.length]!),
      alt: '',
    })),
  }));

const shownPhotos = async (): Promise<Record<string, string[]>> => {
  const rows = await shop.database.db.selectFrom('products').select(['sku', 'picture', 'gallery']).execute();
  return Object.fromEntries(
    rows.map(({ sku, picture, gallery }) => [
      sku,
      [picture, ...gallery].map(({ photo }) => photo?.hash ?? ''),
    ]),
  );
};

it('four workers fetch each picture once, and every product shows all of its pictures in order', async () => {
  const { db } = shop.database;
  await db.transaction().execute((trx) => queuePictures(trx, 'feed', listPictures(0), shop.clock.now));
  await Promise.all(Array.from({ length: 4 }, () => downloadPictures(deps)));
  expect(server.requests).toHaveLength(new Set(server.requests).size);
  const hashes = new Map(
    await Promise.all(
      PICTURES.map(async (path) => {
        const reply = await fetch(server.url(path));
        return [server.url(path), hashContent(Buffer.from(await reply.arrayBuffer()))] as const;
      }),
    ),
  );
  expect(await shownPhotos()).toEqual(
    Object.fromEntries(
      listPictures(0).map(({ sku, pictures }) => [sku, pictures.map(({ url }) => hashes.get(url))]),
    ),
  );
});

it('imports, workers and the clean-up do not disturb each other', async () => {
  const { db } = shop.database;
  const imports = Array.from({ length: 4 }, (_, round) =>
    db.transaction().execute((trx) => queuePictures(trx, 'feed', listPictures(round * 7), shop.clock.now)),
  );
  await Promise.all([...imports, ...Array.from({ length: 3 }, () => downloadPictures(deps))]);
  await downloadPictures(deps);
  await deleteUnusedPhotos(db);
  for (const shown of Object.values(await shownPhotos())) {
    expect(shown).toHaveLength(5);
    expect(shown).not.toContain('');
  }
  const { rows } = await sql<{ pending: number }>`
    select count(*)::integer as pending from picture_downloads where status <> 'DONE'`.execute(db);
  expect(rows).toEqual([{ pending: 0 }]);
});

it('a worker whose claim has expired changes nothing', async () => {
  const { db } = shop.database;
  const url = 'https://pictures.example/late.jpg';
  await queuePictures(db, 'feed', [{ sku: SKUS[0]!, line: 1, pictures: [{ url, alt: '' }] }], shop.clock.now);
  const photo = { type: 'image/png', bytes: 1, width: 1, height: 1, color: '#000000' };
  const late = await claimDownload(db, shop.clock.now);
  expect(await claimDownload(db, shop.clock.now)).toBeUndefined();
  shop.clock.now = new Date(shop.clock.now.getTime() + 200_000);
  const current = await claimDownload(db, shop.clock.now);
  const version = { etag: null, lastModified: null };
  await recordPhoto(db, current!, { ...photo, hash: 'a'.repeat(40) }, version, shop.clock.now);
  await recordPhoto(db, late!, { ...photo, hash: 'b'.repeat(40) }, version, shop.clock.now);
  expect((await shownPhotos())[SKUS[0]!]).toEqual(['a'.repeat(40)]);
});
