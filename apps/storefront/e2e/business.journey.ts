import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { CARDS, createShopper } from './shopper.ts';

async function signIn(page: Page, username: string, password: string) {
  await page.goto('/cc/mmx/office/supplies/login?TARGET=/cc/mmx/account');
  await createShopper(page).signIn(username, password);
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
}

interface Tile {
  itemId: string;
  price: string;
  priceValue: number;
}

test('a buyer orders at contract prices, under a purchase order, and the admin sees it', async ({
  page,
  browser,
  baseURL,
}) => {
  const request = page.context().request;
  const tilesSeen = async () => {
    const reply = await request.get('/cc/api/catalog/search?size=24&inStock=true', {
      headers: { 'x-tenant': 'sba' },
    });
    return ((await reply.json()) as { data: { items: Tile[] } }).data.items;
  };
  const before = new Map((await tilesSeen()).map((tile) => [tile.itemId, tile.priceValue]));
  await signIn(page, 'buyer@example.com', 'carbon-and-copy');
  await expect(page.getByRole('navigation', { name: 'Bell & Margin LLC' })).toContainText(
    'Ship to: Market Street office',
  );
  const mine = (await tilesSeen()).find(
    (tile) => tile.priceValue > 5 && tile.priceValue < (before.get(tile.itemId) ?? 0),
  )!;

  await page.goto(`/cc/mmx/p/${mine.itemId}`);
  await expect(page.getByRole('main')).toContainText(mine.price);
  await request.post('/cc/api/checkout/default/item', {
    headers: { 'x-tenant': 'sba', origin: baseURL! },
    data: { items: [{ itemId: mine.itemId, qty: 1 }] },
  });
  await page.goto('/cc/mmx/cart');
  await expect(page.getByRole('main')).toContainText(mine.price);

  await page.goto('/cc/mmx/checkout');
  // The cart begins with the default ship-to.
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
  await expect(page.getByText('PO-31007')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(mine.price);

  // Users are for admins.
  expect((await page.goto('/cc/mmx/account/users'))?.status()).toBe(403);
  await expect(page.getByRole('main')).toContainText('Ask an admin of your organization to do this.');

  const office = await browser.newPage();
  await signIn(office, 'office@example.com', 'ledger-and-rule');
  await office.goto('/cc/mmx/account/orders');
  const row = office.getByRole('listitem').filter({ hasText: orderNumber });
  await expect(row).toContainText('Ines Vellum');
  await expect(row).toContainText('PO PO-31007');
  expect((await office.goto('/cc/mmx/account/users'))?.status()).toBe(200);
  await expect(office.getByText('warehouse@example.com')).toBeVisible();
  await office.close();
});
