import { FULL, expect, hydratedPage, test } from './journey.ts';
import { createShopper, untilReady } from './shopper.ts';

test('a shared cart is added by another shopper, and no longer exists once its link was removed', async ({
  page,
  browser,
}) => {
  const shopper = createShopper(page);
  await shopper.add('stapler');
  await shopper.add('copy paper');
  await shopper.openCart();
  await page.getByText('Share this cart').click();
  await page.getByRole('button', { name: 'Create a link' }).click();
  const link = await page.getByLabel('Link to your cart').inputValue();

  const visitor = await browser.newContext();
  const other = hydratedPage(await visitor.newPage());
  await other.goto(link);
  await untilReady(other);
  await expect(other.getByRole('article')).toHaveCount(2);
  await other.getByRole('button', { name: 'Add all to cart' }).click();
  await expect(other.getByRole('link', { name: /Cart, 2 items/ })).toBeVisible();

  await page.getByRole('button', { name: /^Remove link created/ }).click();
  await expect(page.getByRole('list', { name: 'Your links' })).toHaveCount(0);
  expect((await other.goto(link))!.status()).toBe(404);
  await expect(other.getByText('This shared cart is no longer available.')).toBeVisible();
  await visitor.close();
});

test('the sparq cart is that of the site that the visitor used last', FULL, async ({ page }) => {
  await page.goto('/cc/sparq/cart?viewcart=true');
  await expect(page).toHaveURL(/:\d+\/cc\/sparq\/cart/);
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await page.goto('/cc/mmx');
  await untilReady(page);
  await page.goto('/cc/sparq/cart?viewcart=true');
  await expect(page).toHaveURL(/\/cc\/mmx\/cc\/sparq\/cart\?viewcart=true$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the cart marks added lines, and is shared with its own URL', async ({ page }) => {
    await page.goto('/search?q=stapler');
    await page
      .getByRole('button', { name: /^Add .*to cart/ })
      .first()
      .click();
    await expect(page.getByText('Just added')).toBeVisible();
    await page.getByText('Share this cart').click();
    await page.getByRole('button', { name: 'Create a link' }).click();
    await expect(page).toHaveURL(/\/cart\/shared\/[\w-]{20,}$/);
    await page.getByRole('button', { name: 'Add all to cart' }).click();
    await expect(page).toHaveURL(/\/cart\?itemIds=/);
  });
});
