import type { Page } from '@playwright/test';
import { FULL, expect, test } from './journey.ts';
import { untilReady } from './shopper.ts';

const PRODUCT_TILE_DATA = '**/getProductTileData';

/** Opens the alternates of the demo's sold-out round table, two of which are in stock. */
async function openAlternates(page: Page) {
  await page.goto('/search?q=quorum+round+table');
  await untilReady(page);
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^See alternatives/ })
    .first();
  await link.click();
  return { link, drawer: page.getByRole('dialog', { name: 'Alternate choices' }) };
}

test('the quick view shows a product next to the results, and adds it', async ({ page }) => {
  await page.goto('/search?q=inkjet+printer');
  await untilReady(page);
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^Quick view: / })
    .first();
  const name = (await link.getAttribute('aria-label'))!.replace('Quick view: ', '');
  await link.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Quick view' });
  await expect(drawer.getByRole('heading', { name })).toBeVisible();
  await expect(drawer.getByRole('heading', { name: 'Compatible cartridges' })).toBeVisible();
  await expect(drawer.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(link).toBeFocused();

  await link.click();
  await drawer.getByRole('button', { name: `Add to cart ${name}` }).click();
  await expect(page.getByRole('dialog', { name: 'Item added to cart' })).toContainText(name);
  await expect(drawer).toHaveCount(0);
});

test('the quick view of a cartridge names the printers that it fits', FULL, async ({ page }) => {
  await page.goto('/search?q=corvelle+62+ink+cartridge');
  await untilReady(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Quick view: Corvelle 62/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: 'Quick view' });
  await expect(drawer.getByRole('heading', { name: 'This cartridge is compatible with:' })).toBeVisible();
  await drawer.getByRole('link', { name: /^View full details/ }).click();
  await expect(page).toHaveURL(/\/p\//);
  await expect(page.getByRole('heading', { level: 1, name: /Corvelle 62/ })).toBeVisible();
});

test(
  'an alternate in smaller packs adds as many as replace the original (storefront-3.74)',
  FULL,
  async ({ page }) => {
    await page.goto('/search?q=24123505');
    await untilReady(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^See alternatives/ })
      .click();
    const drawer = page.getByRole('dialog', { name: 'Alternate choices' });
    const tile = drawer.getByRole('article').filter({ hasText: 'Chisel Tip, Blue, 4-Pack' });
    await expect(tile).toContainText('Adds 3 packs of 4 for $17.97 in place of 1 pack of 12');
    await tile.getByRole('button', { name: /^Add 3 to cart/ }).click();
    await expect(page.getByRole('dialog', { name: /added to cart/ })).toBeVisible();
    await page.goto('/cart');
    await untilReady(page);
    await expect(page.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('3');
  },
);

test('a sold-out product offers alternates in stock, also after a failure', FULL, async ({ page }) => {
  await page.route(PRODUCT_TILE_DATA, (route) => route.abort());
  const { link, drawer } = await openAlternates(page);
  await expect(drawer.getByText('We couldn’t load this. Try again.')).toBeVisible();
  await page.unroute(PRODUCT_TILE_DATA);
  await drawer.getByRole('button', { name: 'Try again' }).click();
  await expect(drawer.getByRole('article')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();

  await link.click();
  await drawer
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Item added to cart' })).toBeVisible();
});

test(
  'a product that is mostly bought again opens auto-restock, for guests with a way to sign in',
  FULL,
  async ({ page }) => {
    await page.goto('/search?q=facial+tissues');
    await untilReady(page);
    const link = page
      .getByRole('main')
      .getByRole('link', { name: 'Subscribe Brightsmoor Facial Tissues, 6 Boxes' });
    await link.click();
    const drawer = page.getByRole('dialog', { name: /auto-restock/i });
    await expect(drawer).toBeVisible();
    await expect(drawer.getByRole('link', { name: /^Sign in/ })).toHaveAttribute('href', /24230701/);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(link).toBeFocused();
    // The drawer can be opened again.
    await link.click();
    await expect(drawer).toBeVisible();
  },
);

test('a product that only the shopper’s store has can be picked up', FULL, async ({ page }) => {
  await page.goto('/stores/1547');
  await page.getByRole('button', { name: 'Make this your store: Framingham' }).click();
  await expect(page.getByRole('link', { name: /^Your store: Framingham/ })).toBeVisible();
  await page.goto('/search?q=24110403');
  await untilReady(page);
  const tile = page.getByRole('main').getByRole('article').first();
  await expect(tile.getByText('Out of stock for delivery')).toBeVisible();
  // The store may have closed for today.
  const link = tile.getByRole('link', { name: /^Pick up (today|in store)/ });
  await link.click();
  const drawer = page.getByRole('dialog', { name: /pick ?up/i });
  const zipCode = drawer.getByLabel(/^ZIP code/);
  await zipCode.fill('01852');
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(link).toBeFocused();

  // Closing cleared the field.
  await link.click();
  await expect(zipCode).not.toHaveValue('01852');
  await drawer
    .getByRole('button', { name: /Framingham/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Item added to cart' })).toBeVisible();
});

test('a discontinued product shows its replacement, which is added', FULL, async ({ page }) => {
  await page.goto('/search?q=24159001');
  await untilReady(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^See replacement/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: 'Replacement' });
  await expect(drawer.getByText(/is discontinued\. You can buy this item in its place\./)).toBeVisible();
  await expect(drawer.getByRole('article')).toHaveCount(1);
  await drawer.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(page.getByRole('dialog', { name: 'Item added to cart' })).toBeVisible();
});

test('a set leads to its page, where its contents are', FULL, async ({ page }) => {
  await page.goto('/search?q=24159101');
  await untilReady(page);
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^View details/ })
    .click();
  await expect(page).toHaveURL(/\/p\/24159101/);
});

test('without its script, a drawer’s link leads to the product', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/search?q=quorum+round+table', { waitUntil: 'commit' });
  await page
    .getByRole('main')
    .getByRole('link', { name: /^See alternatives/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/p\/24190302\//);
});
