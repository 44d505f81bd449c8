import type { Page } from '@playwright/test';
import { FULL, expect, test } from './journey.ts';
import { openShop } from './open-shop.mjs';
import { searchFor, untilReady } from './shopper.ts';

const CALL = '**/getCriteoData';
const sponsoredRow = (page: Page) => page.getByRole('region', { name: 'Sponsored products' });

/** Opens a page and waits for its sponsored products, which load before the shopper scrolls. */
async function openWithRow(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilReady(page);
  await expect(sponsoredRow(page)).toBeAttached();
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
}

test('a search shows sponsored products with their label and a reason, and adds one of them', async ({
  page,
}) => {
  await openWithRow(page, '/search?q=pens');
  const row = sponsoredRow(page);
  const tiles = row.getByRole('article');
  await expect(tiles.first()).toBeVisible();
  const count = await tiles.count();
  expect(count).toBeGreaterThan(1);
  expect(count).toBeLessThanOrEqual(6);
  await expect(tiles.getByText('Sponsored', { exact: true })).toHaveCount(count);

  await row.getByText('Why these products?').click();
  await expect(row.getByText(/^Brands pay us to show these products/)).toBeVisible();

  const results = page.getByRole('list', { name: 'Products', exact: true });
  const ids = (tilesOf: ReturnType<Page['locator']>) =>
    tilesOf.locator('h2 a, h3 a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const organic = await ids(results);
  expect((await ids(row)).filter((href) => organic.includes(href))).toEqual([]);

  await tiles
    .first()
    .getByRole('button', { name: /^Add to cart/ })
    .click();
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ }).first()).toBeAttached();
});

test(
  'another search or order on the same page requests other sponsored products, once for each',
  FULL,
  async ({ page }) => {
    type Body = { criteoData: { keywords?: string; shown: string[] } };
    const requests: Body['criteoData'][] = [];
    page.on('request', (request) => {
      if (request.url().includes('getCriteoData')) requests.push((request.postDataJSON() as Body).criteoData);
    });
    const results = page.getByRole('list', { name: 'Products', exact: true });
    const getShown = () =>
      results
        .locator('h2 a')
        .evaluateAll((links) =>
          links.map((link) => /\/p\/([^/?]+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? ''),
        );
    const name = sponsoredRow(page).getByRole('article').first().getByRole('heading');

    await openWithRow(page, '/search?q=paper');
    await expect(name).not.toHaveText(/Ardenmoor/);
    const paper = await getShown();
    expect(requests.filter(({ keywords }) => keywords === 'paper')).toEqual([
      { keywords: 'paper', shown: paper },
    ]);

    await searchFor(page, 'chair');
    await expect(page).toHaveURL(/q=chair/);
    await expect(name).toHaveText(/Ardenmoor/);
    // A single request, for the new results: none for the new words with the previous products.
    const chairs = await getShown();
    expect(chairs).not.toEqual(paper);
    const chairRequests = () => requests.filter(({ keywords }) => keywords === 'chair');
    await expect.poll(chairRequests).toEqual([{ keywords: 'chair', shown: chairs }]);

    await page.getByLabel('Sort by').selectOption('price-asc');
    await expect(page).toHaveURL(/q=chair&sort=price-asc/);
    await expect.poll(getShown).not.toEqual(chairs);
    const sorted = await getShown();
    await expect.poll(chairRequests).toEqual([chairs, sorted].map((shown) => ({ keywords: 'chair', shown })));
    await expect(sponsoredRow(page)).toBeAttached();
  },
);

test('sponsored products that fail, or are slow, leave the page as it is', FULL, async ({ page }) => {
  await page.route(CALL, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('getCriteoData'));
  await page.goto('/search?q=pens');
  await failed;
  await untilReady(page);
  await scrollToEnd(page);
  await expect(sponsoredRow(page)).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('Sponsored');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('nothing on screen moves when sponsored products arrive', FULL, async ({ page }) => {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      // TypeScript does not know this entry type.
      for (const entry of list.getEntries()) window.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Two products, whose page would end above the bottom of a tall screen.
  for (const height of [900, 1400, 2000]) {
    await page.setViewportSize({ width: 1280, height });
    await openWithRow(page, '/search?q=chair%20mesh');
    expect(await page.evaluate(() => window.shifted)).toBe(0);
  }
  await expect(sponsoredRow(page).getByRole('article').first()).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 720 });

  await openWithRow(page, '/search?q=pens');
  await scrollToEnd(page);
  await expect(sponsoredRow(page).getByRole('article').first()).toBeInViewport();
  expect(await page.evaluate(() => window.shifted)).toBe(0);
});

test('the business site shows no sponsored products', FULL, async ({ page }) => {
  let calls = 0;
  await page.route(CALL, (route) => {
    calls += 1;
    return route.continue();
  });
  await page.goto('/cc/mmx/search?q=pens');
  await untilReady(page);
  await scrollToEnd(page);
  await page.waitForLoadState('networkidle');
  await expect(sponsoredRow(page)).toHaveCount(0);
  expect(calls).toBe(0);
  // Two products: the page ends below them, without space for missing content.
  await page.setViewportSize({ width: 1280, height: 2000 });
  await page.goto('/cc/mmx/search?q=chair%20mesh');
  await untilReady(page);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});

test('a shop whose ad server is down shows its pages as usual', FULL, async ({ page }) => {
  // Nothing listens on this port.
  const shop = await openShop({ env: { AD_SERVER: 'http://127.0.0.1:9' } });
  try {
    const replied = page.waitForResponse(CALL);
    await page.goto(`${shop.url}/search?q=pens`);
    await untilReady(page);
    await scrollToEnd(page);
    const reply = await replied;
    expect(reply.status()).toBe(200);
    expect(await reply.json()).toEqual({ data: { items: [] } });
    await expect(sponsoredRow(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(shop.output()).toContain('no sponsored products');
  } finally {
    await shop.close();
  }
});

test(
  'the sandbox counts the views and presses of a shopper who has given consent',
  FULL,
  async ({ page }) => {
    const shop = await openShop({ env: { AD_BEACON_ORIGINS: 'self' } });
    const readFigures = async () => {
      const { data } = (await (await fetch(`${shop.url}/sandbox/ads`)).json()) as {
        data: { campaigns: { impressions: number; clicks: number; spent: number }[] };
      };
      const sum = (name: 'impressions' | 'clicks' | 'spent') =>
        data.campaigns.reduce((total, campaign) => total + campaign[name], 0);
      return { impressions: sum('impressions'), clicks: sum('clicks'), spent: sum('spent') };
    };
    try {
      await openWithRow(page, `${shop.url}/search?q=pens`);
      await sponsoredRow(page).scrollIntoViewIfNeeded();
      await expect(sponsoredRow(page).getByRole('article').first()).toBeInViewport();
      expect(await readFigures()).toEqual({ impressions: 0, clicks: 0, spent: 0 });

      await page.getByRole('button', { name: 'Accept all' }).click();
      await expect.poll(async () => (await readFigures()).impressions).toBeGreaterThan(1);
      await sponsoredRow(page)
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Add to cart/ })
        .click();
      await expect.poll(async () => (await readFigures()).clicks).toBe(1);
      expect((await readFigures()).spent).toBeGreaterThan(0);
    } finally {
      await shop.close();
    }
  },
);

test('the home page shows the banner of its offer, which leads to its page', FULL, async ({ page }) => {
  await page.goto('/');
  await untilReady(page);
  const banner = page.getByRole('region', { name: 'Pick it up today' });
  await expect(banner).toBeAttached();
  await banner.getByRole('link', { name: 'Find a store' }).click();
  await expect(page).toHaveURL(/\/stores$/);
});

/**
 * Measures the gap between two sections of the home page, and the gap between the last section and what follows the banner's place, in CSS
 * pixels.
 */
const measureGaps = (page: Page) =>
  page.evaluate(() => {
    const box = (element: Element) => element.getBoundingClientRect();
    const departments = document.querySelector('section[aria-labelledby="departments"]')!;
    const arrivals = document.querySelector('section[aria-labelledby="new"]')!;
    const end = arrivals.nextElementSibling!;
    const follower = [...end.children].find((child) => child.textContent?.trim() && box(child).height > 0);
    return {
      usual: Math.round(box(arrivals).top - box(departments).bottom),
      // Without recommendations: the end of the page.
      end: Math.round((follower ? box(follower).top : box(end).bottom) - box(arrivals).bottom),
    };
  });

test('the home page has no gap when its offer fails', FULL, async ({ page }) => {
  await page.route('**/getAdobeMBoxData', (route) => route.fulfill({ status: 500, body: '{}' }));
  const failed = page.waitForResponse('**/getAdobeMBoxData');
  await page.goto('/');
  await failed;
  await untilReady(page);
  await expect(page.getByRole('region', { name: 'Pick it up today' })).toHaveCount(0);
  await expect
    .poll(async () => {
      const { usual, end } = await measureGaps(page);
      return end - usual;
    })
    .toBe(0);
  expect((await measureGaps(page)).usual).toBeGreaterThan(0);
});
