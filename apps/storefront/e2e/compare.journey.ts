import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from './inspect-page.ts';
import { FULL, expect, test } from './journey.ts';
import { untilReady } from './shopper.ts';

const LIMIT = 'You can compare up to four products. Remove one to add another.';

const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Compare / });
const bar = (page: Page) => page.getByRole('region', { name: 'Compare products' });

async function choose(page: Page, ...places: number[]) {
  const names: string[] = [];
  for (const place of places) {
    const box = boxes(page).nth(place);
    names.push((await box.locator('..').innerText()).replace(/^Compare\s*/, ''));
    await box.check();
  }
  return names;
}

test('a shopper compares products of a department, and adds one', async ({ page }) => {
  await page.goto('/c/paper');
  await untilReady(page);
  const names = await choose(page, 0, 1, 2, 3);
  await expect(bar(page).getByText('4 of 4 products')).toBeVisible();

  // A fifth product is ignored (storefront-4.39).
  await boxes(page).nth(4).click();
  await expect(boxes(page).nth(4)).not.toBeChecked();
  await expect(bar(page).getByText(LIMIT)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: LIMIT })).toHaveCount(1);

  await bar(page)
    .getByRole('button', { name: `Remove ${names[3]} from the comparison` })
    .click();
  await expect(boxes(page).nth(3)).not.toBeChecked();
  await expect(bar(page).getByText(LIMIT)).toHaveCount(0);
  await expect(
    bar(page).getByRole('button', { name: `Remove ${names[2]} from the comparison` }),
  ).toBeFocused();

  await page.reload();
  await untilReady(page);
  await expect(bar(page).getByRole('article')).toHaveCount(3);
  await expect(boxes(page).nth(0)).toBeChecked();

  await bar(page).getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(/\/compare\?items=\d+,\d+,\d+$/);
  await expect(page).toHaveTitle('Compare products | Foolscap');
  // A typed URL shows the same products.
  await page.goto('/compare');
  await expect(page).toHaveURL(/\/compare\?items=\d+,\d+,\d+$/);
  const table = page.getByRole('table', { name: 'Comparison of products' });
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(table.getByRole('rowheader', { name: 'Price Differs' })).toBeVisible();
  await expect(table.getByRole('rowheader', { name: 'Size', exact: true })).toBeVisible();

  await page.getByRole('switch', { name: 'Show only differences' }).click();
  await expect(page).toHaveURL(/differences=1$/);
  await expect(table.getByRole('rowheader', { name: 'Size', exact: true })).toHaveCount(0);
  await expect(table.getByRole('rowheader', { name: 'Price Differs' })).toBeVisible();

  await table.getByRole('link', { name: `Remove ${names[0]} from the comparison` }).click();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('link', { name: `Remove ${names[1]} from the comparison` })).toBeFocused();
  await table.getByRole('button', { name: `Add to cart ${names[1]}` }).click();
  await expect(page.getByRole('dialog', { name: 'Item added to cart' })).toContainText(names[1]!);
  await page.keyboard.press('Escape');

  // A product removed there is also removed from the list.
  await page.goto('/c/paper');
  await untilReady(page);
  await expect(bar(page).getByRole('article')).toHaveCount(2);
  await bar(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(boxes(page).nth(1)).not.toBeChecked();
});

test('two tabs compare different products', FULL, async ({ page, context }) => {
  await page.goto('/c/paper');
  await untilReady(page);
  await choose(page, 0);
  const other = await context.newPage();
  await other.goto('/c/paper');
  await untilReady(other);
  await choose(other, 1, 2);
  await expect(bar(other).getByRole('article')).toHaveCount(2);
  await page.reload();
  await untilReady(page);
  await expect(bar(page).getByRole('article')).toHaveCount(1);
});

test(
  'a shared comparison shows on a phone, names what is no longer sold, and is not indexed',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/compare?items=24110101,24110202,no-such-item&items=24110101');
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await expect(page.getByRole('main')).toContainText('We no longer carry this product: item no-such-item.');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectFits(page);
    await expectAccessible(page);

    // Property names stay in view.
    const region = page.getByRole('region', { name: 'Comparison of products' });
    await region.focus();
    await region.evaluate((element) => element.scrollTo({ left: 200 }));
    const price = await page.getByRole('rowheader', { name: /^Price/ }).boundingBox();
    expect(price!.x).toBeGreaterThanOrEqual(0);
  },
);

test('a comparison whose products fail to load can be tried again', FULL, async ({ page }) => {
  await page.goto('/c/paper');
  await untilReady(page);
  await choose(page, 0, 1);
  await page.route('**/catalog/compare*', (route) => route.abort());
  await bar(page).getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page.getByText('We couldn’t load these products.')).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/catalog/compare*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper compares the selected products, and sees only the differences', async ({ page }) => {
    await page.goto('/c/paper');
    await choose(page, 0, 1);
    await page.getByRole('button', { name: 'Compare selected products' }).click();
    await expect(page).toHaveURL(/\/compare\?items=\d+&items=\d+$/);
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await page.getByRole('switch', { name: 'Show only differences' }).click();
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page).toHaveURL(/differences=1/);
    await expect(page.getByRole('rowheader', { name: 'Size', exact: true })).toHaveCount(0);
    await page
      .getByRole('link', { name: /^Remove / })
      .first()
      .click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await expect(page.getByText('Add another product to compare it with this one.')).toBeVisible();
    await page
      .getByRole('link', { name: /^Remove / })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'No products to compare' })).toBeVisible();
  });
});
