import { expect, expectPage, test } from './journey.ts';
import { createShopper, untilReady } from './shopper.ts';
import type { Page } from '@playwright/test';

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
const miniCart = (page: Page) => page.getByRole('dialog', { name: /^Your cart/ });

/** Adds two products and opens a page with the full header. */
async function fillCart(page: Page) {
  const shopper = createShopper(page);
  for (const query of ['gel pen', 'stapler']) await shopper.searchAndAdd(query);
  await page.goto('/c/paper');
  await untilReady(page);
}

test('the cart link opens the mini cart by mouse and keyboard; a removed line can be restored', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await fillCart(page);
  await expect(cartLink(page)).toHaveAttribute('aria-expanded', 'false');
  await cartLink(page).click();
  await expect(miniCart(page).getByRole('article')).toHaveCount(2);
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
  await expect(miniCart(page).getByRole('article')).toHaveCount(1);
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');
  await undo.press('Enter');
  await expect(miniCart(page).getByRole('button', { name: `Remove ${name}` })).toBeFocused();
  await expect(miniCart(page).getByRole('article')).toHaveCount(2);

  await page.keyboard.press('Escape');
  await expect(miniCart(page)).toHaveCount(0);
  await expect(cartLink(page)).toBeFocused();
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
  await expect(miniCart(page).getByRole('article')).toHaveCount(1);
  await miniCart(page).getByRole('button', { name: 'Saved for later' }).click();
  await miniCart(page)
    .getByRole('button', { name: /^Move to cart/ })
    .click();
  await expect(miniCart(page).getByText('Nothing saved for later.')).toBeVisible();
  await expect(page.getByText(/ moved to your cart\.$/)).toHaveCount(1);
  await miniCart(page).getByRole('button', { name: 'Cart', exact: true }).click();
  await expect(miniCart(page).getByRole('article')).toHaveCount(2);

  await miniCart(page).getByRole('link', { name: 'View cart' }).click();
  await expectPage(page, /\/cart$/);
  await expect(miniCart(page)).toHaveCount(0);
  await page.goBack();
  await cartLink(page).click();
  await miniCart(page).getByRole('link', { name: 'Checkout' }).click();
  await expectPage(page, /\/office\/supplies\/login\?jumpUrl=/);
  await expect(miniCart(page)).toHaveCount(0);
});

test('on phones the mini cart is a drawer of the same cart', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await fillCart(page);
  await cartLink(page).click();
  await expect(miniCart(page).getByRole('article')).toHaveCount(2);
  const { width } = (await miniCart(page).boundingBox())!;
  expect(width).toBe(360);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await miniCart(page)
    .getByRole('button', { name: /^Remove / })
    .last()
    .click();
  await expect(miniCart(page).getByRole('button', { name: /^Undo/ })).toBeFocused();
  await expect(miniCart(page).getByRole('article')).toHaveCount(1);
  await miniCart(page).getByRole('button', { name: 'Close' }).click();
  await expect(miniCart(page)).toHaveCount(0);
  await expect(cartLink(page)).toBeFocused();
});

test('a closed mini cart loads no code of it, and offline or without its code the link leads to the cart', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const scripts: string[] = [];
  page.on('response', (reply) => {
    if (reply.url().endsWith('.js')) scripts.push(reply.url());
  });
  await fillCart(page);
  await page.reload();
  await untilReady(page);
  const before = scripts.length;
  await context.route('**/assets/*.js', (route) => route.abort());
  await cartLink(page).click();
  await expectPage(page, /\/cart$/);
  expect(scripts.length).toBeGreaterThanOrEqual(before);
});
