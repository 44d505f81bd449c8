import { expect, test } from '@playwright/test';
import { CARDS, PLACES, createShopper } from './shopper.ts';

const WIDTHS = [360, 1280];

for (const width of WIDTHS) {
  test(`one order, partly picked up and partly delivered, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shopper = createShopper(page);
    for (const words of ['gel pen', 'copy paper', 'notebook', 'stapler']) await shopper.searchAndAdd(words);

    // A store is found and chosen; the cart then knows what it has.
    await page.goto('/stores?back=/cart');
    await page.getByLabel(/^Zip code/).fill('01702');
    await page.getByRole('button', { name: 'Find stores' }).click();
    await expect(page.getByRole('img', { name: /^Map of \d+ stores/ })).toBeVisible();
    await page.getByRole('button', { name: 'Make this your store: Framingham' }).click();
    await expect(page).toHaveURL(/\/cart$/);

    const pickup = page.getByRole('radio', { name: /^Pick up at Framingham/ }).and(page.locator(':enabled'));
    await pickup.first().click();
    await expect(page.getByRole('heading', { name: 'One-hour pickup at Framingham' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Delivery', exact: true })).toBeVisible();
    // It stays so when the page is read again.
    await page.reload();
    await expect(page.getByRole('heading', { name: 'One-hour pickup at Framingham' })).toBeVisible();

    await shopper.goToCheckout();
    await shopper.continueWithEmail('pat@example.com');
    // Both kinds of questions: who collects, and where to deliver.
    const person = page.getByRole('form', { name: 'Who picks it up' });
    await person.getByLabel(/^First name/).fill('Robin');
    await person.getByLabel(/^Last name/).fill('Reyes');
    await person.getByLabel(/^Phone number/).fill('(508) 555-0143');
    await person.getByRole('button', { name: 'Save pickup person' }).click();
    await expect(page.getByRole('button', { name: 'Change pickup' })).toBeVisible();
    await shopper.enterAddress(PLACES.framingham);
    await shopper.enterCard(CARDS.good);
    await shopper.placeOrderButton().click();

    await expect(page).toHaveURL(/\/order\/\d+$/);
    await expect(page.getByText('40 Ledger Road')).toBeVisible();
    await expect(page.getByText(/^Robin Reyes\. Bring the order number/)).toBeVisible();
    await expect(page.getByText('12 Mill Lane')).toBeVisible();
  });
}

test('what is only picked up asks for no delivery address', async ({ page }) => {
  const shopper = createShopper(page);
  await page.goto('/stores/1547');
  await page.getByRole('button', { name: 'Make this your store: Framingham' }).click();
  await expect(page.getByRole('link', { name: /^Your store: Framingham/ })).toBeVisible();
  for (const words of ['gel pen', 'copy paper', 'notebook', 'stapler']) await shopper.searchAndAdd(words);
  await page.goto('/cart');
  const pickup = page.getByRole('radio', { name: /^Pick up at Framingham/ }).and(page.locator(':enabled'));
  await pickup.first().click();
  await expect(page.getByRole('heading', { name: 'One-hour pickup at Framingham' })).toBeVisible();
  // Everything that is delivered goes.
  const delivered = page.getByRole('region', { name: 'Delivery', exact: true });
  while (await delivered.getByRole('button', { name: /^Remove / }).count()) {
    const before = await delivered.getByRole('button', { name: /^Remove / }).count();
    await delivered
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(delivered.getByRole('button', { name: /^Remove / })).toHaveCount(before - 1);
  }
  await shopper.goToCheckout();
  await shopper.continueWithEmail('pat@example.com');
  await expect(page.getByRole('heading', { name: 'Delivery address' })).toHaveCount(0);
  const person = page.getByRole('form', { name: 'Who picks it up' });
  await person.getByLabel(/^First name/).fill('Pat');
  await person.getByLabel(/^Last name/).fill('Reyes');
  await person.getByLabel(/^Phone number/).fill('5085550142');
  await person.getByRole('button', { name: 'Save pickup person' }).click();
  await expect(page.getByLabel(/^Card number/)).toBeVisible();
});
