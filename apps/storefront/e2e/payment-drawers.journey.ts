import type { Page } from '@playwright/test';
import { recordAnnouncements } from './announcements.ts';
import { expectFocusKept } from './inspect-page.ts';
import { FULL, expect, test } from './journey.ts';
import { CARDS, createGiftCard, createShopper, untilReady } from './shopper.ts';

const payment = (page: Page) => page.getByRole('region', { name: 'Payment' });
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Goes through checkout as a guest, up to placing the order. */
async function goToReview(page: Page) {
  const shopper = createShopper(page);
  await shopper.openPayment('stapler');
  await shopper.enterCard(CARDS.good);
  await expect(payment(page)).toContainText('Visa ending in 1111');
  return shopper;
}

test('the payment is changed in drawers, which have their own URLs', FULL, async ({ page }) => {
  const announced = await recordAnnouncements(page);
  await goToReview(page);
  await press(page, 'Change payment');
  await expect(page).toHaveURL(/#payment_drawer$/);
  await expect(drawer(page, 'Change payment')).toContainText('Visa ending in 1111');
  await press(page, 'Add a credit card');
  await expect(page).toHaveURL(/#add_credit_card_drawer$/);

  // "Back" closes one drawer, and Escape the next.
  await page.goBack();
  await expect(drawer(page, 'Add a credit card')).toBeHidden();
  await expect(drawer(page, 'Change payment')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page, 'Change payment')).toBeHidden();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('button', { name: 'Change payment' })).toBeFocused();

  await press(page, 'Change payment');
  await press(page, 'Add a credit card');
  const form = drawer(page, 'Add a credit card');
  await form.getByLabel(/^Card number/).fill('5555 5555 5555 4444');
  await form.getByLabel(/^Expires/).fill('04/31');
  await form.getByLabel(/^Security code/).fill('123');
  await announced();
  await press(page, 'Use this card');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(payment(page)).toContainText('Mastercard ending in 4444');
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('button', { name: 'Change payment' })).toBeFocused();
  await expect.poll(announced).toContain('Your payment was changed.');
});

test(
  'a declined card keeps its drawer open, and an old error is gone when it opens again',
  FULL,
  async ({ page }) => {
    await goToReview(page);
    await press(page, 'Change payment');
    await press(page, 'Add a credit card');
    const form = drawer(page, 'Add a credit card');
    await page.route('**/cc/api/checkout/default/payment*', (route) =>
      route.fulfill({
        status: 402,
        json: {
          error: { status: 402, code: 'PAYMENT_OPERATION_FAILED', message: 'Declined', requestId: 'r' },
        },
      }),
    );
    await form.getByLabel(/^Card number/).fill('5555 5555 5555 4444');
    await form.getByLabel(/^Expires/).fill('04/31');
    await form.getByLabel(/^Security code/).fill('123');
    await press(page, 'Use this card');
    await expect(form.getByRole('alert')).toContainText('Your credit card was not charged.');
    await expect(form.getByLabel(/^Card number/)).toBeFocused();
    await expect(form.getByLabel(/^Card number/)).toHaveValue('');
    await form.getByRole('button', { name: 'Close' }).click();
    await expect(form).toBeHidden();
    await press(page, 'Add a credit card');
    await expect(form.getByLabel(/^Card number/)).toBeVisible();
    await expect(form.getByRole('alert')).toHaveCount(0);
  },
);

test('a payment is split with a gift card, and its billing address is corrected', FULL, async ({ page }) => {
  const announced = await recordAnnouncements(page);
  const shopper = await goToReview(page);
  const card = createGiftCard(300);
  await press(page, 'Split payment');
  await press(page, 'Add gift card');
  await expect(page).toHaveURL(/#mmop_gc_drawer$/);
  const form = drawer(page, 'Add a gift card');
  await form.getByLabel(/^Gift card number/).fill(card.number);
  await form.getByLabel(/^Card code/).fill(card.code);
  await press(page, 'Apply card');
  await expect(form).toBeHidden();
  const split = drawer(page, 'Split payment');
  await expect(split).toContainText(`Gift card ending in ${card.code}: $3.00`);
  await expect(split).toContainText('Visa ending in 1111');

  const checked = createGiftCard(200);
  await press(page, 'Add gift card');
  await form.getByLabel(/^Gift card number/).fill(checked.number);
  await form.getByLabel(/^Card code/).fill(checked.code);
  await press(page, 'Check balance');
  await expect(form).toBeHidden();
  await expect(split).toContainText('Not applied, $2.00 on the card');
  await press(page, `Remove Gift card ending in ${checked.code}`);
  await expect(split).not.toContainText('Not applied');

  await press(page, 'Edit billing address');
  const address = drawer(page, 'Edit billing address');
  await address.getByLabel(/^City/).fill('Boston');
  await press(page, 'Save address');
  const check = drawer(page, 'Check your billing address');
  await expect(check.getByRole('radio', { name: /^Suggested/ })).toBeChecked();
  await expect(check).toContainText('Boston, MA 01702');
  await announced();
  await press(page, 'Use this address');
  await expect(check).toBeHidden();
  await expect(split).toContainText('Framingham, MA 01702');
  await expect.poll(announced).toContain('Your billing address was saved.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Split payment' })).toBeFocused();
  await shopper.placeOrderButton().click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  await expect(page.getByRole('main')).toContainText(`Gift card ending in ${card.code}`);
});

test('a link opens a drawer', FULL, async ({ page }) => {
  await goToReview(page);
  await page.goto('/checkout#mmop_pc_drawer');
  const form = drawer(page, 'Add a prepaid card');
  await expect(form.getByLabel(/^Prepaid card number/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(drawer(page, 'Split payment')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/checkout$/);
});

test('express checkout fills in contact, delivery and payment', async ({ page }) => {
  const shopper = createShopper(page);
  await shopper.add('stapler');
  await page.goto('/checkout');
  await untilReady(page);
  const express = page.getByRole('region', { name: 'Express checkout' });
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    express.getByRole('button', { name: 'Continue with PayPal' }).click(),
  ]);
  await opened.getByLabel('Account').fill('pat@example.com');
  await Promise.all([
    opened.waitForEvent('close'),
    opened.getByRole('button', { name: 'Approve payment' }).click(),
  ]);
  await expect(payment(page)).toContainText('PayPal (pat@example.com)');
  await expect(express).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Contact' })).toContainText('pat@example.com');
  await expect(page.getByRole('region', { name: 'Delivery address' })).toContainText('100 Worcester Road');
  await expectFocusKept(page);
  await shopper.placeOrderButton().click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
});
