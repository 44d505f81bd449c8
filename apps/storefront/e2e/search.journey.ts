import type { Page } from '@playwright/test';
import { register } from './api.ts';
import { untilReady } from './shopper.ts';
import { FULL, expect, expectPage, test } from './journey.ts';

const PENS = '/p/24123201';

const WIDTHS = [
  [360, FULL],
  [1280, {}],
] as const;

/** Opens the filters, which are in a disclosure on phones. */
async function openFilters(page: Page) {
  const summary = page.getByText(/^Filter/).filter({ visible: true });
  if (await summary.count()) await summary.click();
  return page.getByRole('form', { name: 'Filter' }).filter({ visible: true });
}

const getDates = async (page: Page) =>
  page
    .getByRole('radio', { name: 'Delivery' })
    .evaluate((radio) => radio.closest('label')?.parentElement?.textContent ?? '');

for (const [width, details] of WIDTHS) {
  test(
    `products can be filtered by pickup at the chosen store, at ${width} px`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/c/gel-pens?sort=name');
      await (await openFilters(page)).getByRole('link', { name: 'Choose a store for pickup' }).click();
      await page.getByLabel(/^ZIP code/).fill('01702');
      await page.getByRole('button', { name: 'Find stores' }).click();
      await page.getByRole('button', { name: 'Make this your store: Framingham' }).click();

      // Returns to the list, with the store's count.
      await expectPage(page, /\/c\/gel-pens\?sort=name$/);
      const facets = await openFilters(page);
      const pickup = facets.getByRole('checkbox', { name: /^Pickup at Framingham \(\d+\)$/ });
      const count = Number(/\((\d+)\)/.exec((await pickup.locator('..').textContent()) ?? '')?.[1]);
      expect(count).toBeGreaterThan(0);
      await pickup.click();
      await expectPage(page, /pickup=true&store=1547/);
      await expect(page.getByText(`${count} products`, { exact: true })).toBeVisible();
      // The URL contains the filters: a reload shows the same results, and one chip removes a filter.
      await page.reload();
      await expect(page.getByText(`${count} products`, { exact: true })).toBeVisible();
      await page.getByRole('link', { name: /Pickup at Framingham/ }).click();
      await expectPage(page, /\/c\/gel-pens\?sort=name$/);
    },
  );
}

test('a shared list names the store that it is filtered by', FULL, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/search?q=pen&pickup=true&store=1547');
  const facets = await openFilters(page);
  const pickup = facets.getByRole('checkbox', { name: /^Pickup at store 1547/ });
  await expect(pickup).toBeChecked();
  // Without JavaScript it is a plain form.
  await pickup.uncheck();
  await facets.getByRole('button', { name: 'Show results' }).click();
  await expect(page).not.toHaveURL(/pickup=true/);
  await context.close();
});

for (const [width, details] of WIDTHS) {
  test(
    `the search box suggests departments and products while typing, at ${width} px`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const box = page.locator('input[name="q"]').filter({ visible: true }).first();
      await box.click();
      await page.keyboard.type('gel pen', { delay: 40 });
      const list = page.getByRole('listbox', { name: 'Suggestions' });
      await expect(list.getByRole('option', { name: 'Gel pens in departments' })).toBeVisible();
      await expect(list.getByRole('option', { name: /Gel Pens,.*\$/ }).first()).toBeVisible();
      // Escape closes the list; the input stays.
      await page.keyboard.press('Escape');
      await expect(list).toHaveCount(0);
      await expect(box).toHaveValue('gel pen');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(list.getByRole('option', { selected: true })).toHaveAccessibleName(
        'Gel pens in departments',
      );
      await page.keyboard.press('Enter');
      await expectPage(page, /\/c\/gel-pens$/);
      await expect(list).toHaveCount(0);
      // The new page receives focus before the next input.
      await expect(page.locator('#main')).toBeFocused();
      // Enter without an active option searches; clicking an option opens it.
      await box.fill('stapler');
      await expect(list.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expectPage(page, /\/search\?q=stapler$/);
      await expect(page.locator('#main')).toBeFocused();
      await box.fill('copy papr');
      await list
        .getByRole('option', { name: /Copy Paper/ })
        .first()
        .click();
      await expectPage(page, /\/p\/\d+\//);
    },
  );
}

test('delivery dates follow the entered ZIP code', FULL, async ({ page }) => {
  await page.goto(PENS);
  await untilReady(page);
  const place = page.locator('#delivery');
  await expect(place.locator('summary')).toContainText('Delivery to 01702');
  const near = await getDates(page);
  // Keyboard only.
  await place.locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('00000');
  await page.keyboard.press('Enter');
  await expect(place.getByText(/We don’t know that ZIP code/)).toBeVisible();
  await expect(place.locator('summary')).toContainText('Delivery to 01702');
  await place.getByLabel('ZIP code').fill('99501');
  await page.keyboard.press('Enter');
  await expect(place.locator('summary')).toContainText('Delivery to 99501');
  await expect(place.locator('summary')).toBeFocused();
  await expect.poll(() => getDates(page)).not.toBe(near);
  // The ZIP code is remembered.
  await page.goto('/p/24170101');
  await expect(place.locator('summary')).toContainText('Delivery to 99501');
});

test('the ZIP code can be changed without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const site of ['', '/cc/mmx']) {
    await context.clearCookies();
    await page.goto(site + PENS);
    const place = page.locator('#delivery');
    const submitZipCode = async (zip: string) => {
      const field = place.getByLabel('ZIP code');
      if (!(await field.isVisible())) await place.locator('summary').click();
      await field.fill(zip);
      await place.getByRole('button', { name: 'Update' }).click();
    };
    await submitZipCode('00000');
    await expectPage(page, new RegExp(`^[^/]+//[^/]+${site}/p/24123201/.*place=INVALID_ZIPCODE#delivery$`));
    await expect(place.getByText(/We don’t know that ZIP code/)).toBeVisible();
    await submitZipCode('98101');
    await expectPage(page, new RegExp(`^[^/]+//[^/]+${site}/p/24123201/[^?]*#delivery$`));
    await expect(place.locator('summary')).toContainText('Delivery to 98101');
  }
  await context.close();
});

for (const [script, details] of [
  [true, {}],
  [false, FULL],
] as const) {
  test(
    `recently viewed products are not shown to the next user, ${script ? 'with' : 'without'} JavaScript`,
    details,
    async ({ browser }) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      const kept = () => page.evaluate(() => localStorage.getItem('foolscap:viewed'));
      // Viewed as a guest, then signed in, then signed out on an unrelated page.
      await page.goto(PENS);
      await expect.poll(kept).toContain('24123201');
      await register(page);
      await page.goto('/stores');
      expect(await kept()).toContain('24123201');
      if (script) {
        await page.getByRole('button', { name: 'Sign out' }).first().click();
      } else {
        await page.evaluate(() =>
          document.querySelector<HTMLFormElement>('form[action$="/sign-out"]')!.submit(),
        );
      }
      await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
      await expect.poll(kept).toBeNull();
      await page.goto('/p/24170101');
      await expect.poll(kept).toContain('24170101');
      await expect(page.getByRole('list', { name: 'Recently viewed' })).toHaveCount(0);
      await context.close();
    },
  );
}

test('a guest does not see another guest’s ZIP code', FULL, async ({ browser }) => {
  const [one, other] = [await browser.newContext(), await browser.newContext()];
  const page = await one.newPage();
  await page.goto(PENS);
  await one.addCookies([{ name: 'zipcode', value: '98101', url: page.url() }]);
  await page.reload();
  await expect(page.locator('#delivery summary')).toContainText('98101');
  const guest = await other.newPage();
  await guest.goto(PENS);
  await expect(guest.locator('#delivery summary')).toContainText('01702');
  await one.close();
  await other.close();
});
