import type { Page } from '@playwright/test';
import { callApi, register, saveAddress, saveCard } from './api.ts';
import { createKeyboardShopper } from './keyboard.ts';
import { expectFocusKept } from './inspect-page.ts';
import { FULL, expect, expectPage, test } from './journey.ts';
import { CARDS, createShopper, getOrders, untilReady } from './shopper.ts';

const ITEM = '/p/24150101/stapler';
/** Registers a new member with an address and a card, and opens the quick-buy setup page. */
async function openSetup(page: Page, card = CARDS.good) {
  await register(page);
  await saveAddress(page);
  await saveCard(page, card);
  await page.goto('/account/quick-buy');
  await untilReady(page);
}

/** Turns on quick buy, with or without a review of each order. */
async function turnOn(page: Page, review: boolean) {
  await page.getByLabel('Review each order before it is placed').setChecked(review);
  await page.getByRole('button', { name: 'Turn on quick buy' }).click();
  await expect(page.getByText('Your quick-buy settings are saved. Quick buy is on.')).toBeVisible();
}

const buyNow = (page: Page) => page.getByRole('button', { name: 'Buy now' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const countInCart = async (page: Page) => {
  const reply = await page.request.get('/cc/api/checkout');
  const { data } = (await reply.json()) as {
    data: { cartInfo: { items: { itemId: string; qty: number }[] } };
  };
  return data.cartInfo.items.map(({ itemId, qty }) => `${itemId} ${qty}`);
};

test('an item is bought on its page after a review, and the cart stays as it was', async ({ page }) => {
  await openSetup(page);
  // Not offered until quick buy is on.
  await page.goto(ITEM);
  await untilReady(page);
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  await expect(buyNow(page)).toHaveCount(0);
  await createShopper(page).add('copy paper');
  const before = await countInCart(page);
  expect(before).toHaveLength(1);

  await page.goto('/account/quick-buy');
  await turnOn(page, true);
  await page.goto(ITEM);
  await buyNow(page).click();
  const overlay = dialog(page, 'Review your order');
  await expect(overlay).toContainText('12 Mill Lane');
  await expect(overlay).toContainText('Visa ending in 1111');
  await expect(overlay).toContainText('Tax');
  // A double click places only one order.
  await overlay.getByRole('button', { name: /^Place order, \$/ }).dblclick();
  const thanks = dialog(page, 'Thank you for your order');
  await expect(thanks).toContainText(/Order \d+ is placed/);
  expect(await countInCart(page)).toEqual(before);
  await thanks.getByRole('link', { name: 'View order' }).click();
  await expectPage(page, /\/order\/\d+$/);
  await expect(page.getByRole('main')).toContainText('12 Mill Lane');
  expect(await getOrders(page.request)).toHaveLength(1);
});

test(
  'an item is bought without a review, and the order can be canceled immediately',
  FULL,
  async ({ page }) => {
    await openSetup(page);
    await turnOn(page, false);
    await page.goto(ITEM);
    await buyNow(page).dblclick();
    const thanks = dialog(page, 'Thank you for your order');
    await expect(thanks).toContainText(/Order \d+ is placed/);
    expect(await getOrders(page.request)).toHaveLength(1);
    await thanks.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
    await expect(thanks).toContainText(/Order \d+ is canceled/);
  },
);

test('a declined card is not charged, and another card pays', FULL, async ({ page }) => {
  await openSetup(page, CARDS.declined);
  await turnOn(page, true);
  await page.goto(ITEM);
  await buyNow(page).click();
  const overlay = dialog(page, 'Review your order');
  await overlay.getByRole('button', { name: /^Place order, \$/ }).click();
  await expect(overlay.getByRole('alert')).toContainText('Your card was declined and was not charged.');
  await expect(overlay.getByRole('alert')).toBeFocused();

  await saveCard(page, CARDS.good);
  await overlay.getByRole('link', { name: 'Change' }).click();
  await expectPage(page, /\/account\/quick-buy$/);
  await page.getByRole('radio', { name: /ending in 1111/ }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your quick-buy settings are saved. Quick buy is on.')).toBeVisible();
  await page.goto(ITEM);
  await buyNow(page).click();
  await overlay.getByRole('button', { name: /^Place order, \$/ }).click();
  await expect(dialog(page, 'Thank you for your order')).toContainText('Visa ending in 1111');
});

test(
  'after its address was removed elsewhere, the overlay explains itself before the button goes away',
  FULL,
  async ({ page }) => {
    await openSetup(page);
    await turnOn(page, true);
    await page.goto(ITEM);
    await expect(buyNow(page)).toBeVisible();
    const { addresses } = await callApi<{ addresses: { address: { id: string } }[] }>(
      page,
      '/account/addresses',
      { method: 'GET' },
    );
    await callApi(page, `/account/addresses/${addresses[0]!.address.id}`, { method: 'DELETE' });
    await buyNow(page).click();
    const overlay = dialog(page, 'Buy now');
    await expect(overlay.getByRole('alert')).toBeVisible();
    await expect(overlay.getByRole('link', { name: 'Change' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(buyNow(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeFocused();
  },
);

test('the overlay is used with the keyboard alone', FULL, async ({ page }) => {
  const { press, use, open, expectFocus } = await createKeyboardShopper(page);
  await openSetup(page);
  await turnOn(page, true);
  await open(ITEM);
  await use(buyNow(page));
  const overlay = dialog(page, 'Review your order');
  await expect(overlay).toBeVisible();
  await expectFocus('button', 'Close');
  await press('Escape');
  await expect(overlay).toBeHidden();
  await expectFocus('button', 'Buy now');
  await press('Enter');
  await expect(overlay).toBeVisible();
  await use(overlay.getByRole('button', { name: /^Place order, \$/ }));
  const thanks = dialog(page, 'Thank you for your order');
  await expect(thanks).toContainText(/Order \d+ is placed/);
  await expectFocusKept(page);
  await use(thanks.getByRole('link', { name: 'View order' }));
  await expectPage(page, /\/order\/\d+$/);
});
