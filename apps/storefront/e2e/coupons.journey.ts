import type { Page } from '@playwright/test';
import { FULL, expect, test } from './journey.ts';
import { createShopper, untilReady } from './shopper.ts';

const coupons = (page: Page) => page.getByRole('region', { name: 'Coupons' });
const summary = (page: Page) => page.getByRole('region', { name: 'Order summary' });

async function enter(page: Page, text: string): Promise<void> {
  const field = coupons(page).getByRole('textbox', { name: 'Coupon code' });
  if (!(await field.isVisible()))
    await coupons(page)
      .getByText(/^Add a(nother)? coupon/)
      .click();
  await field.fill(text);
  await coupons(page).getByRole('button', { name: 'Apply' }).click();
}

async function fillCart(page: Page): Promise<void> {
  const shopper = createShopper(page);
  await shopper.add('copy paper');
  await shopper.openCart();
  await untilReady(page);
}

test('coupons are applied, kept across a reload, and removed', async ({ page }) => {
  await fillCart(page);
  await enter(page, 'freshsheet');
  await expect(coupons(page).getByText('Your coupon has been added to the cart.')).toBeVisible();
  await expect(summary(page).getByText('Savings', { exact: true })).toBeVisible();
  // Below its minimum, the coupon stays and shows what is missing.
  await enter(page, 'STOCKED20');
  await expect(coupons(page).getByText(/^Add \$[\d.]+ more to use it\.$/)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Coupon STOCKED20 is not applied.' })).toHaveCount(
    1,
  );

  await page.reload();
  await untilReady(page);
  await expect(coupons(page).getByRole('listitem')).toHaveCount(2);
  await coupons(page).getByRole('button', { name: 'Remove coupon FRESHSHEET' }).click();
  await expect(coupons(page).getByRole('listitem')).toHaveCount(1);
  await expect(coupons(page).getByRole('button', { name: 'Remove coupon STOCKED20' })).toBeFocused();
  await expect(summary(page).getByText('Savings', { exact: true })).toHaveCount(0);
});

test('an unknown code is reported at the field, which keeps it', FULL, async ({ page }) => {
  await fillCart(page);
  await enter(page, 'NOSUCH');
  const field = coupons(page).getByRole('textbox', { name: 'Coupon code' });
  await expect(field).toHaveAccessibleDescription(
    'We couldn’t find the coupon NOSUCH. Check the code and try again.',
  );
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('NOSUCH');
  await expect(page.getByText('Something went wrong. Please try again.')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the coupon drawer takes several codes, and returns focus', FULL, async ({ page }) => {
    await fillCart(page);
    await coupons(page).getByText('Add a coupon').click();
    const drawer = page.getByRole('dialog', { name: 'Coupons' });
    await expect(drawer.getByRole('textbox', { name: 'Coupon code' })).toBeFocused();
    await page.keyboard.type('FRESHSHEET, SAMPLER');
    await page.keyboard.press('Enter');
    await expect(drawer.getByRole('listitem')).toHaveCount(2);
    await drawer.getByRole('button', { name: 'Done' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(coupons(page).locator('summary')).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('forms enter a coupon, report an unknown one at the field, and remove it', async ({ page }) => {
    await page.goto('/search?q=copy+paper');
    await page
      .getByRole('button', { name: /^Add .*to cart/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/cart/);
    await enter(page, 'NOSUCH');
    const field = coupons(page).getByRole('textbox', { name: 'Coupon code' });
    await expect(field).toHaveAccessibleDescription(
      'We couldn’t find this coupon. Check the code and try again.',
    );
    await expect(field).toHaveValue('NOSUCH');
    await enter(page, 'freshsheet');
    await expect(coupons(page).getByRole('listitem')).toHaveCount(1);
    await expect(summary(page).getByText('Savings', { exact: true })).toBeVisible();
    await coupons(page).getByRole('button', { name: 'Remove coupon FRESHSHEET' }).click();
    await expect(coupons(page).getByRole('listitem')).toHaveCount(0);
  });
});
