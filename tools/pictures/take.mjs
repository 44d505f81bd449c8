// Takes the pictures of the READMEs in the built shop: pages and drawers with their demo data.
//   node tools/pictures/take.mjs [NAME...]      only those whose file name contains one of the words
// The pictures of the example applications are taken by `node tools/checks/packages.mjs lists --pictures`.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { openBrowser } from '../bench/browser.mjs';
import { openShop } from '../checks/open-shop.mjs';
import { ensureBuilt, root } from '../shop/build.mjs';

const main = (page) => page.getByRole('main');

async function openQuickView(page) {
  await main(page)
    .getByRole('link', { name: /^Quick view: / })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Quick view' })).toBeVisible();
  await expect(
    page.getByRole('dialog', { name: 'Quick view' }).getByRole('button', { name: /^Add to cart/ }),
  ).toBeVisible();
}

async function compareTwo(page) {
  const boxes = main(page).getByRole('checkbox', { name: /^Compare/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await expect(page.getByRole('region', { name: /compar/i }).first()).toBeVisible();
}

async function waitForMap(page) {
  const map = page.getByRole('region', { name: /^Map of \d+ stores?$/ });
  await expect(map.getByRole('list').getByRole('button').first()).toBeVisible();
  // The map's lines are drawn on a canvas after the pins, without an event. The map is finished when it no longer changes.
  let before;
  await expect(async () => {
    const now = await map.screenshot();
    const isSame = before?.equals(now);
    before = now;
    expect(isSame).toBe(true);
  }).toPass({ intervals: [500] });
}

async function openPickup(page) {
  await main(page).getByRole('link', { name: 'Choose a store' }).click();
  const drawer = page.getByRole('dialog', { name: 'Pick up in a store' });
  await expect(drawer.getByRole('button', { name: /^(Pick up|Add)/ }).first()).toBeVisible();
}

async function openStorePanel(page) {
  await page.getByRole('banner').getByRole('link', { name: 'Choose a store' }).click();
  await expect(page.getByRole('button', { name: 'Choose Natick' })).toBeVisible();
}

/** The pictures: file, page, size, and the preceding steps. */
const PICTURES = [
  { file: 'libs/tiles/docs/tiles.png', path: '/search?q=pens', prepare: compareTwo },
  { file: 'libs/tiles/docs/list-tiles.png', path: '/search?q=pens&view=list' },
  { file: 'libs/tiles/docs/quick-view.png', path: '/search?q=stapler', prepare: openQuickView },
  { file: 'libs/stores/docs/finder.png', path: '/stores?q=01702', height: 900, prepare: waitForMap },
  {
    file: 'libs/stores/docs/pickup-drawer.png',
    path: '/p/24153105/tolvane-easy-press-stapler-20-sheets-mint',
    prepare: openPickup,
  },
  { file: 'libs/stores/docs/panel.png', path: '/', prepare: openStorePanel },
];

const words = process.argv.slice(2);
const chosen = PICTURES.filter(({ file }) => !words.length || words.some((word) => file.includes(word)));
await ensureBuilt(['@foolscap/storefront']);
const shop = await openShop();
const browser = await openBrowser();
try {
  for (const { file, path, height = 800, prepare } of chosen) {
    const context = await browser.newContext({
      viewport: { width: 1280, height },
      reducedMotion: 'reduce',
      baseURL: shop.url,
    });
    const page = await context.newPage();
    await page.goto(path);
    await page.locator('html[data-ready]').waitFor();
    await prepare?.(page);
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.activeElement?.blur());
    // Product pictures load when they are scrolled into view.
    await page.waitForLoadState('networkidle');
    mkdirSync(dirname(join(root, file)), { recursive: true });
    await page.screenshot({ path: join(root, file), animations: 'disabled' });
    console.log(file);
    await context.close();
  }
} finally {
  await browser.close();
  await shop.close();
}
