import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { register, saveAddress, saveCard } from './api.ts';
import { FULL, expect, hydratedPage, test } from './journey.ts';
import type { Shop } from './journey.ts';
import { openShop } from './open-shop.mjs';
import { CARDS, untilReady } from './shopper.ts';

const ITEM = '/p/24110101/copy-paper';
const DAY_MS = 86_400_000;
const CLOCK = new URL('./clock-ahead.mjs', import.meta.url).href;

let dataDir: string;
let shop: Shop;
/** Opens the shop with the same data, a number of days later. */
const openAt = (daysAhead: number) =>
  openShop({
    dataDir,
    env: { NODE_OPTIONS: `--import ${CLOCK}`, CLOCK_AHEAD_MS: String(daysAhead * DAY_MS) },
  });

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'auto-restock-'));
  shop = await openAt(0);
});
test.afterAll(async () => {
  await shop.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Counts the orders of the account. */
async function countOrders(page: Page): Promise<number> {
  const reply = await page.request.get(`${shop.url}/cc/api/orders`);
  const { data } = (await reply.json()) as { data: { total: number } };
  return data.total;
}

test('an item is subscribed to, ordered once on its day, paused and canceled', async ({ browser }) => {
  const page = hydratedPage(await browser.newPage({ baseURL: shop.url }));
  await register(page);
  await saveAddress(page);
  await saveCard(page, CARDS.good);
  await page.goto(ITEM);
  await untilReady(page);
  await page.getByRole('link', { name: 'Auto-restock' }).click();
  const drawer = page.getByRole('dialog', { name: 'Auto-restock' });
  await drawer.getByLabel('How often').selectOption('Every 2 weeks');
  await drawer.getByRole('button', { name: 'Review' }).click();
  await expect(drawer.getByText('12 Mill Lane, Framingham')).toBeVisible();
  await drawer.getByRole('button', { name: 'Start auto-restock' }).click();
  await expect(drawer.getByText('Auto-restock is on')).toBeVisible();
  await drawer.getByRole('link', { name: 'Manage auto-restock' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Auto-restock' })).toBeVisible();
  await expect(page.getByText('Active')).toBeVisible();
  // The drawer's form is separate from the product page's, so nothing was added to the cart.
  const cart = await page.request.get(`${shop.url}/cc/api/checkout`);
  expect(await cart.json()).toMatchObject({ data: { cartInfo: { items: [] } } });
  expect(await countOrders(page)).toBe(0);

  // Stops the shop and restarts it after the first order's date.
  await shop.kill();
  shop = await openAt(1.3);
  await page.goto(`${shop.url}/account/auto-restock`);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Latest order')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  expect(await countOrders(page)).toBe(1);

  // Restarting on the same day does not place a second order.
  await shop.kill();
  shop = await openAt(1.35);
  await page.goto(`${shop.url}/account/auto-restock`);
  await untilReady(page);
  await page.getByRole('button', { name: /^Pause: / }).click();
  await expect(page.getByText('Paused')).toBeVisible();
  await page.getByRole('button', { name: /^Resume: / }).click();
  await expect(page.getByText('Active')).toBeVisible();
  await page.getByRole('button', { name: /^Cancel: / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel auto-restock' }).click();
  await expect(page.getByText('Canceled. We won’t order this item again.')).toBeVisible();
  expect(await countOrders(page)).toBe(1);
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /orders/i })).toBeVisible();
});

test('a guest is led to the sign-in page, and back to the drawer', FULL, async ({ browser }) => {
  const page = hydratedPage(await browser.newPage({ baseURL: shop.url }));
  await page.goto(shop.url + ITEM);
  await untilReady(page);
  await page.getByRole('link', { name: 'Auto-restock' }).click();
  const drawer = page.getByRole('dialog', { name: 'Auto-restock' });
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(drawer.getByText(title, { exact: true })).toBeVisible();
  await drawer.getByRole('link', { name: 'Sign in' }).click();
  await page
    .getByLabel(/User name|Email/)
    .first()
    .fill('wendy@example.com');
  await page
    .getByLabel(/^Password/)
    .first()
    .fill('paper-and-ink');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Auto-restock' }).getByText('How often')).toBeVisible();
  await page.context().close();
});
