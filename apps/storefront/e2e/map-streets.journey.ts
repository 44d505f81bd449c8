import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { encodeStreetTile } from '@foolscap/stores/testing';
import { FULL, expect, test } from './journey.ts';
import { openShop } from './open-shop.mjs';

const KEY = 'tiles-key-1';

/** The operator's service of tiles. */
const service = {
  answer: (reply: ServerResponse): void => void reply.end(encodeStreetTile()),
  requests: [] as { url: string; headers: IncomingHttpHeaders }[],
};
const server = createServer(({ url = '', headers }, reply) => {
  service.requests.push({ url, headers });
  service.answer(reply);
});

let shop: Awaited<ReturnType<typeof openShop>>;
const openWithTiles = async () => {
  const { port } = server.address() as AddressInfo;
  return openShop({
    env: {
      NODE_OPTIONS: '',
      MAP_TILES_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.pbf?key={key}`,
      MAP_TILES_KEY: KEY,
      MAP_TILES_ATTRIBUTION: '© OpenStreetMap contributors',
    },
  });
};
test.beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  shop = await openWithTiles();
});
test.afterAll(async () => {
  await shop.close();
  server.closeAllConnections();
  server.close();
});

/** Opens a page with a map, and returns the map, its pins, the requests of the page and the errors in its console. */
async function openMap(page: Page, path: string) {
  const requests: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(shop.url + path);
  const map = page.getByRole('region', { name: /^Map of \d+ stores?$/ });
  const pins = map.getByRole('list').getByRole('button');
  await expect(pins.first()).toBeVisible();
  // In feet near streets, in miles where the map shows its own data only.
  return { map, pins, scale: map.locator('.maplibregl-ctrl-scale'), requests, errors };
}

test('the map shows streets of the operator’s service, which gets neither a cookie nor a browser', async ({
  page,
}) => {
  const { map, scale, requests, errors } = await openMap(page, '/stores/1547');
  await expect(map.getByText(/© OpenStreetMap contributors/)).toBeVisible();
  await expect(map.getByText(/simplified/)).toHaveCount(0);
  await expect(scale).toHaveText(/ft$/);
  const tiles = requests.filter((url) => url.includes('/cc/api/map/tiles/'));
  expect(tiles.length).toBeGreaterThan(0);
  expect(tiles.length).toBeLessThan(30);
  expect(requests.filter((url) => !url.startsWith(shop.url) && !/^(data|blob):/.test(url))).toEqual([]);
  expect(service.requests.length).toBeGreaterThan(0);
  for (const { url, headers } of service.requests) {
    expect(url).toMatch(new RegExp(`^/\\d+/\\d+/\\d+\\.pbf\\?key=${KEY}$`));
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('x-forwarded-for');
  }
  expect(await page.content()).not.toContain(KEY);
  expect(errors).toEqual([]);
});

test('another visit does not request kept tiles again', FULL, async ({ page }) => {
  const before = service.requests.length;
  const { map } = await openMap(page, '/stores/1547');
  await expect(map.getByText(/© OpenStreetMap contributors/)).toBeVisible();
  expect(service.requests).toHaveLength(before);
});

test('a service that has nothing does not replace the map’s own data', FULL, async ({ page }) => {
  service.answer = (reply) => void reply.writeHead(404).end();
  const empty: string[] = [];
  page.on('response', (reply) => reply.status() === 204 && empty.push(reply.url()));
  const { map, scale, errors } = await openMap(page, '/stores/0415');
  await expect(scale).toHaveText(/mi$/);
  expect(empty.filter((url) => url.includes('/cc/api/map/tiles/')).length).toBeGreaterThan(0);
  await expect(map.getByText(/simplified/)).toBeVisible();
  await expect(map.getByText(/© OpenStreetMap/)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test(
  'the map goes back to its own data when the service fails, and requests few more tiles',
  FULL,
  async ({ page }) => {
    const waiting: ServerResponse[] = [];
    let tiles = 0;
    service.answer = (reply) => {
      tiles += 1;
      if (tiles === 1) reply.end(encodeStreetTile());
      else waiting.push(reply);
    };
    const fail = (reply: ServerResponse) => void reply.writeHead(500).end();
    const refused: string[] = [];
    page.on('response', (reply) => reply.status() === 503 && refused.push(reply.url()));
    const { map, pins, scale, errors } = await openMap(page, '/stores/0563');
    await expect(map.getByText(/© OpenStreetMap contributors/)).toBeVisible();
    service.answer = fail;
    waiting.forEach(fail);
    await expect(map.getByText(/simplified/)).toBeVisible();
    await expect(scale).toHaveText(/mi$/);
    // It can be used as before.
    await expect(pins).toHaveCount(1);
    const before = (await scale.textContent()) ?? '';
    await map.getByRole('button', { name: 'Zoom in' }).click();
    await expect(scale).not.toHaveText(before);
    // At most the browser's own messages of failed requests; the map has none.
    for (const error of errors) expect(error).toMatch(/^Failed to load resource: .*503/);
    expect(refused.length).toBeGreaterThan(2);
    for (const url of refused) expect(url).toContain('/cc/api/map/tiles/');
    expect(refused.length).toBeLessThan(15);
    expect(shop.output()).not.toContain(KEY);
  },
);
