import { FULL, expect, test } from './journey.ts';
import { untilReady } from './shopper.ts';

test('a shopper sees results in a list, also after sorting, filtering and paging', async ({ page }) => {
  await page.goto('/search?q=pens');
  await untilReady(page);
  const views = page.getByRole('group', { name: 'View' });
  await expect(views.getByRole('link', { name: 'Grid' })).toHaveAttribute('aria-current', 'true');
  await views.getByRole('link', { name: 'List' }).click();
  await expect(page).toHaveURL(/\/search\?q=pens&view=list$/);
  await expect(views.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'true');

  // One tile per line.
  const tiles = page.getByRole('list', { name: 'Products' }).getByRole('article');
  const [first, second] = [await tiles.nth(0).boundingBox(), await tiles.nth(1).boundingBox()];
  expect(second!.x).toBe(first!.x);
  expect(second!.y).toBeGreaterThanOrEqual(first!.y + first!.height);

  await page.getByLabel('Sort by').selectOption('price-asc');
  await expect(page).toHaveURL(/sort=price-asc&view=list$/);
  await page.getByRole('checkbox', { name: /^In stock/ }).click();
  await expect(page).toHaveURL(/inStock=true.*view=list$/);
  await tiles
    .first()
    .getByRole('button', { name: /^Add to cart/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Item added to cart' })).toBeVisible();
  await page.keyboard.press('Escape');
  await views.getByRole('link', { name: 'Grid' }).click();
  await expect(page).not.toHaveURL(/view=/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list stays a list when it is sorted', async ({ page }) => {
    await page.goto('/search?q=pens&view=list');
    await page.getByLabel('Sort by').selectOption('price-asc');
    await page.getByRole('button', { name: 'Sort' }).click();
    await expect(page).toHaveURL(/view=list/);
    await expect(
      page.getByRole('group', { name: 'View' }).getByRole('link', { name: 'List' }),
    ).toHaveAttribute('aria-current', 'true');
  });

  test('the list stays a list when it is filtered', FULL, async ({ page }) => {
    await page.goto('/search?q=pens&view=list');
    await page.getByRole('checkbox', { name: /^In stock/ }).check();
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(/inStock=true/);
    await expect(page).toHaveURL(/view=list/);
  });
});
