import type { Page } from '@playwright/test';
import { FULL, expect, test } from './journey.ts';
import { createGiftCard, createShopper } from './shopper.ts';

const box = (page: Page) => page.getByRole('checkbox', { name: /Confirm that you’re human/ });

async function enter(page: Page, { number, code }: { number: string; code: string }, button: string) {
  await page.getByLabel(/^Gift card number/).fill(number);
  await page.getByLabel(/^Card code/).fill(code);
  await page.getByRole('button', { name: button }).click();
}

/** Enters wrong codes for a card. Each reply must arrive before the next attempt. */
async function failThrice(page: Page, card: { number: string; code: string }, button: string) {
  const code = card.code === '5678' ? '8765' : '5678';
  for (let count = 0; count < 3; count += 1) {
    const reply = page.waitForResponse((response) => /\/payment(\/balance)?$/.test(response.url()));
    await enter(page, { ...card, code }, button);
    expect((await reply).status()).toBe(400);
    await expect(page.getByText('Please verify the card number and try again.')).toBeVisible();
  }
}

test('too many wrong gift cards need a captcha; after it is solved by keyboard, a good card is applied', async ({
  page,
}) => {
  const shopper = createShopper(page);
  await shopper.openPayment('stapler');
  await page.getByRole('tab', { name: 'Gift & prepaid cards' }).click();
  const card = createGiftCard(90_000);
  await expect(box(page)).toHaveCount(0);
  await failThrice(page, card, 'Apply card');
  await expect(box(page)).toBeVisible();

  // Without solving it, nothing is sent, and the error summary links to the box.
  await enter(page, card, 'Apply card');
  await page.getByRole('link', { name: 'Confirm that you’re human.' }).press('Enter');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Confirmed. You can continue.')).toBeVisible({ timeout: 20_000 });
  await expect(box(page)).toBeFocused();

  // The solution does not survive a reload, but the requirement does.
  await page.reload();
  await page.getByRole('tab', { name: 'Gift & prepaid cards' }).click();
  await expect(box(page)).not.toBeChecked();
  await box(page).click();
  await expect(page.getByText('Confirmed. You can continue.')).toBeVisible({ timeout: 20_000 });
  await enter(page, card, 'Apply card');
  await expect(shopper.placeOrderButton()).toBeVisible();
  await expect(box(page)).toHaveCount(0);
});

test('wrong balance checks need a captcha on that page', FULL, async ({ page }) => {
  const card = createGiftCard(1234);
  // Callers without a session are counted by address, which all journeys share.
  await createShopper(page).add('stapler');
  await page.goto('/gift-card-balance');
  await failThrice(page, card, 'Check the balance');
  await box(page).click();
  await expect(page.getByText('Confirmed. You can continue.')).toBeVisible({ timeout: 20_000 });
  await enter(page, card, 'Check the balance');
  await expect(page.getByText('Balance: $12.34')).toBeVisible();
  await expect(box(page)).toHaveCount(0);
});
