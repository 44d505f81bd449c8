import type { Page } from '@playwright/test';
import { recordAnnouncements } from './announcements.ts';
import { FULL, expect, test } from './journey.ts';
import { createShopper, untilReady } from './shopper.ts';

/*
 * What shoppers complain about most in other shops, as named tests. The remaining complaints are tested in the layer where they can occur:
 * races and reply orders in `libs/cart/src/state`, sign-in and checkout in the API.
 */

declare global {
  interface Window {
    shifted: number;
  }
}

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
const feedback = (page: Page) => page.getByRole('dialog', { name: 'Item added to cart' });

test.describe('complaint 10: screen readers repeat themselves, and focus is lost', () => {
  // Feedback that takes the focus is announced by that: a screen reader reads the dialog's name. An additional message would repeat it.
  for (const [surface, width] of [
    ['an overlay', 1280],
    ['a drawer', 360],
  ] as const)
    test(
      `an add with ${surface} is announced by its focus only, and focus returns to its button`,
      FULL,
      async ({ page }) => {
        const announced = await recordAnnouncements(page);
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/search?q=stapler&inStock=true');
        await untilReady(page);
        const add = page.getByRole('button', { name: /^Add .*to cart/ }).first();
        await add.press('Enter');
        await expect(feedback(page)).toContainText('Cart subtotal');
        await expect
          .poll(() => feedback(page).evaluate((dialog) => dialog.contains(document.activeElement)))
          .toBe(true);
        await page.keyboard.press('Escape');
        await expect(feedback(page)).toHaveCount(0);
        await expect(add).toBeFocused();
        expect(await announced()).toEqual([]);
      },
    );

  test('an add from a field, which keeps the focus, is announced once', FULL, async ({ page }) => {
    const announced = await recordAnnouncements(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/p/24110101');
    await untilReady(page);
    const quantity = page.getByRole('textbox', { name: /^Quantity/ }).first();
    await quantity.press('Enter');
    await expect(feedback(page)).toContainText('Cart subtotal');
    await expect(quantity).toBeFocused();
    await expect.poll(announced).toEqual(['Item added to cart']);
    expect(await announced()).toEqual([]);
  });

  test(
    'a removal in the mini cart and one on the cart page are announced once, and focus stays',
    FULL,
    async ({ page }) => {
      const announced = await recordAnnouncements(page);
      await page.setViewportSize({ width: 1280, height: 900 });
      const shopper = createShopper(page);
      for (const query of ['gel pen', 'stapler']) await shopper.add(query);
      await page.goto('/c/paper');
      await untilReady(page);
      await cartLink(page).press('Enter');
      const miniCart = page.getByRole('dialog', { name: /^Your cart/ });
      await expect(miniCart.getByRole('article')).toHaveCount(2);
      await announced();
      await miniCart
        .getByRole('button', { name: /^Remove / })
        .first()
        .press('Enter');
      await expect(miniCart.getByRole('button', { name: /^Undo removing/ })).toBeFocused();
      await expect.poll(announced).toEqual([expect.stringContaining('removed. Undo is available.')]);
      await page.keyboard.press('Escape');
      await expect(cartLink(page)).toBeFocused();
      expect(await announced()).toEqual([]);

      await page.goto('/cart');
      await untilReady(page);
      await announced();
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Remove / })
        .first()
        .press('Enter');
      await expect(page.getByRole('button', { name: /^Undo removing/ })).toBeFocused();
      await expect.poll(announced).toEqual([expect.stringContaining('removed. Undo is available.')]);
    },
  );
});

test.describe('complaint 11: pages load what they do not show, and jump', () => {
  test('a page with a closed mini cart loads no code of drawers', async ({ page }) => {
    // At this width the mini cart is a drawer.
    await page.setViewportSize({ width: 360, height: 780 });
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script') return;
      // A script that is still loading when the journey ends has no text.
      scripts.push(await response.text().catch(() => ''));
    });
    const getOverlays = () => scripts.filter((script) => script.includes('data-base-ui'));
    await page.goto('/c/paper', { waitUntil: 'networkidle' });
    await untilReady(page);
    expect(scripts.length).toBeGreaterThan(3);
    expect(getOverlays()).toEqual([]);
    await cartLink(page).click();
    await expect(page.getByRole('dialog', { name: /^Your cart/ })).toBeVisible();
    // It has loaded now, so its marker string is the right one.
    await expect.poll(() => getOverlays().length).toBeGreaterThan(0);
  });

  for (const [width, details] of [
    [360, {}],
    [1280, FULL],
  ] as const)
    test(
      `nothing shifts while pictures and scripts of a page of tiles arrive, at ${width} px`,
      details,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript(() => {
          window.shifted = 0;
          new PerformanceObserver((list) => {
            // `PerformanceEntry` does not declare the `value` of a layout shift.
            for (const entry of list.getEntries())
              window.shifted += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
        });
        let release = () => {};
        const held = new Promise<void>((resolve) => (release = resolve));
        await page.route(/\/media\/|\/assets\/.*\.js/, async (route) => {
          await held;
          await route.continue();
        });
        await page.goto('/c/paper', { waitUntil: 'commit' });
        const tile = page.getByRole('main').getByRole('article').first();
        await expect(tile).toBeVisible();
        const before = await tile.boundingBox();
        release();
        await untilReady(page);
        await expect
          .poll(() =>
            page.evaluate(() =>
              [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
            ),
          )
          .toBe(true);
        expect(await tile.boundingBox()).toEqual(before);
        expect(await page.evaluate(() => window.shifted)).toBe(0);
      },
    );
});
