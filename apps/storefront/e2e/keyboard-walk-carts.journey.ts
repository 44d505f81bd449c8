import type { Page } from '@playwright/test';
import { signIn } from './api.ts';
import { FULL, expect, test } from './journey.ts';
import { changeCart, createKeyboardShopper } from './keyboard.ts';

/* Keyboard-only walks through shared carts, the sparq cart, and a business member's cart. */

const PAPER = { itemId: '24110101', qty: 1 };
const STAPLER = { itemId: '24150101', qty: 1 };
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a shared cart is added from its page, with a toast', FULL, async ({ page }) => {
  const shopper = await createKeyboardShopper(page);
  await changeCart(page, '/item', { items: [PAPER, STAPLER] });
  const { press, use, expectFocus, expectAnnounced } = shopper;
  await shopper.open('/cart');
  await use(page.locator('summary', { hasText: 'Share this cart' }));
  await use(page.getByRole('button', { name: 'Create a link' }));
  await expectFocus('textbox', 'Link to your cart');
  await shopper.open(await page.locator(':focus').inputValue());
  await use(page.getByRole('button', { name: 'Add all to cart' }), 'Space');
  await expectAnnounced(/^2 items added to cart/);
  await expectFocus('button', 'Add all to cart');
  // F6 moves between the page and its notifications.
  await press('F6');
  await use(page.getByRole('button', { name: 'View cart' }));
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('main')).toBeFocused();
});

test('the sparq cart is empty, then has a line', FULL, async ({ page }) => {
  const { open, use, tabTo, expectFocus, expectAnnounced } = await createKeyboardShopper(page);
  await open('/cc/sparq/cart?viewcart=true');
  await tabTo(page.getByRole('link', { name: 'Start shopping' }));
  await changeCart(page, '/item', { items: [PAPER] });
  await open('/cc/sparq/cart');
  await use(page.getByRole('button', { name: /^Remove/ }));
  await expectAnnounced(/ removed\. Undo is available\.$/);
  await expectFocus('button', /^Undo removing/);
});

/** Signs in as a member of an organization, with a filled cart. */
async function signInWithCart(page: Page, username: string, password: string) {
  const shopper = await createKeyboardShopper(page);
  await signIn(page, username, password, 'sba');
  await changeCart(page, '/item', { items: [PAPER] }, { tenant: 'sba' });
  return shopper;
}

test('a member chooses a budget center and a purchase order', FULL, async ({ page, holdAccount }) => {
  await holdAccount('studio@example.com');
  const shopper = await signInWithCart(page, 'studio@example.com', 'pencil-and-plan');
  const { press, use, tabTo, expectFocus, expectAnnounced } = shopper;
  const accounting = { budgetCenter: 'STUDIO', purchaseOrder: null };
  await changeCart(page, '', { accounting }, { tenant: 'sba', method: 'PUT' });
  await shopper.open('/cc/mmx/cart');
  for (const [opener, name, result] of [
    ['Change Budget center', 'Budget center', /^Budget center is now /],
    ['Choose Purchase order', 'Purchase order', /^Purchase order is now /],
  ] as const) {
    await use(page.getByRole('button', { name: opener }));
    await expectFocus('button', 'Close');
    await press('Escape');
    await expectFocus('button', opener);
    await press('Space');
    await tabTo(dialog(page, name).getByRole('radio', { checked: true }));
    await press('ArrowDown');
    await use(dialog(page, name).getByRole('button', { name: 'Save' }));
    await expectAnnounced(result);
    await expectFocus('button', new RegExp(` ${name}$`));
  }
});

test('a member changes the ship-to address', FULL, async ({ page, holdAccount }) => {
  await holdAccount('buyer@example.com');
  const shopper = await signInWithCart(page, 'buyer@example.com', 'carbon-and-copy');
  const { press, use, tabTo, expectFocus, expectAnnounced } = shopper;
  await shopper.open('/cc/mmx/cart');
  const shipTo = dialog(page, 'Ship to');
  for (const [from, key, place] of [
    [/Market Street/, 'ArrowDown', 'Harbor warehouse'],
    [/Harbor warehouse/, 'ArrowUp', 'Market Street office'],
  ] as const) {
    const change = page.getByRole('link', { name: 'Change ship-to address' });
    if (key === 'ArrowDown') await use(change);
    else await press('Enter');
    await expectFocus('button', 'Close');
    await tabTo(shipTo.getByRole('radio', { name: from }));
    await press(key);
    await use(shipTo.getByRole('button', { name: 'Ship to this address' }));
    await expectAnnounced(`Your order ships to ${place}.`);
    await expectFocus('link', 'Change ship-to address');
  }
});
