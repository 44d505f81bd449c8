import { CARDS, PLACES, createShopper } from './shopper.ts';
import { FULL, expect, expectPage, test } from './journey.ts';

const WIDTHS = [
  [360, {}],
  [1280, FULL],
] as const;

for (const [width, details] of WIDTHS) {
  test(`one order, partly picked up and partly delivered, at ${width} px`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shopper = createShopper(page);
    for (const query of ['gel pen', 'copy paper', 'notebook', 'stapler']) await shopper.add(query);

    // Choosing a store updates its stock in the cart.
    await page.goto('/stores?back=/cart');
    await page.getByLabel(/^ZIP code/).fill('01702');
    await page.getByRole('button', { name: 'Find stores' }).click();
    await expect(page.getByRole('region', { name: /^Map of \d+ stores/ })).toBeVisible();
    await page.getByRole('button', { name: 'Make this your store: Framingham' }).click();
    await expectPage(page, /\/cart$/);

    const pickup = page.getByRole('radio', { name: /^Pick up at Framingham/ }).and(page.locator(':enabled'));
    await pickup.first().click();
    await expect(page.getByRole('heading', { name: 'One-hour pickup at Framingham' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Delivery', exact: true })).toBeVisible();
    // The groups stay after a reload.
    await page.reload();
    await expect(page.getByRole('heading', { name: 'One-hour pickup at Framingham' })).toBeVisible();

    await shopper.goToCheckout();
    await shopper.continueWithEmail('pat@example.com');
    // Checkout requires both a pickup person and a delivery address.
    const person = page.getByRole('form', { name: 'Pickup person' });
    await person.getByLabel(/^First name/).fill('Robin');
    await person.getByLabel(/^Last name/).fill('Reyes');
    await person.getByLabel(/^Phone number/).fill('(508) 555-0143');
    await person.getByRole('button', { name: 'Save pickup person' }).click();
    await expect(page.getByRole('button', { name: 'Change pickup' })).toBeVisible();
    await shopper.enterAddress(PLACES.framingham);
    await shopper.enterCard(CARDS.good);
    await shopper.placeOrderButton().click();

    await expectPage(page, /\/order\/\d+$/);
    await expect(page.getByText('40 Ledger Road')).toBeVisible();
    await expect(page.getByText(/^Robin Reyes\. Bring the order number/)).toBeVisible();
    // The address is shown once, since it is also the billing address.
    await expect(page.getByText('12 Mill Lane')).toHaveCount(1);
  });
}

test('a pickup-only order has no delivery address', FULL, async ({ page }) => {
  const shopper = createShopper(page);
  await page.goto('/stores/1547');
  await page.getByRole('button', { name: 'Make this your store: Framingham' }).click();
  await expect(page.getByRole('link', { name: /^Your store: Framingham/ })).toBeVisible();
  for (const query of ['gel pen', 'copy paper', 'notebook', 'stapler']) await shopper.add(query);
  await page.goto('/cart');
  const pickup = page.getByRole('radio', { name: /^Pick up at Framingham/ }).and(page.locator(':enabled'));
  await pickup.first().click();
  await expect(page.getByRole('heading', { name: 'One-hour pickup at Framingham' })).toBeVisible();
  // Removes all delivered lines.
  const delivered = page.getByRole('region', { name: 'Delivery', exact: true });
  const removals = delivered.getByRole('button', { name: /^Remove / });
  for (let left = await removals.count(); left > 0; left -= 1) {
    await removals.first().click();
    await expect(removals).toHaveCount(left - 1);
  }
  await shopper.goToCheckout();
  await shopper.continueWithEmail('pat@example.com');
  await expect(page.getByRole('heading', { name: 'Delivery address' })).toHaveCount(0);
  const person = page.getByRole('form', { name: 'Pickup person' });
  await person.getByLabel(/^First name/).fill('Pat');
  await person.getByLabel(/^Last name/).fill('Reyes');
  await person.getByLabel(/^Phone number/).fill('5085550142');
  await person.getByRole('button', { name: 'Save pickup person' }).click();
  await expect(page.getByLabel(/^Card number/)).toBeVisible();
});

test('items not in stock at the store are shipped there, with and without JavaScript', async ({
  page,
  browser,
}) => {
  // An item that is out of stock at the demo's Framingham store.
  const product = '/p/24153105/tolvane-easy-press-stapler-20-sheets-mint';
  await page.goto('/stores/1547');
  await page.getByRole('button', { name: 'Make this your store: Framingham' }).click();
  await page.goto(product);
  await expect(page.getByRole('radio', { name: /^Pick up at Framingham/ })).toBeDisabled();
  await page.getByRole('radio', { name: /^Ship to Framingham/ }).check();
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Item added to cart' })).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('region', { name: 'Ship to store at Framingham' })).toBeVisible();
  await page.getByRole('radio', { name: /^Delivery/ }).click();
  await expect(page.getByRole('region', { name: 'Ship to store at Framingham' })).toHaveCount(0);
  await page.getByRole('radio', { name: /^Ship to Framingham/ }).click();
  await expect(page.getByRole('region', { name: 'Ship to store at Framingham' })).toBeVisible();
  const shopper = createShopper(page);
  await shopper.goToCheckout();
  await shopper.continueWithEmail('pat@example.com');
  // Neither a delivery address nor one-hour pickup.
  await expect(page.getByRole('heading', { name: 'Delivery address' })).toHaveCount(0);
  await expect(page.getByText(/^Ready: \w{3}, \w{3} \d+ – /).first()).toBeVisible();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const paper = await plain.newPage();
  const origin = new URL(page.url()).origin;
  await paper.goto(`${origin}/stores/1547`);
  await paper.getByRole('button', { name: 'Make this your store: Framingham' }).click();
  await paper.goto(origin + product);
  await paper.getByRole('radio', { name: /^Ship to Framingham/ }).check();
  await paper.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(paper.getByRole('region', { name: 'Ship to store at Framingham' })).toBeVisible();
  await plain.close();
});

test(
  'the header’s store opens a flyout on large screens and a drawer on phones, and focus returns',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/c/paper');
    const tool = page
      .getByRole('banner')
      .getByRole('link', { name: 'Choose a store' })
      .filter({ visible: true });
    await expect(tool).toHaveAttribute('aria-expanded', 'false');
    await tool.press('Enter');
    const flyout = page.getByRole('dialog', { name: 'Choose a store' });
    await flyout.getByLabel(/^ZIP code/).fill('01702');
    await flyout.getByRole('button', { name: 'Find stores' }).click();
    await expect(flyout.getByRole('button', { name: 'Choose Framingham' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(flyout).toHaveCount(0);
    await expect(tool).toBeFocused();
    await tool.click();
    await flyout.getByRole('button', { name: 'Choose Framingham' }).click();
    // Returns to the page on which it was opened, with the store.
    await expectPage(page, /\/c\/paper$/);
    await expect(
      page.getByRole('link', { name: /^Your store: Framingham/ }).filter({ visible: true }),
    ).toBeVisible();

    await page.setViewportSize({ width: 360, height: 780 });
    const menu = page.getByRole('banner').locator('summary').first();
    await menu.click();
    const store = page.getByRole('link', { name: /^Your store: Framingham/ }).filter({ visible: true });
    await expect(store).toHaveAttribute('aria-expanded', 'false');
    await store.click();
    const drawer = page.getByRole('dialog', { name: 'Your store' });
    await expect(drawer.getByRole('region', { name: 'Your store', exact: true })).toContainText(
      '40 Ledger Road',
    );
    await expect(drawer.getByRole('button', { name: 'Choose Natick' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(menu).toBeFocused();
  },
);

test('all lines for pickup move to a new store that has them', FULL, async ({ page }) => {
  const shopper = createShopper(page);
  await page.goto('/stores/1547');
  await page.getByRole('button', { name: 'Make this your store: Framingham' }).click();
  for (const query of ['gel pen', 'copy paper', 'notebook', 'stapler', 'binder', 'tape', 'marker'])
    await shopper.add(query);
  await page.goto('/cart');
  const pickup = page.getByRole('radio', { name: /^Pick up at Framingham/ }).and(page.locator(':enabled'));
  const groups = page.getByRole('region', { name: 'One-hour pickup at Framingham' });
  for (let line = 0; line < (await pickup.count()); line += 1) {
    await pickup.nth(line).click();
    await expect(pickup.nth(line)).toBeChecked();
  }
  const before = await pickup.count();
  await expect(groups.getByRole('article')).toHaveCount(before);
  expect(before).toBeGreaterThan(2);
  await page.goto('/stores?q=01760&back=/cart');
  // The store has all of it, so no question is shown.
  await page.getByRole('button', { name: 'Make this your store: Natick' }).click();
  await expectPage(page, /\/cart$/);
  await expect(
    page.getByRole('region', { name: 'One-hour pickup at Natick' }).getByRole('article'),
  ).toHaveCount(before);
  await expect(groups).toHaveCount(0);
});
