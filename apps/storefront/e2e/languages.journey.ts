import { expectAccessible, expectFits } from './inspect-page.ts';
import { untilReady } from './shopper.ts';
import { expect, test } from './journey.ts';

test('a guest chooses French, keeps page, search and cart, and comes back to French', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/search?q=paper&sort=price-asc');
  await untilReady(page);
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Item added to cart' })).toBeVisible();

  await page.goto('/search?q=paper&sort=price-asc');
  await page.getByRole('link', { name: 'Français (Canada)' }).click();
  await expect(page).toHaveURL(/\/fr-ca\/search\?q=paper&sort=price-asc$/);
  await untilReady(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(page.getByRole('link', { name: 'Panier, 1 article' })).toBeVisible();
  // The price format of the language (decision-locales.2).
  await expect(page.locator('main')).toContainText(/\d,\d\d\s\$/);
  await page
    .getByRole('button', { name: /^Ajouter au panier/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Panier, 2 articles' })).toBeVisible();
  await page.keyboard.press('Escape');

  for (const path of ['/', '/cart', '/help']) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`/fr-ca${path === '/' ? '/?' : path}$`));
    await untilReady(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await expectFits(page);
    await expectAccessible(page);
  }
  await page.goto('/checkout');
  await expect(page).toHaveURL(/\/fr-ca\/(checkout|office\/supplies\/login)/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  expect(complaints).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('forms and links stay in French', async ({ page }) => {
    await page.goto('/fr-ca/c/paper');
    await page
      .getByRole('button', { name: /^Ajouter au panier/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/fr-ca\//);
    await page.goto('/fr-ca/cart');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre panier');
    await page.goto('/fr-ca/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page est introuvable');
    await page.getByRole('link', { name: 'English (US)' }).click();
    await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/no-such-page$/);
  });
});
