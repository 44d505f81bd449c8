import { addItems, signIn } from './api.ts';
import { CARDS, createShopper } from './shopper.ts';
import { FULL, expect, test } from './journey.ts';
import { newEmail } from './new-email.ts';

interface Tile {
  itemId: string;
  price: string;
  priceValue: number;
}

test('a buyer orders at contract prices, under a purchase order, and the admin sees it', async ({
  page,
  browser,
  holdAccount,
}) => {
  const request = page.context().request;
  const tilesSeen = async () => {
    const reply = await request.get('/cc/api/catalog/search?size=24&inStock=true', {
      headers: { 'x-tenant': 'sba' },
    });
    return ((await reply.json()) as { data: { items: Tile[] } }).data.items;
  };
  const before = new Map((await tilesSeen()).map((tile) => [tile.itemId, tile.priceValue]));
  await holdAccount('buyer@example.com');
  await signIn(page, 'buyer@example.com', 'carbon-and-copy', 'sba');
  await page.goto('/cc/mmx/account');
  await expect(page.getByRole('navigation', { name: 'Bell & Margin LLC' })).toContainText(
    'Ship to: Market Street office',
  );
  const mine = (await tilesSeen()).find(
    (tile) => tile.priceValue > 5 && tile.priceValue < (before.get(tile.itemId) ?? 0),
  )!;

  await page.goto(`/cc/mmx/p/${mine.itemId}`);
  await expect(page.getByRole('main')).toContainText(mine.price);
  await addItems(page, [{ itemId: mine.itemId, qty: 1 }], { tenant: 'sba' });
  await page.goto('/cc/mmx/cart');
  await expect(page.getByRole('main')).toContainText(mine.price);

  await page.goto('/cc/mmx/checkout');
  // The cart starts with the default ship-to.
  await expect(page.getByText('Market Street office').first()).toBeVisible();
  await page.getByRole('button', { name: 'Change delivery address' }).click();
  await page.getByRole('button', { name: 'Deliver here: Harbor warehouse' }).click();
  await expect(page.getByText('1200 Harbor Avenue').first()).toBeVisible();
  await createShopper(page).enterCard(CARDS.good);
  const number = page.getByLabel(/^Purchase order number/);
  await expect(number).toHaveValue('PO-20417');
  await number.fill('PO-31007');
  await createShopper(page).placeOrderButton().click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  const orderNumber = page.url().split('/').at(-1)!;
  await expect(page.getByRole('main')).toContainText('PO-31007');
  await expect(page.getByRole('main')).toContainText(mine.price);

  // Users are for admins.
  expect((await page.goto('/cc/mmx/account/users'))?.status()).toBe(403);
  await expect(page.getByRole('main')).toContainText('Ask an admin of your organization to do this.');

  const office = await browser.newPage();
  await signIn(office, 'office@example.com', 'ledger-and-rule', 'sba');
  await office.goto('/cc/mmx/account/orders');
  const row = office.getByRole('row').filter({ hasText: orderNumber });
  await expect(row).toContainText('Ines Vellum');
  await expect(row).toContainText('PO-31007');
  expect((await office.goto('/cc/mmx/account/users'))?.status()).toBe(200);
  await expect(office.getByText('warehouse@example.com')).toBeVisible();
  await office.close();
});

test(
  'a member chooses another ship-to from the header and returns; the cart ships there',
  FULL,
  async ({ page }) => {
    await signIn(page, 'warehouse@example.com', 'crate-and-label', 'sba');
    await page.goto('/cc/mmx/search?q=stapler');
    await page
      .getByRole('button', { name: /^Add .*to cart/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Item added to cart' })).toBeVisible();
    await page.keyboard.press('Escape');
    const bar = page.getByRole('navigation', { name: 'Bell & Margin LLC' });
    // Keyboard only.
    await bar.getByRole('link', { name: /^Ship to/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Ship to' })).toBeVisible();
    await expect(page.getByRole('radio', { name: /Market Street office/ })).toBeChecked();
    await page.getByRole('radio', { name: /Market Street office/ }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cc\/mmx\/search\?q=stapler$/);
    await expect(bar).toContainText('Ship to: Harbor warehouse');
    await page.goto('/cc/mmx/checkout');
    await expect(page.getByText('1200 Harbor Avenue').first()).toBeVisible();
  },
);

test('each variant of the business site shows its name and its own tools', FULL, async ({ browser }) => {
  for (const [username, password, organization, note, hidden] of [
    ['gatefold@example.com', 'press-and-proof', 'Gatefold Print Works', 'Print program', 'Orders'],
    ['plumbline@example.com', 'level-and-square', 'Plumb Line Clinics', 'Company sign-in', 'Users'],
    ['service@example.com', 'headset-and-help', 'Bell & Margin LLC', 'Customer service', 'Orders'],
  ] as const) {
    const page = await browser.newPage();
    await signIn(page, username, password, 'sba');
    await page.goto('/cc/mmx/account');
    const bar = page.getByRole('navigation', { name: organization });
    await expect(bar).toContainText(note);
    await expect(bar.getByRole('link', { name: hidden })).toHaveCount(0);
    await page.close();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an admin invites a user, makes them an admin and deactivates them', async ({ page }) => {
    await page.goto('/cc/mmx/office/supplies/login?TARGET=/cc/mmx/account/users');
    await createShopper(page).signIn('office@example.com', 'ledger-and-rule');
    await expect(page).toHaveURL(/\/cc\/mmx\/account\/users$/);
    const invite = async (username: string) => {
      await page.getByLabel(/^First name/).fill('Tess');
      await page.getByLabel(/^Last name/).fill('Ream');
      await page.getByLabel(/^Email address/).fill(username);
      await page.getByRole('button', { name: 'Send invitation' }).click();
    };
    await invite('studio@example.com');
    await expect(page.getByLabel(/^Email address/)).toHaveAccessibleDescription(
      /This email address already has an account/,
    );
    // The input is kept, and none of it is in the URL.
    await expect(page.getByLabel(/^First name/)).toHaveValue('Tess');
    expect(page.url()).toMatch(/\/account\/users$/);

    const username = newEmail('tess');
    await invite(username);
    await expect(page.getByText('Invitation sent.')).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: username });
    await expect(row).toContainText('Invited');
    await row.getByRole('link', { name: /^Edit/ }).click();
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Save user' }) });
    await form.getByLabel(/^Role/).selectOption('ADMIN');
    await form.getByRole('button', { name: 'Save user' }).click();
    await expect(row).toContainText('Admin');
    await row.getByRole('button', { name: /^Deactivate/ }).click();
    await expect(row).toContainText('Deactivated');
  });

  test('a member chooses a ship-to', FULL, async ({ page }) => {
    await page.goto('/cc/mmx/office/supplies/login?TARGET=/cc/mmx/stores');
    await createShopper(page).signIn('warehouse@example.com', 'crate-and-label');
    const bar = page.getByRole('navigation', { name: 'Bell & Margin LLC' });
    for (const place of ['Harbor warehouse', 'Market Street office']) {
      await bar.getByRole('link', { name: /^Ship to/ }).click();
      await page.getByRole('radio', { name: new RegExp(place) }).check();
      await page.getByRole('button', { name: 'Ship to this address' }).click();
      await expect(page).toHaveURL(/\/cc\/mmx\/stores$/);
      await expect(bar).toContainText(`Ship to: ${place}`);
    }
  });
});
