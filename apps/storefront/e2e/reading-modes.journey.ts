import type { Locator, Page } from '@playwright/test';
import { addItems, createList } from './api.ts';
import { expectFits } from './inspect-page.ts';
import { FULL, expect, test } from './journey.ts';
import { untilReady } from './shopper.ts';

// The cart, its drawers, the feedback of an add, and the lists in right-to-left text, in forced colors, and with large text.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a cart of over a thousand dollars with a line that has alternatives, and applies a mode to the page. */
async function openCart(page: Page, apply: (root: HTMLElement) => void) {
  await addItems(
    page,
    [
      { itemId: '24150103', qty: 9 },
      { itemId: '24193201', qty: 2 },
    ],
    { query: '?skipInv=true' },
  );
  await page.goto('/cart');
  await untilReady(page);
  await page.locator('html').evaluate(apply);
}

/** Opens the page of all lists with a long name of pictures, and applies a mode to the page. */
async function openLists(page: Page, apply: (root: HTMLElement) => void) {
  for (const name of ['Office basics', '🖇️📎✂️'.repeat(16)]) await createList(page, name);
  await page.goto('/kuber/viewList?tid=US');
  await untilReady(page);
  await page.locator('html').evaluate(apply);
}

async function openAlternatives(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: /^See alternatives/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Alternatives' });
  await expect(drawer.getByRole('article').first()).toBeVisible();
  return drawer;
}

for (const [width, details] of [
  [1280, FULL],
  [360, {}],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('right-to-left text mirrors the cart and its drawers', details, async ({ page }) => {
      await openCart(page, (root) => void (root.dir = 'rtl'));
      await expectFits(page);
      const article = page.getByRole('main').getByRole('article').first();
      const picture = (await article.locator('img').first().boundingBox())!;
      const name = (await article.getByRole('heading').boundingBox())!;
      expect(picture.x).toBeGreaterThan(name.x + name.width - 1);
      const drawer = await openAlternatives(page);
      await expect.poll(async () => (await drawer.boundingBox())!.x).toBe(0);
      const close = (await drawer.getByRole('button', { name: 'Close' }).boundingBox())!;
      const title = (await drawer.getByRole('heading', { name: 'Alternatives' }).boundingBox())!;
      expect(close.x + close.width).toBeLessThanOrEqual(title.x);
      await expectFits(page);
    });

    test(
      'right-to-left text mirrors the lists and the tiles, and nothing overflows',
      FULL,
      async ({ page }) => {
        await openLists(page, (root) => void (root.dir = 'rtl'));
        await expectFits(page);
        const star = (await page.getByRole('button', { name: 'Favorite: Office basics' }).boundingBox())!;
        const name = (await page.getByRole('link', { name: 'Office basics' }).boundingBox())!;
        expect(star.x).toBeGreaterThan(name.x);
        const remove = (await page.getByRole('button', { name: 'Delete: Office basics' }).boundingBox())!;
        expect(remove.x).toBeGreaterThanOrEqual(0);

        await page.goto('/search?q=stapler');
        await untilReady(page);
        await page.evaluate(() => void (document.documentElement.dir = 'rtl'));
        const tile = page.getByRole('main').getByRole('article').first();
        const link = (await tile.getByRole('link', { name: /^Add to list:/ }).boundingBox())!;
        expect(link.x).toBeCloseTo((await tile.boundingBox())!.x, 0);
      },
    );
  });
}

test.describe('in forced colors', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  test('alerts, drawers and quiet buttons keep an edge', async ({ page }) => {
    await openCart(page, () => undefined);
    const expectEdge = async (element: Locator) =>
      expect(
        await element.evaluate((each) => {
          const { borderInlineStartStyle: style, borderInlineStartWidth: size } = getComputedStyle(each);
          return style !== 'none' && Number.parseFloat(size) > 0;
        }),
      ).toBe(true);
    const main = page.getByRole('main');
    await expectEdge(main.getByRole('button', { name: /^Remove/ }).first());
    await expectEdge(
      main.locator('[class*="alert"]').filter({ hasText: 'Some items are out of stock' }).last(),
    );
    await expectEdge(await openAlternatives(page));
  });
});

test.describe('with text of twice the size on a phone', () => {
  test.use({ viewport: { width: 360, height: 900 } });

  test('the cart fits the window, and the bar its label', async ({ page }) => {
    await openCart(page, (root) => root.style.setProperty('font-size', '200%'));
    await expectFits(page);
    const checkout = page.getByRole('link', { name: 'Checkout' }).last();
    expect(await checkout.evaluate((link) => link.scrollWidth - link.clientWidth)).toBeLessThanOrEqual(0);
  });

  test('the lists and the add-to-list dialog fit the window', FULL, async ({ page }) => {
    await openLists(page, (root) => root.style.setProperty('font-size', '200%'));
    await expectFits(page);
    for (const name of ['Edit: Office basics', 'Delete: Office basics']) {
      const { x, width } = (await page.getByRole('button', { name }).boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(360);
    }
    await page.goto('/kuber/viewList?tid=US&addItem=24110101');
    await untilReady(page);
    await page.locator('html').evaluate((root) => root.style.setProperty('font-size', '200%'));
    const add = page.getByRole('dialog').getByRole('button', { name: 'Add item' });
    await add.scrollIntoViewIfNeeded();
    const box = (await add.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(360);
  });
});
