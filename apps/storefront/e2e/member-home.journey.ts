import type { Page } from '@playwright/test';
import { callApi, signIn } from './api.ts';
import { CARDS, createShopper, untilReady } from './shopper.ts';
import { FULL, expect, hydratedPage, test } from './journey.ts';

const HOME = '/cc/mmx/';
const ITEM = '24110101';

const signInAsPrinter = (page: Page) => signIn(page, 'gatefold@example.com', 'press-and-proof', 'sba');

const call = <T>(page: Page, method: 'GET' | 'POST' | 'DELETE', path: string, data?: object) =>
  callApi<T>(page, path, { method, tenant: 'sba', ...(data && { data }) });

/** Empties the cart of a member, who keeps it across journeys. */
async function emptyCart(page: Page) {
  const { cartInfo } = await call<{ cartInfo: { items: { cartItemId: string }[] } }>(
    page,
    'GET',
    '/checkout',
  );
  for (const { cartItemId } of cartInfo.items)
    await call(page, 'DELETE', `/checkout/default/item/${cartItemId}`);
}

/** Orders two units of an item with a card. */
async function placeOrder(page: Page): Promise<string> {
  await call(page, 'POST', '/checkout/default/item', { items: [{ itemId: ITEM, qty: 2 }] });
  await page.goto('/cc/mmx/checkout');
  await createShopper(page).enterCard(CARDS.good);
  await createShopper(page).placeOrderButton().click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  return page.url().split('/').at(-1)!;
}

const cart = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Your cart' });

test(
  'a guest of the business site sees the welcome, and nothing of an organization',
  FULL,
  async ({ page }) => {
    await page.goto(HOME);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Supplies for the whole office, on one account' }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your organization' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Recent orders' })).toHaveCount(0);
  },
);

test('a member sees the organization with its budgets', FULL, async ({ page }) => {
  await signIn(page, 'studio@example.com', 'pencil-and-plan', 'sba');
  await page.goto(HOME);
  await expect(page.getByRole('heading', { level: 1, name: 'Deckle Edge Studio' })).toBeVisible();
  const organization = page.getByRole('region', { name: 'Your organization' });
  await expect(organization).toContainText('12 items at contract prices');
  await expect(organization.getByRole('progressbar', { name: 'Studio supplies · STUDIO' })).toHaveAttribute(
    'aria-valuetext',
    /of \$5,000\.00 left this month$/,
  );
  await expect(page.getByText('No orders are waiting for your approval.')).toBeVisible();
  await expect(page.getByText('Supplies for the whole office, on one account')).toHaveCount(0);

  // After signing out, nothing of the organization is visible.
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Supplies for the whole office, on one account' }),
  ).toBeVisible();
  await expect(page.getByText('Studio supplies')).toHaveCount(0);
});

test('a member resumes the cart and buys an order again, with the keyboard', async ({ page }) => {
  await signInAsPrinter(page);
  await emptyCart(page);
  const orderNumber = await placeOrder(page);
  await page.goto(HOME);
  await untilReady(page);
  await expect(cart(page)).toContainText('Your cart is empty.');
  const row = page
    .getByRole('table', { name: 'Recent orders' })
    .getByRole('row')
    .filter({ hasText: orderNumber });
  await expect(row).toContainText('Placed');

  // The next tab stop after the order's link is its button.
  await row.getByRole('link', { name: orderNumber }).focus();
  await page.keyboard.press('Tab');
  await expect(row.getByRole('button', { name: `Buy again: order ${orderNumber}` })).toBeFocused();
  await page.keyboard.press('Enter');
  const feedback = page.getByRole('dialog', { name: 'Item added to cart' });
  await expect(feedback).toBeVisible();
  await expect(cart(page)).toContainText(/^Your cart2 items, \$/);
  await page.keyboard.press('Escape');
  await expect(feedback).toHaveCount(0);
  await page.reload();
  await expect(cart(page)).toContainText('2 items, $');
  await cart(page).getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();

  // Returning by a link reads it again without a page load.
  await emptyCart(page);
  await page.getByRole('link', { name: /start page$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gatefold Print Works' })).toBeVisible();
  await row.getByRole('link', { name: orderNumber }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(orderNumber) })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form buys an order again, once however often it is sent', FULL, async ({ page, browser }) => {
    const withScript = hydratedPage(await browser.newPage({ javaScriptEnabled: true }));
    await signInAsPrinter(withScript);
    await emptyCart(withScript);
    const orderNumber = await placeOrder(withScript);
    await withScript.close();

    await signInAsPrinter(page);
    await page.goto(HOME);
    const button = page.getByRole('button', { name: `Buy again: order ${orderNumber}` });
    await button.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
    const quantity = page.getByRole('main').getByRole('textbox', { name: /^Quantity/ });
    await expect(quantity).toHaveValue('2');
    await emptyCart(page);

    // Submits the same form again, as a double click would.
    await page.goto(HOME);
    const form = page.locator('form', { has: button });
    const fields = await form
      .locator('input')
      .evaluateAll((inputs) =>
        inputs.map((input) => [input.getAttribute('name'), input.getAttribute('value')]),
      );
    const headers = { origin: new URL(page.url()).origin };
    for (let time = 0; time < 2; time += 1)
      await page.request.post('/forms/orders/again', { headers, form: Object.fromEntries(fields) });
    await page.goto('/cc/mmx/cart');
    await expect(quantity).toHaveValue('2');
    await emptyCart(page);
  });
});
