import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { ENTERED, GIFT_CARDS, SECRETS, withoutShown, WRONG_CODE } from './card-data/entered.ts';
import { recordCardData } from './card-data/record.ts';
import { createSearch, openDatabase, scanDatabase, scanFiles } from './card-data/scan.mjs';
import { FULL, expect, hydratedPage, test } from './journey.ts';
import type { Shop } from './journey.ts';
import { openShop } from './open-shop.mjs';
import { createShopper, PLACES } from './shopper.ts';
import { openWallet, saveCard } from './wallet.ts';

// Journeys with every kind of card, followed by a search for the entered data in everything that the browser and the shop kept, sent and
// logged (decision-card-data). docs/operators/pci.md lists what may be kept.

const searchAll = createSearch(SECRETS);
const search: typeof searchAll = (text, options) => searchAll(withoutShown(text), options);

interface Journey {
  /** Calls that carry card data, with the number of times that each is made. */
  calls: Record<string, number>;
  /** A text that the recording must contain. */
  mentions?: string;
  run: (page: Page, readBrowser: () => Promise<void>) => Promise<void>;
}

/** Runs a journey in a separate browser, and expects no card data in what it kept, sent and received. */
async function expectBrowserKeepsNothing(
  browser: Browser,
  shop: Shop,
  { calls, mentions = '', run }: Journey,
) {
  const context = await browser.newContext({ baseURL: shop.url });
  const page = hydratedPage(await context.newPage());
  const record = await recordCardData(context, shop.url);
  await run(page, () => record.readBrowser(page));
  await record.readBrowser(page);
  await record.finish();
  await context.close();
  const found = record.recorded.flatMap(({ place, from, text }) =>
    search(text).map((secret) => `${place} of ${from}: ${secret}`),
  );
  expect([...new Set(found)]).toEqual([]);
  // Proves that all places were recorded, and all calls that carry card data.
  const places = new Set(record.recorded.map(({ place }) => place));
  expect([...places].sort()).toEqual(
    expect.arrayContaining(['body', 'header', 'page', 'reply', 'state', 'storage', 'url']),
  );
  expect(Object.fromEntries(record.carried)).toEqual(calls);
  expect(record.recorded.some(({ text }) => text.includes(mentions))).toBe(true);
}

/** Expects no card data in the log, mails, database and files of a closed shop. */
async function expectShopKeepsNothing(
  dataDir: string,
  log: string,
  kept: { orders: number; giftCards: readonly number[]; savedCards: readonly string[] },
) {
  expect(log).toContain('/cc/api/checkout/default/payment');
  expect(search(log)).toEqual([]);

  const mails = readFileSync(join(dataDir, 'mail', 'outbox.jsonl'), 'utf8');
  expect(mails.match(/"kind":"orderPlaced"/g)).toHaveLength(kept.orders);
  expect(search(mails)).toEqual([]);

  const database = await openDatabase(join(dataDir, 'database'));
  try {
    const { found, columns, values } = await scanDatabase(database, search);
    // The sandbox identifies its gift cards by a digest, in a table that only it reads. They are test data without real money.
    const numbers = 'sandbox_stored_value_numbers.number_digest';
    expect(found).toEqual(
      kept.giftCards.map((number) => `${numbers}: number of gift card ${number}: digest without a key`),
    );
    // Proves that the journeys' database was actually read.
    expect(columns).toBeGreaterThan(300);
    expect(values).toBeGreaterThan(10_000);
    const { rows } = await database.query('select last_four from saved_cards order by 1');
    expect(rows).toEqual(kept.savedCards.map((digits) => ({ last_four: digits })));
  } finally {
    await database.close();
  }
  const { files, found } = scanFiles(dataDir, search);
  expect(found).toEqual([]);
  expect(files).toBeGreaterThan(100);
}

/** Runs journeys in a shop that logs everything, and expects that neither the browser nor the shop keeps card data. */
async function expectNothingKept(
  browser: Browser,
  journeys: readonly Journey[],
  kept: Parameters<typeof expectShopKeepsNothing>[2],
  env: Record<string, string> = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'foolscap-card-data-'));
  try {
    const settings = { LOG_LEVEL: 'trace', ...env };
    const shop = await openShop({ env: settings, dataDir, outputLimit: 50_000_000 });
    try {
      for (const journey of journeys) await expectBrowserKeepsNothing(browser, shop, journey);
    } finally {
      await shop.close();
    }
    await expectShopKeepsNothing(dataDir, shop.output(), kept);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const PAYMENT = 'POST /cc/api/checkout/default/payment';

const openGiftCards = (page: Page) =>
  page.getByRole('tab', { name: 'Gift & prepaid cards', exact: true }).click();

async function enterGiftCard(page: Page, number: string, code: string, button: string) {
  await page.getByLabel(/^Gift card number/).fill(number);
  await page.getByLabel(/^Card code/).fill(code);
  await page.getByRole('button', { name: button, exact: true }).click();
}
const applyGiftCard = (page: Page, number: string, code: string) =>
  enterGiftCard(page, number, code, 'Apply card');

/** A guest checks a gift card, then pays with two others, one of them entered with a wrong code first, and with a credit card. */
const giftCards: Journey = {
  calls: { [PAYMENT]: 5 },
  run: async (page) => {
    const shopper = createShopper(page);
    const applied = page.getByRole('list', { name: 'Gift and prepaid cards' }).getByRole('listitem');
    const [first, second, checked] = GIFT_CARDS;
    await shopper.openPayment('stapler');
    await openGiftCards(page);
    await enterGiftCard(page, checked.number, checked.code, 'Check balance');
    await expect(applied).toHaveCount(1);
    await openGiftCards(page);
    await applyGiftCard(page, first.number, WRONG_CODE);
    await expect(page.getByText('Please verify the card number and try again.')).toBeVisible();
    await applyGiftCard(page, first.number, first.code);
    await expect(applied).toHaveCount(2);
    await openGiftCards(page);
    await applyGiftCard(page, second.number, second.code);
    await expect(applied).toHaveCount(3);
    await page.getByRole('tab', { name: 'Credit Card', exact: true }).click();
    await shopper.enterCard(ENTERED.good.number, ENTERED.good.code);
    await shopper.placeOrderButton().click();
    await expect(page).toHaveURL(/\/order\/\d+$/);
  },
};

/** A guest pays with a card that is declined, then with a valid one. */
const declinedCard: Journey = {
  calls: { [PAYMENT]: 2 },
  run: async (page) => {
    const shopper = createShopper(page);
    await shopper.openPayment('stapler');
    await shopper.enterCard(ENTERED.declined.number, ENTERED.declined.code);
    await shopper.placeOrderButton().click();
    await expect(page.getByText(/Your credit card was not charged/).first()).toBeVisible();
    await shopper.enterCard(ENTERED.good.number, ENTERED.good.code);
    await shopper.placeOrderButton().click();
    await expect(page).toHaveURL(/\/order\/\d+$/);
  },
};

/** A guest enters another card and a gift card in the drawers, and one card without using it. */
const drawers: Journey = {
  calls: { [PAYMENT]: 4 },
  run: async (page, readBrowser) => {
    const shopper = createShopper(page);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const dialogs = page.getByRole('dialog');
    const payment = page.getByRole('region', { name: 'Payment' });
    const [, , , card] = GIFT_CARDS;
    await shopper.openPayment('stapler');
    await shopper.enterCard(ENTERED.good.number, ENTERED.good.code);

    await press('Change payment');
    await press('Add a credit card');
    await page.getByLabel(/^Card number/).fill(ENTERED.abandoned.number);
    await page.getByLabel(/^Security code/).fill(ENTERED.abandoned.code);
    await page.keyboard.press('Escape');
    await expect(page.locator('#add_credit_card_drawer')).toHaveCount(0);
    await readBrowser();
    await press('Add a credit card');
    await shopper.enterCard(ENTERED.inDrawer.number, ENTERED.inDrawer.code);
    await expect(dialogs).toHaveCount(0);
    await expect(payment).toContainText('ending in 3717');

    await press('Split payment');
    await press('Add gift card');
    await applyGiftCard(page, card.number, WRONG_CODE);
    await expect(page.getByText('Please verify the card number and try again.')).toBeVisible();
    await applyGiftCard(page, card.number, card.code);
    await expect(page.locator('#mmop_gc_drawer')).toHaveCount(0);
    await expect(page.locator('#mmop_drawer')).toContainText('Gift card ending in');
    await readBrowser();
    await page.keyboard.press('Escape');
    await expect(dialogs).toHaveCount(0);
    await shopper.placeOrderButton().click();
    await expect(page).toHaveURL(/\/order\/\d+$/);
  },
};

/** A member adds a card to the wallet, and saves another one while paying. */
const wallet: Journey = {
  calls: { [PAYMENT]: 1, 'POST /cc/api/account/payments': 1 },
  run: async (page) => {
    const shopper = createShopper(page);
    await openWallet(page);
    await saveCard(page, ENTERED.added.number, 'Travel', ENTERED.added.code);
    await expect(page.getByText('American Express ending in 8431').first()).toBeVisible();
    await shopper.add('stapler');
    await shopper.openCart();
    await shopper.goToCheckout();
    await shopper.enterAddress(PLACES.framingham);
    await page.getByRole('radio', { name: 'Use a new card' }).check();
    await page.getByLabel('Save this card for next time').check();
    await shopper.enterCard(ENTERED.saved.number, ENTERED.saved.code);
    await shopper.placeOrderButton().click();
    await expect(page).toHaveURL(/\/order\/\d+$/);
    await page.goto('/account/payments');
    await expect(page.getByText('Mastercard ending in 9903').first()).toBeVisible();
  },
};

/** A guest reads the balance of a gift card. */
const balance: Journey = {
  calls: { 'POST /cc/api/payment/balance': 2 },
  run: async (page) => {
    const [, , card] = GIFT_CARDS;
    const check = async (code: string) => {
      await page.getByLabel(/^Gift card number/).fill(card.number);
      await page.getByLabel(/^Card code/).fill(code);
      await page.getByRole('button', { name: 'Check the balance' }).click();
    };
    await page.goto('/gift-card-balance');
    await check(WRONG_CODE);
    await expect(page.getByText('Please verify the card number and try again.')).toBeVisible();
    await check(card.code);
    await expect(page.getByText('Balance: $12.34')).toBeVisible();
    // A separate call, so that a body is recorded.
    await createShopper(page).searchAndAdd('stapler');
  },
};

/** A guest enters cards in the gateway's frame, once in a drawer, and pays. */
const frame: Journey = {
  calls: { 'POST gateway /fields/card': 2 },
  mentions: 'gatewayToken',
  run: async (page) => {
    const shopper = createShopper(page);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    async function enterInFrame({ number, code }: { number: string; code: string }) {
      const frame = page.frameLocator('iframe[title="Card details"]');
      await frame.getByLabel('Card number').fill(number);
      await frame.getByLabel('Expires (MM/YY)').fill('04/31');
      await frame.getByLabel('Security code').fill(code);
      await press('Use this card');
    }
    await shopper.openPayment('stapler');
    await enterInFrame(ENTERED.hosted);
    await press('Change payment');
    await press('Add a credit card');
    await enterInFrame(ENTERED.inDrawer);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await shopper.placeOrderButton().click();
    await expect(page).toHaveURL(/\/order\/\d+$/);
  },
};

test('gift cards and a declined card of a guest are kept nowhere', async ({ browser }) => {
  await expectNothingKept(browser, [giftCards, declinedCard], {
    orders: 2,
    giftCards: [1, 2, 3],
    savedCards: [],
  });
});

test(
  'the cards of a member’s wallet are kept nowhere, except their last digits',
  FULL,
  async ({ browser }) => {
    await expectNothingKept(browser, [wallet], {
      orders: 1,
      giftCards: [],
      savedCards: ['8431', '9903'],
    });
  },
);

test('cards in drawers and on the balance page are kept nowhere', FULL, async ({ browser }) => {
  await expectNothingKept(browser, [drawers, balance], {
    orders: 1,
    giftCards: [3, 4],
    savedCards: [],
  });
});

test('cards in the frame of the gateway are kept nowhere', FULL, async ({ browser }) => {
  await expectNothingKept(
    browser,
    [frame],
    { orders: 1, giftCards: [], savedCards: [] },
    { HOSTED_FIELDS: '1' },
  );
});
