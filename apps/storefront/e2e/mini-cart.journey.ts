import { expectFits } from './inspect-page.ts';
import { FULL, expect, expectPage, test } from './journey.ts';
import { createShopper, untilReady } from './shopper.ts';
import type { Page } from '@playwright/test';

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
const miniCart = (page: Page) => page.getByRole('dialog', { name: /^Your cart/ });

/** Locates the lines and saved items, excluding the tiles of recommendations. */
const lines = (page: Page) =>
  miniCart(page)
    .getByRole('article')
    .filter({ hasNot: page.getByRole('button', { name: /^Not interested/ }) });

/** Adds two products and opens a page with the full header. */
async function fillCart(page: Page) {
  const shopper = createShopper(page);
  for (const query of ['gel pen', 'stapler']) await shopper.add(query);
  await page.goto('/c/paper');
  await untilReady(page);
}

test(
  'the cart link opens the mini cart by mouse and keyboard; a removed line can be restored',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await fillCart(page);
    await expect(cartLink(page)).toHaveAttribute('aria-expanded', 'false');
    await cartLink(page).click();
    await expect(lines(page)).toHaveCount(2);
    // The link toggles it.
    await cartLink(page).click();
    await expect(miniCart(page)).toHaveCount(0);

    await cartLink(page).press('Enter');
    await expect(miniCart(page)).toBeFocused();
    await expect(cartLink(page)).toHaveAttribute('aria-expanded', 'true');
    const remove = miniCart(page)
      .getByRole('button', { name: /^Remove / })
      .first();
    const name = ((await remove.getAttribute('aria-label')) ?? '').replace(/^Remove /, '');
    await remove.press('Enter');
    const undo = miniCart(page).getByRole('button', { name: `Undo removing ${name}` });
    await expect(undo).toBeFocused();
    await expect(page.getByText(`${name} removed. Undo is available.`)).toHaveCount(1);
    await expect(lines(page)).toHaveCount(1);
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');
    await undo.press('Enter');
    await expect(miniCart(page).getByRole('button', { name: `Remove ${name}` })).toBeFocused();
    await expect(lines(page)).toHaveCount(2);

    await page.keyboard.press('Escape');
    await expect(miniCart(page)).toHaveCount(0);
    await expect(cartLink(page)).toBeFocused();
  },
);

test('a link that sets the cookie `ccdrawers` opens the mini cart, once', FULL, async ({ page, context }) => {
  await fillCart(page);
  await context.addCookies([{ name: 'ccdrawers', value: '1', url: new URL('/', page.url()).href }]);
  await page.goto('/c/paper');
  await expect(lines(page)).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(cartLink(page)).toBeFocused();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('ccdrawers');
});

test('saved items move to the cart inside the mini cart, which leads to checkout', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await fillCart(page);
  await page.goto('/cart');
  await page
    .getByRole('button', { name: /^Save for later/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Saved for later' }).getByRole('article')).toHaveCount(1);
  // On the cart page it stays a link.
  await expect(cartLink(page)).not.toHaveAttribute('aria-expanded');

  await page.goto('/c/paper');
  await untilReady(page);
  await cartLink(page).click();
  await expect(lines(page)).toHaveCount(1);
  await miniCart(page).getByRole('button', { name: 'Saved for later' }).click();
  await miniCart(page)
    .getByRole('button', { name: /^Move to cart/ })
    .click();
  // First, because announcements are cleared after five seconds.
  await expect(page.getByText(/ moved to your cart\.$/)).toHaveCount(1);
  await expect(miniCart(page).getByText('Nothing saved for later.')).toBeVisible();
  await miniCart(page).getByRole('button', { name: 'Cart', exact: true }).click();
  await expect(lines(page)).toHaveCount(2);

  await miniCart(page).getByRole('link', { name: 'View cart' }).click();
  await expectPage(page, /\/cart$/);
  await expect(miniCart(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await page.goBack();
  // Until the previous page is back, this is the cart page's link, which does not open the mini cart.
  await expect(cartLink(page)).toHaveAttribute('aria-expanded', 'false');
  await cartLink(page).click();
  await miniCart(page).getByRole('link', { name: 'Checkout' }).click();
  await expectPage(page, /\/office\/supplies\/login\?jumpUrl=/);
  await expect(miniCart(page)).toHaveCount(0);
});

test('on phones the mini cart is a drawer of the same cart', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await fillCart(page);
  await cartLink(page).click();
  await expect(lines(page)).toHaveCount(2);
  const { width } = (await miniCart(page).boundingBox())!;
  expect(width).toBe(360);
  await expectFits(page);
  await miniCart(page)
    .getByRole('button', { name: /^Remove / })
    .last()
    .click();
  await expect(miniCart(page).getByRole('button', { name: /^Undo/ })).toBeFocused();
  await expect(lines(page)).toHaveCount(1);
  await miniCart(page).getByRole('button', { name: 'Close' }).click();
  await expect(miniCart(page)).toHaveCount(0);
  await expect(cartLink(page)).toBeFocused();
});

test(
  'a closed mini cart loads no code of it; the open one works offline',
  FULL,
  async ({ page, context }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    // A text in the mini cart that the build keeps.
    const scripts: Promise<boolean>[] = [];
    page.on('response', (reply) => {
      if (!reply.url().endsWith('.js')) return;
      // A script that was still loading when the page was left has no text.
      const text = reply.text().catch(() => '');
      scripts.push(text.then((code) => code.includes('Tax is calculated at checkout')));
    });
    await fillCart(page);
    expect(scripts.length).toBeGreaterThan(5);
    expect(await Promise.all(scripts)).not.toContain(true);
    await context.setOffline(true);
    // Its code cannot be fetched offline.
    await expect(cartLink(page)).not.toHaveAttribute('aria-expanded');
    await context.setOffline(false);
    await cartLink(page).click();
    await expect(lines(page)).toHaveCount(2);
    expect(await Promise.all(scripts)).toContain(true);
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await cartLink(page).click();
    await expect(lines(page)).toHaveCount(2);
    // A separate chunk, which was not opened while online.
    await miniCart(page).getByRole('button', { name: 'Saved for later' }).click();
    await expect(miniCart(page).getByText('We couldn’t load your saved items.')).toBeVisible();
  },
);

test('the link leads to the cart page if the mini cart fails to load', FULL, async ({ page }) => {
  await fillCart(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  await cartLink(page).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the cart link leads to the cart page', FULL, async ({ page }) => {
    await page.goto('/c/paper');
    await cartLink(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  });
});
