import type { Locator, Page } from '@playwright/test';
import { createList } from './api.ts';
import { FULL, expect, test } from './journey.ts';
import { createShopper, untilReady } from './shopper.ts';

const PAPER = '24110101';
const LISTS = '/kuber/viewList?tid=US';

const rows = (page: Page) => page.getByRole('list', { name: 'Items of the list' }).getByRole('article');
const savedItems = (page: Page) => page.getByRole('region', { name: 'Saved for later' }).getByRole('article');

/** Creates a guest's lists on the server. */
async function createLists(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await createList(page, name);
}

/** Creates a list for the item in the open dialog. @returns the dialog with the result */
async function createInDialog(page: Page, name: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Add to list' });
  await dialog.getByRole('textbox', { name: 'List name' }).fill(name);
  await dialog.getByRole('button', { name: 'Create list and add' }).click();
  const added = page.getByRole('dialog', { name: 'Added to list' });
  await expect(added.getByText(`added to “${name}”.`)).toBeVisible();
  return added;
}

const continueShopping = (dialog: Locator) =>
  dialog.getByRole('button', { name: 'Continue shopping' }).click();

test('a product is added to a list from its tile, and focus returns there', async ({ page }) => {
  await page.goto('/search?q=stapler');
  await untilReady(page);
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^Add to list: .*Stapler/ })
    .first();
  await link.click();
  const added = await createInDialog(page, 'From a tile');
  // Announced by moving the focus, and only by that.
  await expect(page.locator(':focus')).toHaveText(/Stapler.* added to “From a tile”\.$/);
  await expect(page.getByText('1 item added to “From a tile”.')).toHaveCount(0);
  await continueShopping(added);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(/\/search\?q=stapler$/);

  // By keyboard, from the home page, to the most recently created list.
  await page.goto('/');
  await untilReady(page);
  const newest = page
    .getByRole('list', { name: 'New arrivals' })
    .getByRole('link', { name: /^Add to list:/ })
    .first();
  await newest.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add to list' });
  await expect(dialog.getByRole('radio', { name: /^From a tile/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(newest).toBeFocused();

  await page.goto(LISTS);
  await page.getByRole('link', { name: 'From a tile' }).click();
  await expect(rows(page)).toHaveCount(1);
});

test(
  'without the dialog’s code, the tile leads to the page of lists, which adds the product once',
  FULL,
  async ({ page }) => {
    await page.goto(`/kuber/viewList?tid=US&addItem=${PAPER}&qty=3`);
    const dialog = page.getByRole('dialog', { name: 'Add to list' });
    await expect(dialog.getByText(/Copy Paper/)).toBeVisible();
    await expect(page).toHaveURL(/\/kuber\/viewList\?tid=US$/);
    await continueShopping(await createInDialog(page, 'From an address'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await untilReady(page);
    await expect(page.getByRole('link', { name: 'From an address' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test(
  'an item saved for later moves to a list, and stays when the list cannot take it',
  FULL,
  async ({ page }) => {
    const shopper = createShopper(page);
    await shopper.add('stapler');
    await shopper.openCart();
    await page.getByRole('button', { name: /^Save for later/ }).click();
    await expect(savedItems(page)).toHaveCount(1);
    await untilReady(page);

    const move = page.getByRole('link', { name: /^Move to list:/ });
    await move.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Move to list' });
    await page.route('**/cc/api/list/*/item', (route) => route.abort(), { times: 1 });
    await dialog.getByRole('textbox', { name: 'List name' }).fill('For the desk');
    await dialog.getByRole('button', { name: 'Create list and move' }).click();
    await expect(dialog.getByText(/We couldn’t reach the shop/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(savedItems(page)).toHaveCount(1);
    await expect(move).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('radio', { name: /^For the desk/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Move item' }).click();
    const moved = page.getByRole('dialog', { name: 'Moved to list' });
    await expect(moved.getByText(/ moved to “For the desk”\.$/)).toBeVisible();
    // The line below the dialog is gone, and the dialog is still open.
    await expect(savedItems(page)).toHaveCount(0);
    await expect(moved.locator(':focus')).toHaveText(/ moved to “For the desk”\.$/);
    await continueShopping(moved);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The line that had the focus is gone.
    await expect(page.getByRole('group', { name: 'Saved items' })).toBeFocused();

    await page.goto(LISTS);
    await page.getByRole('link', { name: 'For the desk' }).click();
    await expect(rows(page)).toHaveCount(1);
    await page.goto('/cart');
    await expect(page.getByText('Saved for later (1)')).toHaveCount(0);
  },
);

test('a list among many is found by its name in the dialog', FULL, async ({ page }) => {
  await createLists(
    page,
    Array.from({ length: 7 }, (_, at) => `Floor ${at + 1}`),
  );
  await page.goto(`/p/${PAPER}`);
  await untilReady(page);
  await page.getByRole('link', { name: 'Add to list', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to list' });
  const search = dialog.getByRole('searchbox', { name: 'Search lists' });
  await expect(search).toBeFocused();
  await page.keyboard.type('floor 3');
  await expect(page.getByText('1 list found.')).toBeAttached();
  await expect(dialog.getByRole('radio', { name: /^Floor 3/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Add item' }).click();
  const added = page.getByRole('dialog', { name: 'Added to list' });
  await expect(added.getByText('added to “Floor 3”.')).toBeVisible();
  await added.getByRole('link', { name: 'View list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Floor 3' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();
});

test(
  'the address of a new list opens its drawer once, also after a reload and on the way back',
  FULL,
  async ({ page }) => {
    await page.goto('/');
    await createLists(page, ['Front desk']);
    await page.goto('/kuber/createList?tid=US');
    const drawer = page.getByRole('dialog', { name: 'Create a list' });
    await expect(drawer.getByRole('textbox', { name: 'List name' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Create list' }).first()).toBeFocused();
    await expect(page).toHaveURL(/\/kuber\/viewList\?tid=US$/);
    await page.reload();
    await untilReady(page);
    await expect(page.getByRole('link', { name: 'Front desk' })).toBeVisible();
    await expect(drawer).toHaveCount(0);
    await page.getByRole('link', { name: 'Front desk' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Front desk' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Lists' })).toBeVisible();
    await expect(drawer).toHaveCount(0);
  },
);
