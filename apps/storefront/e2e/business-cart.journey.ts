import type { Page } from '@playwright/test';
import { addItems, callApi, signIn } from './api.ts';
import { untilReady } from './shopper.ts';
import { FULL, expect, test } from './journey.ts';

/** Signs in a member, fills the cart and opens it. Members keep their cart, so every journey sets its own choices. */
async function openCart(
  page: Page,
  [username, password]: readonly [string, string],
  accounting?: Record<string, string | null>,
) {
  await signIn(page, username, password, 'sba');
  await addItems(page, [{ itemId: '24110101', qty: 1 }], { tenant: 'sba' });
  if (accounting)
    await callApi(page, '/checkout/default', { method: 'PUT', data: { accounting }, tenant: 'sba' });
  await page.goto('/cc/mmx/cart');
}

const STUDIO = ['studio@example.com', 'pencil-and-plan'] as const;
const BUYER = ['buyer@example.com', 'carbon-and-copy'] as const;
const START = { budgetCenter: 'STUDIO', purchaseOrder: null };
const box = (page: Page) => page.getByRole('region', { name: 'Accounting' });
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name });

async function choose(page: Page, button: string, name: string, option: RegExp) {
  await box(page).getByRole('button', { name: button }).click();
  await drawer(page, name).getByRole('radio', { name: option }).click();
  await drawer(page, name).getByRole('button', { name: 'Save' }).click();
  await expect(drawer(page, name)).toHaveCount(0);
}

test('a member charges the order to a budget, a purchase order and its release', async ({
  page,
  holdAccount,
}) => {
  await holdAccount(STUDIO[0]);
  await openCart(page, STUDIO, START);
  await untilReady(page);
  await expect(box(page)).toContainText('Studio supplies · STUDIO');
  await expect(box(page)).toContainText('available');

  await choose(page, 'Change Budget center', 'Budget center', /^Paper samples/);
  // Announcements first, because they are cleared after five seconds.
  await expect(page.getByRole('status').filter({ hasText: 'Budget center is now SAMPLES.' })).toHaveCount(1);
  await expect(box(page)).toContainText('Paper samples · SAMPLES');
  await expect(box(page)).toContainText(/Your order is \$[\d.]+ over this budget/);
  await expect(box(page).getByRole('button', { name: 'Change Budget center' })).toBeFocused();

  await choose(page, 'Choose Purchase order', 'Purchase order', /^Spring catalog/);
  // The release uses the organization's label.
  await choose(page, 'Choose Job number', 'Job number', /^Inside pages/);
  await page.reload();
  await expect(box(page)).toContainText('Spring catalog · PO-3118');
  await expect(box(page)).toContainText('Inside pages · R-2');

  // Another purchase order clears the release.
  await untilReady(page);
  await choose(page, 'Change Purchase order', 'Purchase order', /^Studio/);
  await expect(box(page)).not.toContainText('Job number');
});

test('a member changes the ship-to address in a drawer', FULL, async ({ page, holdAccount }) => {
  await holdAccount(BUYER[0]);
  await openCart(page, BUYER);
  await untilReady(page);
  const change = page.getByRole('link', { name: 'Change ship-to address' });
  await change.click();
  const addresses = drawer(page, 'Ship to');
  await addresses.getByRole('radio', { name: /Harbor warehouse/ }).click();
  await addresses.getByRole('button', { name: 'Ship to this address' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Your order ships to Harbor warehouse.' }),
  ).toHaveCount(1);
  await expect(addresses).toHaveCount(0);
  await expect(page.getByText('Harbor warehouse, Baltimore')).toBeVisible();
  await expect(change).toBeFocused();

  await change.click();
  await addresses.getByRole('radio', { name: /Market Street office/ }).click();
  await addresses.getByRole('button', { name: 'Ship to this address' }).click();
  await expect(page.getByText('Market Street office, Philadelphia')).toBeVisible();
});

test(
  'items that a policy or the contract does not allow are marked, and block checkout',
  FULL,
  async ({ page, holdAccount }) => {
    // Guests may add them; the organization's rules apply once signed in.
    await holdAccount('desk@example.com');
    await addItems(
      page,
      [
        { itemId: '24249001', qty: 1 },
        { itemId: '24150601', qty: 1 },
      ],
      { tenant: 'sba' },
    );
    await signIn(page, 'desk@example.com', 'chart-and-pen', 'sba');
    await page.goto('/cc/mmx/cart');
    await untilReady(page);
    const main = page.getByRole('main');
    await expect(main).toContainText('This item isn’t part of your contract.');
    await expect(main).toContainText('Some items aren’t part of your contract. Remove them to continue.');
    await expect(main).toContainText('Your organization’s policy doesn’t allow this item.');
    await expect(main).toContainText('Off contract');
    await expect(main.getByRole('link', { name: 'Checkout' }).filter({ visible: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    // Excludes the tiles of recommendations.
    const lines = main.getByRole('article').filter({ has: page.getByRole('button', { name: /^Remove / }) });
    for (let left = await lines.count(); left > 0; left -= 1) {
      await main
        .getByRole('button', { name: /^Remove / })
        .first()
        .click();
      await expect(lines).toHaveCount(left - 1);
    }
    await expect(main).not.toContainText('isn’t part of your contract');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form chooses the budget and the purchase order, and the ship-to address has a page', async ({
    page,
    holdAccount,
  }) => {
    await holdAccount(STUDIO[0]);
    await openCart(page, STUDIO, START);
    const openForm = () => box(page).locator('summary', { hasText: 'Change accounting' }).click();
    await openForm();
    await box(page).getByRole('combobox', { name: 'Budget center' }).selectOption('SAMPLES');
    await box(page).getByRole('combobox', { name: 'Purchase order' }).selectOption('PO-3118');
    await box(page).getByRole('button', { name: 'Save accounting' }).click();
    await expect(box(page)).toContainText('Paper samples · SAMPLES');
    await expect(box(page)).toContainText('Spring catalog · PO-3118');
    await openForm();
    await box(page).getByRole('combobox', { name: 'Job number' }).selectOption('R-2');
    await box(page).getByRole('button', { name: 'Save accounting' }).click();
    await expect(box(page)).toContainText('Inside pages · R-2');
    // The release belonged to the previous purchase order.
    await openForm();
    await box(page).getByRole('combobox', { name: 'Purchase order' }).selectOption('PO-3124');
    await box(page).getByRole('button', { name: 'Save accounting' }).click();
    await expect(box(page)).toContainText('Studio · PO-3124');
    await expect(box(page)).not.toContainText('Inside pages');

    await page.getByRole('link', { name: 'Change ship-to address' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ship to' })).toBeVisible();
  });
});

test(
  'results offer no pickup to a member without the permission, unlike to a guest',
  FULL,
  async ({ page }) => {
    const main = page.getByRole('main');
    const filters = main.getByText(/for pickup$|^Pickup at /);
    await page.goto('/cc/mmx/search?q=notebook');
    await untilReady(page);
    await expect(filters.first()).toBeAttached();
    await signIn(page, 'desk@example.com', 'chart-and-pen', 'sba');
    await page.goto('/cc/mmx/search?q=notebook');
    await untilReady(page);
    await expect(main.getByRole('article').first()).toBeVisible();
    await expect(filters).toHaveCount(0);
  },
);
