import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { FULL, expect, hydratedPage, test } from './journey.ts';
import { openShop } from './open-shop.mjs';
import { CARDS, untilReady } from './shopper.ts';

type Shop = Awaited<ReturnType<typeof openShop>>;

const ITEM = '/p/24110101/copy-paper';
const ADDRESS = {
  firstName: 'Pat',
  lastName: 'Reyes',
  address1: '12 Mill Lane',
  city: 'Framingham',
  state: 'MA',
  zipCode: '01702',
};
const DAY_MS = 86_400_000;
const CLOCK = new URL('./clock-ahead.mjs', import.meta.url).href;

let dataDir: string;
let shop: Shop;
/** Opens the shop with the same data, some days later. */
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

/** Registers a member with an address and a card, on the way to the page of auto-restock. */
async function register(page: Page) {
  await page.goto(`${shop.url}/office/supplies/register?jumpUrl=%2Faccount%2Fauto-restock`);
  await page.getByLabel(/First name/).fill('Pat');
  await page.getByLabel(/Last name/).fill('Reyes');
  await page.getByLabel(/Email address/).fill(`restock-${crypto.randomUUID()}@example.com`);
  await page
    .getByLabel(/^Password/)
    .first()
    .fill('a long enough pass phrase');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Nothing to restock yet')).toBeVisible();
  const call = async (path: string, data: object) => {
    const reply = await page.request.post(`${shop.url}/cc/api${path}`, {
      headers: { origin: shop.url },
      data,
    });
    expect(reply.status()).toBe(200);
  };
  await call('/account/addresses', { address: ADDRESS });
  await call('/account/payments', {
    cardPayment: {
      accountNumber: CARDS.good.replaceAll(' ', ''),
      cvv: '123',
      expiryMonth: '04',
      expiryYear: '2031',
      brand: 'VISA',
      paymentType: 'CREDIT_CARD',
      source: 'USER_KEYED',
      currencyCode: 'USD',
      contactInformation: { billingAddress: { ...ADDRESS, type: 'B' } },
    },
  });
}

/** Counts the orders of the account. */
async function countOrders(page: Page): Promise<number> {
  const reply = await page.request.get(`${shop.url}/cc/api/orders`);
  const { data } = (await reply.json()) as { data: { total: number } };
  return data.total;
}

test('an item is subscribed to, ordered once on its day, paused and canceled', async ({ browser }) => {
  const page = hydratedPage(await browser.newPage());
  await register(page);
  await page.goto(shop.url + ITEM);
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
  // The form of the drawer is not that of the product page: nothing was added to the cart.
  const cart = await page.request.get(`${shop.url}/cc/api/checkout`);
  expect(await cart.json()).toMatchObject({ data: { cartInfo: { items: [] } } });
  expect(await countOrders(page)).toBe(0);

  // The shop stops, and starts again after the day of the first order.
  await shop.kill();
  shop = await openAt(1.3);
  await page.goto(`${shop.url}/account/auto-restock`);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Latest order')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  expect(await countOrders(page)).toBe(1);

  // A start on the same day places no second order.
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
  const page = hydratedPage(await (await browser.newContext()).newPage());
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
