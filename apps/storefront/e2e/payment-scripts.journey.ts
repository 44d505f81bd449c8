import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addItems, signIn } from './api.ts';
import { expect, expectPage, hydratedPage, test } from './journey.ts';
import { readInventory, readNames, writeInventory } from './payment-scripts/inventory.mjs';
import { CARDS, createGiftCard, createShopper, PLACES, untilReady } from './shopper.ts';

// The scripts of the checkout page are those listed in docs/operators/payment-scripts.md (PCI DSS 4.0.1, 6.4.3).

const manifest = readFileSync(new URL('../dist/client/.vite/manifest.json', import.meta.url), 'utf8');
const names = readNames(JSON.parse(manifest));

/** Collects the scripts that load from now on, by their names in the inventory; a script that is not in it by URL. */
function collectScripts(page: Page, origin: string, scripts: Set<string>): void {
  page.on('response', (response) => {
    const url = new URL(response.url());
    const isScript =
      response.request().resourceType() === 'script' ||
      /javascript/.test(response.headers()['content-type'] ?? '');
    if (!isScript) return;
    scripts.add((url.origin === origin && names.get(url.pathname)) || url.href);
  });
}

/** Lists scripts in all frames' documents that are not files of the build: inline code, and files from other places. */
const findOtherScripts = async (page: Page, origin: string) =>
  (
    await Promise.all(
      page
        .frames()
        .map((frame) =>
          frame.evaluate(() =>
            [...document.scripts]
              .filter(({ type }) => !type.endsWith('json'))
              .map(({ src, nonce, textContent }) => ({ src, hasNonce: nonce !== '', code: textContent })),
          ),
        ),
    )
  )
    .flat()
    .filter(({ src, hasNonce, code }) => code || !hasNonce || !names.has(src.replace(origin, '')));

/** Opens each payment method of an open checkout, so that their scripts load. */
async function openWaysToPay(page: Page) {
  await page.reload();
  await untilReady(page);
  const tabs = page.getByRole('tab');
  await tabs.first().waitFor();
  for (const tab of await tabs.all()) await tab.click();
  await tabs.first().click();
  await page.waitForLoadState('networkidle');
}

/** Enters wrong gift card codes until a captcha is required, and solves it. */
async function solveCaptcha(page: Page) {
  const { number, code } = createGiftCard(300);
  const box = page.getByRole('checkbox', { name: /Confirm that you’re human/ });
  await page.getByRole('tab', { name: 'Gift & prepaid cards' }).click();
  for (let count = 0; count < 3; count += 1) {
    const reply = page.waitForResponse((response) => response.url().endsWith('/payment'));
    await page.getByLabel(/^Gift card number/).fill(number);
    await page.getByLabel(/^Card code/).fill(code === '5678' ? '8765' : '5678');
    await page.getByRole('button', { name: 'Apply card' }).click();
    await reply;
    await expect(page.getByText('Please verify the card number and try again.')).toBeVisible();
  }
  await box.click();
  await expect(page.getByText('Confirmed. You can continue.')).toBeVisible({ timeout: 20_000 });
}

/** Opens the drawers that change the payment of a completed step, so that their scripts load. */
async function openPaymentDrawers(page: Page) {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const openAbove = async (opener: string, drawer: string) => {
    await press(opener);
    await expect(page.locator(`#${drawer}`)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Escape');
    await expect(page.locator(`#${drawer}`)).toHaveCount(0);
  };
  await page.getByRole('tab', { name: 'Credit Card', exact: true }).click();
  await createShopper(page).enterCard(CARDS.good);
  await press('Change payment');
  await openAbove('Add a credit card', 'add_credit_card_drawer');
  await openAbove('Other payment', 'other_payment_drawer');
  await press('Split payment');
  await openAbove('Add gift card', 'mmop_gc_drawer');
  await openAbove('Add prepaid card', 'mmop_pc_drawer');
  await press('Edit billing address');
  await page.locator('#mmop_edit_billing_address_drawer').getByLabel(/^City/).fill('Boston');
  await press('Save address');
  await expect(page.locator('#address_suggestion_drawer')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/**
 * Goes to checkout as a guest who picks up one item, and enters an address that does not match its ZIP code. @param onCheckout called
 * before the page is loaded
 */
async function openDeliverySteps(page: Page, onCheckout: () => void) {
  const shopper = createShopper(page);
  for (const query of ['gel pen', 'stapler']) await shopper.add(query);
  await page.goto('/stores?back=/cart');
  await page.getByLabel(/^ZIP code/).fill('01702');
  await page.getByRole('button', { name: 'Find stores' }).click();
  await page.getByRole('button', { name: 'Make this your store: Framingham' }).click();
  await expectPage(page, /\/cart$/);
  await page
    .getByRole('radio', { name: /^Pick up at Framingham/ })
    .and(page.locator(':enabled'))
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'One-hour pickup at Framingham' })).toBeVisible();
  await shopper.goToCheckout();
  await shopper.continueWithEmail('pat@example.com');
  onCheckout();
  await page.reload();
  await untilReady(page);
  const person = page.getByRole('form', { name: 'Pickup person' });
  await person.getByLabel(/^First name/).fill('Robin');
  await person.getByLabel(/^Last name/).fill('Reyes');
  await person.getByLabel(/^Phone number/).fill('(508) 555-0143');
  await person.getByRole('button', { name: 'Save pickup person' }).click();
  // Entering the ZIP code after the city corrects it.
  await page.getByLabel(/^ZIP code/).fill(PLACES.framingham['ZIP code']);
  await expect(page.getByLabel(/^City/)).toHaveValue('Framingham');
  await shopper.enterAddress({ ...PLACES.framingham, City: 'Boston' });
  await expect(page.getByText(/^Did you mean/)).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('exactly the scripts of the inventory load on the checkout page of both sites', async ({
  page,
  browser,
  baseURL,
  holdAccount,
}) => {
  const scripts = new Set<string>();
  const origin = new URL(baseURL!).origin;
  await createShopper(page).openPayment('stapler');
  // Scripts of earlier pages stay in the document until another one is loaded.
  collectScripts(page, origin, scripts);
  await openWaysToPay(page);
  await solveCaptcha(page);
  await openPaymentDrawers(page);
  expect(await findOtherScripts(page, origin)).toEqual([]);

  const other = hydratedPage(await (await browser.newContext({ baseURL: origin })).newPage());
  await openDeliverySteps(other, () => collectScripts(other, origin, scripts));
  await other.context().close();

  await holdAccount('buyer@example.com');
  await signIn(page, 'buyer@example.com', 'carbon-and-copy', 'sba');
  await addItems(page, [{ itemId: '24110101', qty: 1 }], { tenant: 'sba' });
  await page.goto('/cc/mmx/checkout');
  await openWaysToPay(page);
  expect(await findOtherScripts(page, origin)).toEqual([]);

  if (process.env.PAYMENT_SCRIPTS === 'write') await writeInventory(scripts);
  expect([...scripts].sort()).toEqual([...readInventory().keys()].sort());
});

test('a script of another place, an inline script and code in an attribute do not run on the checkout page', async ({
  page,
}) => {
  await createShopper(page).openPayment('stapler');
  const blocked: string[] = [];
  await page.exposeBinding('reportBlocked', (_source, directive: string) => blocked.push(directive));
  const ran = await page.evaluate(async () => {
    // `Window` does not declare this test's binding.
    const report = (window as unknown as { reportBlocked(directive: string): Promise<void> }).reportBlocked;
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => void report(effectiveDirective));
    const add = (attributes: Record<string, string>, code = '') => {
      const script = document.createElement('script');
      for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
      script.textContent = code;
      document.body.append(script);
    };
    add({ src: 'http://127.0.0.1:11/other.js' });
    add({}, 'window.hasRun = true');
    const image = document.createElement('img');
    image.setAttribute('onerror', 'window.hasRun = true');
    image.src = 'data:image/png,none';
    document.body.append(image);
    await new Promise((resolve) => {
      image.addEventListener('error', resolve);
    });
    return 'hasRun' in window;
  });
  expect(ran).toBe(false);
  await expect
    .poll(() => [...blocked].sort())
    .toEqual(['script-src-attr', 'script-src-elem', 'script-src-elem']);
});
