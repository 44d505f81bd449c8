import type { Page } from '@playwright/test';
import { FULL, expect, test } from './journey.ts';
import { changeCart, createKeyboardShopper } from './keyboard.ts';
import { untilReady } from './shopper.ts';

/*
 * Keyboard-only walks through the cart's drawers and dialogs. Each opens with the focus inside, closes with Escape, and returns the focus
 * to its opener; its changes are announced once.
 */

const PAPER = { itemId: '24110101', qty: 1 };
const STAPLER = { itemId: '24150101', qty: 1 };
const ADDS = '**/cc/api/checkout/default/item*';
const FAILURE = { status: 503, code: 'UNAVAILABLE', message: 'Down', requestId: 'r' };

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Adds items before the walk's first page is opened. */
async function addItems(page: Page, items: readonly object[], query = '') {
  const shopper = await createKeyboardShopper(page);
  await changeCart(page, `/item${query}`, { items });
  return shopper;
}

test('furniture services, alternatives and plans are chosen in drawers', async ({ page }) => {
  const desk = { itemId: '24193201', qty: 2 };
  const short = { itemId: '24150103', qty: 9 };
  const shopper = await addItems(page, [desk, short], '?skipInv=true');
  const { press, use, expectFocus, expectAnnounced } = shopper;
  await shopper.open('/cart');
  const services = dialog(page, 'Furniture services');
  const openServices = async (name: RegExp) => {
    await use(page.getByRole('button', { name }));
    await expectFocus('button', 'Close');
  };
  await openServices(/^Add furniture services/);
  await use(services.getByRole('button', { name: /^Increase quantity of Basic/ }), 'Space');
  await expectAnnounced('Services total: $79.00');
  await use(services.getByRole('button', { name: 'Save services' }));
  await expectAnnounced(/^Furniture services for .* saved\.$/);
  await expectFocus('button', /^Change services/);
  await press('Space');
  await expectFocus('button', 'Close');
  await press('Escape');
  await expectFocus('button', /^Change services/);
  await press('Enter');
  await use(services.getByRole('button', { name: 'Remove services' }));
  await expectAnnounced(/^Furniture services for .* removed\.$/);
  await expectFocus('button', /^Add furniture services/);

  // A plan goes below its product, without Undo, and its button disappears.
  await use(page.getByRole('link', { name: /^Add a protection plan/ }), 'Enter', 'Shift+Tab');
  await expectFocus('button', 'Close');
  await use(
    dialog(page, 'Services and more')
      .getByRole('button', { name: /^Add .*Plan/ })
      .first(),
  );
  await expectAnnounced(/Plan.* added\.$/);
  await expectFocus('link', /^Add assembly/);
  await use(page.getByRole('button', { name: /^Remove .*Plan/ }));
  await expectAnnounced(/Plan.* removed\.$/);
  await expectFocus('link', /Desk/);

  await use(page.getByRole('link', { name: /^See alternatives/ }));
  await expectFocus('button', 'Close');
  await press('Escape');
  await expectFocus('link', /^See alternatives/);
  await press('Enter');
  await use(
    dialog(page, 'Alternatives')
      .getByRole('button', { name: /^Replace with/ })
      .first(),
  );
  await expectFocus('button', /^Undo removing/);
  await expectAnnounced(/ added\. .* removed\. Undo is available\.$/);
});

test('the dialog of a replacement opens by itself, and leads to its line', FULL, async ({ page }) => {
  const { press, use, expectFocus, expectAnnounced } = await addItems(page, [{ itemId: '24159004', qty: 1 }]);
  const keep = dialog(page, 'Keep the replacement?');
  await page.goto('/cart');
  await expectFocus('button', 'Close');
  await expect(keep).toBeVisible();
  await use(keep.getByRole('checkbox', { name: 'Do not show for 30 days' }), 'Space');
  await press('Space');
  await press('Escape');
  await expectFocus('button', /^Review replacement/);
  await press('Enter');
  await use(keep.getByRole('button', { name: 'Keep it' }));
  await expectFocus('button', /^Review replacement/);
  await press('Enter');
  await use(keep.getByRole('button', { name: 'Remove it' }), 'Space');
  await expectFocus('button', /^Undo removing/);
  await expectAnnounced(/ removed\. Undo is available\.$/);
});

for (const [surface, width, details] of [
  ['flyout', 1280, {}],
  ['drawer', 360, FULL],
] as const) {
  test(`the mini cart is a ${surface} at ${width} px`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const { press, use, tabTo, expectFocus, expectAnnounced } = await addItems(page, [PAPER, STAPLER]);
    await page.goto('/c/paper');
    await untilReady(page);
    const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
    const miniCart = dialog(page, /^Your cart/);
    await use(cart);
    await (surface === 'flyout' ? expectFocus('dialog', 'Your cart (2)') : expectFocus('button', 'Close'));
    await use(miniCart.getByRole('button', { name: /^Remove .*Stapler/ }), 'Space');
    await expectFocus('button', /^Undo removing .*Stapler/);
    await expectAnnounced(/Stapler.* removed\. Undo is available\.$/);
    await press('Enter');
    await expectAnnounced(/Stapler.* is back in your cart\.$/);
    await expectFocus('button', /^Remove .*Stapler/);
    await tabTo(miniCart.getByRole('link', { name: 'Checkout' }));
    await use(miniCart.getByRole('button', { name: 'Saved for later' }), 'Enter', 'Shift+Tab');
    await expect(miniCart.getByText('Nothing saved for later.')).toBeVisible();
    await expectFocus('button', 'Saved for later');
    await press('Escape');
    await expectFocus('link', 'Cart, 2 items');
    await expectAnnounced();
  });

  test(
    `an add fails, is tried again, and succeeds in ${surface === 'flyout' ? 'an overlay' : 'a drawer'}, at ${width} px`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const { open, press, use, tabTo, expectFocus, expectAnnounced } = await createKeyboardShopper(page);
      await open('/c/paper');
      const failed = dialog(page, 'Nothing was added');
      await page.route(ADDS, (route) => route.fulfill({ status: 503, json: { error: FAILURE } }));
      await use(page.getByRole('button', { name: /^Add to cart/ }).first());
      await expect(failed.locator(':focus').or(failed.and(page.locator(':focus')))).toBeVisible();
      const retry = failed.getByRole('button', { name: 'Try again' });
      await use(retry, 'Space');
      // The dialog is focused again, so that a repeated failure is announced again.
      await expectFocus('dialog', 'Nothing was added');
      await page.unroute(ADDS);
      await use(retry);
      await expectFocus('dialog', 'Item added to cart');
      await tabTo(dialog(page, 'Item added to cart').getByRole('link', { name: 'View cart' }));
      await press('Escape');
      await expectFocus('button', /^Add to cart/);
      await expectAnnounced();
    },
  );
}

test('on a phone coupons are entered in a drawer', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const shopper = await addItems(page, [PAPER]);
  const { press, type, use, expectFocus, expectAnnounced } = shopper;
  await shopper.open('/cart');
  await use(page.locator('summary', { hasText: 'Add a coupon' }));
  await expectFocus('textbox', 'Coupon code');
  await type('NOSUCH');
  await press('Enter');
  await expectAnnounced('We couldn’t find the coupon NOSUCH. Check the code and try again.');
  await press('Control+A');
  await type('FRESHSHEET');
  await press('Enter');
  await expectAnnounced('Your coupon has been added to the cart.');
  await expectFocus('textbox', 'Coupon code');
  await use(dialog(page, 'Coupons').getByRole('button', { name: /^Remove coupon/ }));
  await expectAnnounced('Coupon FRESHSHEET removed.');
  await expectFocus('textbox', 'Coupon code');
  await press('Escape');
  await expect(page.locator('summary', { hasText: 'Add a coupon' })).toBeFocused();
});
