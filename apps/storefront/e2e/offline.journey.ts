import type { Page } from '@playwright/test';
import { FULL, expect, test } from './journey.ts';
import { createShopper, untilReady } from './shopper.ts';

/** Locates the visible messages on the page. */
const messages = (page: Page) =>
  page
    .locator('[role="alert"], [role="status"]')
    .filter({ visible: true, hasText: /\S/ })
    // The announcer's live regions are for screen readers only.
    .filter({ has: page.locator('svg') });

/** Lists visible images that failed to load. */
const brokenPictures = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter((image) => image.checkVisibility() && image.loading !== 'lazy')
        .map((image) =>
          image.decode().then(
            () => '',
            () => image.src,
          ),
        ),
    ).then((sources) => sources.filter(Boolean)),
  );

test('a change made offline is kept, announced once, and sent when the connection is back', async ({
  page,
  context,
}) => {
  const shopper = createShopper(page);
  await shopper.add('stapler');
  await page.goto('/cart');
  await untilReady(page);

  await context.setOffline(true);
  await expect(messages(page)).toHaveText([/You’re offline\. Check your connection\./]);

  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(messages(page)).toHaveText([/You’re offline\. Your changes are saved\./]);
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('3');

  // The retry fails and is reported.
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(messages(page)).toHaveText([/You’re still offline\./]);

  await context.setOffline(false);
  await expect(messages(page)).toHaveCount(0);
  await expect(page.getByText('Subtotal (3 items)')).toBeVisible();
  await expect(page.getByText('You’re back online.')).toBeAttached();
  await page.reload();
  await expect(page.getByText('Subtotal (3 items)')).toBeVisible();
});

test('an add made offline is sent once, whatever page the shopper is on by then', async ({
  page,
  context,
}) => {
  await page.goto('/search?q=stapler');
  await untilReady(page);
  await context.setOffline(true);
  await page
    .getByRole('button', { name: /^Add .*to cart/ })
    .first()
    .click();
  await expect(messages(page)).toHaveText([/You’re offline\. Your changes are saved\./]);
  await page.getByRole('link', { name: 'Furniture' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Your cart changes are saved');
  // The page shows the message instead of the notice.
  await expect(messages(page)).toHaveCount(0);

  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Item added to cart' })).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('Subtotal (1 item)')).toBeVisible();
});

test(
  'a connection lost before all chunks have loaded leaves a complete page',
  FULL,
  async ({ page, context }) => {
    await createShopper(page).add('stapler');
    await page.goto('/cart');
    // Everything in the document has loaded; chunks fetched later fail.
    await page.route('**/assets/*.js', (route) => route.abort());
    const plus = page.getByRole('button', { name: /^Increase quantity/ });
    const quantity = page.getByRole('textbox', { name: /^Quantity of/ });
    // The page is hydrated once a click has an effect.
    await expect(async () => {
      await plus.click();
      await expect(quantity).not.toHaveValue('1', { timeout: 100 });
    }).toPass();
    await context.setOffline(true);
    await plus.click();
    await expect(messages(page)).toHaveText([/You’re offline\. Your changes are saved\./]);

    await page.getByRole('link', { name: 'Furniture' }).first().click();
    const main = page.getByRole('main');
    const title = main.getByRole('heading', { level: 1, name: 'You’re offline' });
    await expect(title).toBeVisible();
    await expect(main).toContainText('This page will open automatically when you’re back online.');
    expect((await title.boundingBox())!.x).toBeGreaterThanOrEqual(16);

    await page.unroute('**/assets/*.js');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Furniture' })).toBeVisible();
  },
);

test('pages that need a connection show the offline page, and open automatically when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/c/paper');
  await untilReady(page);
  await context.setOffline(true);

  // Another page of the same kind, and one whose chunk has not loaded.
  for (const link of [
    page
      .getByRole('navigation', { name: /departments|categories/i })
      .getByRole('link')
      .nth(3),
    page.getByRole('link', { name: 'Sign in' }).filter({ visible: true }).first(),
  ]) {
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    await expect(page).toHaveTitle(/^You’re offline/);
    expect(await brokenPictures(page)).toEqual([]);
    await expect(page.getByRole('heading', { name: 'Something went wrong on our side' })).toHaveCount(0);
  }
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('You’re still offline.')).toBeAttached();

  // Content that was loaded before is still available.
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /Paper/ })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});
