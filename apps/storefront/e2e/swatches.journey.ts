import type { Page } from '@playwright/test';
import { FULL, expect, test } from './journey.ts';
import { searchFor, untilReady } from './shopper.ts';

const SWATCHES = '**/catalog/swatches*';

/** Locates the first tile with colors. */
const tileWithColors = (page: Page) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('radiogroup') })
    .first();

test('a shopper chooses a color on a tile, and adds the product of that color', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/catalog/swatches')) calls.push(request.url());
  });
  await page.goto('/search?q=gel+pens');
  await untilReady(page);
  const tile = tileWithColors(page);
  await expect(tile).toBeVisible();
  // All tiles in view share one call.
  expect(calls).toHaveLength(1);
  const colors = tile.getByRole('radio');
  const link = tile.getByRole('heading').getByRole('link');
  const [before, picture] = [await link.getAttribute('href'), tile.locator('img').first()];
  const pictureBefore = await picture.getAttribute('src');

  await colors.nth(0).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(link).not.toHaveAttribute('href', before!);
  await expect(picture).not.toHaveAttribute('src', pictureBefore!);
  await expect(tile.getByRole('radio', { checked: true })).toBeFocused();

  // An in-stock product in this color.
  const inStock = tile.getByRole('radio', { name: /^(?!.*out of stock)/ });
  await inStock.last().check({ force: true });
  const name = (await link.textContent())!;
  const itemId = /\/p\/(\d+)\//.exec((await link.getAttribute('href'))!)![1];
  const added = page.waitForRequest(/\/checkout\/default\/item/);
  await tile.getByRole('button', { name: `Add to cart ${name}` }).click();
  expect((await added).postDataJSON()).toMatchObject({ items: [{ itemId, qty: 1 }] });
  await expect(page.getByRole('dialog', { name: 'Item added to cart' })).toContainText(name);
  await page.keyboard.press('Escape');

  // The tile's other actions follow it.
  await tile.getByRole('checkbox', { name: /^Compare / }).check();
  await expect(
    page.getByRole('region', { name: 'Compare products' }).getByRole('link', { name }),
  ).toHaveAttribute('href', new RegExp(`/p/${itemId}/`));
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/p/${itemId}/`));
});

test(
  'colors that fail to load leave their number in words, and are not requested again (storefront-4.43)',
  FULL,
  async ({ page }) => {
    const skus: string[] = [];
    await page.route(SWATCHES, (route) => {
      skus.push(...new URL(route.request().url()).searchParams.get('skus')!.split(','));
      return route.fulfill({
        status: 500,
        json: { error: { status: 500, code: 'INTERNAL', message: 'No' } },
      });
    });
    await page.goto('/search?q=gel+pens');
    await untilReady(page);
    await expect.poll(() => skus.length).toBeGreaterThan(0);
    await expect(page.getByText(/^\d+ (colors|options)$/).first()).toBeVisible();
    const tiles = page.getByRole('main').getByRole('article');
    for (const tile of [tiles.last(), tiles.first(), tiles.last()]) await tile.scrollIntoViewIfNeeded();
    // Colors of other products are requested only after any that would be requested again.
    const before = skus.length;
    await searchFor(page, 'colored paper');
    await expect.poll(() => skus.length).toBeGreaterThan(before);
    expect(new Set(skus).size).toBe(skus.length);
    await expect(page.getByRole('radiogroup')).toHaveCount(0);
  },
);
