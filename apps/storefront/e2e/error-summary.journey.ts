import type { Locator, Page } from '@playwright/test';
import { danglingIds } from './dangling-ids.ts';
import { FULL, expect, test } from './journey.ts';
import { createShopper, PLACES } from './shopper.ts';

/**
 * Submits a form as it is and presses each link of its error summary: focus must move to the linked field, and the link's text must be
 * that field's description.
 *
 * @returns the number of links
 */
async function pressEachLink(page: Page, form: Locator, submit: string): Promise<number> {
  await form.getByRole('button', { name: submit }).click();
  const summary = page.getByRole('group', { name: 'Check these details' });
  await expect(summary).toBeFocused();
  expect(await danglingIds(page)).toEqual([]);
  const links = await summary.getByRole('link').all();
  for (const link of links) {
    const message = (await link.textContent())!;
    await link.press('Enter');
    const field = page.locator(':focus');
    await expect(field).toHaveJSProperty('ariaInvalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(message.replace(/[.?()]/g, '\\$&')));
  }
  return links.length;
}

test('each link of checkout’s error summaries focuses its field', FULL, async ({ page }) => {
  const shopper = createShopper(page);
  await shopper.add('stapler');
  await page.goto('/office/supplies/login?jumpUrl=%2Fcheckout');
  await shopper.continueWithEmail('pat@example.com');
  // Once as rendered by the server, and once as rendered by the browser.
  for (const open of [() => page.reload(), () => undefined]) {
    await open();
    const address = page.locator('form', { has: page.getByLabel(/^Street address/) });
    expect(await pressEachLink(page, address, 'Use this address')).toBeGreaterThanOrEqual(5);
  }
  await page.reload();
  await shopper.enterAddress(PLACES.framingham);
  await expect(page.getByLabel(/^Card number/)).toBeVisible();
  await page.reload();
  const card = page.locator('form', { has: page.getByLabel(/^Card number/) });
  expect(await pressEachLink(page, card, 'Use this card')).toBe(3);
});

test('each link of the registration’s error summary focuses its field', FULL, async ({ page }) => {
  for (const root of ['', '/cc/mmx']) {
    await page.goto(`${root}/office/supplies/register`);
    const form = page.locator('form', { has: page.getByLabel(/^Password/) });
    expect(await pressEachLink(page, form, 'Create account')).toBeGreaterThanOrEqual(4);
  }
});
