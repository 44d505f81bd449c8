import type { Page } from '@playwright/test';
import { recordAnnouncements } from './announcements.ts';
import { addItems, register } from './api.ts';
import { FULL, expect, test } from './journey.ts';
import { orderOf } from './place-order.ts';
import { untilReady } from './shopper.ts';

const PENS = '/p/24123201';
const CALL = '**/api/sparxProxy/atRecommendation';
// Which one is shown depends on the shop's orders so far.
const ROW = /^(Customers also bought|Consider These)$/;

/** Scrolls to the end of a page, where its recommendations load. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
}

test('a product page recommends other products, which can be added to the cart', async ({ page }) => {
  await page.goto(PENS);
  await scrollToEnd(page);
  const row = page.getByRole('region', { name: ROW });
  const tiles = row.getByRole('listitem');
  await expect(tiles.first()).toBeVisible();
  const count = await tiles.count();
  expect(count).toBeGreaterThan(3);
  expect(count).toBeLessThanOrEqual(10);
  // The product itself is not among them.
  await expect(row.locator(`a[href*="${PENS}"]`)).toHaveCount(0);

  await tiles
    .first()
    .getByRole('button', { name: /^Add to cart/ })
    .click();
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ }).first()).toBeAttached();
});

test('recommendations that could not be loaded can be requested again', FULL, async ({ page }) => {
  await page.route(CALL, (route) => route.abort());
  await page.goto(PENS);
  await scrollToEnd(page);
  await expect(page.getByText('We couldn’t load recommendations.')).toBeVisible();
  await page.unroute(CALL);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: ROW }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText('We couldn’t load recommendations.')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: ROW })).toBeFocused();
});

test(
  'a product that leaves the row because it was added leaves the focus in the row',
  FULL,
  async ({ page }) => {
    await page.goto(PENS);
    await untilReady(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Item added to cart' })).toBeVisible();
    await page.goto('/cart');
    await untilReady(page);
    await scrollToEnd(page);
    const row = page.getByRole('region', { name: ROW });
    const add = row.getByRole('button', { name: /^Add to cart/ }).first();
    const name = (await add.textContent())!;
    await add.press('Enter');
    const confirmation = page.getByRole('dialog', { name: 'Item added to cart' });
    await expect(confirmation).toBeVisible();
    await expect(row.getByRole('button', { name })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(confirmation).toHaveCount(0);
    await expect(row.getByRole('heading', { level: 2 })).toBeFocused();
  },
);

test(
  'the confirmation of an add and the mini cart recommend products that are not in the cart',
  FULL,
  async ({ page }) => {
    await page.goto('/search?q=inkjet+printer');
    await untilReady(page);
    const add = page
      .getByRole('main')
      .getByRole('button', { name: /^Add to cart/ })
      .first();
    const name = (await add.textContent())!.replace('Add to cart ', '');
    await add.click();
    const confirmation = page.getByRole('dialog', { name: 'Item added to cart' });
    const tiles = confirmation.getByRole('group', { name: ROW }).getByRole('article');
    await expect(tiles.first()).toBeVisible();
    await expect(tiles.filter({ hasText: name })).toHaveCount(0);
    await page.keyboard.press('Escape');

    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).first().click();
    const panel = page.getByRole('dialog', { name: /^Your cart/ });
    const row = panel.getByRole('group', {
      name: /^(Customers also bought|Consider These|Recommended For You)$/,
    });
    await expect(row.getByRole('article').first()).toBeVisible();
    await row
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click();
    await expect(page.getByRole('link', { name: /^Cart, 2 items/ }).first()).toBeAttached();
  },
);

test(
  'recommendations that arrive late do not move the buttons of the confirmation',
  FULL,
  async ({ page }) => {
    let reply = () => {};
    const held = new Promise<void>((resolve) => (reply = resolve));
    await page.route(CALL, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/search?q=stapler');
    await untilReady(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click();
    const confirmation = page.getByRole('dialog', { name: 'Item added to cart' });
    const button = confirmation.getByRole('link', { name: 'View cart' });
    // Playwright waits until the panel has finished moving in.
    await button.click({ trial: true });
    const before = await button.boundingBox();
    reply();
    await expect(confirmation.getByRole('article').first()).toBeVisible();
    expect(await button.boundingBox()).toEqual(before);
  },
);

test(
  'the confirmation of an add says nothing about recommendations that could not be loaded',
  FULL,
  async ({ page }) => {
    await page.route(CALL, (route) => route.abort());
    await page.goto('/search?q=inkjet+printer');
    await untilReady(page);
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('atRecommendation'),
    );
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click();
    const confirmation = page.getByRole('dialog', { name: 'Item added to cart' });
    await expect(confirmation).toBeVisible();
    await failed;
    await expect(confirmation.getByRole('group', { name: ROW })).toHaveCount(0);
    await expect(confirmation).not.toContainText('recommendations');
  },
);

test('a search without results recommends other products', FULL, async ({ page }) => {
  await page.goto('/search?q=qqzzxx');
  await scrollToEnd(page);
  const row = page.getByRole('region', { name: ROW });
  await expect(row.getByRole('article').first()).toBeVisible();
});

test('the home page recommends nothing that is in the cart', FULL, async ({ page }) => {
  await page.goto('/');
  await scrollToEnd(page);
  const row = page.getByRole('region', { name: /^(Consider These|Recommended For You)$/ });
  const first = row.getByRole('article').first();
  await expect(first).toBeVisible();
  const href = await first.getByRole('link').first().getAttribute('href');
  const product = row.locator(`a[href="${href}"]`);
  await expect(product.first()).toBeVisible();

  const itemId = /\/p\/(\d+)/.exec(href!)![1]!;
  await addItems(page, [{ itemId, qty: 1 }]);
  await page.goto('/');
  await scrollToEnd(page);
  await expect(first).toBeVisible();
  await expect(product).toHaveCount(0);
});

test('quick order offers what a signed-in shopper orders again and again', FULL, async ({ page }) => {
  await register(page);
  for (const itemId of ['24110101', '24123201', '24110101']) await orderOf(page, itemId);
  await page.goto('/quick-order');
  await untilReady(page);
  await scrollToEnd(page);
  const row = page.getByRole('region', { name: 'Frequently purchased' });
  const tiles = row.getByRole('article');
  await expect(tiles).toHaveCount(1);
  await expect(tiles).toContainText('Everyday Copy Paper');
  await tiles.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ }).first()).toBeAttached();
});

test(
  'a removed recommendation is replaced by the next one, keeps the focus, and does not return',
  FULL,
  async ({ page }) => {
    const announced = await recordAnnouncements(page);
    await addItems(page, [{ itemId: '24110101', qty: 1 }]);
    await page.goto('/cart');
    await untilReady(page);
    await scrollToEnd(page);
    const row = page.getByRole('region', {
      name: /^(Customers also bought|Consider These|Recommended For You)$/,
    });
    const names = row.getByRole('article').getByRole('heading');
    await expect(names.first()).toBeVisible();
    const before = await names.allTextContents();
    const buttons = row.getByRole('button', { name: /^Not interested/ });
    await announced();
    await buttons.nth(1).press('Enter');

    await expect(names).not.toContainText([before[1]!]);
    const after = await names.allTextContents();
    expect(after).toHaveLength(before.length);
    expect(after.slice(0, -1)).toEqual(before.filter((_, place) => place !== 1));
    await expect(buttons.nth(1)).toBeFocused();
    await expect.poll(announced).toEqual([`Removed ${before[1]}. Now showing ${after.at(-1)}.`]);

    // Nor on the other path of the cart page (storefront-2.11).
    await page.goto('/cc/sparq/cart');
    await untilReady(page);
    await scrollToEnd(page);
    await expect(names.first()).toBeVisible();
    expect(await names.allTextContents()).not.toContain(before[1]);
  },
);
