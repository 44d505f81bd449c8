import {
  bannerOf,
  choose,
  getReceived,
  openReady,
  openSettings,
  PIXEL,
  SCRIPT,
  serveOthers,
} from './consent-shop.ts';
import { FULL, expect, test } from './journey.ts';
import { untilReady } from './shopper.ts';

test.use({ baseURL: ({ consentShop }, use) => use(consentShop.url) });

test('the policy of pages allows the configured origins, and that of payment pages none of them', async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).headers()['content-security-policy'] ?? '';
  for (const path of ['/', '/cc/mmx/search?q=paper']) {
    const policy = await read(path);
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' http:\/\/127\.0\.0\.1:8180;/);
    expect(policy).toContain("connect-src 'self' http://127.0.0.1:8180;");
    expect(policy).toContain("img-src 'self' data: http://127.0.0.1:8181 http://127.0.0.1:8182;");
  }
  for (const path of [
    '/checkout',
    '/CHECKOUT',
    '/office/supplies/checkout',
    '/cc/mmx/checkout?x=1',
    '/gift-card-balance',
    '/cc/mmx/gift-card-balance',
  ]) {
    const policy = await read(path);
    expect(policy).toContain("img-src 'self' data:;");
    expect(policy).not.toContain('127.0.0.1:818');
  }
});

test('a shopper who accepts loads the provider and the pixels, on each page and without another question', async ({
  page,
  context,
}) => {
  const requested = await serveOthers(context);
  await openReady(page);
  await expect(bannerOf(page)).toBeVisible();
  expect(requested).toEqual([]);
  await choose(page, 'Accept all');
  await expect(page.getByRole('status')).toContainText('Your cookie choices are saved.');
  await expect.poll(() => [...requested].sort()).toEqual([SCRIPT, PIXEL]);

  requested.length = 0;
  await openReady(page, '/cc/mmx/');
  await expect.poll(() => [...requested].sort()).toEqual([SCRIPT, PIXEL]);
  await expect(bannerOf(page)).toHaveCount(0);
});

test('a shopper who refuses sees the question once, and nothing is ever requested', async ({
  page,
  context,
}) => {
  const requested = await serveOthers(context);
  await openReady(page, '/?cid=spring-26');
  await choose(page, 'Necessary only');
  await page.goto('/search?q=stapler');
  await untilReady(page);
  await expect(bannerOf(page)).toHaveCount(0);
  await openReady(page, '/cc/mmx/');
  await expect(bannerOf(page)).toHaveCount(0);
  expect(requested).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('foolscap:campaign-sdc'))).toBeNull();
});

test(
  'a shopper who does not choose loads nothing, and uses the shop as it is',
  FULL,
  async ({ page, context }) => {
    const requested = await serveOthers(context);
    await openReady(page, '/search?q=stapler');
    await expect(bannerOf(page)).toBeVisible();
    await page
      .getByRole('button', { name: /^Add .*to cart/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Item added to cart' })).toBeVisible();
    expect(requested).toEqual([]);
  },
);

test('consent is withdrawn at the end of the page, in all tabs', async ({ page, context }) => {
  const requested = await serveOthers(context);
  await openReady(page);
  await choose(page, 'Accept all');
  await expect.poll(() => requested).toContain(SCRIPT);
  const other = await context.newPage();
  await openReady(other, '/search?q=stapler');
  await expect.poll(() => getReceived(other)).toEqual(['navigation']);
  requested.length = 0;

  const settings = await openSettings(page);
  await expect(settings.getByRole('checkbox', { name: 'Necessary cookies' })).toBeDisabled();
  await settings.getByRole('checkbox', { name: 'Analytics' }).uncheck();
  const reloaded = page.waitForEvent('load');
  await settings.getByRole('button', { name: 'Save choices' }).click();
  await reloaded;
  await untilReady(page);
  expect(await page.evaluate(() => 'received' in window)).toBe(false);

  // The provider in the other tab gets nothing more.
  await other
    .getByRole('button', { name: /^Add .*to cart/ })
    .first()
    .click();
  await expect(other.getByRole('dialog', { name: 'Item added to cart' })).toBeVisible();
  expect(await getReceived(other)).toEqual(['navigation']);
  await other.reload();
  await untilReady(other);
  await expect(bannerOf(other)).toHaveCount(0);
  expect(requested).toEqual([]);
});

test('a choice in one tab ends the question in the others', FULL, async ({ page, context }) => {
  await serveOthers(context);
  const other = await context.newPage();
  await openReady(other);
  await openReady(page);
  await choose(page, 'Necessary only');
  await expect(bannerOf(other)).toHaveCount(0);
});

test.describe('with Global Privacy Control', () => {
  test('there is no question and no request, and the settings say why', FULL, async ({ page, context }) => {
    const requested = await serveOthers(context);
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
    });
    await openReady(page);
    await expect(bannerOf(page)).toHaveCount(0);
    const settings = await openSettings(page);
    await expect(settings.getByText(/asks websites not to track you/)).toBeVisible();
    await expect(settings.getByRole('checkbox', { name: 'Analytics' })).toBeDisabled();
    await settings.getByRole('button', { name: 'Close' }).last().click();
    await expect(settings).toHaveCount(0);
    expect(requested).toEqual([]);
  });
});

test.describe('with the keyboard', () => {
  test('the question comes first, and the page follows it', async ({ page, context }) => {
    await serveOthers(context);
    await openReady(page);
    await expect(bannerOf(page)).toBeVisible();
    const focused = page.locator(':focus');
    for (const name of ['Accept all', 'Necessary only', 'Cookie settings']) {
      await page.keyboard.press('Tab');
      await expect(focused).toHaveAccessibleName(name);
    }
    // Focus is not trapped.
    await page.keyboard.press('Tab');
    await expect(focused).toHaveAccessibleName('Skip to main content');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    const settings = page.getByRole('dialog', { name: 'Cookie settings' });
    await expect(settings).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(settings).toHaveCount(0);
    await expect(focused).toHaveAccessibleName('Cookie settings');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(bannerOf(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test(
    'the focus goes to the page after a choice in the settings of the banner',
    FULL,
    async ({ page, context }) => {
      await serveOthers(context);
      await openReady(page);
      await expect(bannerOf(page)).toBeVisible();
      const focused = page.locator(':focus');
      for (const name of ['Accept all', 'Necessary only', 'Cookie settings']) {
        await page.keyboard.press('Tab');
        await expect(focused).toHaveAccessibleName(name);
      }
      await page.keyboard.press('Enter');
      const settings = page.getByRole('dialog', { name: 'Cookie settings' });
      await expect(settings).toBeVisible();
      const save = settings.getByRole('button', { name: 'Save choices' });
      for (let stop = 0; stop < 6; stop += 1) {
        await page.keyboard.press('Tab');
        if (await save.evaluate((element) => element === document.activeElement)) break;
      }
      await expect(save).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(settings).toHaveCount(0);
      await expect(bannerOf(page)).toHaveCount(0);
      // On the first focusable element in it, if any.
      await expect(page.getByRole('main').locator(':focus').first()).toBeAttached();
    },
  );

  for (const width of [360, 1280]) {
    test(
      `no focused control is covered at ${width} px, nor the end of the page`,
      FULL,
      async ({ page, context }) => {
        await serveOthers(context);
        await page.setViewportSize({ width, height: 640 });
        await openReady(page, '/search?q=stapler');
        await expect(bannerOf(page)).toBeVisible();
        // A compared product, whose bar is also at the bottom.
        await page
          .getByRole('checkbox', { name: /^Compare/ })
          .first()
          .check();
        await expect(page.getByRole('region', { name: 'Compare products' })).toBeVisible();
        /** Returns how much of the focused control a bar covers; undefined if it is fully visible. */
        const getCovered = () =>
          page.evaluate(() => {
            const { activeElement: element, documentElement: root } = document;
            if (!element || element === document.body) return 'Nothing has the focus.';
            const bars = [
              ...document.querySelectorAll('section[aria-label="Cookies"], [aria-label="Compare products"]'),
            ];
            const { top, bottom, left, right, height } = element.getBoundingClientRect();
            const covered = bars
              .filter((bar) => !bar.contains(element))
              .map((bar) => bar.getBoundingClientRect())
              .filter((area) => Math.min(right, area.right) > Math.max(left, area.left))
              .reduce(
                (sum, area) => sum + Math.max(0, Math.min(bottom, area.bottom) - Math.max(top, area.top)),
                0,
              );
            // The space that the page reserves for the focused control. A taller one does not fit.
            const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(root);
            const free = innerHeight - parseFloat(scrollPaddingTop) - parseFloat(scrollPaddingBottom);
            const isShown = height <= free ? covered <= 1 : height - covered >= free / 2;
            return isShown
              ? undefined
              : `${element.outerHTML.slice(0, 120)}: ${covered} of ${height} px covered`;
          });
        for (let stop = 0; stop < 60; stop += 1) {
          await page.keyboard.press('Tab');
          expect([stop, await getCovered()]).toEqual([stop, undefined]);
        }
        await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).focus();
        expect(await getCovered()).toBeUndefined();
        const [banner, bar] = await Promise.all(
          [bannerOf(page), page.getByRole('region', { name: 'Compare products' })].map((each) =>
            each.boundingBox(),
          ),
        );
        expect(banner!.y + banner!.height).toBeLessThanOrEqual(bar!.y + 1);
      },
    );
  }
});

test('the banner shifts nothing', FULL, async ({ page, context }) => {
  await serveOthers(context);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      // TypeScript does not know this entry type.
      for (const entry of list.getEntries()) window.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openReady(page, '/c/paper');
  await expect(bannerOf(page)).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(await page.evaluate(() => window.shifted)).toBe(0);
});

test(
  'the banner of the home page is reported to analytics once per page view',
  FULL,
  async ({ page, context }) => {
    await serveOthers(context);
    await openReady(page);
    await choose(page, 'Accept all');
    const banner = page.getByRole('region', { name: 'Pick it up today' });
    const getReports = async () => (await getReceived(page))?.filter((name) => name === 'mbox-report');
    await expect(banner).toBeAttached();
    await expect.poll(getReports).toEqual(['mbox-report']);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await getReports()).toEqual(['mbox-report']);
    // Another page view in the same document.
    await banner.getByRole('link', { name: 'Find a store' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Stores' })).toBeVisible();
    await page.goBack();
    // The banner waits while its place is on screen, which is where the browser scrolls to.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await getReports()).toEqual(['mbox-report', 'mbox-report']);
    }).toPass({ timeout: 15_000 });
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no question, and no control for it', FULL, async ({ page, context }) => {
    const requested = await serveOthers(context);
    await page.goto('/');
    await expect(bannerOf(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeHidden();
    expect(requested).toEqual([]);
  });
});

test.describe('in a shop with nothing to consent to', () => {
  test.use({ baseURL: process.env.SHOP_URL });
  test('there is no question', async ({ page, baseURL }) => {
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await page.goto('/?cid=spring-26');
    await untilReady(page);
    await expect(bannerOf(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toHaveCount(0);
    const kept = await page.evaluate(() => localStorage.getItem('foolscap:campaign-sdc'));
    expect(JSON.parse(kept ?? 'null')).toMatchObject({ value: 'spring-26' });
    expect([...origins].filter((origin) => origin.startsWith('http'))).toEqual([new URL(baseURL!).origin]);
  });
});
