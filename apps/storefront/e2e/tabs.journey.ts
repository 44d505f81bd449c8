import { addItems, register, signIn } from './api.ts';
import { FULL, expect, expectPage, hydratedPage, test } from './journey.ts';
import { createShopper, untilReady } from './shopper.ts';

test('two tabs show the same cart, whichever of them changes it', async ({ page, context }) => {
  await createShopper(page).add('stapler');
  await page.goto('/cart');
  await untilReady(page);
  const other = hydratedPage(await context.newPage());
  await other.goto('/cart');
  await untilReady(other);

  const quantity = (tab: typeof page) => tab.getByRole('textbox', { name: /^Quantity of/ });
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(quantity(other)).toHaveValue('2');
  await other.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(quantity(page)).toHaveValue('3');
  await expect(quantity(other)).toHaveValue('3');

  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(other.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
});

test('a sign-out in one tab shows the guest state in the other', FULL, async ({ page, context }) => {
  await register(page);
  await page.goto('/account');
  await untilReady(page);
  const other = hydratedPage(await context.newPage());
  await other.goto('/account');
  await untilReady(other);

  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(other).toHaveURL(/\/office\/supplies\/login/);
});

test('a sign-out in one tab empties the checkout in the other', async ({ page, context }) => {
  await register(page);
  await createShopper(page).add('stapler');
  const other = hydratedPage(await context.newPage());
  await other.goto('/checkout');
  await untilReady(other);
  await expect(other.getByLabel(/^Street address/)).toBeVisible();

  await page.goto('/account');
  await untilReady(page);
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(other.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
});

test('the browser keeps the cart and its count until sign-out', FULL, async ({ page }) => {
  const getKept = () =>
    page.evaluate(() =>
      ['foolscap:cart-sdc', 'foolscap:cart-count-sdc'].filter((key) => localStorage.getItem(key) !== null),
    );
  await register(page);
  const shopper = createShopper(page);
  await shopper.searchAndAdd('stapler');
  await untilReady(page);
  await expect.poll(getKept).toEqual(['foolscap:cart-sdc', 'foolscap:cart-count-sdc']);

  // The cart page opens without reading the cart.
  const reads: string[] = [];
  page.on('request', (request) => {
    if (/\/cc\/api\/checkout(\?|$)/.test(request.url())) reads.push(request.url());
  });
  await shopper.goToCart();
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('1');
  expect(reads).toEqual([]);

  await page.goto('/account');
  await untilReady(page);
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect.poll(getKept).toEqual([]);
});

test('a visit of an agent is on every page of all tabs, and ends in all of them at once', async ({
  page,
  context,
  browser,
  holdAccount,
}) => {
  await holdAccount('agent@example.com');
  // A customer with a cart, in a browser of their own.
  const customer = await browser.newPage();
  const { username } = await register(customer);
  await addItems(customer, [{ itemId: '24110101', qty: 3 }]);

  await signIn(page, 'agent@example.com', 'listen-and-log');
  await page.goto('/account/customers');
  await untilReady(page);
  const other = hydratedPage(await context.newPage());
  await other.goto('/cart');
  await untilReady(other);
  const banner = (tab: typeof page) => tab.getByRole('region', { name: 'Acting for a customer' });
  const quantity = (tab: typeof page) => tab.getByRole('textbox', { name: /^Quantity of/ });
  await expect(banner(other)).toHaveCount(0);

  await page.getByLabel(/^Name, email/).fill(username);
  await page.getByRole('button', { name: 'Find customer' }).click();
  await page
    .getByRole('region', { name: /^One customer for/ })
    .getByRole('button', { name: /^Act for Pat/ })
    .click();
  await expectPage(page, /\/account$/);
  await expect(banner(page)).toContainText('You are acting for Pat Reyes.');
  // The other tab loads its page again.
  await expect(banner(other)).toBeVisible();
  await expect(quantity(other)).toHaveValue('3');
  const third = hydratedPage(await context.newPage());
  await third.goto('/cart');
  await expect(banner(third)).toBeVisible();
  await third.getByRole('link', { name: 'Foolscap' }).first().click();
  await expect(third).toHaveURL(/\/$/);
  await expect(banner(third)).toBeVisible();

  await banner(page).getByRole('button', { name: 'End' }).click();
  await expectPage(page, /\/account\/customers$/);
  for (const tab of [page, other, third]) await expect(banner(tab)).toHaveCount(0);
  // The next action is that of the agent.
  await expect(other.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
  await addItems(third, [{ itemId: '24110101', qty: 1 }]);
  await third.goto('/cart');
  await expect(quantity(third)).toHaveValue('1');
  await customer.goto('/cart');
  await expect(quantity(customer)).toHaveValue('3');
  await customer.close();
  // The agent's cart is as before.
  await third.getByRole('button', { name: /^Remove/ }).click();
  await expect(third.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
});
