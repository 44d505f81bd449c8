import type { Page } from '@playwright/test';
import { addItems, callApi } from './api.ts';
import { FULL, expect, test } from './journey.ts';
import { untilReady } from './shopper.ts';

const free = (page: Page) => page.getByRole('region', { name: 'Free with your order' });
const announced = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

/** Fills a cart with reams of paper and a coupon (docs/qa.md) and opens it. */
async function openWith(page: Page, reams: number, coupon: string) {
  await addItems(page, [{ itemId: '24110101', qty: reams }]);
  await callApi(page, '/checkout/default', { method: 'PUT', data: { coupons: [coupon] } });
  await page.goto('/cart');
}

test('an automatic sample is declined, chosen again, and removed with the offer', FULL, async ({ page }) => {
  await openWith(page, 3, 'SAMPLER');
  await untilReady(page);
  await expect(free(page)).toContainText('Free Sample');
  await free(page)
    .getByRole('button', { name: /^Remove free item/ })
    .click();
  await expect(announced(page, 'removed from your free items.')).toHaveCount(1);
  await page.reload();
  await untilReady(page);
  await free(page)
    .getByRole('button', { name: /^Add free item/ })
    .click();
  await expect(announced(page, 'added to your cart for free.')).toHaveCount(1);
  await expect(free(page).getByRole('button', { name: /^Remove free item/ })).toHaveCount(1);
  await page.getByRole('button', { name: /^Remove (?!free|coupon)/ }).click();
  await expect(free(page)).toHaveCount(0);
});

test('two free packs of pens are chosen of three', FULL, async ({ page }) => {
  await openWith(page, 6, 'PICKAPEN');
  await untilReady(page);
  const more = free(page).getByRole('button', { name: /^Increase quantity of/ });
  await expect(more).toHaveCount(3);
  await more.first().click();
  await more.last().click();
  await expect(more.first()).toHaveAttribute('aria-disabled', 'true');
  await free(page).getByRole('button', { name: 'Add free items' }).click();
  await expect(free(page).getByRole('button', { name: /^Remove free item/ })).toHaveCount(2);
  await expect(announced(page, 'added to your cart for free.')).toHaveCount(1);
  await expect(free(page).getByRole('group')).toHaveCount(0);
});

test(
  'fewer items end the offer with its reason, and bring the choice back with it',
  FULL,
  async ({ page }) => {
    await openWith(page, 6, 'PICKAPEN');
    await untilReady(page);
    await free(page)
      .getByRole('button', { name: /^Increase quantity of/ })
      .first()
      .click();
    await free(page).getByRole('button', { name: 'Add free items' }).click();
    await expect(free(page).getByRole('radiogroup', { name: /^Choose 1 more of these 3/ })).toBeVisible();
    const quantity = page.getByRole('textbox', { name: /^Quantity of/ });
    await quantity.fill('1');
    await quantity.press('Enter');
    await expect(page.getByText('Your cart no longer qualifies for')).toBeVisible();
    await expect(free(page)).toHaveCount(0);
    await quantity.fill('6');
    await quantity.press('Enter');
    await expect(free(page).getByRole('button', { name: /^Remove free item/ })).toHaveCount(1);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('forms choose free items, and remove them', async ({ page }) => {
    await openWith(page, 6, 'PICKAPEN');
    await free(page)
      .getByRole('textbox', { name: /^Quantity of/ })
      .first()
      .fill('1');
    await free(page).getByRole('button', { name: 'Add free items' }).click();
    await free(page).getByRole('radio').last().check();
    await free(page).getByRole('button', { name: 'Add free item' }).click();
    await expect(free(page).getByRole('button', { name: /^Remove free item/ })).toHaveCount(2);
    await free(page)
      .getByRole('button', { name: /^Remove free item/ })
      .first()
      .click();
    await expect(free(page).getByRole('radiogroup')).toBeVisible();
  });

  test('a page reports that too many were chosen', FULL, async ({ page }) => {
    await openWith(page, 6, 'PICKAPEN');
    await free(page)
      .getByRole('textbox', { name: /^Quantity of/ })
      .first()
      .fill('9');
    await free(page).getByRole('button', { name: 'Add free items' }).click();
    await expect(page.getByText('This free sample is not available right now.')).toBeVisible();
  });
});
