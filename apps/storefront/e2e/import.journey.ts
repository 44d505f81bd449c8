import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CARDS, PLACES, createShopper, untilReady } from './shopper.ts';
import { FULL, expect, hydratedPage, test } from './journey.ts';
import type { Locator } from '@playwright/test';

const SALES = [
  'Row ID,Order ID,Order Date,Customer ID,Country,City,State,Postal Code,Product ID,Category,Sub-Category,Product Name,Sales,Quantity,Discount',
  '1,H-1,3/9/2024,C-1,United States,Boston,Massachusetts,2108,HIST-1,Furniture,Bookcases,Larkmoor\u00a0Barrister Bookcase,240.00,2,0',
  '2,H-2,3/14/2024,C-2,United States,Austin,Texas,73301,HIST-1,Furniture,Bookcases,Larkmoor Barrister Bookcase,96.00,1,0.2',
  '3,H-2,3/14/2024,C-2,United States,Austin,Texas,73301,HIST-2,Furniture,Bookcases,Larkmoor Low Bookcase,oops,1,0',
];

/** Imports a file into the running shop, which rejects concurrent imports, so this file's journeys run one after another. */
async function importFile(
  name: string,
  lines: readonly string[],
): Promise<{ stdout: string; stderr: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  const file = join(folder, name);
  writeFileSync(file, `${lines.join('\r\n')}\r\n`);
  try {
    return await promisify(execFile)(process.execPath, ['tools/shop/import.mjs', file], {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: process.env.SHOP_DATA_DIR },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('a sales history is imported while the shop is running, and its products can be bought', async ({
  page,
}) => {
  const { stdout, stderr } = await importFile('history.csv', SALES);
  expect(stdout).toContain('3 rows of "history"');
  expect(stdout).toContain('2 good, 1 bad');
  expect(stderr).toContain('Line 4: sales is not a number: "oops"');

  const shopper = createShopper(page);
  await page.goto('/search?q=larkmoor');
  await expect(page.getByText('$120.00').first()).toBeVisible();
  await shopper.searchAndAdd('larkmoor bookcase');
  await shopper.goToCart();
  await shopper.goToCheckout();
  await shopper.continueWithEmail('pat@example.com');
  await shopper.enterAddress(PLACES.framingham);
  await shopper.enterCard(CARDS.good);
  await shopper.placeOrderButton().click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  await expect(page.getByRole('link', { name: 'Larkmoor Barrister Bookcase', exact: true })).toBeVisible();
});

test(
  'the pictures of a feed are fetched and shown in tiles, on the product page and in the cart',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    // One of our own pictures, served as another shop would.
    const bytes = await (await page.request.get('/media/cards/stapler/c4312d.png')).body();
    const server = createServer((request, reply) => {
      if (request.url === '/stapler.png') reply.writeHead(200, { 'content-type': 'image/png' }).end(bytes);
      else reply.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // `address` returns an object for a server that listens on a port.
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      const { stdout, stderr } = await importFile('photos.csv', [
        'Handle,Title,Type,Variant SKU,Variant Price,Image Src,Image Alt Text',
        `veltro-stapler,Veltro Stapler,Staplers,VELTRO-1,12.99,${origin}/stapler.png,A red stapler on a table`,
        `veltro-stapler,,,,,${origin}/gone.png,`,
      ]);
      expect(stdout).toContain('1 loaded, 1 failed, 0 waiting');
      expect(stderr).toBe(`Line 2: the picture ${origin}/gone.png was answered with status 404.\n`);
    } finally {
      server.close();
    }

    const blocked: string[] = [];
    page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) blocked.push(message.text());
    });
    /** Returns the type and width of the file that the browser chose for a picture. */
    const getChosen = async (picture: Locator): Promise<{ type: string | undefined; width: number }> => {
      await expect(picture).toHaveJSProperty('complete', true);
      const url = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      const reply = await page.request.get(url, { headers: { accept: 'image/avif,*/*' } });
      return { type: reply.headers()['content-type'], width: Number(/\d+$/.exec(url)?.[0]) };
    };
    await page.goto('/search?q=veltro');
    const tile = page.getByRole('article').filter({ hasText: 'Veltro Stapler' });
    // The tile's picture is at most 320 pixels wide.
    expect(await getChosen(tile.locator('img'))).toEqual({ type: 'image/avif', width: 320 });

    await tile.getByRole('link', { name: 'Veltro Stapler', exact: true }).click();
    const photo = page.getByRole('img', { name: 'A red stapler on a table' });
    await expect(photo).toBeVisible();
    expect((await getChosen(photo)).width).toBe(640);
    await untilReady(page);
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Item added to cart' })).toBeVisible();
    await page.goto('/cart');
    // The browser may choose a larger size that it already has.
    const line = page.getByRole('article', { name: 'Veltro Stapler' });
    expect([160, 320, 640]).toContain((await getChosen(line.locator('img').first())).width);
    expect(blocked).toEqual([]);
  },
);

/** Imports the price and the order multiple of a product that only these journeys use. */
async function importPrice(price: string, multiple = '') {
  const { stdout } = await importFile('feed.csv', [
    'Handle,Title,Type,Variant SKU,Variant Price,Variant Inventory Qty,Variant Order Multiple',
    `corvane-binder,Corvane Ring Binder,Binders,CORVANE-1,${price},40,${multiple}`,
  ]);
  expect(stdout).toContain('1 good, 0 bad');
}

test(
  'a line says that the price of its item changed, until the shopper changes the quantity',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const shopper = createShopper(page);
    const line = page.getByRole('article', { name: 'Corvane Ring Binder' });
    await importPrice('12.99');
    await shopper.add('corvane binder');
    await shopper.openCart();
    await expect(line).toBeVisible();
    await expect(line).not.toContainText('since you added it');

    await importPrice('11.49');
    await page.reload();
    await expect(line).toContainText('Price dropped from $12.99 to $11.49 since you added it.');
    await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('$11.49');
    await page.goto('/c/paper');
    await untilReady(page);
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
    const miniCart = page.getByRole('dialog', { name: /^Your cart/ });
    await expect(miniCart).toContainText('Price dropped from $12.99 to $11.49 since you added it.');

    await importPrice('13.49');
    await page.goto('/cart');
    await untilReady(page);
    await expect(line).toContainText('Price changed from $12.99 to $13.49 since you added it.');
    await line.getByRole('button', { name: /^Increase quantity/ }).press('Enter');
    await expect(line).not.toContainText('since you added it');
    await expect(line).toContainText('$26.98');
    await page.reload();
    await expect(line).toContainText('$26.98');
    await expect(line).not.toContainText('since you added it');
  },
);

test(
  'an item that is sold in multiples is rounded up, steps by them, and blocks a line from before',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const shopper = createShopper(page);
    const line = page.getByRole('article', { name: 'Corvane Ring Binder' });
    const quantity = line.getByRole('textbox', { name: /^Quantity/ });
    await importPrice('10.00');
    await shopper.add('corvane binder');

    await importPrice('10.00', '6');
    await page.goto('/cart');
    await untilReady(page);
    await expect(line).toContainText('Sold in multiples of 6. Change the quantity to continue.');
    await expect(page.getByRole('main')).toContainText(
      'Some items are sold in multiples. Change their quantity to continue.',
    );
    await expect(line.getByRole('button', { name: /^Decrease/ })).toHaveAttribute('aria-disabled', 'true');
    await line.getByRole('button', { name: /^Increase/ }).press('Enter');
    await expect(quantity).toHaveValue('6');
    await expect(line).not.toContainText('Sold in multiples');
    await expect(line).toContainText('$60.00');
    await expect(page.getByRole('main')).not.toContainText('Some items are sold in multiples');

    await quantity.fill('7');
    await quantity.press('Enter');
    await expect(line).toContainText('Sold in multiples of 6, so we changed the quantity to 12.');
    await expect(quantity).toHaveValue('12');

    await line.getByRole('link', { name: 'Corvane Ring Binder', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Corvane Ring Binder' })).toBeVisible();
    await untilReady(page);
    await expect(page.getByText('Sold in multiples of 6', { exact: true })).toBeVisible();
    const form = page.locator('main form').filter({ has: page.getByRole('button', { name: 'Add to cart' }) });
    const field = form.first().getByRole('textbox', { name: /^Quantity/ });
    await expect(field).toHaveValue('6');
    await field.press('ArrowUp');
    await expect(field).toHaveValue('12');
    await form.first().getByRole('button', { name: 'Add to cart' }).click();
    const added = page.getByRole('dialog', { name: 'Item added to cart' });
    await expect(added).toContainText('12 added, 24 in your cart');
  },
);

const ONE_UNIT = [
  'Handle,Title,Body (HTML),Vendor,Type,Published,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price',
  'wandling-nib,Wandling Engraved Nib,<p>There is one.</p>,Wandling,Pens,true,WANDLING-1,shopify,1,deny,19.00',
];

test('the last unit is sold to one of two browsers, and the other is notified', async ({ browser }) => {
  await importFile('one.csv', ONE_UNIT);
  const contexts = [await browser.newContext(), await browser.newContext()];
  const shoppers = [];
  for (const context of contexts) {
    const shopper = createShopper(hydratedPage(await context.newPage()));
    await shopper.openPayment('wandling nib');
    await shopper.enterCard(CARDS.good);
    await expect(shopper.placeOrderButton()).toBeEnabled();
    shoppers.push(shopper);
  }
  await Promise.all(shoppers.map((shopper) => shopper.placeOrderButton().click()));

  const outcomes = shoppers.map(({ page }) =>
    Promise.race([
      page
        .getByRole('heading', { name: /^Thank you\. Order \d+ is placed\.$/ })
        .waitFor()
        .then(() => 'placed'),
      page
        .getByText(/out of stock/)
        .first()
        .waitFor()
        .then(() => 'out of stock'),
    ]),
  );
  expect((await Promise.all(outcomes)).sort()).toEqual(['out of stock', 'placed']);
  for (const context of contexts) await context.close();
});
