import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CARDS, createShopper } from './shopper.ts';
import { expect, hydratedPage, test } from './journey.ts';

const ONE_UNIT = [
  'Handle,Title,Body (HTML),Vendor,Type,Published,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price',
  'wandling-nib,Wandling Engraved Nib,<p>There is one.</p>,Wandling,Pens,true,WANDLING-1,shopify,1,deny,19.00',
];

test('the last unit is sold to one of two browsers, and the other is notified', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'last-unit-'));
  const file = join(folder, 'one.csv');
  writeFileSync(file, `${ONE_UNIT.join('\n')}\n`);
  try {
    await promisify(execFile)(process.execPath, ['tools/shop/import.mjs', file], {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: process.env.SHOP_DATA_DIR },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }

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
