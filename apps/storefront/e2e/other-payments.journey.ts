import type { Page } from '@playwright/test';
import { recordAnnouncements } from './announcements.ts';
import { addItems, signIn } from './api.ts';
import { FULL, expect, test } from './journey.ts';
import { createShopper, untilReady } from './shopper.ts';

const payment = (page: Page) => page.getByRole('region', { name: 'Payment' });

/** Opens a guest's payment step with its other payments. */
async function goToOtherPayments(page: Page) {
  const shopper = createShopper(page);
  await shopper.openPayment('stapler');
  await page.getByRole('tab', { name: 'Other Payment' }).click();
  return shopper;
}

/** Opens a vendor's window, with the shopper signed in to a sandbox account. */
async function openWindow(page: Page, name: string, account = 'pat@example.com') {
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: `Continue with ${name}` }).click(),
  ]);
  await opened.getByLabel('Account').fill(account);
  return opened;
}

const approve = (opened: Page) =>
  Promise.all([
    opened.waitForEvent('close'),
    opened.getByRole('button', { name: 'Approve payment' }).click(),
  ]);

test('a guest leaves the window of PayPal, then pays with it', async ({ page }) => {
  const readAnnouncements = await recordAnnouncements(page);
  const shopper = await goToOtherPayments(page);
  const left = await openWindow(page, 'PayPal');
  await expect(page.getByText('Finish paying in the PayPal window.')).toBeVisible();
  await left.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/You left PayPal before you had paid/)).toBeVisible();

  // The page reloads its data while the shopper pays, and reuses the tokens of the first try.
  await approve(await openWindow(page, 'PayPal'));
  await expect(payment(page)).toContainText('PayPal (pat@example.com)');
  await expect
    .poll(readAnnouncements)
    .toContain('PayPal was added to your order. You pay when you place the order.');
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(Object.keys(stored)).toEqual(expect.arrayContaining(['paypalAuth', 'paypalAuthValidity']));

  await shopper.placeOrderButton().click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  await expect(page.getByRole('main')).toContainText('PayPal (pat@example.com)');
});

test(
  'a payment that may be approved once more is approved in place; a refused one leads to the cart',
  FULL,
  async ({ page }) => {
    await goToOtherPayments(page);
    await approve(await openWindow(page, 'PayPal', 'retry@example.com'));
    const again = page.getByRole('button', { name: 'Try PayPal again' });
    await expect(page.getByText("We're sorry, something went wrong. Click here to retry.")).toBeVisible();
    const [opened] = await Promise.all([page.waitForEvent('popup'), again.click()]);
    await opened.getByLabel('Account').fill('retry@example.com');
    await approve(opened);
    await expect(payment(page)).toContainText('PayPal (retry@example.com)');

    await page.getByRole('button', { name: 'Change payment' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Other payment' }).click();
    await expect(page.getByRole('list', { name: 'Other ways to pay' })).toContainText('On this order');
    await approve(await openWindow(page, 'Klarna', 'fail@example.com'));
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
    await expect(page.getByText('We are unable to process your Klarna payment at this time.')).toBeVisible();
  },
);

test('a wallet that is declined when the order is placed opens the payment again', FULL, async ({ page }) => {
  const shopper = await goToOtherPayments(page);
  await approve(await openWindow(page, 'Card wallet', 'decline@example.com'));
  await expect(payment(page)).toContainText('Card wallet (decline@example.com)');
  await shopper.placeOrderButton().click();
  await expect(
    payment(page)
      .getByRole('alert')
      .filter({ hasText: /payment/ }),
  ).toBeVisible();
  await expect(payment(page)).not.toContainText('credit card was not charged');
  await expect(page.getByRole('tab', { name: 'Other Payment' })).toHaveAttribute('aria-selected', 'true');
  await approve(await openWindow(page, 'Apple Pay'));
  await shopper.placeOrderButton().click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  await expect(page.getByRole('main')).toContainText('Apple Pay (pat@example.com)');
});

test('a buyer pays by an invoice to the organization', async ({ page, holdAccount }) => {
  const readAnnouncements = await recordAnnouncements(page);
  await holdAccount('buyer@example.com');
  await signIn(page, 'buyer@example.com', 'carbon-and-copy', 'sba');
  await addItems(page, [{ itemId: '24110101', qty: 1 }], { tenant: 'sba' });
  await page.goto('/cc/mmx/checkout');
  await untilReady(page);
  await page.getByRole('tab', { name: 'Other Payment' }).click();
  const list = page.getByRole('list', { name: 'Other ways to pay' });
  await expect(list).toContainText('Billed to Bell & Margin LLC');
  await page.getByRole('button', { name: 'Use invoice' }).click();
  await expect(payment(page)).toContainText('Invoice to Bell & Margin LLC');
  await expect.poll(readAnnouncements).toContain('The invoice was added to your order.');
  await createShopper(page).placeOrderButton().click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  await expect(page.getByRole('main')).toContainText('Account invoice');
});
