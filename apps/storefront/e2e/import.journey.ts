import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CARDS, PLACES, createShopper } from './shopper.ts';
import { expect, test } from './journey.ts';

const SALES = [
  'Row ID,Order ID,Order Date,Customer ID,Country,City,State,Postal Code,Product ID,Category,Sub-Category,Product Name,Sales,Quantity,Discount',
  '1,H-1,3/9/2024,C-1,United States,Boston,Massachusetts,2108,HIST-1,Furniture,Bookcases,Larkmoor\u00a0Barrister Bookcase,240.00,2,0',
  '2,H-2,3/10/2024,C-2,United States,Austin,Texas,73301,HIST-1,Furniture,Bookcases,Larkmoor Barrister Bookcase,96.00,1,0.2',
  '3,H-2,3/10/2024,C-2,United States,Austin,Texas,73301,HIST-2,Furniture,Bookcases,Larkmoor Low Bookcase,oops,1,0',
];

test('a sales history is imported while the shop is running, and its products can be bought', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'history-'));
  const file = join(folder, 'history.csv');
  writeFileSync(file, `${SALES.join('\r\n')}\r\n`);
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ['tools/shop/import.mjs', file], {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: process.env.SHOP_DATA_DIR },
    });
    expect(stdout).toContain('3 rows of "history"');
    expect(stdout).toContain('2 good, 1 bad');
    expect(stderr).toContain('Line 4: sales is not a number: "oops"');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }

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
  await expect(page.getByRole('link', { name: 'Larkmoor Barrister Bookcase' })).toBeVisible();
});
