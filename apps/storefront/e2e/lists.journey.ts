import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { callApi, createList as createListByCall, signIn } from './api.ts';
import { FULL, expect, hydratedPage, test } from './journey.ts';
import { createShopper, untilReady } from './shopper.ts';

const NOTEBOOK = '24130101';
const PAPER = '24110101';

async function openProduct(page: Page, sku: string): Promise<void> {
  await page.goto(`/p/${sku}`);
  await untilReady(page);
}

/** Signs in a member on the business site, in a separate browser. */
async function openAsMember(browser: Browser, username: string, password: string): Promise<Page> {
  const page = hydratedPage(await (await browser.newContext()).newPage());
  await signIn(page, username, password, 'sba');
  return page;
}

/** Closes the dialog that confirms that a product was added to a list. */
async function continueShopping(page: Page, list: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Added to list' });
  await expect(dialog.getByText(`added to “${list}”.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue shopping' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function createList(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Add to list', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to list' });
  await dialog.getByRole('textbox', { name: 'List name' }).fill(name);
  await dialog.getByRole('button', { name: 'Create list and add' }).click();
  await continueShopping(page, name);
}

/** Creates a list that contains the notebook. */
async function createFilledList(page: Page, name: string): Promise<void> {
  const listId = await createListByCall(page, name);
  await callApi(page, `/list/${listId}/item`, { data: { itemId: NOTEBOOK } });
}

const rows = (page: Page) => page.getByRole('list', { name: 'Items of the list' }).getByRole('article');

test('a list is created from a product, and added to the cart with a result for each item', async ({
  page,
}) => {
  await openProduct(page, NOTEBOOK);
  await createList(page, 'Desk basics');
  // The cart is unchanged: the dialog does not submit the page's form.
  await expect(page.getByRole('link', { name: /^Cart, [1-9]/ })).toHaveCount(0);

  await openProduct(page, PAPER);
  await page.getByRole('link', { name: 'Add to list', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to list' });
  await expect(dialog.getByRole('radio', { name: /^Desk basics/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Add item' }).click();
  await continueShopping(page, 'Desk basics');

  await page.goto('/kuber/viewList?tid=US');
  await expect(page).toHaveTitle(/^My Order Center: List/);
  await page.getByRole('link', { name: 'Desk basics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Desk basics' })).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Move down/ })
    .first()
    .click();
  await expect(rows(page).first()).toHaveAttribute('data-item', PAPER);
  await page.getByRole('button', { name: 'Add all to cart' }).click();
  await expect(page.getByText('2 of 2 items added to your cart.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Cart, 2 items/ }).first()).toBeVisible();

  await page.reload();
  await expect(rows(page).first()).toHaveAttribute('data-item', PAPER);
});

test(
  'a shared list is edited by another member, and a global one is read-only for buyers',
  FULL,
  async ({ browser }) => {
    const name = `Copy room ${crypto.randomUUID().slice(0, 8)}`;
    const admin = await openAsMember(browser, 'office@example.com', 'ledger-and-rule');
    await admin.goto('/cc/mmx/list/mylists?create=1');
    const drawer = admin.getByRole('dialog', { name: 'Create a list' });
    await drawer.getByRole('textbox', { name: 'List name' }).fill(name);
    await drawer.getByRole('radio', { name: /^Shared/ }).check();
    await drawer.getByRole('button', { name: 'Create list' }).click();
    await expect(drawer).toHaveCount(0);

    const buyer = await openAsMember(browser, 'buyer@example.com', 'carbon-and-copy');
    await buyer.goto(`/cc/mmx/p/${PAPER}`);
    await untilReady(buyer);
    await buyer.getByRole('link', { name: 'Add to list', exact: true }).click();
    const dialog = buyer.getByRole('dialog', { name: 'Add to list' });
    await dialog.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
    // The global list is not offered, because a buyer cannot change it.
    await expect(dialog.getByRole('radio', { name: /^New employee kit/ })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Add item' }).click();
    const viewList = buyer
      .getByRole('dialog', { name: 'Added to list' })
      .getByRole('link', { name: 'View list' });
    await expect(viewList).toHaveAttribute('href', /^\/cc\/mmx\/list\/details\?listId=/);

    await admin.goto('/cc/mmx/list/mylists');
    await admin.getByRole('link', { name }).click();
    await expect(rows(admin)).toHaveCount(1);

    await buyer.goto('/cc/sparq/list');
    await expect(buyer).toHaveURL(/\/cc\/mmx\/cc\/sparq\/list$/);
    await buyer.getByRole('link', { name: 'New employee kit' }).click();
    await expect(buyer.getByText('You can view this list, but you can’t edit it.')).toBeVisible();
    await expect(buyer.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    await admin.context().close();
    await buyer.context().close();
  },
);

test('a public link shows the list to everyone until it is revoked', FULL, async ({ page, browser }) => {
  await createFilledList(page, 'For the class');
  await page.goto('/kuber/viewList?tid=US');
  await page.getByRole('link', { name: 'For the class' }).click();
  await page.getByRole('button', { name: 'Create public link' }).click();
  const link = (await page.getByRole('link', { name: 'Public link' }).getAttribute('href'))!;

  const visitor = hydratedPage(await (await browser.newContext()).newPage());
  expect((await visitor.goto(link))!.status()).toBe(200);
  await expect(visitor.getByRole('heading', { level: 1, name: 'For the class' })).toBeVisible();
  await expect(visitor.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await visitor.getByRole('button', { name: 'Add all to cart' }).click();
  await expect(visitor.getByRole('link', { name: /^Cart, 1 item/ }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByRole('button', { name: 'Create public link' })).toBeVisible();
  expect((await visitor.goto(link))!.status()).toBe(404);
  await expect(visitor.getByText(/doesn’t exist anymore/)).toBeVisible();
  await visitor.context().close();
});

test(
  'a list is saved as CSV and imported into another one, and faulty rows are named',
  FULL,
  async ({ page }) => {
    await openProduct(page, NOTEBOOK);
    await createList(page, 'Original');
    await page.goto('/kuber/viewList?tid=US');
    await page.getByRole('link', { name: 'Original' }).click();
    await page.getByRole('button', { name: /^Increase quantity/ }).click();
    await expect(page.getByText('Item updated.')).toBeAttached();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Original.csv');
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain(`${NOTEBOOK},2,`);

    await page.goto('/kuber/createList?tid=US');
    const drawer = page.getByRole('dialog', { name: 'Create a list' });
    await drawer.getByRole('textbox', { name: 'List name' }).fill('Copy');
    await drawer.getByRole('button', { name: 'Create list' }).click();
    await expect(drawer).toHaveCount(0);
    await page.getByRole('link', { name: 'Copy', exact: true }).click();
    await expect(page.getByText('This list is empty.')).toBeVisible();
    await page.getByLabel('CSV file').setInputFiles({
      name: 'list.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${text}no-such-item,1\r\n,3\r\n${PAPER},1,4111 1111 1111 1111\r\n`),
    });
    await expect(page.getByText('1 of 4 rows imported.')).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'Rows that were not imported' }).getByRole('listitem'),
    ).toHaveText([
      'Line 3 (no-such-item): We don’t sell this item.',
      'Line 4 (, 3): The item number is missing.',
      /^Line 5 \(24110101\): .*card number/,
    ]);
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('2');
  },
);

test('an item is found on all lists, and Back returns to the lists', FULL, async ({ page }) => {
  await createFilledList(page, 'Desk');
  await createFilledList(page, 'School');
  await page.goto('/kuber/viewList?tid=US');
  await untilReady(page);
  const field = page.getByRole('searchbox', { name: 'Find an item on your lists' });
  await field.fill(NOTEBOOK);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/kuber/viewList\\?tid=US&find=${NOTEBOOK}$`));
  await expect(page.getByRole('heading', { level: 2 })).toContainText(['Desk', 'School']);
  await expect(page.getByText(`2 items found for “${NOTEBOOK}”.`).first()).toBeVisible();
  await expect(field).toBeFocused();

  await page.getByRole('region', { name: 'School' }).getByRole('link', { name: 'School' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'School' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Desk' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('table', { name: 'Lists' })).toBeVisible();
  await expect(field).toHaveValue('');
});

test('a guest’s lists are merged into the account at sign-in', async ({ page }) => {
  await createFilledList(page, 'home OFFICE');
  await page.goto('/office/supplies/login?jumpUrl=/account');
  await createShopper(page).signIn('wendy@example.com', 'paper-and-ink');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await page.goto('/kuber/viewList?tid=US');
  await page.getByRole('link', { name: 'Home office' }).click();
  await expect(page.locator(`[data-item="${NOTEBOOK}"]`)).toHaveCount(1);
  await expect(rows(page).nth(4)).toBeVisible();
});

test(
  'items of the cart are added to a list, and an item of the list is saved for later',
  FULL,
  async ({ page }) => {
    const shopper = createShopper(page);
    await shopper.add('stapler');
    await shopper.openCart();
    await untilReady(page);
    // The cart line is above the tiles of recommendations.
    const add = page.getByRole('link', { name: /^Add to list:/ }).first();
    await add.click();
    const dialog = page.getByRole('dialog', { name: 'Add to list' });
    await dialog.getByRole('textbox', { name: 'List name' }).fill('From the cart');
    await dialog.getByRole('button', { name: 'Create list and add' }).click();
    await continueShopping(page, 'From the cart');
    // Focus returns to the button, and the cart still has its line.
    await expect(add).toBeFocused();

    await page.goto('/kuber/viewList?tid=US');
    await page.getByRole('link', { name: 'From the cart' }).click();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: /^Save for later:/ }).click();
    await expect(page.getByText('This list is empty.')).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByRole('region', { name: 'Saved for later' }).getByRole('article')).toHaveCount(1);

    // The mini cart has the latest lists below the saved items.
    await openProduct(page, PAPER);
    await page.getByRole('link', { name: /^Cart/ }).first().click();
    await page.getByRole('button', { name: 'Saved for later' }).click();
    await expect(page.getByRole('link', { name: 'From the cart' })).toBeVisible();
  },
);

test(
  'the lists open from the header, and the keyboard reaches everything of a list',
  FULL,
  async ({ page }) => {
    await openProduct(page, NOTEBOOK);
    await createList(page, 'By keyboard');
    const tool = page.getByRole('banner').getByRole('link', { name: 'Lists', exact: true }).first();
    await tool.focus();
    await page.keyboard.press('Enter');
    const flyout = page.getByRole('dialog', { name: 'Lists' });
    await expect(flyout.getByRole('link', { name: 'By keyboard' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(flyout).toHaveCount(0);
    await expect(tool).toBeFocused();
    await page.keyboard.press('Enter');
    await flyout.getByRole('link', { name: 'By keyboard' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'By keyboard' })).toBeVisible();
    const star = page.getByRole('button', { name: 'Favorite: By keyboard' });
    await star.focus();
    await page.keyboard.press('Space');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('“By keyboard” added to your favorites.')).toBeAttached();
    await page.getByRole('button', { name: /^Add note/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toBeFocused();
    await page.keyboard.type('For the meeting room');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Note: For the meeting room')).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages of lists can be read, and a product leads to them', FULL, async ({ page }) => {
    await page.goto(`/p/${NOTEBOOK}`);
    await page.getByRole('link', { name: 'Add to list', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lists' })).toBeVisible();
    await expect(page.getByText('You have no lists yet.')).toBeVisible();
  });

  test('an item is found on all lists with a plain form', FULL, async ({ page }) => {
    await page.goto('/cc/mmx/office/supplies/login?TARGET=/cc/mmx/list/mylists');
    await createShopper(page).signIn('buyer@example.com', 'carbon-and-copy');
    await page.getByRole('searchbox', { name: 'Find an item on your lists' }).fill('paper');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cc\/mmx\/list\/mylists\?find=paper$/);
    await expect(page.getByText(/items? found for “paper”\./)).toBeVisible();
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();
  });
});
