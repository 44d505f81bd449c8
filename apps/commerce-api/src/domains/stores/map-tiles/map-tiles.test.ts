import type { ServerResponse } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import { MAP_TILE_ZOOMS } from '@foolscap/stores/model';
import { createTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { startTileServer, TILE, type TileServer } from '../../../testing/tile-server.ts';
import type { ServiceFault } from '../../../kernel/http/service-call.ts';
import { createHttpTiles } from './http-tiles.ts';

const KEY = 'tiles-key-1';

let server: TileServer;
let shop: TestShop;
beforeAll(async () => {
  server = await startTileServer();
  shop = await createTestShop({
    products: [],
    env: { MAP_TILES_URL: server.url, MAP_TILES_KEY: KEY, MAP_TILES_ATTRIBUTION: '© Mappers' },
  });
});
afterAll(async () => {
  await shop.close();
  await server.close();
});
beforeEach(() => {
  server.requests.splice(0);
  server.answerWith((reply) => void reply.end(TILE));
});

const get = (path: string, headers: Record<string, string> = {}, app = shop.app) =>
  app.inject({ url: `/cc/api/map/tiles/${path}`, headers: { host: 'shop.test', ...headers } });

it('serves a tile of the service compressed, for a day, without the shopper’s data', async () => {
  const reply = await get('12/1230/1515', {
    'accept-encoding': 'br, gzip',
    cookie: 'zipcode=01702',
    'x-forwarded-for': '203.0.113.7',
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/vnd.mapbox-vector-tile',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=86400',
    vary: expect.stringContaining('accept-encoding'),
  });
  expect(reply.headers).not.toHaveProperty('set-cookie');
  expect(gunzipSync(reply.rawPayload)).toEqual(TILE);
  expect(server.requests).toEqual([`/v1/12/1230/1515.pbf?key=${KEY}`]);
  expect(JSON.stringify(server.lastHeaders())).not.toMatch(/203\.0\.113\.7|01702/);
});

it.each([undefined, 'identity', 'br', 'gzip;q=0'])(
  'decompresses a tile for the encodings %s',
  async (encodings) => {
    const reply = await get('12/1230/1515', encodings === undefined ? {} : { 'accept-encoding': encodings });
    expect(reply.headers).not.toHaveProperty('content-encoding');
    expect(reply.rawPayload).toEqual(TILE);
  },
);

it.each<[string, (reply: ServerResponse) => void]>([
  ['with the header', (reply) => reply.setHeader('content-encoding', 'gzip').end(gzipSync(TILE))],
  ['without the header', (reply) => reply.end(gzipSync(TILE))],
])('reads a tile that comes compressed %s', async (name, answer) => {
  server.answerWith(answer);
  const reply = await get(`12/1231/${name === 'with the header' ? 1515 : 1516}`);
  expect(reply.rawPayload).toEqual(TILE);
});

it.each([
  [204, '1520'],
  [404, '1521'],
  [200, '1522'],
])('replies 204 where the service has nothing: %s', async (status, y) => {
  server.answerWith((reply) => void reply.writeHead(status).end());
  const reply = await get(`12/1230/${y}`);
  expect([reply.statusCode, reply.payload]).toEqual([204, '']);
  // The service may have the tile soon, for example once its operator has corrected the URL.
  expect(reply.headers['cache-control']).toBe('public, max-age=300');
});

it('replies 204 outside of the United States, without a call of the service', async () => {
  expect((await get('12/2074/1409')).statusCode).toBe(204);
  expect(server.requests).toEqual([]);
});

it.each([
  '7/1/1',
  '15/1/1',
  '08/1/1',
  '8/256/1',
  '8/1/256',
  '8/-1/1',
  '8/1.5/1',
  '8/1/1e2',
  '8/01/1',
  '8/1/..%2F..%2Fkeys',
  '14/99999/1',
])('refuses the tile %s without a call of the service', async (path) => {
  expect((await get(path)).statusCode).toBe(404);
  expect(server.requests).toEqual([]);
});

it('serves every zoom that the map requests', async () => {
  for (let zoom: number = MAP_TILE_ZOOMS.least; zoom <= MAP_TILE_ZOOMS.most; zoom += 1) {
    const at = (n: number) => Math.floor(n * 2 ** zoom);
    expect((await get(`${zoom}/${at(0.3)}/${at(0.37)}`)).statusCode).toBe(200);
  }
});

it('replies 404 in a shop without a service of tiles', async () => {
  const plain = await createTestShop({ products: [] });
  try {
    expect((await get('12/1230/1515', {}, plain.app)).statusCode).toBe(404);
  } finally {
    await plain.close();
  }
});

it('replies 503 when the service fails, and logs neither the URL nor the key', async () => {
  server.answerWith((reply) => void reply.writeHead(500).end());
  const reply = await get('12/1235/1515');
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toMatchObject({ error: { code: 'MAP_TILES_UNAVAILABLE' } });
  expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '30' });
  expect(shop.logged()).toContain('"fault":"status: 500"');
  for (const secret of [KEY, server.url.split('{')[0]!]) expect(shop.logged()).not.toContain(secret);
  server.answerWith((answer) => void answer.end(TILE));
  expect((await get('12/1235/1515')).statusCode).toBe(200);
});

it('limits the requests of one client address', async () => {
  const { headers } = await get('12/1230/1515');
  expect(headers['x-ratelimit-limit']).toBe('600');
});

it.each<[string, (reply: ServerResponse) => void, string]>([
  ['never answers', () => undefined, 'timeout'],
  ['stops in the middle', (reply) => void reply.write(TILE), 'timeout'],
  ['closes the connection', (reply) => void reply.destroy(), 'unreachable'],
  [
    'redirects',
    (reply) => void reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    'unreachable',
  ],
  ['refuses the key', (reply) => void reply.writeHead(403).end(KEY), 'status'],
  ['sends a page', (reply) => void reply.end('<html>'), 'invalid-reply'],
  ['sends broken gzip', (reply) => void reply.end(Buffer.from([0x1f, 0x8b, 1, 2])), 'invalid-reply'],
  ['sends too much', (reply) => void reply.end(Buffer.alloc(3_000_000, 0x1a)), 'invalid-reply'],
  [
    'sends little that expands to too much',
    (reply) => void reply.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(3_000_000, 0x1a))),
    'invalid-reply',
  ],
  [
    'sends little that expands to too much, without the header',
    (reply) => void reply.end(gzipSync(Buffer.alloc(3_000_000, 0x1a))),
    'invalid-reply',
  ],
])('fails when the service %s, without naming the key', async (_, answer, reason) => {
  server.answerWith(answer);
  // Long enough for a busy machine, except in the timeout case.
  const timeoutMs = reason === 'timeout' ? 300 : 30_000;
  const tiles = createHttpTiles({ url: server.url, key: KEY, attribution: '' }, { timeoutMs });
  const fault = (await tiles
    .get({ z: 12, x: 1230, y: 1515 })
    .catch((error: unknown) => error)) as ServiceFault;
  expect(fault).toMatchObject({ name: 'ServiceFault', reason });
  expect([fault.message, fault.stack, fault.cause].join()).not.toContain(KEY);
});
