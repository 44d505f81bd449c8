import type { Page } from '@playwright/test';
import { FULL, expect, test } from './journey.ts';

const PENS = '/p/24123201';
/** A product with volume prices. */
const PAPER = '/p/24113101';
const PRINTER = '/p/24170101';

/** Locates the form's button; the bar has another one while this one is out of view. */
const addButton = (page: Page) =>
  page.locator('main form').getByRole('button', { name: 'Add to cart', exact: true }).first();

for (const width of [360, 1280]) {
  test(`choosing a variant keeps the scroll position, at ${width} px`, FULL, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(PENS);
    const blue = page.getByRole('group', { name: 'Color' }).getByRole('link', { name: 'Blue' });
    await blue.scrollIntoViewIfNeeded();
    const getHeight = async () => (await blue.boundingBox())!.y;
    const before = await getHeight();
    await blue.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Blue');
    await expect(page).toHaveURL(/\/p\/24123204\//);
    await expect(blue).toHaveAttribute('aria-current', 'true');
    await expect(blue).toBeFocused();
    expect(Math.abs((await getHeight()) - before)).toBeLessThan(60);
  });
}

for (const [width, height, details] of [
  [360, 740, {}],
  [1280, 800, FULL],
] as const) {
  test(`"Add to cart" stays reachable while scrolling, at ${width} px`, details, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(PENS);
    const bar = page.getByRole('region', { name: 'Buy this item' });
    await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
    // The bar covers neither the end of the page nor a focused control.
    const lastLink = page.getByRole('contentinfo').getByRole('link').last();
    await lastLink.focus();
    const top = async () => (await bar.boundingBox())!.y;
    await expect
      .poll(async () => {
        const link = (await lastLink.boundingBox())!;
        return link.y + link.height <= (await top());
      })
      .toBe(true);
    await bar.getByRole('button', { name: 'Add to cart' }).press('Enter');
    await expect(page.getByRole('dialog')).toContainText('Gel Pens');
    await page.keyboard.press('Escape');
    // It hides while the page's own button is in view.
    await page
      .locator('main form')
      .getByRole('button', { name: 'Add to cart' })
      .first()
      .scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
  });
}

test('a volume price applies from its quantity on', FULL, async ({ page }) => {
  await page.goto(PAPER);
  const table = page.getByRole('table', { name: 'Buy more, save more' });
  const unit = await table
    .getByRole('row', { name: /^5 to 9/ })
    .getByRole('cell')
    .innerText();
  await page
    .getByRole('textbox', { name: /^Quantity/ })
    .first()
    .fill('5');
  await page.locator('main form').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Multipurpose Paper');
  await page.goto('/cart');
  const total = `$${(Number(unit.slice(1)) * 5).toFixed(2)}`;
  await expect(page.getByRole('main')).toContainText(total);
});

test('a protection plan is added to the cart below its product', FULL, async ({ page }) => {
  await page.goto(PRINTER);
  await page
    .getByRole('checkbox', { name: /Protection Plan/ })
    .first()
    .check();
  await addButton(page).click();
  // Several added items are shown in a toast.
  await page.getByRole('button', { name: 'View cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  const printer = page.getByRole('main').getByRole('article', { name: /Inkjet Printer/ });
  const plan = printer.getByRole('article', { name: /Protection Plan/ });
  await expect(plan).toContainText('Quantity 1');
  // The plan is removed and restored together with its product.
  await page.getByRole('button', { name: /^Remove .*Inkjet Printer/ }).click();
  await expect(plan).toBeHidden();
  await page.getByRole('button', { name: /^Undo removing .*Inkjet Printer/ }).click();
  await expect(plan).toBeVisible();
});

test('without JavaScript a product is shown, and added with its plan', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PRINTER);
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  await page
    .getByRole('checkbox', { name: /Protection Plan/ })
    .first()
    .check();
  await addButton(page).click();
  await expect(page).toHaveURL(/\/cart\?itemIds=/);
  await expect(page.getByRole('main')).toContainText('Protection Plan');
  await context.close();
});

test(
  'accessories are added with the product, below it, each in a quantity of its own',
  FULL,
  async ({ page }) => {
    await page.goto(PRINTER);
    const accessories = page.getByRole('group', { name: 'Add these too' });
    const boxes = await accessories.getByRole('checkbox').all();
    expect(boxes).toHaveLength(3);
    for (const box of boxes) await box.check();
    const added = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('/checkout/default/item'),
    );
    await addButton(page).click();
    // One command for all of them.
    expect(((await added).postDataJSON() as { items: object[] }).items).toHaveLength(4);
    const toast = page.getByRole('dialog', { name: '4 items added to cart' });
    for (const text of ['Inkjet Printer', 'Matte Photo Paper', 'Glossy Photo Paper', 'Copy Paper'])
      await expect(toast).toContainText(text);

    await page.goto('/cart');
    const printer = page.getByRole('main').getByRole('article', { name: /Inkjet Printer/ });
    const paper = printer.getByRole('article', { name: /Copy Paper/ });
    await paper.getByRole('button', { name: /^Increase quantity/ }).click();
    await expect(page.getByText('Subtotal (5 items)').first()).toBeVisible();
    await page.reload();
    await expect(paper.getByRole('textbox')).toHaveValue('2');
    // Its own tile and page also count it.
    await page.goto('/p/24110101');
    await expect(page.getByText('2 in your cart.')).toBeVisible();
  },
);

test('without JavaScript accessories are added with their product', FULL, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PRINTER);
  await page.getByRole('group', { name: 'Add these too' }).getByRole('checkbox').first().check();
  await addButton(page).click();
  await expect(page).toHaveURL(/\/cart\?itemIds=/);
  const printer = page.getByRole('main').getByRole('article', { name: /Inkjet Printer/ });
  await expect(printer.getByRole('article', { name: /Photo Paper/ })).toBeVisible();
  await context.close();
});

test('reviews are filtered and paginated without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PENS);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await reviews.getByRole('link', { name: 'More reviews' }).click();
  await expect(page).toHaveURL(/review-page=2/);
  await reviews.getByRole('link', { name: /^4 stars/ }).click();
  await expect(reviews.getByText(/with 4 stars/)).toBeVisible();
  await expect(reviews.getByRole('article').first()).toContainText('4.0 out of 5 stars');
  await reviews.getByLabel('Sort by').selectOption('highest');
  await reviews.getByRole('button', { name: 'Sort' }).click();
  await expect(page).toHaveURL(/stars=4&reviews=highest/);
  await expect(reviews.getByRole('link', { name: /^4 stars/ })).toHaveAttribute('aria-current', 'true');
  await context.close();
});

test('reviews are filtered by stars; recently viewed products are shown', FULL, async ({ page }) => {
  await page.goto(PENS);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await reviews.getByRole('link', { name: /^4 stars/ }).click();
  await expect(reviews.getByText(/with 4 stars/)).toBeVisible();
  await expect(reviews.getByRole('article').first()).toContainText('4.0 out of 5 stars');
  // Stored when the page is idle.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('foolscap:viewed'))).toContain('24123201');
  await page.goto(PRINTER);
  await expect(
    page.getByRole('list', { name: 'Recently viewed' }).getByRole('heading', { name: /Gel Pens/ }),
  ).toBeVisible();
});

test('a missing product shows the not-found page', FULL, async ({ page }) => {
  const reply = await page.goto('/p/99999999');
  expect(reply!.status()).toBe(404);
  await expect(page).toHaveTitle('Product not found | Foolscap');
});

test('search engines get a sitemap and robots.txt', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /cart');
  expect(robots).toContain('/sitemap.xml');
  const index = await (await request.get('/sitemap.xml')).text();
  const maps = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  expect(maps).toContain('/sitemaps/pages.xml');
  const products = await (await request.get(maps.find((path) => path.includes('products'))!)).text();
  const addresses = [...products.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);
  expect(addresses.length).toBeGreaterThan(1000);
  const first = await request.get(new URL(addresses[0]!).pathname);
  const html = await first.text();
  expect(html).toContain(`<link rel="canonical" href="${addresses[0]}">`);
  expect((await request.get('/sitemaps/nothing.xml')).status()).toBe(404);
  expect(await (await request.get('/c/gel-pens?sort=price-asc')).text()).toContain('content="noindex"');
});

for (const width of [360, 1280]) {
  test(`a pre-order names its date, and its button says so, at ${width} px`, FULL, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/p/24249002');
    await expect(page.getByText(/Pre-order now\. Available from /)).toBeVisible();
    await page.locator('main form').getByRole('button', { name: 'Pre-order' }).first().click();
    await expect(page.getByRole('dialog')).toContainText('Webcam');
    await page.keyboard.press('Escape');
    await expect(page.locator('main').getByText(/in your cart/)).toBeVisible();
  });
}

test('required items are added as separate lines', FULL, async ({ page }) => {
  await page.goto('/p/24170401');
  const needed = page.getByRole('group', { name: 'You’ll also need' });
  await needed.getByRole('checkbox', { name: /Pouches/ }).check();
  await page.locator('main').getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeAttached();
  await page.goto('/cart');
  await expect(page.getByRole('link', { name: /Laminator/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Pouches/ }).first()).toBeVisible();
});

test('a product that is not for sale yet shows the reason instead of the button', FULL, async ({ page }) => {
  await page.goto('/p/24249003');
  await expect(page.getByText(/^This item is available from /)).toBeVisible();
  await expect(page.locator('main').getByRole('button', { name: 'Pre-order' })).toHaveCount(0);
});
