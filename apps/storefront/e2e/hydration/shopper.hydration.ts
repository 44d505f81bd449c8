import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { CARDS, PLACES, createShopper } from '../shopper.ts';
import { test } from './hydration.ts';
import { hydrationFaults, untilHydrated } from './hydrated-page.ts';
import { STORES } from './stores.ts';
import { newEmail } from '../new-email.ts';

async function add(page: Page, root: string, query: string): Promise<void> {
  const headers = { 'x-tenant': root === '' ? 'sdc' : 'sba', origin: test.info().project.use.baseURL! };
  const found = await page.request.get(`/cc/api/catalog/search?q=${encodeURIComponent(query)}&inStock=true`, {
    headers,
  });
  const { data } = (await found.json()) as { data: { items: { itemId: string }[] } };
  const reply = await page.request.post('/cc/api/checkout/default/item', {
    headers,
    data: { items: [{ itemId: data.items[0]!.itemId, qty: 2 }] },
  });
  expect(reply.ok()).toBe(true);
}

for (const root of STORES) {
  // The second store shows guests the same components; what it adds for members has a separate test.
  const details = root === '' ? {} : { tag: '@full' };
  test(`${root}/cart with lines hydrates as the server rendered it`, details, async ({ page }) => {
    await add(page, root, 'copy paper');
    await add(page, root, 'stapler');
    expect(await hydrationFaults(page, `${root}/cart`)).toEqual([]);
  });

  test(`${root}/cart with coupons hydrates as the server rendered it`, details, async ({ page }) => {
    await add(page, root, 'copy paper');
    const reply = await page.request.post('/cc/api/checkout/default', {
      headers: {
        'x-tenant': root === '' ? 'sdc' : 'sba',
        'x-http-method-override': 'PUT',
        origin: test.info().project.use.baseURL!,
      },
      data: { coupons: ['FRESHSHEET', 'PICKAPEN'] },
    });
    expect(reply.ok()).toBe(true);
    expect(await hydrationFaults(page, `${root}/cart`)).toEqual([]);
    expect(await hydrationFaults(page, `${root}/cart?couponError=unknown&coupon=NOSUCH#coupons`)).toEqual([]);
  });

  test(
    `${root}/cart with a store to pick up at hydrates as the server rendered it`,
    details,
    async ({ page }) => {
      await page.goto(`${root}/stores/1547`);
      await untilHydrated(page);
      await page.getByRole('button', { name: 'Make this your store: Framingham' }).click();
      await expect(page.getByRole('link', { name: /^Your store: Framingham/ })).toBeVisible();
      await add(page, root, 'gel pen');
      expect(await hydrationFaults(page, `${root}/cart`)).toEqual([]);
      expect(await hydrationFaults(page, `${root}/stores`)).toEqual([]);
      expect(await hydrationFaults(page, `${root}/search?q=gel+pen`)).toEqual([]);
    },
  );
}

test('a cart with free items and furniture services hydrates as the server rendered it', async ({ page }) => {
  const headers = { 'x-tenant': 'sdc', origin: test.info().project.use.baseURL! };
  await page.request.post('/cc/api/checkout/default/item', {
    headers,
    data: {
      items: [
        { itemId: '24193201', qty: 2 },
        { itemId: '24110101', qty: 6 },
      ],
    },
  });
  await page.request.post('/cc/api/checkout/default', {
    headers: { ...headers, 'x-http-method-override': 'PUT' },
    data: { coupons: ['PICKAPEN', 'SAMPLER'] },
  });
  expect(await hydrationFaults(page, '/cart')).toEqual([]);
  await expect(page.getByRole('region', { name: 'Free with your order' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add furniture services/ })).toBeVisible();
});

test('a cart with replacements, suggestions and fees hydrates as the server rendered it', async ({
  page,
}) => {
  const headers = { 'x-tenant': 'sdc', origin: test.info().project.use.baseURL! };
  await page.request.post('/cc/api/checkout/default/item?skipInv=true', {
    headers,
    data: {
      items: [
        { itemId: '24159001', qty: 1 },
        { itemId: '24249001', qty: 1 },
        { itemId: '24150103', qty: 9 },
        { itemId: '24170101', qty: 2 },
        { itemId: '24250103', qty: 1, parentItemId: '24170101' },
        { itemId: '24220101', qty: 1 },
      ],
    },
  });
  expect(await hydrationFaults(page, '/cart')).toEqual([]);
  const alternatives = page.getByRole('link', { name: /^See alternatives/ });
  await expect(alternatives).toHaveCount(2);
  await expect(page.getByText('About the fees')).toBeVisible();
  // The page that the link leads to before its script has loaded.
  expect(await hydrationFaults(page, (await alternatives.first().getAttribute('href'))!)).toEqual([]);
  await expect(page.getByRole('dialog', { name: 'Alternatives' })).toBeVisible();
});

test('each step of a guest’s checkout and the order hydrate as the server rendered them', async ({
  page,
}) => {
  const shopper = createShopper(page);
  await add(page, '', 'stapler');
  expect(await hydrationFaults(page, '/office/supplies/login?jumpUrl=%2Fcheckout')).toEqual([]);
  await shopper.continueWithEmail('pat@example.com');
  expect(await hydrationFaults(page, '/checkout')).toEqual([]);
  await shopper.enterAddress(PLACES.framingham);
  await expect(page.getByLabel(/^Card number/)).toBeVisible();
  expect(await hydrationFaults(page, '/checkout')).toEqual([]);
  await shopper.enterCard(CARDS.good);
  await expect(page.getByText(/Visa ending in 1111/)).toBeVisible();
  expect(await hydrationFaults(page, '/checkout')).toEqual([]);
  expect(await hydrationFaults(page, '/office/supplies/checkout')).toEqual([]);
  await shopper.placeOrderButton().click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  expect(await hydrationFaults(page, page.url())).toEqual([]);
});

test('the payment of a member hydrates as the server rendered it', async ({ page }) => {
  const shopper = createShopper(page);
  await page.goto('/office/supplies/register?jumpUrl=%2Fdeals');
  await untilHydrated(page);
  await page.getByLabel(/First name/).fill('Pat');
  await page.getByLabel(/Last name/).fill('Reyes');
  await page.getByLabel(/Email address/).fill(newEmail('hydration'));
  await page
    .getByLabel(/^Password/)
    .first()
    .fill('a long enough pass phrase');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/deals$/);
  await add(page, '', 'stapler');
  await page.goto('/checkout');
  await untilHydrated(page);
  await shopper.enterAddress(PLACES.framingham);
  await expect(page.getByRole('tab', { name: 'Credit Card' })).toBeVisible();
  expect(await hydrationFaults(page, '/checkout')).toEqual([]);
  await expect(page.getByLabel(/^Card number/)).toBeVisible();
});

test('checkout of a cart to pick up hydrates as the server rendered it', async ({ page }) => {
  await page.goto('/stores/1547');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Make this your store: Framingham' }).click();
  for (const query of ['gel pen', 'copy paper']) await add(page, '', query);
  await page.goto('/cart');
  await untilHydrated(page);
  await page
    .getByRole('radio', { name: /^Pick up at Framingham/ })
    .and(page.locator(':enabled'))
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'One-hour pickup at Framingham' })).toBeVisible();
  await page.goto('/office/supplies/login?jumpUrl=%2Fcheckout');
  await untilHydrated(page);
  await createShopper(page).continueWithEmail('pat@example.com');
  await expect(page.getByRole('form', { name: 'Pickup person' })).toBeVisible();
  expect(await hydrationFaults(page, '/checkout')).toEqual([]);
});
