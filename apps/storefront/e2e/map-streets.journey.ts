import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { encodeStreetTile } from '@foolscap/stores/testing';
import { FULL, expect, test } from './journey.ts';
import type { Shop } from './journey.ts';
import { openShop } from './open-shop.mjs';

const KEY = 'tiles-key-1';

const ATTRIBUTION = '© OpenStreetMap contributors';

type Answer = (reply: ServerResponse) => void;

/** Opens a tile service and a shop that uses it, until a journey has ended. */
async function openWithTiles(answer: Answer, journey: (shop: Shop, service: Service) => Promise<void>) {
  const service: Service = { answer, requests: [] };
  const server = createServer(({ url = '', headers }, reply) => {
    service.requests.push({ url, headers });
    service.answer(reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const shop = await openShop({
    env: {
      MAP_TILES_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.pbf?key={key}`,
      MAP_TILES_KEY: KEY,
      MAP_TILES_ATTRIBUTION: ATTRIBUTION,
    },
  });
  try {
    await journey(shop, service);
  } finally {
    await shop.close();
    server.closeAllConnections();
    server.close();
  }
}

/** The operator's tile service. */
interface Service {
  answer: Answer;
  requests: { url: string; headers: IncomingHttpHeaders }[];
}

const sendTile: Answer = (reply) => void reply.end(encodeStreetTile());

/** Opens a page with a map. @returns the map, its pins, the page's requests and its console errors */
async function openMap(page: Page, shop: Shop, path: string) {
  const requests: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(shop.url + path);
  const map = page.getByRole('region', { name: /^Map of \d+ stores?$/ });
  const pins = map.getByRole('list').getByRole('button');
  await expect(pins.first()).toBeVisible();
  // In feet near streets, in miles if the map shows only its own data.
  return { map, pins, scale: map.locator('.maplibregl-ctrl-scale'), requests, errors };
}

test(
  'the map shows streets of the operator’s service, which gets neither a cookie nor a browser, and each tile once',
  FULL,
  async ({ page }) => {
    await openWithTiles(sendTile, async (shop, service) => {
      const { map, scale, requests, errors } = await openMap(page, shop, '/stores/1547');
      await expect(map.getByText(ATTRIBUTION)).toBeVisible();
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

      // The shop caches tiles: a visitor with an empty browser cache causes no new requests.
      await page.waitForLoadState('networkidle');
      const before = service.requests.length;
      // Otherwise the first map would keep the processor busy.
      await page.goto('about:blank');
      const other = await (await page.context().browser()!.newContext()).newPage();
      const visit = await openMap(other, shop, '/stores/1547');
      await expect(visit.map.getByText(ATTRIBUTION)).toBeVisible();
      await other.waitForLoadState('networkidle');
      await other.context().close();
      expect(service.requests).toHaveLength(before);
    });
  },
);

test('a service that has nothing does not replace the map’s own data', FULL, async ({ page }) => {
  const answerNothing: Answer = (reply) => void reply.writeHead(404).end();
  await openWithTiles(answerNothing, async (shop) => {
    const empty: string[] = [];
    page.on('response', (reply) => reply.status() === 204 && empty.push(reply.url()));
    const { map, scale, errors } = await openMap(page, shop, '/stores/0415');
    await expect(scale).toHaveText(/mi$/);
    expect(empty.filter((url) => url.includes('/cc/api/map/tiles/')).length).toBeGreaterThan(0);
    await expect(map.getByText(/simplified/)).toBeVisible();
    await expect(map.getByText(/© OpenStreetMap/)).toHaveCount(0);
    expect(errors).toEqual([]);
  });
});

test(
  'the map goes back to its own data when the service fails, and requests few more tiles',
  FULL,
  async ({ page }) => {
    const waiting: ServerResponse[] = [];
    let tiles = 0;
    const sendOneTile: Answer = (reply) => {
      tiles += 1;
      if (tiles === 1) sendTile(reply);
      else waiting.push(reply);
    };
    await openWithTiles(sendOneTile, async (shop, service) => {
      const fail: Answer = (reply) => void reply.writeHead(500).end();
      const refused: string[] = [];
      page.on('response', (reply) => reply.status() === 503 && refused.push(reply.url()));
      const { map, pins, scale, errors } = await openMap(page, shop, '/stores/0563');
      await expect(map.getByText(ATTRIBUTION)).toBeVisible();
      service.answer = fail;
      waiting.forEach(fail);
      await expect(map.getByText(/simplified/)).toBeVisible();
      await expect(scale).toHaveText(/mi$/);
      // The map still works.
      await expect(pins).toHaveCount(1);
      const before = (await scale.textContent()) ?? '';
      await map.getByRole('button', { name: 'Zoom in' }).click();
      await expect(scale).not.toHaveText(before);
      // At most the browser's own messages about failed requests; the map itself logs none.
      for (const error of errors) expect(error).toMatch(/^Failed to load resource: .*503/);
      expect(refused.length).toBeGreaterThan(2);
      for (const url of refused) expect(url).toContain('/cc/api/map/tiles/');
      expect(refused.length).toBeLessThan(15);
      expect(shop.output()).not.toContain(KEY);
    });
  },
);
