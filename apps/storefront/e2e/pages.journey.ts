import { readFileSync } from 'node:fs';
import { expectAccessible, expectFits } from './inspect-page.ts';
import { searchFor, untilReady } from './shopper.ts';
import { FULL, expect, test } from './journey.ts';

/** Public pages of both stores. */
const PAGES = ['/', '/search?q=paper', '/c/chairs', '/cart', '/office/supplies/login', '/no-such-page'];

/** The pages that differ most. They contain most parts of the other pages. */
const MAIN_PAGES = ['/', '/search?q=paper', '/cart', '/office/supplies/login', '/cc/mmx/'];

for (const root of ['', '/cc/mmx']) {
  for (const path of PAGES) {
    const details = MAIN_PAGES.includes(root + path) ? {} : FULL;
    test(
      `${root}${path} is accessible, fits a phone, and logs nothing to the console`,
      details,
      async ({ page }) => {
        const complaints: string[] = [];
        page.on('pageerror', (error) => complaints.push(String(error)));
        page.on('console', (message) => {
          // The browser itself logs the expected 404.
          if (message.type() === 'error' && !/404/.test(message.text())) complaints.push(message.text());
        });
        await page.setViewportSize({ width: 360, height: 780 });
        await page.goto(root + path, { waitUntil: 'networkidle' });
        await expectFits(page);
        await expectAccessible(page);
        expect(complaints).toEqual([]);
      },
    );
  }
}

test('a missing page responds with 404 and links to the home page', async ({ page }) => {
  const reply = await page.goto('/no-such-page');
  expect(reply?.status()).toBe(404);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/$/);
});

interface NavColumn {
  items: { url?: string; permissionlimit?: string }[];
}

interface Navigation {
  tools: NavColumn['items'];
  footer: { columns: NavColumn[]; legal: NavColumn['items'] };
}

const listNavItems = ({ tools, footer }: Navigation) => [
  ...tools,
  ...footer.columns.flatMap(({ items }) => items),
  ...footer.legal,
];

/** Codes that only shorten the menu (docs/decisions/navigation.md). */
const MENU_CODE = /^!?(RT|BP|HT)_|^!?MOBILE_ONLY$/;

test('users cannot open pages whose links are hidden from them', async ({ playwright, baseURL }) => {
  const users = [
    ['sdc', undefined, ''],
    ['sdc', 'wendy@example.com', 'paper-and-ink'],
    ['sba', undefined, ''],
    ['sba', 'office@example.com', 'ledger-and-rule'],
    ['sba', 'buyer@example.com', 'carbon-and-copy'],
    ['sba', 'desk@example.com', 'chart-and-pen'],
  ] as const;
  const faults: string[] = [];
  for (const [tenant, username, password] of users) {
    const request = await playwright.request.newContext({
      baseURL: baseURL!,
      extraHTTPHeaders: { 'x-tenant': tenant },
    });
    if (username) {
      const reply = await request.post('/cc/api/account/signin', {
        data: { username, password },
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
      expect(reply.ok(), username).toBe(true);
    }
    const file = `../../commerce-api/src/domains/navigation/default-documents/${tenant}.json`;
    const all = listNavItems(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Navigation);
    const reply = (await (await request.get('/cc/api/navigation')).json()) as { data: Navigation };
    const shown = new Set(listNavItems(reply.data).map(({ url }) => url));
    const root = tenant === 'sba' ? '/cc/mmx' : '';
    for (const { url, permissionlimit = '' } of all) {
      const isHidden = !shown.has(url);
      if (isHidden && permissionlimit.split(',').some((code) => MENU_CODE.test(code))) continue;
      const page = await request.get(root + url!, { maxRedirects: 0 });
      const isRefused =
        page.status() >= 400 || /\/office\/supplies\/login/.test(page.headers().location ?? '');
      if (isHidden ? !isRefused : page.status() >= 400)
        faults.push(
          `${username ?? 'guest'}: ${root}${url} is ${isHidden ? 'hidden' : 'shown'}, status ${page.status()}`,
        );
    }
    await request.dispose();
  }
  expect(faults).toEqual([]);
});

test('a product page has structured data', async ({ page, request }) => {
  const found = (await (await request.get('/cc/api/catalog/search?q=chair')).json()) as {
    data: { items: { itemUrl: string; itemId: string; priceValue: number }[] };
  };
  const item = found.data.items[0]!;
  await page.goto(item.itemUrl);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
    '@graph': { '@type': string; sku?: string; offers?: { price: string } }[];
  };
  const product = data['@graph'].find((thing) => thing['@type'] === 'Product');
  expect(product?.sku).toBe(item.itemId);
  expect(product?.offers?.price).toBe(item.priceValue.toFixed(2));
});

test('the Content-Security-Policy allows only the shop’s own resources', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+';/);
  expect(policy).toContain("img-src 'self' data:;");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).not.toContain("'unsafe-eval'");
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper searches, adds, changes and removes items', async ({ page }) => {
    await page.goto('/');
    await searchFor(page, 'stapler');
    await page
      .getByRole('button', { name: /^Add .*to cart/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/cart\?itemIds=[\w-]+$/);
    await expect(page.getByText('Subtotal (1 item)')).toBeVisible();

    await page.getByRole('textbox', { name: /^Quantity of/ }).fill('3');
    await page.getByRole('button', { name: /^Update quantity of/ }).click();
    await expect(page.getByText('Subtotal (3 items)')).toBeVisible();

    await page.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
  });

  test('a shopper signs in and out', async ({ page }) => {
    await page.goto('/office/supplies/login');
    await page.getByLabel(/Email address/).fill('wendy@example.com');
    await page.getByLabel(/Password/).fill('not this one');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText(/don’t match/)).toBeVisible();
    await page.getByLabel(/Email address/).fill('wendy@example.com');
    await page.getByLabel(/Password/).fill('paper-and-ink');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  });
});

test('forms of another site are refused', FULL, async ({ request }) => {
  const reply = await request.post('/forms/cart/add', {
    headers: { origin: 'https://evil.example' },
    form: { itemId: 'x', qty: '1', key: 'k' },
  });
  expect(reply.status()).toBe(403);
});

test('the shop works with blocked storage and a slow server', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  let reply = () => {};
  const held = new Promise<void>((resolve) => (reply = resolve));
  await page.route('**/cc/api/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/search?q=stapler');
  await page
    .getByRole('button', { name: /^Add .*to cart/ })
    .first()
    .click();
  reply();
  await expect(page.getByRole('dialog', { name: 'Item added to cart' })).toBeVisible();
});

test('an add with a lost reply reports it and can be retried', FULL, async ({ page }) => {
  await page.goto('/search?q=stapler', { waitUntil: 'networkidle' });
  let fail = true;
  await page.route('**/cc/api/checkout/default/item*', (route) => {
    if (!fail) return route.continue();
    fail = false;
    return route.abort('connectionreset');
  });
  await page
    .getByRole('button', { name: /^Add .*to cart/ })
    .first()
    .click();
  await expect(page.getByText('The item may already be in your cart.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Item added to cart' })).toBeVisible();
});

test('a product is added to the cart by keyboard only, and focus returns', FULL, async ({ page }) => {
  await page.goto('/search?q=stapler', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  const add = page.getByRole('button', { name: /^Add .*to cart/ }).first();
  await add.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Item added to cart' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
});

test('a page whose later scripts fail to load keeps the server’s markup', async ({ page, request }) => {
  const html = await (await request.get('/search?q=stapler')).text();
  let failed = 0;
  await page.route('**/assets/*.js', (route) => {
    if (html.includes(new URL(route.request().url()).pathname)) return route.continue();
    failed += 1;
    return route.abort();
  });
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('/search?q=stapler', { waitUntil: 'commit' });
  await expect.poll(() => failed).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Choose a store' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test(
  'a chunk that fails to load breaks nothing else, and is not requested repeatedly',
  FULL,
  async ({ page }) => {
    await page.goto('/search?q=stapler');
    await untilReady(page);
    let refused = 0;
    await page.route('**/assets/**', (route) => {
      refused += 1;
      return route.fulfill({ status: 404, body: '' });
    });
    await page
      .getByRole('button', { name: /^Add .*to cart/ })
      .first()
      .click();
    await expect(page.getByText('Your cart has changed.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Your cart' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong on our side' })).toBeVisible();
    expect(refused).toBeLessThan(20);
  },
);
