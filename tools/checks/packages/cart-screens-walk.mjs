// Uses the application in `cart-screens/` in a browser, like a shopper.
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

const cartLink = (page) => page.getByRole('link', { name: /^Cart, / });
const miniCart = (page) => page.getByRole('dialog', { name: /^Your cart/ });
const added = (page) => page.getByRole('dialog', { name: 'Item added to cart' });
const line = (scope, name) => scope.getByRole('article', { name, exact: true });
const summary = (page) => page.getByRole('region', { name: 'Order summary' });
const saved = (page) => page.getByRole('region', { name: 'Saved for later' });

async function add(page, name) {
  await button(page, `Add to cart: ${name}`).click();
  await expect(added(page)).toContainText(name);
}

async function expectTheme(page) {
  const primary = button(page, `Add to cart: ${PAPER}`);
  await expect(primary).toHaveCSS('background-color', THEME.action);
  await expect(primary).toHaveCSS('color', THEME.onAction);
  await expect(primary).toHaveCSS('border-top-left-radius', THEME.control);
  await expect(primary).toHaveCSS('font-family', THEME.font);
  await expect(miniCart(page)).toHaveCSS('border-top-left-radius', THEME.card);
  await expect(miniCart(page)).toHaveCSS('background-color', THEME.onAction);
  await expect(miniCart(page)).toHaveCSS('font-family', THEME.font);
  const heading = page.locator('main :has(> * > h1)');
  await expect(heading).toHaveCSS('border-left-color', THEME.margin);
  const checkout = miniCart(page).getByRole('link', { name: 'Checkout' });
  await expect(checkout).toHaveCSS('background-color', THEME.action);
  await expect(checkout).toHaveCSS('color', THEME.onAction);
}

/** Adds three products. The feedback links back to the page. */
async function addProducts(page) {
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 0 items');
  for (const name of [PAPER, PENS, DESK]) await add(page, name);
  await expect(added(page)).toContainText('Cart subtotal (3 items)');
  await button(added(page), 'Keep shopping').click();
  await expect(added(page)).toHaveCount(0);
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 3 items');
}

/** Removes a line in the mini cart, restores it, and opens the cart page. */
async function useMiniCart(page, picture) {
  await cartLink(page).click();
  await expect(miniCart(page).getByRole('article')).toHaveCount(3);
  await expectTheme(page);
  await expectAccessible(page);
  await picture('mini-cart');
  await button(miniCart(page), `Remove ${PENS}`).click();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items');
  await button(miniCart(page), `Undo removing ${PENS}`).click();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 3 items');
  await page.keyboard.press('Escape');
  await expect(cartLink(page)).toBeFocused();
  await expect(miniCart(page)).toHaveCount(0);
  await cartLink(page).click();
  await miniCart(page).getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart', level: 1 })).toBeVisible();
  await expect(miniCart(page)).toHaveCount(0);
}

async function changeLines(page) {
  await button(page, `Increase quantity of ${PAPER}`).click();
  await expect(summary(page)).toContainText('Subtotal (4 items)$569.27');
  await button(page, `Remove ${PAPER}`).click();
  await expect(summary(page)).toContainText('Subtotal (2 items)$552.29');
  await button(page, `Undo removing ${PAPER}`).click();
  await expect(summary(page)).toContainText('Subtotal (4 items)$569.27');
  await button(page, `Save for later: ${PENS}`).click();
  await expect(line(saved(page), PENS)).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 3 items');
}

async function chooseExtras(page) {
  await summary(page).getByText('Add a coupon').click();
  await summary(page).getByRole('textbox').fill('ten');
  await summary(page).getByRole('textbox').press('Enter');
  await expect(summary(page)).toContainText('Your coupon has been added to the cart.');
  await page.getByRole('radio', { name: 'Pearl paper sample' }).check();
  await button(page, 'Add free item').click();
  await expect(page.getByRole('region', { name: 'Free with your order' })).toContainText('Free Sample');
  await button(page, `Add furniture services: ${DESK}`).click();
  const drawer = page.getByRole('dialog', { name: 'Furniture services' });
  await button(drawer, 'Increase quantity of Basic furniture service').click();
  await button(drawer, 'Save services').click();
  await expect(summary(page)).toContainText('Furniture services$79.00');
  await expect(drawer).toHaveCount(0);
}

/** Checks the cart page and the mini cart, which is a drawer, on a phone. */
async function usePhone(page) {
  await openOnPhone(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Corner Paper' }).click();
  await cartLink(page).click();
  await expect(line(miniCart(page), DESK)).toBeVisible();
  await expect(miniCart(page).getByRole('link', { name: 'Checkout' })).toHaveCSS(
    'background-color',
    THEME.action,
  );
  await expectAccessible(page);
  await miniCart(page).getByRole('link', { name: 'View cart' }).click();
  await expect(miniCart(page)).toHaveCount(0);
  await openOnPhone(page);
}

/**
 * Uses the application with the fake of the cart, without a server.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} [pictures] folder for pictures of the mini cart and the cart page
 * @returns {Promise<string[]>} complaints
 */
export async function useFake(browser, url, pictures) {
  const { page, errors } = await openPage(browser, url);
  const picture = createPhotographer(page, pictures);
  try {
    await addProducts(page);
    await useMiniCart(page, picture);
    await changeLines(page);
    await chooseExtras(page);
    await expectAccessible(page);
    await picture('cart-page');
    await button(saved(page), `Move to cart: ${PENS}`).click();
    await expect(summary(page)).toContainText('Subtotal (4 items)');
    await usePhone(page);
    await page.getByRole('link', { name: 'Checkout' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/#checkout$/);
    return errors;
  } catch (error) {
    return [explain(error), ...errors];
  }
}

/**
 * Uses the application with the API: a line is added, shown on the cart page, and still there after a reload.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<string[]>} complaints
 */
export async function useApi(browser, url) {
  const { page, errors } = await openPage(browser, `${url}?api`);
  try {
    await button(page, `Add to cart: ${PAPER}`).click();
    await added(page).getByRole('link', { name: 'View cart' }).click();
    const paper = page.getByRole('article', { name: /Copy Paper/ });
    await expect(paper).toContainText('$');
    await page.reload();
    await expect(paper).toBeVisible();
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');
    return errors;
  } catch (error) {
    return [explain(error), ...errors];
  }
}
