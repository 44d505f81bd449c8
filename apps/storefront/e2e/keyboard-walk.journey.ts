import type { Page } from '@playwright/test';
import { FULL, expect, test } from './journey.ts';
import { changeCart, createKeyboardShopper, setFaults } from './keyboard.ts';

/*
 * Keyboard-only walks through the cart page: each change is announced once, after the server's reply, and the focus is always on a control
 * or a named place. The drawers are in keyboard-walk-drawers.journey.ts, the other carts in keyboard-walk-carts.journey.ts.
 */

const PAPER = { itemId: '24110101', qty: 2 };
const STAPLER = { itemId: '24150101', qty: 1 };

async function openCart(page: Page, items: readonly object[], coupon?: string) {
  const shopper = await createKeyboardShopper(page);
  await changeCart(page, '/item', { items });
  if (coupon) await changeCart(page, '', { coupons: [coupon] }, { method: 'PUT' });
  await shopper.open('/cart');
  return shopper;
}

const line = (page: Page, name: RegExp) => page.getByRole('main').getByRole('article', { name });
const saved = (page: Page) => page.getByRole('region', { name: 'Saved for later' });

test('the lines of a guest’s cart are changed, removed, restored and saved for later', async ({ page }) => {
  const { press, type, use, tabTo, expectFocus, expectAnnounced } = await openCart(page, [PAPER, STAPLER]);
  const paper = line(page, /Copy Paper/);
  await use(paper.getByRole('button', { name: /^Increase quantity/ }), 'Space');
  await expectAnnounced(/^Quantity of .*Copy Paper.* is now 3\.$/);
  await expectFocus('button', /^Increase quantity of .*Copy Paper/);
  await tabTo(paper.getByRole('textbox'), 'Shift+Tab');
  await type('12');
  await press('Enter');
  await expectAnnounced(/ is now 12\.$/);
  await press('ArrowUp');
  await expectAnnounced(/ is now 13\.$/);
  await expectFocus('textbox', /^Quantity of .*Copy Paper/);

  const remove = paper.getByRole('button', { name: /^Remove/ });
  await use(remove);
  await expectFocus('button', /^Undo removing .*Copy Paper/);
  await expectAnnounced(/Copy Paper.* removed\. Undo is available\.$/);
  await press('Enter');
  await expectAnnounced(/Copy Paper.* is back in your cart\.$/);
  await expectFocus('button', /^Remove .*Copy Paper/);

  await tabTo(paper.getByRole('radio', { name: /^Delivery/ }));
  await press('ArrowDown');
  await expectAnnounced(/Copy Paper.* will be delivered the next day\.$/);
  // The line has moved to a separate group.
  await expect(page.getByRole('region', { name: 'Next-day delivery' }).getByRole('article')).toHaveCount(1);
  await expectFocus('radio', /^Next-day delivery/);
  await tabTo(remove, 'Shift+Tab');
  await press('Space');
  await expectFocus('button', /^Undo removing/);
  await press('Space');
  await expectFocus('button', /^Remove .*Copy Paper/);
  await expectAnnounced(/ removed\. Undo is available\.$/, / is back in your cart\.$/);

  await use(paper.getByRole('button', { name: /^Save for later/ }), 'Enter', 'Shift+Tab');
  await expectAnnounced(/Copy Paper.* saved for later\.$/);
  await expectFocus('group', 'Items in your cart');
  await use(saved(page).getByRole('button', { name: /^Move to cart/ }));
  await expectAnnounced(/Copy Paper.* moved to your cart\.$/);
  await expect(line(page, /Copy Paper/)).toHaveCount(1);
  await expect(page.locator(':focus')).toHaveCount(1);
  await expectAnnounced();
});

test('the last line of a cart is removed, and its Undo expires', FULL, async ({ page }) => {
  const { press, use, expectFocus, expectAnnounced } = await openCart(page, [STAPLER]);
  await use(page.getByRole('button', { name: /^Remove/ }));
  const undo = page.getByRole('button', { name: /^Undo removing/ });
  await expectFocus('button', /^Undo removing/);
  await expectAnnounced(/ removed\. Undo is available\.$/);
  await press('Tab');
  await expectFocus('link', 'Start shopping');
  await expect(undo).toHaveCount(0);
  await expectFocus('link', 'Start shopping');
  await expectAnnounced();
});

test('coupons and links to the cart are added and removed, and checkout leads to the sign-in', async ({
  page,
}) => {
  const { press, type, use, tabTo, expectFocus, expectAnnounced } = await openCart(page, [PAPER]);
  await use(page.locator('summary', { hasText: 'Add a coupon' }));
  await press('Tab');
  await expectFocus('textbox', 'Coupon code');
  await type('NOSUCH');
  await press('Enter');
  await expectAnnounced('We couldn’t find the coupon NOSUCH. Check the code and try again.');
  await expectFocus('textbox', 'Coupon code');
  await press('Control+A');
  await type('FRESHSHEET');
  await press('Enter');
  await expectAnnounced('Your coupon has been added to the cart.');
  await expectFocus('textbox', 'Coupon code');
  await use(page.getByRole('button', { name: 'Remove coupon FRESHSHEET' }), 'Enter', 'Shift+Tab');
  await expectAnnounced('Coupon FRESHSHEET removed.');
  await expectFocus('textbox', 'Coupon code');

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await use(page.locator('summary', { hasText: 'Share this cart' }), 'Space');
  await use(page.getByRole('button', { name: 'Create a link' }));
  await expectAnnounced('The link to your cart is ready.');
  await expectFocus('textbox', 'Link to your cart');
  await use(page.getByRole('button', { name: 'Copy', exact: true }));
  await expectAnnounced('Link copied.');
  await expectFocus('button', 'Copy');
  await use(page.getByRole('button', { name: /^Remove link created/ }));
  await expectAnnounced('Link removed.');
  await expectFocus('button', /^Create a/);

  await use(page.getByRole('link', { name: 'Checkout' }).filter({ visible: true }), 'Enter', 'Shift+Tab');
  await expect(page).toHaveURL(/\/office\/supplies\/login\?jumpUrl=/);
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Continue with e-mail' }));
  await expectAnnounced();
});

test('a free item is declined, and free items are chosen', FULL, async ({ page }) => {
  const { press, use, expectFocus, expectAnnounced } = await openCart(
    page,
    [{ ...PAPER, qty: 6 }],
    'PICKAPEN',
  );
  const free = page.getByRole('region', { name: 'Free with your order' });
  await use(free.getByRole('button', { name: /^Increase quantity of/ }).first(), 'Space');
  await use(free.getByRole('button', { name: 'Add free items' }));
  await expectAnnounced(/ added to your cart for free\.$/);
  await expectFocus('button', 'Add free item');
  await press('Shift+Tab');
  await press('ArrowUp');
  await expect(free.getByRole('radio', { checked: true })).toBeFocused();
  await press('Enter');
  await expectAnnounced(/ added to your cart for free\.$/);
  await expectFocus('group', 'Free items');
  await use(free.getByRole('button', { name: /^Remove free item/ }).first());
  await expectAnnounced(/ removed from your free items\.$/);
  await expectFocus('group', 'Free items');
  await expectAnnounced();
});

test.describe('in a shop that fails', () => {
  test.use({ baseURL: ({ faultyShop }, use) => use(faultyShop.url) });

  test(
    'failures of a cart are announced each time, and their alerts leave the focus on the page',
    FULL,
    async ({ page, request }) => {
      const { press, use, expectFocus, expectAnnounced } = await openCart(page, [PAPER, STAPLER]);
      const failure = /^Error: Something went wrong\. Please try again\./;
      const alert = page.getByRole('group', { name: 'Cart messages' });
      const remove = line(page, /Stapler/).getByRole('button', { name: /^Remove/ });
      await setFaults(request, [{ path: '/checkout', status: 503 }]);
      await use(remove);
      await expectAnnounced(failure);
      await expectFocus('button', /^Remove .*Stapler/);
      await press('Enter');
      await expectAnnounced(failure);
      await use(alert.getByRole('button', { name: 'Dismiss' }), 'Enter', 'Shift+Tab');
      await expectFocus('group', 'Cart messages');
      await use(remove);
      await expectAnnounced(failure);
      await setFaults(request);
      await use(alert.getByRole('button', { name: 'Try again' }), 'Enter', 'Shift+Tab');
      await expectAnnounced(/Stapler.* removed\. Undo is available\.$/);
      await expectFocus('group', 'Cart messages');

      await setFaults(request, [{ path: '/checkout', status: 503 }]);
      await page.goto('/cart');
      await use(page.getByRole('button', { name: 'Try again' }));
      await expect(page.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-busy', 'true');
      await expectFocus('button', 'Try again');
      await setFaults(request);
      await press('Enter');
      await expect(line(page, /Copy Paper/)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeFocused();
    },
  );
});
