import type { Page } from '@playwright/test';
import { FULL, expect, test } from './journey.ts';
import { createList } from './api.ts';
import { createKeyboardShopper } from './keyboard.ts';

/* Keyboard-only walks through the page of all lists, as in keyboard-walk.journey.ts. */

async function openLists(page: Page, names: readonly string[]) {
  const shopper = await createKeyboardShopper(page);
  for (const name of names) await createList(page, name);
  await shopper.open('/kuber/viewList?tid=US');
  return shopper;
}

test('lists are searched, filtered, marked and deleted', async ({ page }) => {
  const { press, type, use, tabTo, expectFocus, expectAnnounced } = await openLists(page, [
    'Alpha',
    'Beta',
    'Gamma',
  ]);
  await tabTo(page.getByRole('searchbox', { name: 'Search lists' }));
  await type('bet');
  await expectAnnounced('1 list found.');
  await press('Control+A');
  await press('Delete');
  await expectAnnounced('3 lists found.');

  for (const name of ['Alpha', 'Beta']) {
    await use(page.getByRole('button', { name: `Favorite: ${name}` }), 'Space');
    await expectAnnounced(`“${name}” added to your favorites.`);
  }
  await tabTo(page.getByRole('combobox', { name: 'Show' }), 'Shift+Tab');
  await type('My f');
  await press('Enter');
  await expectAnnounced('2 lists found.');
  await use(page.getByRole('button', { name: 'Favorite: Alpha' }), 'Space');
  await expect(page.getByRole('link', { name: 'Alpha' })).toHaveCount(0);
  await expectAnnounced('“Alpha” removed from your favorites.');
  await expectFocus('button', 'Favorite: Beta');

  await use(page.getByRole('button', { name: 'Delete: Beta' }));
  await expectFocus('button', 'Cancel');
  await press('Escape');
  await expectFocus('button', 'Delete: Beta');
  await press('Enter');
  await expectFocus('button', 'Cancel');
  await press('Shift+Tab');
  await expectFocus('button', 'Delete list');
  await press('Enter');
  // The last favorite was removed, so all lists are shown again (storefront-4.6).
  await expect(page.getByRole('link', { name: 'Gamma' })).toBeVisible();
  await expect(page.locator(':focus')).toHaveCount(1);
});

test('a drawer that opened by itself leaves the focus on “Create list”', FULL, async ({ page }) => {
  const { press, expectFocus } = await createKeyboardShopper(page);
  await page.goto('/kuber/viewList?tid=US');
  await expectFocus('textbox', /^List name/);
  await press('Escape');
  await expectFocus('button', 'Create list');
});
