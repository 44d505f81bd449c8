import type { Page } from '@playwright/test';
import { FULL, expect, expectPage, test } from './journey.ts';
import { untilReady } from './shopper.ts';

const PLATE = 'Bellcap Custom Engraved Name Plate';

/** The cart page with the added line marked. */
const CART = /\/cart\?itemIds=[\w-]+$/;

/** Opens the customize drawer from the plate's tile and starts the visit. */
async function startDesign(page: Page) {
  await page.goto('/search?q=custom+engraved+name+plate');
  await untilReady(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^Customize ${PLATE}`) })
    .click();
  const drawer = page.getByRole('dialog', { name: 'Customize' });
  await expect(drawer.getByText('Engraved to order')).toBeVisible();
  await drawer.getByRole('button', { name: /^Increase quantity/ }).click();
  await drawer.getByRole('button', { name: 'Start designing' }).click();
  await expect(page.getByRole('heading', { name: 'Design your item (sandbox)' })).toBeVisible();
}

/** Fills in the configurator's form, which then returns to the shop. */
async function finishDesign(page: Page, line1: string) {
  await page.getByLabel('Line 1').fill(line1);
  await page.getByLabel('Plate color').selectOption('Walnut');
  await page.getByRole('button', { name: 'Finish design' }).click();
}

test('a custom product is designed at another site, and added to the cart with its design', async ({
  page,
}) => {
  await startDesign(page);
  let returned = '';
  page.on('request', (request) => {
    if (request.url().includes('/customize?result=')) returned = request.url();
  });
  await finishDesign(page, 'Ada Reyes');
  await expectPage(page, CART);
  const line = page.getByRole('main').getByRole('article', { name: PLATE });
  await expect(line.getByText('Line 1: Ada Reyes')).toBeVisible();
  await expect(line.getByText('Plate color: Walnut')).toBeVisible();
  await expect(line.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('2');

  // The same design is not added again.
  await page.goto(returned);
  await expectPage(page, /\/cart$/);
  await expect(line).toHaveCount(1);
  await expect(line.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('2');

  // Another design is another line.
  await startDesign(page);
  await finishDesign(page, 'Eve Stone');
  await expectPage(page, CART);
  await expect(page.getByText('Line 1: Eve Stone')).toBeVisible();
  await expect(page.getByText('Line 1: Ada Reyes')).toBeVisible();
});

test('canceling leads back to the product, and nothing is added', FULL, async ({ page }) => {
  await startDesign(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expectPage(page, /\/p\/24159005/);
  // The product page starts a visit as well.
  await untilReady(page);
  await page.getByRole('main').getByRole('link', { name: 'Customize', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Customize' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/cart');
  await expect(page.getByText(PLATE)).toHaveCount(0);
});

test('a forged design is refused, and a failed start can be tried again', FULL, async ({ page }) => {
  await page.goto('/customize?result=forged.design');
  await expect(page.getByText('We couldn’t verify this design, so nothing was added.')).toBeVisible();

  await page.route('**/punchout/sessions', (route) => route.abort());
  await page.goto('/search?q=custom+engraved+name+plate');
  await untilReady(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^Customize ${PLATE}`) })
    .click();
  const drawer = page.getByRole('dialog', { name: 'Customize' });
  await drawer.getByRole('button', { name: 'Start designing' }).click();
  await expect(drawer.getByText('We couldn’t start the design. Try again.')).toBeVisible();
  await page.unroute('**/punchout/sessions');
  await drawer.getByRole('button', { name: 'Start designing' }).click();
  await expect(page.getByRole('heading', { name: 'Design your item (sandbox)' })).toBeVisible();
});

test('without its script, the return page adds the design by its button', FULL, async ({ page }) => {
  await startDesign(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  await finishDesign(page, 'Ada Reyes');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page).toHaveURL(CART);
  await expect(page.getByText('Line 1: Ada Reyes')).toBeVisible();
});
