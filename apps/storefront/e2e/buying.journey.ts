import { signIn } from './api.ts';
import { CARDS, PLACES, createShopper, getOrders, searchFor } from './shopper.ts';
import { FULL, expect, test } from './journey.ts';

test('a guest buys with an email address', async ({ page }) => {
  const shopper = createShopper(page);
  await shopper.searchAndAdd('stapler');
  await shopper.goToCart();

  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(page.getByText('Subtotal (2 items)')).toBeVisible();

  await shopper.goToCheckout();
  await expect(page).toHaveURL(/\/office\/supplies\/login\?jumpUrl=%2Fcheckout/);
  await shopper.continueWithEmail('pat@example.com');
  await shopper.enterAddress(PLACES.framingham);
  await shopper.enterCard(CARDS.good);
  await shopper.placeOrderButton().click();

  await expect(page).toHaveURL(/\/order\/\d+$/);
  await expect(
    page.getByRole('heading', { level: 1, name: /^Thank you\. Order \d+ is placed\.$/ }),
  ).toBeVisible();
  await expect(page.getByText('Visa ending in 1111')).toBeVisible();
  // The address is shown once, since it is also the billing address.
  await expect(page.getByText('Framingham, MA 01702')).toHaveCount(1);
  await expect(page.getByText('Framingham, MA 01702')).toBeVisible();
  await expect(page.getByText('The delivery address')).toBeVisible();

  // The cart is empty again, even after a reload.
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
});

test('a business user signs in and buys on a purchase order', FULL, async ({ page }) => {
  const shopper = createShopper(page);
  await page.goto('/cc/mmx/office/supplies/login');
  await shopper.signIn('office@example.com', 'ledger-and-rule');
  await expect(page).toHaveURL(/\/cc\/mmx\/?$/);

  await searchFor(page, 'copy paper');
  await expect(page).toHaveURL(/\/cc\/mmx\/search\?q=copy/);
  await page
    .getByRole('button', { name: /^Add .*to cart/ })
    .first()
    .click();
  await shopper.goToCart();
  await shopper.goToCheckout();

  await expect(page).toHaveURL(/\/cc\/mmx\/checkout$/);
  // Contact and address come from the account.
  const deliver = page.getByRole('button', { name: /^Deliver here/ });
  await deliver
    .or(page.getByLabel(/^Card number/))
    .first()
    .waitFor();
  if (await deliver.isVisible()) await deliver.click();
  await shopper.enterCard(CARDS.good);
  await page.getByLabel(/Purchase order number/).fill('PO-2026-0042');
  await shopper.placeOrderButton().click();

  await expect(page).toHaveURL(/\/cc\/mmx\/order\/\d+$/);
  await expect(page.getByText('PO-2026-0042')).toBeVisible();
});

test('a declined card is reported without a charge, and a valid one completes the order', async ({
  page,
}) => {
  const shopper = createShopper(page);
  await shopper.openPayment('notebook');
  await shopper.enterCard(CARDS.declined);
  await shopper.placeOrderButton().click();

  const payment = page.getByRole('region', { name: 'Payment' });
  await expect(payment.getByText(/Your credit card was not charged/)).toBeVisible();
  await expect(payment.locator(':focus')).toContainText('was not charged');
  await expect(page).toHaveURL(/\/checkout$/);
  await shopper.enterCard(CARDS.good);
  await shopper.placeOrderButton().click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
});

test('a double click on "Place order" places one order', FULL, async ({ page, holdAccount }) => {
  const shopper = createShopper(page);
  await holdAccount('wendy@example.com');
  await signIn(page, 'wendy@example.com', 'paper-and-ink');
  const before = (await getOrders(page.request)).length;

  await shopper.add('pencil');
  await shopper.openCart();
  await shopper.goToCheckout();
  const deliver = page.getByRole('button', { name: /^Deliver here/ });
  await deliver
    .or(page.getByLabel(/^Card number/))
    .first()
    .waitFor();
  if (await deliver.isVisible()) await deliver.click();
  await shopper.enterCard(CARDS.good);
  await shopper.placeOrderButton().dblclick();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  expect((await getOrders(page.request)).length).toBe(before + 1);
});

test('a reload at every step loses nothing', async ({ page }) => {
  const shopper = createShopper(page);
  await shopper.add('binder');
  await page.goto('/cart');
  await expect(page.getByText('Subtotal (1 item)')).toBeVisible();
  await page.reload();
  await shopper.goToCheckout();
  // The cart calls the server first; reloading before its reply would reload the cart page.
  await expect(page).not.toHaveURL(/\/cart$/);
  await page.reload();
  await shopper.continueWithEmail('pat@example.com');
  await page.reload();
  await expect(page.getByText('pat@example.com')).toBeVisible();
  await shopper.enterAddress(PLACES.framingham);
  await expect(page.getByText('12 Mill Lane')).toBeVisible();
  await page.reload();
  await expect(page.getByText('12 Mill Lane')).toBeVisible();
  await shopper.enterCard(CARDS.good);
  await expect(page.getByText(/Visa ending in 1111/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Visa ending in 1111/)).toBeVisible();
  await shopper.placeOrderButton().click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: /^Thank you\. Order \d+ is placed\.$/ }),
  ).toBeVisible();
});

test('a lost reply is requested again, and places one order', async ({ page }) => {
  const shopper = createShopper(page);
  await shopper.openPayment('tape');
  await shopper.enterCard(CARDS.good);
  await expect(shopper.placeOrderButton()).toBeEnabled();

  const keys: (string | undefined)[] = [];
  let lose = true;
  await page.route('**/cc/api/checkout/default/order*', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (!lose) return route.continue();
    lose = false;
    // The server places the order, but the reply is lost.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await shopper.placeOrderButton().click();
  await expect(page.getByText(/Your order may have been placed/)).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('an order with a lost reply is found after a reload', FULL, async ({ page }) => {
  const shopper = createShopper(page);
  await shopper.openPayment('ruler');
  await shopper.enterCard(CARDS.good);
  await page.route('**/cc/api/checkout/default/order*', async (route) => {
    await route.fetch();
    return route.abort('connectionreset');
  });
  await shopper.placeOrderButton().click();
  await expect(page.getByText(/Your order may have been placed/)).toBeVisible();
  await page.unroute('**/cc/api/checkout/default/order*');
  await page.reload();
  // The server renders an empty cart, but the browser remembers the order that it sent.
  await expect(page.getByText(/Your order may have been placed/)).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
});

test('a quantity changed just before leaving is kept', FULL, async ({ page }) => {
  const shopper = createShopper(page);
  await shopper.add('eraser');
  await shopper.openCart();
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await page.reload();
  await expect(page.getByText('Subtotal (2 items)')).toBeVisible();
});

test('a typed 0 removes the line, without moving the focus out of another one', FULL, async ({ page }) => {
  const shopper = createShopper(page);
  await shopper.add('eraser');
  await shopper.add('stapler');
  await shopper.openCart();
  const quantities = page.getByRole('textbox', { name: /^Quantity of/ });
  await expect(quantities).toHaveCount(2);
  const kept = page.getByRole('textbox', { name: (await quantities.nth(1).getAttribute('aria-label'))! });
  await quantities.first().fill('0');
  await kept.click();
  const undo = page.getByRole('button', { name: /^Undo removing/ });
  await expect(undo).toBeVisible();
  await expect(kept).toBeFocused();
  await undo.click();
  await expect(quantities).toHaveCount(2);
  await quantities.first().fill('0');
  await quantities.first().press('Enter');
  await expect(undo).toBeFocused();
});

test('a page that was rendered before a change arrived shows the change', async ({ page }) => {
  const shopper = createShopper(page);
  await shopper.add('eraser');
  await page.goto('/cart');
  // The next page is rendered before the change arrives, and the reply goes to the page that was left.
  const rendered = await page.request.get('/cart');
  await page.route('/cart', (route) => route.fulfill({ response: rendered }));
  let isChanged = false;
  await page.route('/cc/api/checkout/default/item', async (route) => {
    await route.fetch();
    isChanged = true;
  });
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect.poll(() => isChanged).toBe(true);
  await page.reload();
  await expect(page.getByText('Subtotal (2 items)')).toBeVisible();
});

test('the browser cannot submit a card number before hydration', async ({ page: shop, context }) => {
  const shopper = createShopper(shop);
  await shopper.openPayment('folder');
  await shop.getByLabel(/^Card number/).waitFor();
  // A page that does not wait for hydration.
  const page = await context.newPage();
  await page.route('**/assets/*.js', () => new Promise(() => undefined));
  await page.goto('/checkout', { waitUntil: 'commit' });
  const number = page.getByLabel(/^Card number/);
  await number.fill(CARDS.good);
  await number.press('Enter');
  await expect(page.getByRole('button', { name: 'Use this card' })).toBeDisabled();
  expect(page.url()).toMatch(/\/checkout$/);
});
