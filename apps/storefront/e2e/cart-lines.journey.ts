import type { Page } from '@playwright/test';
import { addItems } from './api.ts';
import { FULL, expect, test } from './journey.ts';
import { untilReady } from './shopper.ts';

const line = (page: Page, name: RegExp) => page.getByRole('article', { name });
const status = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

/** Adds items through the API (docs/qa.md) and opens the cart. */
async function openWith(page: Page, items: { itemId: string; qty: number }[], query = '') {
  await addItems(page, items, { query });
  await page.goto('/cart');
}

test(
  'a line is delivered the next day, in a group of its own, with the fee in the summary',
  FULL,
  async ({ page }) => {
    await openWith(page, [
      { itemId: '24110101', qty: 1 },
      { itemId: '24150101', qty: 1 },
    ]);
    await untilReady(page);
    const nextDay = line(page, /Copy Paper/).getByRole('radio', { name: /^Next-day delivery/ });
    await expect(nextDay).toHaveAccessibleDescription(/\$14\.99/);
    await nextDay.click();
    await expect(page.getByRole('heading', { name: 'Next-day delivery' })).toBeVisible();
    await expect(nextDay).toBeFocused();
    await expect(nextDay).toBeChecked();
    await expect(status(page, /will be delivered the next day\.$/)).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('$22.98');
    await page.reload();
    await expect(nextDay).toBeChecked();
  },
);

test('an alternative replaces a line that is only partly available', FULL, async ({ page }) => {
  await openWith(page, [{ itemId: '24150103', qty: 9 }], '?skipInv=true');
  await untilReady(page);
  await page.getByRole('link', { name: /^See alternatives/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Alternatives' });
  await drawer
    .getByRole('button', { name: /^Replace with/ })
    .first()
    .click();
  // Announcements first, because they are cleared after five seconds.
  await expect(status(page, /added\. .* removed\. Undo is available\.$/)).toHaveCount(1);
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Undo removing/ })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('link', { name: /^See alternatives/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your cart is empty.' })).toHaveCount(0);
});

test('plans are added below their product, changed and removed', FULL, async ({ page }) => {
  await openWith(page, [{ itemId: '24170101', qty: 2 }]);
  await untilReady(page);
  await page.getByRole('link', { name: /^Add a protection plan/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Services and more' });
  await drawer
    .getByRole('button', { name: /^Add .*Plan/ })
    .first()
    .click();
  await expect(drawer).toHaveCount(0);
  const plan = line(page, /^Foolscap Protection Plan/);
  await expect(plan.getByRole('textbox')).toHaveValue('2');
  await plan.getByRole('button', { name: /^Decrease quantity/ }).click();
  await expect(status(page, /Quantity of .*Plan.* is now 1\./)).toHaveCount(1);
  await plan.getByRole('button', { name: /^Remove/ }).click();
  await expect(plan).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Add a protection plan/ })).toBeVisible();
});

test('a replacement shows the requested item, and fees are explained', FULL, async ({ page }) => {
  await openWith(page, [
    { itemId: '24159001', qty: 1 },
    { itemId: '24249001', qty: 1 },
  ]);
  await untilReady(page);
  await expect(page.getByText(/^Replaces .*Compact Stapler/)).toBeVisible();
  await page.getByText('Replacement details').click();
  await expect(page.getByText('$5.00 more each')).toBeVisible();
  await page.getByText('About the fees').click();
  await expect(page.getByText(/cost extra to store and ship/)).toBeVisible();
});

for (const [width, height] of [
  [360, 740],
  [1280, 900],
] as const) {
  test(
    `a replacement is kept or removed in a dialog, which opens once, at ${width} px`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const dialog = page.getByRole('dialog', { name: 'Keep the replacement?' });
      const review = page.getByRole('button', {
        name: /^Review replacement: .*Jumbo Paper Clips, 1,000-Box/,
      });
      await openWith(page, [{ itemId: '24159004', qty: 1 }]);
      await expect(dialog).toBeVisible();
      await expect(dialog).toContainText('The box of 500 is discontinued.');
      await expect(dialog).toContainText('$2.50 more each');
      await dialog.getByRole('button', { name: 'Keep it' }).press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(review).toBeVisible();

      // The shopper has answered, so the dialog does not open on later pages.
      await page.reload();
      await untilReady(page);
      await expect(review).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await review.press('Enter');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(review).toBeFocused();

      await review.press('Enter');
      await dialog.getByRole('button', { name: 'Remove it' }).press('Enter');
      await expect(page.getByRole('button', { name: /^Undo removing .*Jumbo Paper Clips/ })).toBeFocused();
      await expect(status(page, /removed\. Undo is available\.$/)).toHaveCount(1);
    },
  );
}

for (const [width, height] of [
  [360, 740],
  [1280, 900],
] as const) {
  test(
    `a bundle is added with its parts, which follow its quantity, at ${width} px`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/p/24159101');
      await untilReady(page);
      const form = page.locator('main form', { has: page.locator('input[name="itemId"][value="24159101"]') });
      await form.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
      await expect(page.getByRole('dialog', { name: 'Item added to cart' })).toContainText('1 added');
      await page.goto('/cart');
      await untilReady(page);
      // One line, with its parts listed below at no extra cost. Excludes the tiles of recommendations.
      const kit = page
        .getByRole('main')
        .getByRole('article')
        .filter({ has: page.getByRole('button', { name: /^Remove / }) });
      await expect(kit).toHaveCount(1);
      const contents = page.getByRole('region', { name: /^Contents of / });
      await expect(contents.getByRole('listitem')).toHaveCount(6);
      await expect(contents.getByText('Included')).toHaveCount(6);
      const stapler = contents.getByRole('listitem').filter({ hasText: 'Full-Strip Desk Stapler' });
      await expect(stapler).toContainText('Quantity 1');
      await kit.getByRole('button', { name: /^Increase quantity/ }).press('Enter');
      await expect(stapler).toContainText('Quantity 2');
      await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('(2 items)');

      await kit.getByRole('button', { name: /^Remove/ }).press('Enter');
      await expect(contents).toHaveCount(0);
      const undo = page.getByRole('button', { name: /^Undo removing/ });
      await expect(undo).toBeFocused();
      await undo.press('Enter');
      await expect(stapler).toContainText('Quantity 2');
    },
  );
}

test('hiding the dialog for 30 days hides it for later replacements', FULL, async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Keep the replacement?' });
  await openWith(page, [{ itemId: '24159004', qty: 1 }]);
  await dialog.getByRole('checkbox', { name: 'Do not show for 30 days' }).check();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: /^Remove .*Jumbo Paper Clips/ }).click();
  await openWith(page, [{ itemId: '24159004', qty: 2 }]);
  await untilReady(page);
  await expect(page.getByRole('group', { name: /^Replacement: .*Jumbo Paper Clips/ })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Review replacement/ })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('forms replace a line, and choose the level of service', async ({ page }) => {
    await openWith(page, [{ itemId: '24150103', qty: 9 }], '?skipInv=true');
    await page.getByRole('link', { name: /^See alternatives/ }).click();
    await page
      .getByRole('button', { name: /^Replace with/ })
      .first()
      .click();
    await expect(page.getByText('Just added')).toBeVisible();
    await expect(page.getByRole('link', { name: /^See alternatives/ })).toHaveCount(0);
    const stapler = page.getByRole('article').filter({ hasText: 'Just added' });
    await stapler.getByRole('radio', { name: /^Next-day delivery/ }).check();
    await stapler.getByRole('button', { name: /^Update delivery or pickup/ }).click();
    await expect(page.getByRole('heading', { name: 'Next-day delivery' })).toBeVisible();
    // The quantity button also submits the delivery option.
    const nextDay = page.getByRole('region', { name: 'Next-day delivery' }).getByRole('article');
    await nextDay.getByRole('radio', { name: /^Delivery/ }).check();
    await nextDay.getByRole('textbox', { name: /^Quantity/ }).fill('2');
    await nextDay.getByRole('button', { name: /^Update quantity/ }).click();
    await expect(page.getByRole('heading', { name: 'Next-day delivery' })).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('2');
  });

  test('a form adds a plan below its product', FULL, async ({ page }) => {
    await openWith(page, [{ itemId: '24170101', qty: 1 }]);
    await page.getByRole('link', { name: /^Add a protection plan/ }).click();
    await page
      .getByRole('button', { name: /^Add .*Plan/ })
      .first()
      .click();
    await expect(line(page, /^Foolscap Protection Plan/)).toBeVisible();
  });
});
