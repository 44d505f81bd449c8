import type { Page } from '@playwright/test';
import { FULL, expect, test } from './journey.ts';
import { createShopper, untilReady } from './shopper.ts';
import { newEmail } from './new-email.ts';

const saved = (page: Page) => page.getByRole('region', { name: 'Saved for later' });
const inCart = (page: Page) => page.getByRole('textbox', { name: /^Quantity of/ });

test(
  'a line is saved for later, kept across a reload, and moved back to the cart',
  FULL,
  async ({ page }) => {
    const shopper = createShopper(page);
    await shopper.add('stapler');
    await shopper.add('copy paper');
    await shopper.openCart();
    await expect(inCart(page)).toHaveCount(2);

    await page
      .getByRole('button', { name: /^Save for later/ })
      .first()
      .click();
    // Announcements first, because they are cleared after five seconds.
    await expect(page.getByRole('status').filter({ hasText: 'saved for later.' })).toHaveCount(1);
    await expect(inCart(page)).toHaveCount(1);
    await expect(saved(page).getByRole('article')).toHaveCount(1);

    await page.reload();
    await untilReady(page);
    await expect(saved(page).getByRole('heading', { level: 2 })).toHaveText('Saved for later (1)');
    await saved(page)
      .getByRole('button', { name: /^Move to cart/ })
      .click();
    await expect(inCart(page)).toHaveCount(2);
    await expect(saved(page)).toHaveCount(0);
  },
);

test('a guest’s saved items are there after signing in, and an emptied cart still shows them', async ({
  page,
}) => {
  const shopper = createShopper(page);
  await shopper.add('stapler');
  await shopper.openCart();
  await page.getByRole('button', { name: /^Save for later/ }).click();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expect(saved(page).getByRole('article')).toHaveCount(1);

  await page.goto('/office/supplies/register?jumpUrl=/cart');
  await page.getByLabel(/^First name/).fill('Ada');
  await page.getByLabel(/^Last name/).fill('Page');
  await page.getByLabel(/^Email address/).fill(newEmail('ada.saves'));
  await page.getByLabel(/^Password/).fill('a long phrase of mine');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(saved(page).getByRole('article')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('forms save a line, move it back and remove it', async ({ page }) => {
    await page.goto('/search?q=stapler');
    await page
      .getByRole('button', { name: /^Add .*to cart/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/cart/);
    await page.getByRole('button', { name: /^Save for later/ }).click();
    await saved(page)
      .getByRole('button', { name: /^Move to cart/ })
      .click();
    await expect(page.getByRole('button', { name: /^Save for later/ })).toHaveCount(1);
    await page.getByRole('button', { name: /^Save for later/ }).click();
    await saved(page)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(saved(page)).toHaveCount(0);
    await expect(page.getByText('Your cart is empty.')).toBeVisible();
  });
});
