import type { Page } from '@playwright/test';
import { register } from './api.ts';
import { FULL, expect, hydratedPage, test } from './journey.ts';
import { createShopper, untilReady } from './shopper.ts';

const QUERY = '/search?q=copy+paper';
const NAME = /Ostermere Everyday Copy Paper/;

const tile = (page: Page) => page.getByRole('main').getByRole('article').filter({ hasText: NAME }).first();
const badge = (page: Page) => tile(page).getByText(/^\d+ in cart$/);

async function addFromTile(page: Page) {
  await tile(page)
    .getByRole('button', { name: /^Add .*to cart/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Item added to cart' })).toBeVisible();
  await page.keyboard.press('Escape');
}

test(
  'tiles show what is in the cart: after adds, reloads, other tabs, removals and undo',
  FULL,
  async ({ page, context }) => {
    await page.goto(QUERY);
    await untilReady(page);
    await expect(badge(page)).toHaveCount(0);
    await addFromTile(page);
    await expect(badge(page)).toHaveText('1 in cart');
    await page.reload();
    await expect(badge(page)).toHaveText('1 in cart');

    // Other pages: the department and the product itself.
    await page.goto('/c/copy-paper');
    await expect(badge(page)).toHaveText('1 in cart');
    await tile(page)
      .getByRole('link', { name: /^Ostermere Everyday Copy Paper/ })
      .click();
    await expect(page.getByText('1 in your cart.')).toBeVisible();
    await untilReady(page);

    // Another tab adds the item again.
    const other = hydratedPage(await context.newPage());
    await other.goto(QUERY);
    await untilReady(other);
    await addFromTile(other);
    await expect(page.getByText('2 in your cart.')).toBeVisible();

    // Removes the item in the mini cart with the tiles behind it, and undoes that.
    await other.getByRole('link', { name: /^Cart, 2 items/ }).click();
    await other.getByRole('button', { name: /^Remove / }).click();
    await expect(badge(other)).toHaveCount(0);
    await expect(page.getByText(/in your cart\./)).toHaveCount(0);
    await other.getByRole('button', { name: /^Undo/ }).click();
    await expect(badge(other)).toHaveText('2 in cart');
    await expect(page.getByText('2 in your cart.')).toBeVisible();
  },
);

test('tiles follow the cart of the account at sign-in and sign-out', async ({ page }) => {
  const { username, password } = await register(page);
  await page.goto(QUERY);
  await expect(tile(page)).toBeVisible();
  await addFromTile(page);
  await expect(badge(page)).toHaveText('1 in cart');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(badge(page)).toHaveCount(0);

  // A guest's items are merged with the account's.
  await page.goto(QUERY);
  await untilReady(page);
  await addFromTile(page);
  await expect(badge(page)).toHaveText('1 in cart');
  await page.goto(`/office/supplies/login?jumpUrl=${encodeURIComponent(QUERY)}`);
  await createShopper(page).signIn(username, password);
  await expect(badge(page)).toHaveText('2 in cart');
});

test('a tile shows an add made offline when it is sent', FULL, async ({ page, context }) => {
  await page.goto(QUERY);
  await untilReady(page);
  await context.setOffline(true);
  const button = tile(page).getByRole('button', { name: /Ostermere/ });
  await button.click();
  await expect(page.getByText(/Your changes are saved/).first()).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(badge(page)).toHaveText('1 in cart');
});
