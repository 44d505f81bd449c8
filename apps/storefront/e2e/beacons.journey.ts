import type { Page } from '@playwright/test';
import { FULL, expect, test } from './journey.ts';
import { ADS, serveOthers } from './consent-shop.ts';
import { searchFor, untilReady } from './shopper.ts';

test.use({ baseURL: ({ consentShop }, use) => use(consentShop.url) });

/** An origin that the operator has not allowed. */
const FOREIGN = 'http://127.0.0.1:8183';

/**
 * Makes the first and last result of each search sponsored, with beacons named after them. @returns the paths of the beacons that the page
 * has requested
 */
async function sponsorResults(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(/\/cc\/api\/catalog\/search\?/, async (route) => {
    const reply = await route.fetch();
    const { data } = (await reply.json()) as { data: { items: object[] } };
    const sponsor = (name: string, item: object) => ({
      ...item,
      impBeacon: `${ADS}/page/${name}`,
      impBeacons: [`${ADS}/seen/${name}`, `${FOREIGN}/seen/${name}`],
      clickBeacons: [`${ADS}/click/${name}`],
    });
    const items = data.items.map((item, place) =>
      place === 0 ? sponsor('first', item) : place === data.items.length - 1 ? sponsor('last', item) : item,
    );
    await route.fulfill({ response: reply, json: { data: { ...data, items } } });
  });
  await serveOthers(page.context());
  await page.route(/^http:\/\/127\.0\.0\.1:818[23]\//, (route) => {
    requested.push(route.request().url().replace(ADS, ''));
    return route.fulfill({ status: 204, body: '' });
  });
  return requested;
}

/** Searches from the home page, so that the page itself requests the results. */
async function search(page: Page, query: string) {
  await page.goto('/');
  await untilReady(page);
  await searchFor(page, query);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(query);
}

/** Locates the results, excluding the row of sponsored products below them. */
const tiles = (page: Page) => page.getByRole('list', { name: 'Products', exact: true }).getByRole('article');

const accept = (page: Page) => page.getByRole('button', { name: 'Accept all' }).click();

test(
  'a sponsored tile is reported once when it is scrolled into view, and again after a filter',
  FULL,
  async ({ page }) => {
    const requested = await sponsorResults(page);
    await search(page, 'paper');
    await accept(page);
    await expect.poll(() => requested).toEqual(['/seen/first']);
    await tiles(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => requested).toEqual(['/seen/first', '/seen/last']);
    await tiles(page).first().scrollIntoViewIfNeeded();
    await tiles(page).last().scrollIntoViewIfNeeded();
    await tiles(page).first().scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await expect(page).toHaveURL(/view=list/);
    // Switching the view is a new page view with the same results.
    await expect.poll(() => requested).toEqual(['/seen/first', '/seen/last', '/seen/first']);
  },
);

test('consent reports what is still visible, and not what was before it', async ({ page }) => {
  const requested = await sponsorResults(page);
  await search(page, 'paper');
  await tiles(page).last().scrollIntoViewIfNeeded();
  await accept(page);
  await expect.poll(() => requested).toEqual(['/seen/last']);
});

test('a refusal reports nothing', FULL, async ({ page }) => {
  const requested = await sponsorResults(page);
  await search(page, 'paper');
  await page.getByRole('button', { name: 'Necessary only' }).click();
  await tiles(page).last().scrollIntoViewIfNeeded();
  await tiles(page).last().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/p\//);
  expect(requested).toEqual([]);
});

test(
  'presses are reported: the page beacon for any control, the click beacons for links and the button',
  FULL,
  async ({ page }) => {
    const requested = await sponsorResults(page);
    await search(page, 'paper');
    await accept(page);
    await expect.poll(() => requested).toEqual(['/seen/first']);
    const tile = tiles(page).first();
    await tile.getByRole('checkbox', { name: /^Compare/ }).check();
    await expect.poll(() => requested.slice(1)).toEqual(['/page/first']);
    await tile.getByRole('link').first().press('Enter');
    await expect(page).toHaveURL(/\/p\//);
    await expect.poll(() => requested.slice(2)).toEqual(['/page/first', '/click/first']);
  },
);

test('a beacon that fails changes nothing for the shopper', FULL, async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await sponsorResults(page);
  await page.route(`${ADS}/**`, (route) => route.abort());
  await search(page, 'paper');
  await accept(page);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().startsWith(ADS));
  await tiles(page).first().scrollIntoViewIfNeeded();
  await failed;
  await tiles(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/p\//);
  expect(errors).toEqual([]);
});
