import { register } from './api.ts';
import { FULL, expect, hydratedPage, test } from './journey.ts';
import { createShopper, untilReady } from './shopper.ts';

test('two tabs show the same cart, whichever of them changes it', async ({ page, context }) => {
  await createShopper(page).add('stapler');
  await page.goto('/cart');
  await untilReady(page);
  const other = hydratedPage(await context.newPage());
  await other.goto('/cart');
  await untilReady(other);

  const quantity = (tab: typeof page) => tab.getByRole('textbox', { name: /^Quantity of/ });
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(quantity(other)).toHaveValue('2');
  await other.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(quantity(page)).toHaveValue('3');
  await expect(quantity(other)).toHaveValue('3');

  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(other.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
});

test('a sign-out in one tab shows the guest state in the other', FULL, async ({ page, context }) => {
  await register(page);
  await page.goto('/account');
  await untilReady(page);
  const other = hydratedPage(await context.newPage());
  await other.goto('/account');
  await untilReady(other);

  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(other).toHaveURL(/\/office\/supplies\/login/);
});

test('a sign-out in one tab empties the checkout in the other', async ({ page, context }) => {
  await register(page);
  await createShopper(page).add('stapler');
  const other = hydratedPage(await context.newPage());
  await other.goto('/checkout');
  await untilReady(other);
  await expect(other.getByLabel(/^Street address/)).toBeVisible();

  await page.goto('/account');
  await untilReady(page);
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(other.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
});

test('the browser keeps the cart and its count until sign-out', FULL, async ({ page }) => {
  const getKept = () =>
    page.evaluate(() =>
      ['foolscap:cart-sdc', 'foolscap:cart-count-sdc'].filter((key) => localStorage.getItem(key) !== null),
    );
  await register(page);
  const shopper = createShopper(page);
  await shopper.searchAndAdd('stapler');
  await untilReady(page);
  await expect.poll(getKept).toEqual(['foolscap:cart-sdc', 'foolscap:cart-count-sdc']);

  // The cart page opens without reading the cart.
  const reads: string[] = [];
  page.on('request', (request) => {
    if (/\/cc\/api\/checkout(\?|$)/.test(request.url())) reads.push(request.url());
  });
  await shopper.goToCart();
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('1');
  expect(reads).toEqual([]);

  await page.goto('/account');
  await untilReady(page);
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect.poll(getKept).toEqual([]);
});
