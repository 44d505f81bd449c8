import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const PENS = '/p/24123201';
const CALL = '**/api/sparxProxy/atRecommendation';
// Which one shows depends on the orders of the shop so far.
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

test('recommendations that could not be loaded can be requested again', async ({ page }) => {
  await page.route(CALL, (route) => route.abort());
  await page.goto(PENS);
  await scrollToEnd(page);
  await expect(page.getByText('We couldn’t load recommendations.')).toBeVisible();
  await page.unroute(CALL);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: ROW }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText('We couldn’t load recommendations.')).toHaveCount(0);
});
