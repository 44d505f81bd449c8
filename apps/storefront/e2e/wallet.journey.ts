import type { Page } from '@playwright/test';
import { expectFocusKept } from './inspect-page.ts';
import { FULL, expect, test } from './journey.ts';
import { recordAnnouncements } from './announcements.ts';
import { register, saveCard as saveCardByCall } from './api.ts';
import { setFaults } from './keyboard.ts';
import { CARDS, createShopper, PLACES, untilReady } from './shopper.ts';
import { openWallet, saveCard } from './wallet.ts';

const main = (page: Page) => page.getByRole('main');
const entries = (page: Page) => page.getByRole('list', { name: 'Saved cards' }).getByRole('listitem');

test('a member saves cards, edits one, changes the default, and removes it by keyboard', async ({ page }) => {
  const announced = await recordAnnouncements(page);
  await openWallet(page);
  await expect(page.getByRole('heading', { name: 'No saved cards yet' })).toBeVisible();
  await announced();

  await saveCard(page, CARDS.good, 'Office card');
  await expect(entries(page)).toHaveCount(1);
  await expect.poll(announced).toEqual(['Your card was saved.']);
  await expect(entries(page).first()).toContainText('Visa ending in 1111');
  await expect(entries(page).first()).toContainText('Default');
  await saveCard(page, '5555 5555 5555 4444', '');
  await expect(entries(page)).toHaveCount(2);
  await expect(entries(page).nth(1)).toContainText('Mastercard ending in 4444');
  await announced();

  // Keyboard only from here on.
  await page.getByRole('button', { name: 'Make default: Mastercard ending in 4444' }).press('Enter');
  await expect(entries(page).first()).toContainText('Mastercard ending in 4444');
  await expect.poll(announced).toEqual(['Your default card was changed.']);
  await expectFocusKept(page);

  await page.getByRole('button', { name: 'Edit Office card' }).press('Enter');
  const nickname = page.getByLabel(/^Nickname/);
  await expect(nickname).toHaveValue('Office card');
  await nickname.fill('Travel');
  await page.getByLabel(/^Expires/).fill('01/20');
  await page.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(page.getByText('This card has expired.').first()).toBeVisible();
  await page.getByLabel(/^Expires/).fill('05/33');
  await page.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(entries(page).filter({ hasText: 'Travel' })).toContainText('Expires 05/33');

  await page.getByRole('button', { name: 'Remove Mastercard ending in 4444' }).press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Remove Mastercard ending in 4444?' });
  await expect(dialog).toContainText('Travel becomes the default.');
  await dialog.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page).first()).toContainText('Default');
  await expectFocusKept(page);
});

test('a saved card pays for an order, and becomes the last used card', async ({ page }) => {
  await register(page);
  await saveCardByCall(page, CARDS.good, 'Office card');
  const shopper = createShopper(page);
  await shopper.add('stapler');
  await page.goto('/checkout');
  await shopper.enterAddress(PLACES.framingham);
  const choice = page.getByRole('radiogroup', { name: 'Pay with' });
  await expect(choice.getByRole('radio', { name: /Office card/ })).toBeChecked();
  await page.getByRole('button', { name: 'Use this card' }).click();
  await expect(main(page).getByText(/Visa ending in 1111, expires 04\/31/)).toBeVisible();
  await shopper.placeOrderButton().click();
  await expect(page).toHaveURL(/\/order\//);
  await page.goto('/account/payments');
  await expect(entries(page).first()).toContainText('Last used');
});

test('an expired saved card cannot be chosen at checkout, and a new card pays', FULL, async ({ page }) => {
  await register(page);
  await saveCardByCall(page, CARDS.good, 'Office card');
  const shopper = createShopper(page);
  await shopper.add('stapler');
  await page.goto('/checkout');
  await shopper.enterAddress(PLACES.framingham);
  const choice = page.getByRole('radiogroup', { name: 'Pay with' });
  await expect(choice.getByRole('radio', { name: /Office card/ })).toBeChecked();

  // The browser's date is the day after 04/31 expires.
  await page.clock.setFixedTime('2031-05-01T00:00:00Z');
  await page.goto('/checkout');
  await expect(choice.getByRole('radio', { name: /Office card/ })).toBeDisabled();
  await expect(choice).toContainText('Expired');
  await expect(choice).toContainText('Update its expiration date in your account, or use another card.');
  await expect(choice.getByRole('radio', { name: 'Use a new card' })).toBeChecked();
  await page.getByLabel(/^Card number/).fill('5555 5555 5555 4444');
  await page.getByLabel(/^Expires/).fill('04/35');
  await page.getByLabel(/^Security code/).fill('123');
  await page.getByRole('button', { name: 'Use this card' }).click();
  await shopper.placeOrderButton().click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  await expect(main(page)).toContainText('Mastercard ending in 4444');
});

test('a form of the wallet takes the focus, and gives it back', FULL, async ({ page }) => {
  await openWallet(page);
  await page.getByRole('button', { name: 'Add a card' }).press('Enter');
  await expect(page.getByRole('group', { name: 'Add a card' })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Add a card' })).toBeFocused();
});

test(
  'a card is saved while paying with it, and its number stays out of the browser',
  FULL,
  async ({ page }) => {
    await openWallet(page);
    const shopper = createShopper(page);
    await shopper.add('stapler');
    await shopper.openCart();
    await shopper.goToCheckout();
    await shopper.enterAddress(PLACES.framingham);
    await page.getByLabel('Save this card for next time').check();
    await shopper.enterCard(CARDS.good);
    await expect(shopper.placeOrderButton()).toBeVisible();
    const kept = await page.evaluate(
      () =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]) +
        document.documentElement.outerHTML,
    );
    expect(kept).not.toContain('4111111111111111');
    expect(kept).not.toContain('4111 1111 1111 1111');
    await page.goto('/account/payments');
    await expect(entries(page).first()).toContainText('Visa ending in 1111');
  },
);

test.describe('in a shop that fails', () => {
  test.use({ baseURL: ({ faultyShop }, use) => use(faultyShop.url) });

  test(
    'a wallet that cannot be read shows the failure, and is read again',
    FULL,
    async ({ page, request }) => {
      await openWallet(page);
      await setFaults(request, [{ path: '/account/payments', status: 503 }]);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await setFaults(request);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'No saved cards yet' })).toBeVisible();
    },
  );
});

test('a card is billed to an address of the address book', FULL, async ({ page }) => {
  await openWallet(page);
  await page.goto('/account/addresses');
  await untilReady(page);
  await page.getByRole('button', { name: /^Add an address/ }).click();
  for (const [label, value] of Object.entries(PLACES.framingham)) {
    const field = page.getByLabel(new RegExp(`^${label}`));
    if (label === 'State') await field.selectOption(value);
    else await field.fill(value);
  }
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(main(page)).toContainText('12 Mill Lane');

  await page.goto('/account/payments');
  await untilReady(page);
  await page.getByRole('button', { name: 'Add a card' }).click();
  await expect(page.getByLabel('Bill to')).toHaveValue('0');
  await page.getByRole('button', { name: 'Use this billing address' }).click();
  await expect(main(page)).toContainText('Billed to 12 Mill Lane, Framingham, MA 01702');
  await page.getByLabel(/^Card number/).fill(CARDS.good);
  await page.getByLabel(/^Expires/).fill('04/31');
  await page.getByLabel(/^Security code/).fill('123');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(entries(page).first()).toContainText('Visa ending in 1111');
});
