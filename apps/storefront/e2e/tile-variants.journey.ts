import type { Page } from '@playwright/test';
import { recordAnnouncements } from './announcements.ts';
import { addItems, callApi, createList, register } from './api.ts';
import { FULL, expect, test } from './journey.ts';
import { orderOf } from './place-order.ts';
import { untilReady } from './shopper.ts';

const PAPER = '24110101';
const PENS = '24123201';
// $11.99, and $10.55 each for 40.
const VOLUME_ITEM = '24113110';
const BINDER = '24140103';
const ANY_ROW = /^(Customers also bought|Consider These|Recommended For You)$/;

async function scrollToEnd(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
}

test(
  'the home page names the department of a purchase that a recommendation goes with',
  FULL,
  async ({ page }) => {
    await register(page);
    await orderOf(page, BINDER);
    await page.goto('/');
    await untilReady(page);
    await scrollToEnd(page);
    const row = page.getByRole('region', { name: 'Recommended For You' });
    const notes = row.getByText('Based on your interest in Filing & binders');
    await expect(notes.first()).toBeVisible();
    // The binder itself was bought, as its badge shows.
    const own = row.getByRole('article').filter({ hasText: /Purchased/ });
    await expect(own).toHaveCount(1);
    await expect(own.getByText(/^Based on/)).toHaveCount(0);
  },
);

for (const width of [360, 1280])
  test(
    `the mini cart replaces a recommendation that is not wanted, at ${width} px`,
    FULL,
    async ({ page }) => {
      const announced = await recordAnnouncements(page);
      await page.setViewportSize({ width, height: 900 });
      await addItems(page, [{ itemId: PAPER, qty: 1 }]);
      await page.goto('/c/paper');
      await untilReady(page);
      await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).first().click();
      const row = page.getByRole('dialog', { name: /^Your cart/ }).getByRole('group', { name: ANY_ROW });
      const names = row.getByRole('article').getByRole('link');
      await expect(names).toHaveCount(3);
      const before = await names.allTextContents();
      const buttons = row.getByRole('button', { name: /^Not interested/ });
      await announced();
      await buttons.nth(1).press('Enter');
      await expect(names).not.toContainText([before[1]!]);
      const after = await names.allTextContents();
      expect(after.slice(0, 2)).toEqual([before[0], before[2]]);
      expect(after).toHaveLength(3);
      await expect(buttons.nth(1)).toBeFocused();
      await expect.poll(announced).toEqual([`Removed ${before[1]}. Now showing ${after[2]}.`]);

      await row
        .getByRole('button', { name: /^Add to cart/ })
        .first()
        .press('Enter');
      await expect(page.getByRole('dialog', { name: 'Item added to cart' })).toContainText('2 items');
    },
  );

test('an order shows the current prices of its items next to the prices paid', FULL, async ({ page }) => {
  const number = await orderOf(page, PAPER, PENS);
  await page.goto(`/order/${number}`);
  await untilReady(page);
  const CALL = '**/getProductTileData';
  await page.route(CALL, (route) => route.abort());
  const toggle = page.getByRole('button', { name: 'Show today’s prices' });
  await toggle.press('Enter');
  await expect(page.getByText('We couldn’t load today’s prices.')).toBeVisible();
  await page.unroute(CALL);
  await page.getByRole('button', { name: 'Try again' }).click();
  const tiles = page.getByRole('list', { name: 'Your items at today’s prices' }).getByRole('article');
  await expect(tiles).toHaveCount(2);
  await expect(tiles.first()).toContainText(/Item 24110101.*Ordered: 1, you paid \$7\.49 each.*\$7\.49/);
  await page.getByRole('button', { name: 'Hide today’s prices' }).press('Enter');
  await expect(tiles).toHaveCount(0);
  await expect(toggle).toBeFocused();
});

test(
  'today’s price of an order at a volume price is the one of the same quantity',
  FULL,
  async ({ page }) => {
    const announced = await recordAnnouncements(page);
    await page.setViewportSize({ width: 360, height: 800 });
    const items = [{ itemId: VOLUME_ITEM, qty: 39 }];
    await addItems(page, items);
    const number = await orderOf(page, VOLUME_ITEM);
    await page.goto(`/order/${number}`);
    await untilReady(page);
    await page.getByRole('button', { name: 'Show today’s prices' }).press('Enter');
    const tile = page.getByRole('list', { name: 'Your items at today’s prices' }).getByRole('article');
    await expect(tile).toContainText(/Ordered: 40, you paid \$10\.55 each.*\$10\.55/);
    await expect(tile).not.toContainText('$11.99');
    await expect.poll(announced).toContain('Showing today’s prices of 1 item.');
  },
);

test('a found list item shows its price and can be added to another list', FULL, async ({ page }) => {
  for (const [name, itemId] of [
    ['Office', PAPER],
    ['Home', PENS],
  ] as const) {
    const listId = await createList(page, name);
    await callApi(page, `/list/${listId}/item`, { data: { itemId, qty: 3, note: 'Upstairs' } });
  }
  await page.goto(`/kuber/viewList?tid=US&find=${PAPER}`);
  await untilReady(page);
  const tile = page.getByRole('region', { name: 'Office' }).getByRole('article');
  await expect(tile).toContainText(/Item 24110101, quantity 3.*Note: Upstairs.*\$7\.49/);
  await tile.getByRole('link', { name: /^Add to another list/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add to list' });
  // The list that the item was found on is not offered.
  await expect(dialog.getByRole('radio', { name: /^Home/ })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: /^Office/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Add item' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Home' }).getByRole('article')).toContainText('quantity 3');
});

test('a page that does not exist leads to products', FULL, async ({ page }) => {
  await page.goto('/nothing-here');
  await untilReady(page);
  await scrollToEnd(page);
  const tile = page.getByRole('region', { name: 'Consider These' }).getByRole('article').first();
  await expect(tile.getByText('Shop now')).toBeVisible();
  await expect(tile.getByRole('button')).toHaveCount(0);
  const name = await tile.getByRole('heading').textContent();
  await tile.getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: name! })).toBeVisible();
});

test(
  'items that are ordered often print with their item numbers, without the page',
  FULL,
  async ({ page }) => {
    await register(page);
    for (const itemId of [PAPER, PAPER]) await orderOf(page, itemId);
    await page.goto('/quick-order');
    await untilReady(page);
    await scrollToEnd(page);
    // Printing blocks a page, so it is only recorded here.
    await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')));
    await page.getByRole('button', { name: 'Print this list with item numbers' }).press('Enter');
    await expect(page.locator('body[data-printed]')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('region', { name: 'Frequently purchased' });
    await expect(sheet.getByRole('article')).toContainText(/Copy Paper.*Item 24110101.*\$7\.49/);
    await expect(sheet.getByRole('link')).toHaveCount(0);
    await expect(page.locator('#root')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('[data-print-sheet]')).toHaveCount(0);
  },
);
