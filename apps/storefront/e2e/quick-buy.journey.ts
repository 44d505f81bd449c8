import type { Page } from '@playwright/test';
import { createKeyboardShopper } from './keyboard.ts';
import { expectFocusKept } from './inspect-page.ts';
import { FULL, expect, expectPage, test } from './journey.ts';
import { CARDS, createShopper, getOrders, untilReady } from './shopper.ts';

const ITEM = '/p/24150101/stapler';
const ADDRESS = {
  firstName: 'Pat',
  lastName: 'Reyes',
  address1: '12 Mill Lane',
  city: 'Framingham',
  state: 'MA',
  zipCode: '01702',
};

/** Calls the API as the shopper of the page. */
const call = (page: Page, baseURL: string | undefined, path: string, data: object, method = 'POST') =>
  page.request.fetch(`/cc/api${path}`, { method, headers: { origin: new URL(baseURL!).origin }, data });

/** Saves a card in the account. @returns its id */
async function saveCard(page: Page, baseURL: string | undefined, number: string): Promise<string> {
  const reply = await call(page, baseURL, '/account/payments', {
    cardPayment: {
      accountNumber: number.replaceAll(' ', ''),
      cvv: '123',
      expiryMonth: '04',
      expiryYear: '2031',
      brand: 'VISA',
      paymentType: 'CREDIT_CARD',
      source: 'USER_KEYED',
      currencyCode: 'USD',
      contactInformation: { billingAddress: { ...ADDRESS, type: 'B' } },
    },
  });
  const { data } = (await reply.json()) as {
    data: { userPayments: { id: string; lastFourDigit: string }[] };
  };
  return data.userPayments.find(({ lastFourDigit }) => number.endsWith(lastFourDigit))!.id;
}

/** Registers a new member with an address and a card, on the page that sets quick buy up. */
async function openSetup(page: Page, baseURL: string | undefined, card = CARDS.good) {
  await page.goto('/office/supplies/register?jumpUrl=%2Faccount%2Fquick-buy');
  await page.getByLabel(/First name/).fill('Pat');
  await page.getByLabel(/Last name/).fill('Reyes');
  await page.getByLabel(/Email address/).fill(`quick-${crypto.randomUUID()}@example.com`);
  await page
    .getByLabel(/^Password/)
    .first()
    .fill('a long enough pass phrase');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectPage(page, /\/account\/quick-buy$/);
  await expect(page.getByRole('link', { name: 'Add an address' })).toBeVisible();
  await call(page, baseURL, '/account/addresses', { address: ADDRESS });
  await saveCard(page, baseURL, card);
  await page.reload();
  await untilReady(page);
}

/** Turns quick buy on, with or without a review of each order. */
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

test('an item is bought on its page after a review, and the cart stays as it was', async ({
  page,
  baseURL,
}) => {
  await openSetup(page, baseURL);
  // Not offered before quick buy is on.
  await page.goto(ITEM);
  await untilReady(page);
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  await expect(buyNow(page)).toHaveCount(0);
  await createShopper(page).searchAndAdd('copy paper');
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
  // A double click is one order.
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
  'an item is bought without a review, and the order can be canceled at once',
  FULL,
  async ({ page, baseURL }) => {
    await openSetup(page, baseURL);
    await turnOn(page, false);
    await page.goto(ITEM);
    await buyNow(page).dblclick();
    const thanks = dialog(page, 'Thank you for your order');
    await expect(thanks).toContainText(/Order \d+ is placed/);
    expect(await getOrders(page.request)).toHaveLength(1);
    await thanks.getByRole('button', { name: 'Cancel order' }).click();
    await expect(thanks).toContainText(/Order \d+ is canceled/);
  },
);

test('a declined card is not charged, and another card pays', FULL, async ({ page, baseURL }) => {
  await openSetup(page, baseURL, CARDS.declined);
  await turnOn(page, true);
  await page.goto(ITEM);
  await buyNow(page).click();
  const overlay = dialog(page, 'Review your order');
  await overlay.getByRole('button', { name: /^Place order, \$/ }).click();
  await expect(overlay.getByRole('alert')).toContainText('Your card was declined and was not charged.');
  await expect(overlay.getByRole('alert')).toBeFocused();

  await saveCard(page, baseURL, CARDS.good);
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
  async ({ page, baseURL }) => {
    await openSetup(page, baseURL);
    await turnOn(page, true);
    await page.goto(ITEM);
    await expect(buyNow(page)).toBeVisible();
    const reply = await page.request.get('/cc/api/account/addresses');
    const { data } = (await reply.json()) as { data: { addresses: { address: { id: string } }[] } };
    await call(page, baseURL, `/account/addresses/${data.addresses[0]!.address.id}`, {}, 'DELETE');
    await buyNow(page).click();
    const overlay = dialog(page, 'Buy now');
    await expect(overlay.getByRole('alert')).toBeVisible();
    await expect(overlay.getByRole('link', { name: 'Change' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(buyNow(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeFocused();
  },
);

test('the overlay is used with the keyboard alone', FULL, async ({ page, baseURL }) => {
  const { press, use, open, expectFocus } = await createKeyboardShopper(page);
  await openSetup(page, baseURL);
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
