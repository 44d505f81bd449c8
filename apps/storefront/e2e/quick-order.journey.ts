import type { APIRequestContext, Page } from '@playwright/test';
import { signIn } from './api.ts';
import { expectAccessible, expectFits } from './inspect-page.ts';
import { FULL, expect, test } from './journey.ts';
import { untilReady } from './shopper.ts';

/** Sold in multiples of 12 in the demo catalog. */
const MULTIPLE = '24159003';
const CARD_NUMBER = '4111111111111111';

/** Finds numbers of items that can be added as single units. */
async function findItems(request: APIRequestContext, count: number): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; found.length < count && page < 10; page++) {
    const search = (await (
      await request.get(`/cc/api/catalog/search?inStock=true&size=60&page=${page}`)
    ).json()) as { data: { items: { itemId: string }[] } };
    const rows = search.data.items.map(({ itemId }) => ({ itemId, qty: 1 }));
    const check = (await (
      await request.post('/cc/api/lists/quick-order/check', { data: { rows } })
    ).json()) as { data: { rows: { itemId: string; qtyToAdd: number }[] } };
    found.push(...check.data.rows.filter(({ qtyToAdd }) => qtyToAdd === 1).map(({ itemId }) => itemId));
  }
  expect(found.length).toBeGreaterThanOrEqual(count);
  return found.slice(0, count);
}

const item = (page: Page, line: number) =>
  page.getByRole('combobox', { name: `Item number, row ${line}`, exact: true });
const quantity = (page: Page, line: number) =>
  page.getByRole('textbox', { name: `Quantity, row ${line}`, exact: true });

/** Pastes cells into a field, as from a spreadsheet. */
const paste = (page: Page, line: number, text: string) =>
  item(page, line).evaluate((field, cells) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', cells);
    field.focus();
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** Expects a page to fit its window and to be accessible. */
async function expectGoodPage(page: Page): Promise<void> {
  await expectFits(page);
  await expectAccessible(page);
}

for (const [width, details] of [
  [1280, {}],
  [360, FULL],
] as const)
  test(
    `70 pasted rows with 3 bad ones: 67 are added, 3 are named, at ${width} px`,
    details,
    async ({ page, request }) => {
      const items = await findItems(request, 67);
      const cells = items.map((itemId) => `${itemId}\t1`);
      cells.splice(11, 0, '2411010l\t1');
      cells.splice(40, 0, 'no-such-item\t2');
      cells.push(`${MULTIPLE}\tmany`);

      await page.setViewportSize({ width, height: 800 });
      await page.goto('/quick-order');
      await untilReady(page);
      await paste(page, 1, cells.join('\n'));
      await expect(page.getByRole('combobox', { name: /^Item number, row/ })).toHaveCount(71);
      await expect(item(page, 12)).toHaveAttribute('aria-invalid', 'true');
      await expectGoodPage(page);

      await page.getByRole('button', { name: 'Add 70 rows to cart' }).click();
      const bad = page.getByRole('list', { name: 'Rows that were not added' }).getByRole('listitem');
      await expect(bad).toHaveText([
        /^Row 12 \(2411010l\): We couldn’t find this item number\. Did you mean 24110101, .+\?$/,
        /^Row 41 \(no-such-item\): We couldn’t find this item number\./,
        `Row 70 (${MULTIPLE}): Enter 1 to 9,999.`,
      ]);
      await expect(page.getByText(/^67 of 70 items added to your cart\./).first()).toBeVisible();
      await expect(item(page, 12)).toBeFocused();
      await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, 67 items/ })).toBeVisible();
      await expectGoodPage(page);

      // The same button adds corrected rows.
      await page.getByRole('button', { name: /^Use 24110101/ }).click();
      await page.getByRole('button', { name: 'Remove row 41' }).click();
      await quantity(page, 70).fill('5');
      await expect(page.getByText('We’ll add 12.')).toBeVisible();
      await page.getByRole('button', { name: 'Add 2 rows to cart' }).click();
      await expect(page.getByText('2 items added to your cart.').first()).toBeVisible();
      await expect(item(page, 1)).toHaveValue('');
      await page.getByRole('main').getByRole('link', { name: 'Go to cart' }).click();
      await expect(page).toHaveURL(/\/cart$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
    },
  );

test(
  'a CSV file fills rows, suggestions complete a number, and rows of the same item are added up',
  FULL,
  async ({ page, request }) => {
    const [first, second] = (await findItems(request, 2)) as [string, string];
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Quick order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Quick order' })).toBeVisible();
    await page.getByLabel('CSV file').setInputFiles({
      name: 'order.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Quantity,Item number,Note\r\n2,${first},desk\r\n1,${second},\r\n3,${first},\r\n`),
    });
    await expect(item(page, 1)).toHaveValue(first);
    await expect(quantity(page, 1)).toHaveValue('5');
    await expect(
      page.getByText('Row 3 is the same item as row 1, which now has 5 units.').first(),
    ).toBeVisible();

    // Keyboard only, starting from the blank row.
    await item(page, 3).press('End');
    await page.keyboard.type('2411010');
    const options = page.getByRole('listbox', { name: 'Suggestions, row 3' }).getByRole('option');
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(item(page, 3)).not.toHaveValue('2411010');
    await page.keyboard.press('Tab');
    await expect(quantity(page, 3)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(item(page, 4)).toBeFocused();
    await page.getByRole('button', { name: 'Add 3 rows to cart' }).click();
    await expect(page.getByText('3 items added to your cart.').first()).toBeVisible();
  },
);

test('a press of the button right after typing an unknown number is not lost', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/quick-order');
  await untilReady(page);
  await item(page, 1).pressSequentially('2411010l');
  await expect(page.getByRole('listbox', { name: 'Suggestions, row 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('list', { name: 'Rows that were not added' })).toBeVisible();
  await expect(item(page, 1)).toBeFocused();
  await expect(item(page, 1)).toHaveAttribute('aria-invalid', 'true');
});

test('members order by the part numbers of their organization', FULL, async ({ page, holdAccount }) => {
  await holdAccount('nurse@example.com');
  await signIn(page, 'nurse@example.com', 'gauze-and-glove', 'sba');
  await page.goto('/cc/mmx/account');
  await page
    .getByRole('navigation', { name: 'Ridgeline Clinic' })
    .getByRole('link', { name: 'Quick order' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Quick order' })).toBeVisible();
  await item(page, 1).fill('RC-100');
  await expect(page.getByText(/Item 24110101/)).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('1 item added to your cart.').first()).toBeVisible();
});

for (const width of [1280, 360])
  test(
    `rows typed in the drawer of the header are on the page, also after a reload, at ${width} px`,
    FULL,
    async ({ page, request }) => {
      const [sku] = (await findItems(request, 1)) as [string];
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await untilReady(page);
      const banner = page.getByRole('banner');
      if (width < 700) await banner.locator('summary').first().click();
      await banner.getByRole('link', { name: 'Quick order' }).filter({ visible: true }).click();
      const drawer = page.getByRole('dialog', { name: 'Quick order' });
      await expect(drawer).toBeVisible();
      await item(page, 1).fill(sku);
      await item(page, 2).fill(CARD_NUMBER);
      await item(page, 3).fill('no-such-item');
      await expect(drawer.getByText('We couldn’t find this item number.').first()).toBeVisible();
      await expectGoodPage(page);

      await drawer.getByRole('link', { name: 'Open as a page' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Quick order' })).toBeVisible();
      await expect(drawer).toHaveCount(0);
      await expect(item(page, 1)).toHaveValue(sku);
      await page.reload();
      await expect(item(page, 1)).toHaveValue(sku);
      // A number that could be a card number is not kept.
      await expect(item(page, 2)).toHaveValue('no-such-item');
      expect(
        await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])),
      ).not.toContain(CARD_NUMBER);

      // Added rows do not return; the other one does.
      await page.getByRole('button', { name: 'Add 2 rows to cart' }).click();
      await expect(page.getByText(/^1 of 2 items added to your cart\./).first()).toBeVisible();
      await page.reload();
      await expect(item(page, 1)).toHaveValue('no-such-item');
      // The message shifts the button below it.
      await expect(page.getByRole('main').getByText('We couldn’t find this item number.')).toBeVisible();
      await page.getByRole('button', { name: 'Clear all' }).click();
      await expect(item(page, 1)).toHaveValue('');
      await page.reload();
      await untilReady(page);
      await expect(item(page, 1)).toHaveValue('');
    },
  );

test('sign-out removes the rows of a quick order', FULL, async ({ page }) => {
  await signIn(page, 'wendy@example.com', 'paper-and-ink');
  await page.goto('/quick-order');
  await expect(page.getByRole('heading', { level: 1, name: 'Quick order' })).toBeVisible();
  await item(page, 1).fill('24110101');
  await expect(page.getByText(/Ostermere/).first()).toBeVisible();
  const kept = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('quick-order')));
  await expect.poll(kept).toHaveLength(1);
  // On a page that does not show the rows.
  await page.goto('/stores');
  await untilReady(page);
  await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect.poll(kept).toHaveLength(0);
});
