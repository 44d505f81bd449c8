import type { Page } from '@playwright/test';
import { callApi, createList } from './api.ts';
import { expectFits } from './inspect-page.ts';
import { FULL, expect, hydratedPage, test } from './journey.ts';
import { createKeyboardShopper } from './keyboard.ts';
import { untilReady } from './shopper.ts';

const ITEMS = ['24130101', '24110101', '24120201'];

/** Creates one of the visitor's lists, with items. @returns its URL */
async function createFilledList(page: Page, name: string, items = ITEMS): Promise<string> {
  const listId = await createList(page, name);
  await callApi(page, `/list/${listId}/item`, {
    data: { items: items.map((itemId, at) => ({ itemId, qty: at + 2 })) },
  });
  return `/kuber/viewList?tid=US&listId=${listId}`;
}

const rows = (page: Page) => page.getByRole('list', { name: 'Items of the list' }).getByRole('article');
const shown = (page: Page) =>
  rows(page).evaluateAll((articles) => articles.map((row) => row.getAttribute('data-item')));

test('a removed item is put back by keyboard, with its quantity, note and place', async ({ page }) => {
  const shopper = await createKeyboardShopper(page);
  const address = await createFilledList(page, 'Undo');
  await shopper.open(address);
  await expect(rows(page)).toHaveCount(3);
  const row = rows(page).nth(1);
  await shopper.use(row.getByRole('button', { name: /^Add note/ }));
  await shopper.expectFocus('textbox', 'Note');
  await shopper.type('For both printers');
  await shopper.press('Enter');
  await shopper.expectFocus('button', /^Edit note/);
  await shopper.expectAnnounced('Item updated.');

  await shopper.use(row.getByRole('button', { name: /^Remove/ }));
  await shopper.expectFocus('button', /^Undo removing/);
  await shopper.expectAnnounced('Item removed from the list.');
  await expect.poll(() => shown(page)).toEqual([ITEMS[0], ITEMS[2]]);
  await shopper.press('Enter');
  await expect(rows(page)).toHaveCount(3);
  await shopper.expectFocus('article', /./);
  await shopper.expectAnnounced('Item restored.');

  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  await expect.poll(() => shown(page)).toEqual(ITEMS);
  await expect(rows(page).nth(1)).toContainText('Note: For both printers');
  await expect(
    rows(page)
      .nth(1)
      .getByRole('textbox', { name: /^Quantity/ }),
  ).toHaveValue('3');
});

test(
  'an undo that fails can be repeated, and a removal that fails keeps the item',
  FULL,
  async ({ page }) => {
    const address = await createFilledList(page, 'Faults');
    await page.goto(address);
    await untilReady(page);
    const changes = /\/cc\/api\/list\/[^/]+\/item/;
    const fail = () => page.route(changes, (route) => route.abort());
    const first = () => rows(page).first();
    await fail();
    await first()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(first().getByText(/We couldn’t reach the shop/)).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
    await page.unroute(changes);
    await first()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(page.getByText('Item removed from the list.')).toBeAttached();
    await fail();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(page.getByRole('button', { name: /^Try again to put back/ })).toBeFocused();
    await page.unroute(changes);
    await page.getByRole('button', { name: /^Try again to put back/ }).click();
    await expect(rows(page)).toHaveCount(3);
    await expect.poll(() => shown(page)).toEqual(ITEMS);
  },
);

test(
  'the search of a list follows Back, and a page past the end leads to the last one',
  FULL,
  async ({ page }) => {
    const address = await createFilledList(page, 'Search');
    await page.goto(address);
    await untilReady(page);
    const field = page.getByRole('searchbox', { name: 'Search this list' });
    await field.fill(ITEMS[0]!);
    await field.press('Enter');
    await expect(page.getByText(`1 item matches “${ITEMS[0]}”.`).first()).toBeVisible();
    await page.goBack();
    await expect(rows(page)).toHaveCount(3);
    await expect(field).toHaveValue('');
    await page.goForward();
    await expect(field).toHaveValue(ITEMS[0]!);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(rows(page)).toHaveCount(3);
    await expect(field).toBeFocused();

    await page.goto(`${address}&page=9`);
    await untilReady(page);
    await expect(page.getByText('This page has no items.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the last page' }).click();
    await expect(rows(page)).toHaveCount(3);
  },
);

test(
  'a public link is copied, and all of a list of several pages goes into the cart and onto paper',
  FULL,
  async ({ page, browser }) => {
    const address = await createFilledList(page, 'Long');
    await page.addInitScript(() => {
      window.print = () =>
        document.body.setAttribute('data-printed', String(document.querySelectorAll('table tr').length));
    });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(address);
    await untilReady(page);
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', '4');

    await page.getByRole('button', { name: 'Create public link' }).click();
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Link copied.')).toBeAttached();
    const url = await page.evaluate(() => navigator.clipboard.readText());
    const visitor = hydratedPage(await (await browser.newContext()).newPage());
    await visitor.goto(url);
    await visitor.getByRole('button', { name: 'Add all to cart' }).click();
    await expect(visitor.getByRole('link', { name: /^Cart, 9 items/ }).first()).toBeVisible();
    await visitor.context().close();
  },
);

test('on a phone the row shows the frequent actions, and the rest behind “More”', FULL, async ({ page }) => {
  const address = await createFilledList(page, 'Phone');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(address);
  await untilReady(page);
  const row = rows(page).first();
  await expect(row.getByRole('button', { name: /^Add to cart/ })).toBeVisible();
  await expect(row.getByRole('button', { name: /^Remove/ })).toBeHidden();
  await row.getByRole('button', { name: /^More actions/ }).click();
  await row.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await expectFits(page);
});

test(
  'a list whose reply was lost is added to the cart once when the shopper tries again',
  FULL,
  async ({ page }) => {
    await page.goto(await createFilledList(page, 'Lost reply'));
    await untilReady(page);
    let calls = 0;
    await page.route('**/cc/api/list/*/cart', async (route) => {
      calls += 1;
      if (calls > 1) return route.continue();
      // The server executes the command.
      await route.fetch();
      return route.abort();
    });
    const add = page.getByRole('button', { name: 'Add all to cart' });
    await add.click();
    await expect(page.getByText(/^We couldn’t reach the shop/)).toBeVisible();
    await add.click();
    await expect(page.getByText('3 of 3 items added to your cart.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Cart, 9 items/ }).first()).toBeVisible();
  },
);
