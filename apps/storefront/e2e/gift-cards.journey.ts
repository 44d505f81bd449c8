import type { Page } from '@playwright/test';
import { recordAnnouncements } from './announcements.ts';
import { expectFocusKept } from './inspect-page.ts';
import { FULL, expect, test } from './journey.ts';
import { recordStates } from './record-states.ts';
import { CARDS, createGiftCard, createShopper, PLACES } from './shopper.ts';

interface AppliedCard {
  lastFourDigit: string;
  amountApplied: number;
  balance: number;
}

const payment = (page: Page) => page.getByRole('region', { name: 'Payment' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const applied = (page: Page) =>
  page.getByRole('list', { name: 'Gift and prepaid cards' }).getByRole('listitem');
const split = (page: Page) => page.getByRole('dialog', { name: 'Split payment' });
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const cents = (amount: number) => Math.round(amount * 100);

async function enterGiftCard(page: Page, { number, code }: { number: string; code: string }, button: string) {
  await tab(page, 'Gift & prepaid cards').click();
  await page.getByLabel(/^Gift card number/).fill(number);
  await page.getByLabel(/^Card code/).fill(code);
  await page.getByRole('button', { name: button, exact: true }).click();
}
const applyGiftCard = (page: Page, card: { number: string; code: string }) =>
  enterGiftCard(page, card, 'Apply card');
const checkGiftCard = (page: Page, card: { number: string; code: string }) =>
  enterGiftCard(page, card, 'Check balance');

/** Reads data from the API as the page does. */
const readData = <T>(page: Page, path: string): Promise<T> =>
  page.evaluate(async (path) => {
    const reply = await fetch(`/cc/api${path}`, { headers: { 'x-tenant': 'sdc' } });
    return ((await reply.json()) as { data: T }).data;
  }, path);

/** Reads the total and the cards' shares from the API, in US cents. */
async function readSplit(page: Page) {
  const { checkoutInfo } = await readData<{
    checkoutInfo: { totals: { ordTotal: number }; orderPayments: AppliedCard[] };
  }>(page, '/checkout/precheckout');
  const { totals, orderPayments } = checkoutInfo;
  return {
    total: cents(totals.ordTotal),
    shares: orderPayments.map(({ amountApplied }) => cents(amountApplied)),
  };
}

/** Reads the amount that each tender of a placed order paid, in US cents. */
async function readOrder(page: Page) {
  const orderNumber = /\/order\/(\d+)$/.exec(page.url())![1]!;
  const { order } = await readData<{
    order: { totals: { ordTotal: number }; payments: { type: string; amountApplied: number }[] };
  }>(page, `/orders/${orderNumber}`);
  const { totals, payments } = order;
  return {
    total: cents(totals.ordTotal),
    types: payments.map(({ type }) => type),
    paid: payments.map(({ amountApplied }) => cents(amountApplied)),
  };
}
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

test('a guest pays with two gift cards and a credit card; the amounts applied add up to the total', async ({
  page,
}) => {
  const announced = await recordAnnouncements(page);
  const shopper = createShopper(page);
  await shopper.openPayment('stapler');
  const [first, second] = [createGiftCard(300), createGiftCard(200)];
  await expect(tab(page, 'Credit Card')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'Other Payment')).toBeVisible();
  await announced();

  await applyGiftCard(page, first);
  await expect(applied(page)).toHaveCount(1);
  await expect(applied(page).first()).toContainText(`Gift card ending in ${first.code}: $3.00`);
  await expect(applied(page).first()).toContainText('$0.00 left on the card');
  await expect.poll(announced).toEqual(['Your card was added.']);
  await applyGiftCard(page, second);
  await expect(applied(page)).toHaveCount(2);
  const { total, shares } = await readSplit(page);
  expect(shares).toEqual([300, 200]);
  await expect(payment(page)).toContainText(`Left to pay: ${dollars(total - 500)}`);

  await tab(page, 'Credit Card').click();
  await shopper.enterCard(CARDS.good);
  await shopper.placeOrderButton().click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  const order = await readOrder(page);
  expect(order.types).toEqual(['GIFT_CARD', 'GIFT_CARD', 'CARD']);
  expect(order.paid).toEqual([300, 200, total - 500]);
  expect(sum(order.paid)).toBe(order.total);
});

test(
  'a checked gift card pays nothing until it is applied, without its number; one that is not applied keeps its money',
  FULL,
  async ({ page }) => {
    const announced = await recordAnnouncements(page);
    const shopper = createShopper(page);
    await shopper.openPayment('stapler');
    await expect(tab(page, 'Credit Card')).toBeVisible();
    const readStates = await recordStates(page);
    const [first, second] = [createGiftCard(300), createGiftCard(90_000)];

    await checkGiftCard(page, { ...first, code: first.code === '5678' ? '8765' : '5678' });
    await expect(payment(page).getByText('Please verify the card number and try again.')).toBeVisible();
    await expect(page.getByLabel(/^Gift card number/)).toBeFocused();
    await announced();
    await checkGiftCard(page, first);
    await expect(applied(page)).toHaveCount(1);
    await expect(applied(page)).toContainText('Not applied, $3.00 on the card');
    await expect
      .poll(announced)
      .toEqual([`Gift card ending in ${first.code}: $3.00 on the card. It is not applied.`]);
    await checkGiftCard(page, second);
    await expect(applied(page)).toHaveCount(2);
    // Adding the same card again does not list it twice.
    await checkGiftCard(page, second);
    await expect
      .poll(announced)
      .toContain(`Gift card ending in ${second.code}: $900.00 on the card. It is not applied.`);
    await expect(applied(page)).toHaveCount(2);
    // Nothing is paid, although the second card would cover it.
    const { total, shares } = await readSplit(page);
    expect(shares).toEqual([0, 0]);
    await expect(payment(page)).not.toContainText('Left to pay');
    await expect(shopper.placeOrderButton()).toHaveCount(0);

    // The cart keeps the cards.
    const states = await readStates();
    await page.reload();
    await expect(applied(page)).toHaveCount(2);
    const readLaterStates = await recordStates(page);
    await page.getByRole('button', { name: `Apply Gift card ending in ${first.code}` }).press('Enter');
    await expect(applied(page).first()).toContainText(`Gift card ending in ${first.code}: $3.00`);
    await expect(payment(page)).toContainText(`Left to pay: ${dollars(total - 300)}`);
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    expect((await readSplit(page)).shares).toEqual([300, 0]);

    await tab(page, 'Credit Card').click();
    await shopper.enterCard(CARDS.good);
    await expect(payment(page)).not.toContainText(`Gift card ending in ${second.code}`);
    states.push(...(await readLaterStates()));
    expect(states.join()).toContain('"task":"check"');
    await shopper.placeOrderButton().click();
    await expect(page).toHaveURL(/\/order\/\d+$/);
    await expect(page.getByRole('main')).not.toContainText(`Gift card ending in ${second.code}`);
    const order = await readOrder(page);
    expect(order.types).toEqual(['GIFT_CARD', 'CARD']);
    expect(order.paid).toEqual([300, total - 300]);

    // The next cart lists none, and the second card still has its balance.
    await shopper.openPayment('stapler');
    await expect(tab(page, 'Credit Card')).toBeVisible();
    await expect(applied(page)).toHaveCount(0);
    await checkGiftCard(page, second);
    await expect(applied(page)).toContainText('Not applied, $900.00 on the card');
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
    );
    for (const text of [...states, kept, await page.content()])
      for (const { number } of [first, second]) expect(text).not.toContain(number);
  },
);

test.describe('complaint 7: the sum applied differs from the total, and a remainder is lost', () => {
  test(
    'after the cart got cheaper the amounts are computed again, and the last card keeps its remainder',
    FULL,
    async ({ page }) => {
      const shopper = createShopper(page);
      await shopper.add('stapler');
      await shopper.openCart();
      await page.getByRole('button', { name: /^Increase quantity/ }).click();
      await expect(page.getByText('Subtotal (2 items)')).toBeVisible();
      await shopper.goToCheckout();
      await shopper.continueWithEmail('pat@example.com');
      await shopper.enterAddress(PLACES.framingham);
      const [first, last] = [createGiftCard(300), createGiftCard(90_000)];
      await applyGiftCard(page, first);
      await expect(applied(page)).toHaveCount(1);
      await applyGiftCard(page, last);
      // Nothing is left to pay, so the step is complete.
      await expect(shopper.placeOrderButton()).toBeVisible();
      const before = await readSplit(page);
      expect(before.shares).toEqual([300, before.total - 300]);
      await expect(payment(page)).toContainText(
        `Gift card ending in ${last.code}: ${dollars(before.total - 300)}`,
      );

      await page.goto('/cart');
      await page.getByRole('button', { name: /^Decrease quantity/ }).click();
      await expect(page.getByText('Subtotal (1 item)')).toBeVisible();
      await page.goto('/checkout');
      await expect(shopper.placeOrderButton()).toBeVisible();
      const after = await readSplit(page);
      expect(after.total).toBeLessThan(before.total);
      expect(after.shares).toEqual([300, after.total - 300]);
      await page.getByRole('button', { name: 'Change payment' }).click();
      await expect(split(page)).toContainText('No other payment is needed.');
      await expect(applied(page).nth(1)).toContainText(dollars(after.total - 300));
      await expect(applied(page).nth(1)).toContainText(
        `${dollars(90_000 - (after.total - 300))} left on the card`,
      );
      await split(page).getByRole('button', { name: 'Close' }).click();
      await shopper.placeOrderButton().click();
      await expect(page).toHaveURL(/\/order\/\d+$/);
      const order = await readOrder(page);
      expect(order.paid).toEqual(after.shares);
      expect(sum(order.paid)).toBe(order.total);

      // The next order finds the remaining balance on the card.
      await shopper.add('notebook');
      await shopper.openCart();
      await shopper.goToCheckout();
      await shopper.continueWithEmail('pat@example.com');
      await shopper.enterAddress(PLACES.framingham);
      await applyGiftCard(page, last);
      await page.getByRole('button', { name: 'Change payment' }).click();
      const next = await readSplit(page);
      await expect(applied(page).first()).toContainText(
        `${dollars(90_000 - (after.total - 300) - next.total)} left on the card`,
      );
    },
  );
});

test('after the last gift card is removed, the credit card is requested again', FULL, async ({ page }) => {
  const announced = await recordAnnouncements(page);
  const shopper = createShopper(page);
  await shopper.openPayment('stapler');
  const card = createGiftCard(90_000);
  await applyGiftCard(page, card);
  await expect(shopper.placeOrderButton()).toBeVisible();
  await page.getByRole('button', { name: 'Change payment' }).click();
  await expect(split(page)).toContainText('No other payment is needed.');
  await expect(page.getByLabel(/^Card number/)).toHaveCount(0);
  await announced();
  await page.getByRole('button', { name: `Remove Gift card ending in ${card.code}` }).press('Enter');
  await expect(split(page)).toContainText('No payment chosen yet');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel(/^Card number/)).toBeVisible();
  await expect(tab(page, 'Credit Card')).toHaveAttribute('aria-selected', 'true');
  await expect(shopper.placeOrderButton()).toHaveCount(0);
  await expect.poll(announced).toEqual(['Your card was removed.']);
  await expectFocusKept(page);
});

test('the tabs by keyboard', FULL, async ({ page }) => {
  await createShopper(page).openPayment('stapler');
  const [card, gift] = [tab(page, 'Credit Card'), tab(page, 'Gift & prepaid cards')];
  await card.focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Other Payment')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(gift).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Gift & prepaid cards' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(card).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Credit Card' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(gift).toBeFocused();
  // A single tab stop: the next one is in the panel.
  await expect(card).toHaveAttribute('tabindex', '-1');
  await page.keyboard.press('Tab');
  expect(
    await page
      .getByRole('tabpanel', { name: 'Gift & prepaid cards' })
      .evaluate((panel) => panel.contains(document.activeElement)),
  ).toBe(true);
});

test('a wrong code is reported, focus moves to the number, and neither is kept', FULL, async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await createShopper(page).openPayment('stapler');
  await expect(tab(page, 'Credit Card')).toBeVisible();
  const readStates = await recordStates(page);
  const { number, code } = createGiftCard(300);
  const wrong = code === '5678' ? '8765' : '5678';
  await applyGiftCard(page, { number, code: wrong });
  await expect(payment(page).getByText('Please verify the card number and try again.')).toBeVisible();
  const field = page.getByLabel(/^Gift card number/);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(page.getByLabel(/^Card code/)).toHaveValue('');
  await applyGiftCard(page, { number, code });
  await expect(applied(page)).toHaveCount(1);

  const states = await readStates();
  expect(states.length).toBeGreaterThan(1);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  );
  const html = await page.content();
  const everything = [...states, ...urls, kept, html].join('\n');
  expect(everything).toContain('storedValue');
  expect(everything).not.toContain(number);
  expect(everything).not.toContain(number.replace(/(\d{4})(?=\d)/g, '$1 '));
  // A sandbox card's code is its last four digits, which are shown.
  const withoutLastFour = [...states, kept].join('\n').replaceAll(`"lastFourDigit":"${code}"`, '');
  for (const secret of [code, wrong]) expect(withoutLastFour).not.toContain(`"${secret}"`);
});

test.describe('the balance of a gift card', () => {
  const enter = async (page: Page, { number, code }: { number: string; code: string }) => {
    await page.getByLabel(/^Gift card number/).fill(number);
    await page.getByLabel(/^Card code/).fill(code);
    await page.getByRole('button', { name: 'Check the balance' }).click();
  };

  test(
    'is linked from checkout, and shows what the card holds; number and code are not kept',
    FULL,
    async ({ page }) => {
      await createShopper(page).openPayment('stapler');
      await tab(page, 'Gift & prepaid cards').click();
      await page.getByRole('link', { name: 'Open the balance page' }).click();
      await expect(page).toHaveURL(/\/gift-card-balance$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Gift card balance' })).toBeVisible();
      const urls: string[] = [];
      page.on('request', (request) => urls.push(request.url()));
      const readStates = await recordStates(page);

      const { number, code } = createGiftCard(1234);
      const wrong = code === '5678' ? '8765' : '5678';
      await enter(page, { number, code: wrong });
      await expect(page.getByText('Please verify the card number and try again.')).toBeVisible();
      await expect(page.getByLabel(/^Gift card number/)).toBeFocused();
      await expect(page.getByLabel(/^Gift card number/)).toHaveValue('');

      await enter(page, { number, code });
      await expect(page.getByText('Balance: $12.34')).toBeVisible();
      await expect(page.locator(':focus')).toContainText(`Gift card ending in ${code}`);
      const states = await readStates();
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
      );
      expect(states.join()).toContain('"phase":"checked"');
      expect([...states, ...urls, kept].join()).not.toContain(number);
      const withoutLastFour = [...states, kept].join().replaceAll(`"lastFourDigit":"${code}"`, '');
      for (const secret of [code, wrong]) expect(withoutLastFour).not.toContain(`"${secret}"`);

      // Leaving the page clears the result.
      await page.getByRole('link', { name: 'Back to your cart' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('button', { name: 'Check the balance' })).toBeVisible();
      await expect(page.getByText('Balance: $12.34')).toHaveCount(0);
    },
  );

  test('is shown on the business site, by keyboard only', FULL, async ({ page }) => {
    await page.goto('/cc/mmx/gift-card-balance');
    const { number, code } = createGiftCard(0);
    await page.getByRole('radio', { name: 'Gift card' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type(number);
    await page.keyboard.press('Tab');
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Balance: $0.00')).toBeVisible();
    await expect(page.locator(':focus')).toContainText('Balance: $0.00');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('explains what it needs', FULL, async ({ page }) => {
      await page.goto('/gift-card-balance');
      // Locators by text skip `noscript` itself.
      const notice = page.locator('main noscript p, main noscript div').last();
      await expect(notice).toBeVisible();
      await expect(notice).toContainText('Checking a balance requires JavaScript.');
      await expect(page.getByRole('button', { name: 'Check the balance' })).toBeDisabled();
    });
  });
});
