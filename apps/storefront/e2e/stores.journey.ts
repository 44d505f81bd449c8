import type { Locator, Page } from '@playwright/test';
import { createShopper, untilReady } from './shopper.ts';
import { FULL, expect, expectPage, test } from './journey.ts';

/** Finds the pins once the map has been drawn. */
async function findPins(page: Page): Promise<Locator> {
  const map = page.getByRole('region', { name: /^Map of \d+ stores?$/ });
  const pins = map.getByRole('list').getByRole('button');
  await expect(pins.first()).toBeVisible();
  return pins;
}

test('a store has a page with hours, holidays, services and its stock, also without JavaScript', async ({
  page,
  browser,
}) => {
  await page.goto('/stores?q=01702');
  await page.getByRole('link', { name: 'Framingham', exact: true }).click();
  await expectPage(page, /\/stores\/1547$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Framingham store' })).toBeVisible();
  await expect(page).toHaveTitle('Framingham | Foolscap');
  await expect(page.getByRole('region', { name: 'Hours', exact: true }).getByRole('term')).toHaveCount(7);
  await expect(page.getByRole('region', { name: 'Holiday hours' }).getByText('Closed').first()).toBeVisible();
  await page.getByLabel('Product name or item number').fill('gel pen');
  await page.getByRole('button', { name: 'Check stock' }).click();
  await expectPage(page, /\/stores\/1547\?item=gel(\+|%20)pen$/);
  const stock = page.getByRole('list', { name: 'Check stock at this store' });
  await expect(stock.getByText(/in stock$/).first()).toBeVisible();
  // The title follows the page.
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveTitle('Stores | Foolscap');

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const paper = await plain.newPage();
  await paper.goto(new URL('/stores/1547', page.url()).href);
  await expect(paper).toHaveTitle('Framingham | Foolscap');
  const data = JSON.parse(
    (await paper.locator('script[type="application/ld+json"]').textContent()) ?? '',
  ) as { '@graph': Record<string, unknown>[] };
  expect(data['@graph'][0]).toMatchObject({
    '@type': 'OfficeEquipmentStore',
    branchCode: '1547',
    address: { postalCode: '01702' },
  });
  await paper.getByLabel('Product name or item number').fill('gel pen');
  await paper.getByRole('button', { name: 'Check stock' }).click();
  await expect(paper.getByText(/in stock$/).first()).toBeVisible();
  const missing = await paper.goto(new URL('/stores/9999', page.url()).href);
  expect(missing?.status()).toBe(404);
  await expect(paper.getByRole('heading', { level: 1, name: 'No store found' })).toBeVisible();
  for (const path of ['framingham', '1547/foo', '1547/change/foo', '9999/change'])
    expect((await paper.goto(new URL(`/stores/${path}`, page.url()).href))?.status()).toBe(404);
  const slash = await paper.goto(new URL('/stores/1547/', page.url()).href);
  expect(slash?.status()).toBe(200);
  await expectPage(paper, /\/stores\/1547$/);
  await plain.close();
});

test(
  'a shopper without a store sees those near the default store, and finds others by city or address',
  FULL,
  async ({ page, request }) => {
    await page.goto('/stores');
    await untilReady(page);
    await expect(page.getByText(/^\d+ stores within 20 miles of Natick, MA$/)).toBeVisible();
    const field = page.getByLabel(/^ZIP code, city/);
    // No store is in this city; its location comes from the ZIP code table.
    await field.fill('12 Main Street, Ashland, MA');
    await page.getByRole('button', { name: 'Find stores' }).click();
    await expect(page.getByText(/^\d+ stores? within 20 miles of Ashland, MA$/)).toBeVisible();

    await page.goto('/');
    await untilReady(page);
    await page.getByRole('banner').getByRole('link', { name: 'Choose a store' }).click();
    const panel = page.getByRole('dialog', { name: 'Choose a store' });
    await expect(panel.getByRole('button', { name: 'Choose Natick' })).toBeVisible();

    const sitemap = await request.get('/sitemaps/stores-1.xml');
    expect(await sitemap.text()).toMatch(/<loc>[^<]+\/stores\/0008<\/loc><lastmod>[^<]+<\/lastmod>/);
  },
);

test(
  'a shopper far from every store sees those of the default store, and can search farther without typing',
  FULL,
  async ({ page, browser }) => {
    await page.goto('/stores');
    await page.context().addCookies([{ name: 'zipcode', value: '99734', url: page.url() }]);
    await page.goto('/stores');
    await untilReady(page);
    await expect(page.getByText('There are no stores within 20 miles of Prudhoe Bay, AK.')).toBeVisible();
    await expect(page.getByText(/^\d+ stores within 20 miles of Natick, MA$/)).toBeVisible();
    await page.getByRole('button', { name: 'Search within 50 miles' }).click();
    await expectPage(page, /\/stores\?q=&radius=50$/);
    await expect(page.getByText('There are no stores within 50 miles of Prudhoe Bay, AK.')).toBeVisible();
    await page.getByLabel('Within').selectOption('100');
    await page.getByRole('button', { name: 'Find stores' }).click();
    await expectPage(page, /\/stores\?q=&radius=100$/);
    await expect(page.getByText(/^There are no stores near Prudhoe Bay, AK\./)).toBeVisible();
    await expect(page.getByText(/^Search with letters/)).toHaveCount(0);

    const plain = await browser.newContext({ javaScriptEnabled: false });
    await plain.addCookies([{ name: 'zipcode', value: '99734', url: page.url() }]);
    const paper = await plain.newPage();
    await paper.goto(new URL('/stores', page.url()).href);
    await paper.getByLabel('Within').selectOption('50');
    await paper.getByRole('button', { name: 'Find stores' }).click();
    await expect(paper.getByText('There are no stores within 50 miles of Prudhoe Bay, AK.')).toBeVisible();
    await plain.close();
  },
);

test(
  'a search with the keyboard keeps the focus, also of the place that a position has replaced',
  FULL,
  async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 47.61, longitude: -122.33 });
    await page.goto('/stores?q=Natick&radius=20');
    await untilReady(page);
    const main = page.getByRole('main');
    const field = main.getByLabel(/^ZIP code, city/);
    await main.getByRole('button', { name: 'Use my location' }).click();
    await expect(main.getByRole('link', { name: 'Seattle', exact: true })).toBeVisible();
    await expect(field).toHaveValue('');
    for (const city of ['Natick', 'Seattle']) {
      await field.fill(city);
      await field.press('Enter');
      await expect(main.getByRole('status').filter({ hasText: `of ${city}` })).toBeVisible();
      await expect(field).toHaveValue(city);
      await expect(field).toBeFocused();
    }
    await expectPage(page, /\/stores\?q=Seattle&radius=20$/);
  },
);

test('the map is used with the keyboard, and loads nothing from other hosts', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/stores?q=01702');
  const pins = await findPins(page);
  const first = pins.first();
  await expect(first).toHaveAccessibleName('1, Framingham');
  await expect(page.locator('.maplibregl-ctrl-scale')).toHaveText(/\d+\s?mi/);
  // From the canvas to the pins, in list order.
  await page.locator('.maplibregl-canvas').focus();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: '1, show Framingham on the map' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Tab');
  await expect(pins.nth(1)).toBeFocused();
  // And from the list to the map.
  await page.getByRole('button', { name: '2, show Natick on the map' }).press('Enter');
  await expect(page.getByRole('button', { name: '2, Natick' })).toHaveAttribute('aria-pressed', 'true');
  // Stores that are close together are one button until the map is zoomed in.
  const together = page.getByRole('button', { name: /^\d+ stores close together/ });
  await together.press('Enter');
  await expect(together).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all stores' }).press('Enter');
  await expect(together).toBeVisible();
  const origin = new URL(page.url()).origin;
  expect(requests.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
});

/** Returns the color that covers most of the map. */
async function getLandColor(page: Page): Promise<string> {
  const picture = await page.locator('.maplibregl-canvas').screenshot();
  // The shop's page policy forbids images from other sources.
  const blank = await page.context().newPage();
  const color = await blank.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const one = data.slice(at, at + 3).join();
      counts.set(one, (counts.get(one) ?? 0) + 1);
    }
    return [...counts].sort((a, b) => b[1] - a[1])[0]![0];
  }, picture.toString('base64'));
  await blank.close();
  return color;
}

test('the map has the same colors with reduced motion', FULL, async ({ page }) => {
  const open = async (reducedMotion: 'reduce' | 'no-preference') => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/stores?q=01702');
    await findPins(page);
  };
  // The color of land, which differs from the page's.
  const LAND = '247,246,242';
  await open('no-preference');
  await expect.poll(() => getLandColor(page)).toBe(LAND);
  await open('reduce');
  await expect.poll(() => getLandColor(page)).toBe(LAND);
});

test('without WebGL the list remains, with a message', FULL, async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/stores?q=01702');
  await expect(page.getByText('Your browser can’t show the map. All stores are in the list.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Framingham' })).toBeVisible();
});

for (const width of [360, 1280]) {
  test(
    `an item is added for pickup in the drawer of the product page at ${width} px`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/p/24153105/tolvane-easy-press-stapler-20-sheets-mint');
      await untilReady(page);
      const opener = page.getByRole('main').getByRole('link', { name: 'Choose a store' });
      await opener.click();
      const drawer = page.getByRole('dialog', { name: 'Pick up in a store' });
      const added = page.getByRole('dialog', { name: 'Item added to cart' });
      const zip = drawer.getByLabel(/^ZIP code/);
      await expect(zip).toHaveValue('01702');
      await zip.fill('00001');
      await drawer.getByRole('button', { name: 'Find stores' }).click();
      await expect(drawer.getByText(/^Invalid zipcode/)).toBeVisible();
      // The search is inside the product's form, which it must not submit.
      await expect(added).toHaveCount(0);
      // Closing clears the fields and returns the focus.
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
      await expect(opener).toBeFocused();
      await opener.press('Enter');
      await expect(zip).toHaveValue('01702');
      const stores = drawer.getByRole('list', { name: 'Stores' });
      // The demo's Framingham store does not have it.
      await expect(stores.getByRole('listitem').filter({ hasText: '40 Ledger Road' })).toContainText(
        'Out of stock',
      );
      const add = stores.getByRole('button', { name: /^Add for pickup at / }).first();
      const name = (await add.getAttribute('aria-label'))!.replace('Add for pickup at ', '');
      await add.click();
      await expect(added).toBeVisible();
      await page.goto('/cart');
      await expect(page.getByRole('heading', { name: `One-hour pickup at ${name}` })).toBeVisible();
    },
  );
}

test('a change of store shows beforehand which lines cannot follow', async ({ page }) => {
  const shopper = createShopper(page);
  await page.goto('/stores/1547');
  await page.getByRole('button', { name: 'Make this your store: Framingham' }).click();
  await expect(page.getByRole('link', { name: /^Your store: Framingham/ })).toBeVisible();
  for (const query of ['gel pen', 'copy paper', 'notebook', 'binder', 'tape', 'marker'])
    await shopper.add(query);
  await page.goto('/cart');
  const pickup = page.getByRole('radio', { name: /^Pick up at Framingham/ }).and(page.locator(':enabled'));
  const group = page.getByRole('region', { name: 'One-hour pickup at Framingham' });
  for (let line = 0; line < (await pickup.count()); line += 1) {
    await pickup.nth(line).click();
    await expect(pickup.nth(line)).toBeChecked();
  }
  const before = await pickup.count();
  await expect(group.getByRole('article')).toHaveCount(before);
  expect(before).toBeGreaterThan(2);

  // A store that carries only part of the assortment.
  await page.getByRole('link', { name: 'Change store' }).first().click();
  await page.getByLabel(/^ZIP code/).fill('Cambridge, MA');
  await page.getByRole('button', { name: 'Find stores' }).click();
  await page.getByRole('button', { name: 'Make this your store: Cambridge' }).click();
  await expectPage(page, /\/stores\/\d{4}\/change\?back=/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Change your store to Cambridge?' }),
  ).toBeVisible();
  const stays = page.getByRole('region', { name: 'Stays at your present store' }).getByRole('listitem');
  const staying = await stays.count();
  expect(staying).toBeGreaterThan(0);
  // Nothing has changed yet.
  await page.getByRole('link', { name: 'Keep Framingham' }).click();
  await expectPage(page, /\/cart$/);
  await expect(group.getByRole('article')).toHaveCount(before);
  await page.goBack();
  await page.getByRole('button', { name: 'Change to Cambridge' }).click();
  await expectPage(page, /\/cart/);
  await expect(group.getByRole('article')).toHaveCount(staying);
  await expect(page.getByText(/^Cambridge has none of this item/)).toHaveCount(staying);
  await expect(page.getByRole('link', { name: /^Your store: Cambridge/ })).toBeVisible();
});
