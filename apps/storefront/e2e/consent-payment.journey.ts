import type { Page } from '@playwright/test';
import { choose, getReceived, openReady, openSettings, SCRIPT, serveOthers } from './consent-shop.ts';
import { FULL, expect, test } from './journey.ts';
import { CARDS, PLACES, createShopper, untilReady } from './shopper.ts';

test.use({ baseURL: ({ consentShop }, use) => use(consentShop.url) });

/** Accepts all cookies, and goes to checkout as a guest with an item in the cart. */
async function goToCheckoutAsGuest(page: Page) {
  await openReady(page);
  await choose(page, 'Accept all');
  await page.goto('/search?q=stapler');
  await page
    .getByRole('button', { name: /^Add .*to cart/ })
    .first()
    .click();
  const shopper = createShopper(page);
  await shopper.goToCart();
  await expect.poll(() => getReceived(page)).toBeDefined();
  await shopper.goToCheckout();
  await shopper.continueWithEmail('pat@example.com');
  await untilReady(page);
  return shopper;
}

/** Pays at checkout and continues to the order page. */
async function placeOrder(shopper: ReturnType<typeof createShopper>) {
  await shopper.enterAddress(PLACES.framingham);
  await shopper.enterCard(CARDS.good);
  await shopper.placeOrderButton().click();
  await expect(shopper.page).toHaveURL(/\/order\/\d+$/);
  await expect(shopper.page.getByRole('heading', { level: 1, name: /^Thank you\./ })).toBeVisible();
}

test(
  'checkout is a document of its own, and the document after it reports the order',
  FULL,
  async ({ page, context }) => {
    const requested = await serveOthers(context);
    const shopper = await goToCheckoutAsGuest(page);
    expect(await page.evaluate(() => [...document.scripts].map(({ src }) => src))).not.toContain(SCRIPT);
    expect(await getReceived(page)).toBeUndefined();
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toHaveCount(0);
    requested.length = 0;
    await placeOrder(shopper);
    expect(requested).toEqual([]);
    expect(await getReceived(page)).toBeUndefined();

    await openReady(page);
    await expect.poll(() => getReceived(page)).toContain('order-placed');
    // It is sent only once.
    await openReady(page, '/search?q=stapler');
    await expect.poll(() => getReceived(page)).toBeDefined();
    expect(await getReceived(page)).not.toContain('order-placed');
  },
);

test(
  'consent is withdrawn on the order page after checkout, and the order is not reported',
  FULL,
  async ({ page, context }) => {
    const requested = await serveOthers(context);
    await placeOrder(await goToCheckoutAsGuest(page));
    requested.length = 0;
    const settings = await openSettings(page);
    await settings.getByRole('checkbox', { name: 'Analytics' }).uncheck();
    const reloaded = page.waitForEvent('load');
    await settings.getByRole('button', { name: 'Save choices' }).click();
    await reloaded;
    await untilReady(page);
    expect(await page.evaluate(() => sessionStorage.getItem('foolscap:analytics-events'))).toBeNull();
    await openReady(page);
    expect(await getReceived(page)).toBeUndefined();
    expect(requested).toEqual([]);
  },
);

test(
  'a checkout that is reached before the code of consent has loaded loads nothing, and the page after it reports the order',
  FULL,
  async ({ page, context }) => {
    const requested = await serveOthers(context);
    const shopper = await goToCheckoutAsGuest(page);
    // Delays what a page loads when idle, 1.5 s after hydration.
    await page.addInitScript((idleAfter) => {
      const { setTimeout: start } = window;
      const held: (() => void)[] = [];
      Object.assign(window, {
        setTimeout: (run: () => void, delay?: number, ...values: unknown[]) =>
          delay === idleAfter ? held.push(run) : start(run, delay, ...values),
        loadLateFeatures: () => held.forEach((run) => run()),
      });
    }, 1500);
    await page.goto('/cart');
    requested.length = 0;
    await shopper.goToCheckout();
    await shopper.continueWithEmail('pat@example.com');
    // `Window` does not declare this test's function.
    await page.evaluate(() => (window as unknown as { loadLateFeatures: () => void }).loadLateFeatures());
    await untilReady(page);
    expect(requested).toEqual([]);
    await placeOrder(shopper);
    await expect.poll(() => getReceived(page)).toContain('order-placed');
  },
);

test('the gift card balance page is a separate document', FULL, async ({ page, context }) => {
  const requested = await serveOthers(context);
  await openReady(page, '/cart');
  await choose(page, 'Accept all');
  await expect.poll(() => getReceived(page)).toBeDefined();
  await openReady(page, '/gift-card-balance');
  await expect(page.getByLabel(/^Gift card number/)).toBeVisible();
  expect(await getReceived(page)).toBeUndefined();
  requested.length = 0;
  // A page in the same document still loads nothing from third parties, but has the choice.
  await page.getByRole('main').getByRole('link', { name: 'Back to your cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })).toBeVisible();
  expect(requested).toEqual([]);
  // Navigating to the form leaves a document that has the provider's script.
  await openReady(page, '/cart');
  await expect.poll(() => getReceived(page)).toBeDefined();
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => {
    // No link leads there from such a page, but the history can.
    history.pushState({}, '', '/gift-card-balance');
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await loaded;
  await expect(page.getByLabel(/^Gift card number/)).toBeVisible();
  expect(await getReceived(page)).toBeUndefined();
});
