import type { Page } from '@playwright/test';
import { register } from './api.ts';
import { PLACES, untilReady } from './shopper.ts';

/** Registers a new member, whose wallet no other journey uses, and opens the wallet. */
export async function openWallet(page: Page): Promise<void> {
  await register(page);
  await page.goto('/account/payments');
  await untilReady(page);
}

/** Fills the card form, and the billing address if it is shown. */
export async function saveCard(page: Page, number: string, nickname: string, code = '123'): Promise<void> {
  await page.getByRole('button', { name: 'Add a card' }).click();
  await page.getByLabel(/^Card number/).fill(number);
  await page.getByLabel(/^Expires/).fill('04/31');
  await page.getByLabel(/^Security code/).fill(code);
  await page.getByLabel(/^Nickname/).fill(nickname);
  for (const [label, value] of Object.entries(PLACES.framingham)) {
    const field = page.getByLabel(new RegExp(`^${label}`));
    if (label === 'State') await field.selectOption(value);
    else await field.fill(value);
  }
  await page.getByRole('button', { name: 'Use this billing address' }).click();
  await page.getByRole('button', { name: 'Save card' }).click();
}
