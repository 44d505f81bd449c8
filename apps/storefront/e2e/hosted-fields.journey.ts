import { FULL, expect, test } from './journey.ts';
import { recordStates } from './record-states.ts';
import { CARDS, createShopper, PLACES } from './shopper.ts';
import { newEmail } from './new-email.ts';

// The shared shop accepts cards in its own form.
test.use({ baseURL: ({ hostedShop }, use) => use(hostedShop.url) });

/** Lists all forms in which a number may appear. */
const formsOf = (number: string) => [number, number.replaceAll(' ', ''), encodeURIComponent(number)];

test('a card that is entered in the frame of the gateway never reaches the shop', async ({
  page,
  hostedShop: shop,
}) => {
  const shopper = createShopper(page);
  const toShop: string[] = [];
  const toGateway: string[] = [];
  page.on('request', (request) => {
    const text = [request.url(), request.postData() ?? '', JSON.stringify(request.headers())].join('\n');
    (new URL(request.url()).origin === shop.url ? toShop : toGateway).push(text);
  });

  await shopper.openPayment('stapler');
  const readStates = await recordStates(page);
  const frame = page.frameLocator('iframe[title="Card details"]');
  const pay = page.getByRole('button', { name: 'Use this card' });
  const enter = async (number: string, code = '123') => {
    await frame.getByLabel('Card number').fill(number);
    await frame.getByLabel('Expires (MM/YY)').fill('04/31');
    await frame.getByLabel('Security code').fill(code);
  };
  const field = frame.getByLabel('Card number');

  // The gateway's page shows the errors of its fields, and the shop shows why it did not accept the card.
  await enter('4111 1111 1111 1112');
  await pay.click();
  await expect(page.getByText(/check that your credit card details are correct/)).toBeVisible();
  await expect(frame.getByText('One of the digits is wrong')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();

  // The bank declines this card when the order is placed.
  await enter(CARDS.declined);
  await frame.getByLabel('Security code').press('Enter');
  await shopper.placeOrderButton().click();
  await expect(page.getByText(/Your credit card was not charged/).first()).toBeVisible();

  await expect(field).toHaveValue('');
  await enter(CARDS.good);
  await pay.click();
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Visa ending in 1111');
  const kept = await page.evaluate(
    () =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]) +
      document.documentElement.outerHTML,
  );
  const states = await readStates();
  await shopper.placeOrderButton().click();
  await expect(page).toHaveURL(/\/order\//);

  // Proves that requests and states were actually recorded.
  expect(toGateway.filter((text) => formsOf(CARDS.good).some((form) => text.includes(form)))).toHaveLength(1);
  expect(toShop.filter((text) => text.includes('gatewayToken'))).toHaveLength(2);
  expect(states.join()).toContain('"lastFourDigit":"1111"');
  // The startup message contains the demo card.
  const log = shop.output().replace(/Demo card .*/, '');
  expect(log).toContain('/checkout/default/payment');
  const everything = [...toShop, ...states, kept, log].join('\n');
  for (const number of [CARDS.good, CARDS.declined])
    for (const form of formsOf(number)) expect(everything).not.toContain(form);
});

test('a card is saved in the account through the frame', FULL, async ({ page, hostedShop: shop }) => {
  const toShop: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin === shop.url) toShop.push(request.url() + (request.postData() ?? ''));
  });
  await page.goto('/office/supplies/register?jumpUrl=%2Faccount%2Fpayments');
  await page.getByLabel(/First name/).fill('Pat');
  await page.getByLabel(/Last name/).fill('Reyes');
  await page.getByLabel(/Email address/).fill(newEmail('hosted'));
  await page
    .getByLabel(/^Password/)
    .first()
    .fill('a long enough pass phrase');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Add a card' }).click();
  const frame = page.frameLocator('iframe[title="Card details"]');
  await frame.getByLabel('Card number').fill(CARDS.good);
  await frame.getByLabel('Expires (MM/YY)').fill('04/31');
  await frame.getByLabel('Security code').fill('123');
  for (const [label, value] of Object.entries(PLACES.framingham)) {
    const field = page.getByLabel(new RegExp(`^${label}`));
    if (label === 'State') await field.selectOption(value);
    else await field.fill(value);
  }
  await page.getByRole('button', { name: 'Use this billing address' }).click();
  // The gateway's page keeps the card while the address is entered.
  await page.getByLabel(/^Nickname/).fill('Office card');
  await page.getByRole('button', { name: 'Save card' }).click();
  const list = page.getByRole('list', { name: 'Saved cards' });
  await expect(list).toContainText('Office card');
  await expect(list).toContainText('Visa ending in 1111');
  expect(toShop.filter((text) => text.includes('gatewayToken'))).toHaveLength(1);
  for (const form of formsOf(CARDS.good)) expect(toShop.join('\n')).not.toContain(form);
});

test(
  'the frame is of another origin, and only the shop may show it',
  FULL,
  async ({ page, hostedShop: shop }) => {
    const home = await page.goto('/');
    const [, gateway] = /frame-src (\S+?)(;|$)/.exec(home!.headers()['content-security-policy']!)!;
    expect(gateway).not.toBe(shop.url);
    await createShopper(page).openPayment('stapler');
    const frame = page.locator('iframe[title="Card details"]');
    const address = (await frame.getAttribute('src'))!;
    expect(new URL(address).origin).toBe(gateway);
    const reply = await page.request.get(address);
    expect(reply.headers()['content-security-policy']).toContain(`frame-ancestors ${shop.url}`);
    // The shop's scripts cannot look into the frame.
    expect(await frame.evaluate((element) => (element as HTMLIFrameElement).contentDocument)).toBeNull();
  },
);

test(
  'a gateway that does not answer is explained, and its frame can be loaded again',
  FULL,
  async ({ page }) => {
    let isDown = true;
    await page.route('**/fields?*', (route) => (isDown ? route.abort() : route.continue()));
    await createShopper(page).openPayment('stapler');
    const alert = page.getByRole('alert').filter({ hasText: 'Oops' });
    await expect(alert).toContainText(
      'Oops, something went wrong on our side. Please refresh the page to continue.',
      { timeout: 15_000 },
    );
    isDown = false;
    await alert.getByRole('button', { name: 'Reload the card form' }).click();
    await expect(page.frameLocator('iframe[title="Card details"]').getByLabel('Card number')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use this card' })).toBeEnabled();
  },
);
