// Uses the application in `lists-screens/` in a browser, like a shopper.
import {
  button,
  createPhotographer,
  DESK,
  expect,
  expectAccessible,
  explain,
  openOnPhone,
  openPage,
  PAPER,
  PENS,
  THEME,
} from './walk.mjs';

const dialog = (page) => page.getByRole('dialog', { name: 'Add to list' });
const drawer = (page) => page.getByRole('dialog', { name: 'Create a list' });
const row = (page, name) => page.getByRole('article', { name, exact: true });
const rows = (page) => page.getByRole('list', { name: 'Items of the list' }).getByRole('article');
const announced = (page, text) => page.getByRole('status').filter({ hasText: text });
const listsLink = (page) => page.getByRole('link', { name: 'Lists', exact: true });
const heading = (page, name) => page.getByRole('heading', { level: 1, name, exact: true });

async function expectTheme(page, primary) {
  await expect(primary).toHaveCSS('background-color', THEME.action);
  await expect(primary).toHaveCSS('color', THEME.onAction);
  await expect(primary).toHaveCSS('border-top-left-radius', THEME.control);
  await expect(primary).toHaveCSS('font-family', THEME.font);
}

/** Creates a list in the drawer, which opens automatically while there is none. */
async function createList(page, name) {
  await listsLink(page).click();
  await expect(drawer(page)).toBeVisible();
  await expectTheme(page, button(drawer(page), 'Create list'));
  await expectAccessible(page);
  await drawer(page).getByRole('textbox', { name: 'List name' }).fill(name);
  await button(drawer(page), 'Create list').click();
  await expect(drawer(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
}

/** Closes the dialog that confirms that a product was added to a list. */
async function continueShopping(page, list) {
  const added = page.getByRole('dialog', { name: 'Added to list' });
  await expect(added.getByText(`added to “${list}”.`)).toBeVisible();
  await expect(added.getByRole('link', { name: 'View list' })).toHaveAttribute('href', /^#list\//);
  await button(added, 'Continue shopping').click();
  await expect(added).toHaveCount(0);
}

/** Adds a product to the list that the dialog suggests: the latest one. */
async function addItem(page, product, list) {
  await button(page, `Add to list: ${product}`).click();
  await expect(dialog(page).getByRole('radio', { name: new RegExp(`^${list}`) })).toBeChecked();
  await button(dialog(page), 'Add item').click();
  await continueShopping(page, list);
}

async function lookAtDialog(page, picture) {
  await button(page, `Add to list: ${PENS}`).click();
  const add = button(dialog(page), 'Add item');
  await expectTheme(page, add);
  await expect(dialog(page)).toHaveCSS('border-top-left-radius', THEME.card);
  await expect(dialog(page)).toHaveCSS('font-family', THEME.font);
  await expectAccessible(page);
  await picture('add-to-list');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page, `Add to list: ${PENS}`)).toBeFocused();
}

async function openList(page, name) {
  await listsLink(page).click();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(heading(page, name)).toBeVisible();
}

async function increase(page, product) {
  await button(page, `Increase quantity of ${product}`).click();
  await expect(announced(page, 'Item updated.').first()).toBeAttached();
  await expect(row(page, product).getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('2');
}

/** Sorts and searches by URL, and goes back. */
async function searchList(page) {
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Name A to Z' });
  await expect(page).toHaveURL(/sort=NAME_ASCENDING$/);
  await expect(rows(page).first()).toHaveAccessibleName(PENS);
  await page.getByRole('searchbox', { name: 'Search this list' }).fill('desk');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await page.goBack();
  await page.goBack();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toHaveAccessibleName(PAPER);
}

/**
 * Uses the application with the fake of lists, without a server.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} [pictures] folder for pictures of the dialog and of a list
 * @returns {Promise<string[]>} complaints
 */
export async function useFake(browser, url, pictures) {
  const { page, errors } = await openPage(browser, url);
  const picture = createPhotographer(page, pictures);
  try {
    await createList(page, 'Copy room');
    await page.getByRole('link', { name: 'Corner Paper' }).click();
    await addItem(page, PAPER, 'Copy room');
    await lookAtDialog(page, picture);
    for (const product of [PENS, DESK]) await addItem(page, product, 'Copy room');
    await openList(page, 'Copy room');
    await expect(rows(page)).toHaveCount(3);
    await increase(page, PAPER);
    const addAll = button(page, 'Add all to cart');
    await expectTheme(page, addAll);
    await addAll.click();
    await expect(page.getByText('2 of 3 items added to your cart.').first()).toBeVisible();
    await expect(page.getByText(`${DESK}: This item is out of stock.`)).toBeVisible();
    await expect(row(page, DESK)).toContainText('Not added to your cart.');
    await expectAccessible(page);
    await picture('list-page');
    await searchList(page);
    await openOnPhone(page);
    await expectAccessible(page);
    await listsLink(page).click();
    await expect(page.getByRole('row', { name: /Copy room/ })).toContainText('3 items');
    await openOnPhone(page);
    await expectAccessible(page);
    return errors;
  } catch (error) {
    return [explain(error), ...errors];
  }
}

/** Reads the numbers of the items in the cart of a page's session. */
const getCartItems = (page) =>
  page.evaluate(async () => {
    const reply = await fetch('/cc/api/checkout', { headers: { accept: 'application/json' } });
    const { data } = await reply.json();
    return data.cartInfo.items.map(({ itemId, qty }) => `${qty} x ${itemId}`);
  });

/** Another session cannot see a list, except by its public link, until the link is revoked. */
async function useOtherSession(browser, url, { page, listUrl }) {
  await button(page, 'Create public link').click();
  const link = await page.getByRole('link', { name: 'Public link' }).getAttribute('href');
  // Error replies are expected here.
  const { page: other } = await openPage(browser, `${url}?api#lists`);
  await expect(drawer(other)).toBeVisible();
  await button(drawer(other), 'Cancel').click();
  await expect(other.getByText('You have no lists yet.')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Copy room' })).toHaveCount(0);
  await other.goto(listUrl);
  await expect(other.getByText(/This list doesn’t exist anymore, or you can’t see it/)).toBeVisible();
  const status = await other.evaluate(async (listId) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ itemId: '24193201' });
    return (await fetch(`/cc/api/list/${listId}/item`, { method: 'POST', headers, body })).status;
  }, listUrl.split('#list/')[1]);
  expect(status).toBe(404);
  await other.goto(`${url}?api${link}`);
  await expect(heading(other, 'Copy room')).toBeVisible();
  await expect(rows(other)).toHaveCount(2);
  await expect(other.getByRole('button', { name: /^(Remove|Increase|Add note)/ })).toHaveCount(0);
  await button(page, 'Stop sharing').click();
  await button(page.getByRole('alertdialog'), 'Stop sharing').click();
  await expect(button(page, 'Create public link')).toBeVisible();
  await other.reload();
  await expect(other.getByText(/This list doesn’t exist anymore/)).toBeVisible();
  await other.context().close();
}

/**
 * Uses the application with the API: a list is created, changed, still there after a reload, and added to the cart of its session. Another
 * session cannot see it.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<string[]>} complaints
 */
export async function useApi(browser, url) {
  const { page, errors } = await openPage(browser, `${url}?api`);
  try {
    await button(page, `Add to list: ${PAPER}`).click();
    await dialog(page).getByRole('textbox', { name: 'List name' }).fill('Copy room');
    await button(dialog(page), 'Create list and add').click();
    await continueShopping(page, 'Copy room');
    await addItem(page, PENS, 'Copy room');
    await openList(page, 'Copy room');
    await expect(rows(page)).toHaveCount(2);
    const paper = rows(page).first();
    await paper.getByRole('button', { name: /^Increase quantity of/ }).click();
    await expect(announced(page, 'Item updated.').first()).toBeAttached();
    await page.reload();
    await expect(paper.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('2');
    await button(page, 'Add all to cart').click();
    await expect(page.getByText('2 of 2 items added to your cart.')).toBeVisible();
    expect(await getCartItems(page)).toEqual(['2 x 24110101', '1 x 24120101']);
    await useOtherSession(browser, url, { page, listUrl: page.url() });
    return errors;
  } catch (error) {
    return [explain(error), ...errors];
  }
}
