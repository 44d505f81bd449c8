import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { holdAccounts } from './hold-account.ts';
import { CONSENT, openShop } from './open-shop.mjs';

export type Shop = Awaited<ReturnType<typeof openShop>>;

export { expect };

/**
 * Marks a journey that only `npm run test:full` runs, because another journey of its family, or a test in another layer, shows the same
 * rules.
 */
export const FULL = { tag: '@full' };

/** Longer than hydration takes on a busy machine. */
const PATIENCE_MS = 60_000;

/** Pages with JavaScript. */
const hydratedPages = new WeakSet<Page>();

/**
 * Waits until every form and button is hydrated. Until then they work as without JavaScript, which has journeys of its own. Which of the
 * two a journey gets must not depend on how busy the machine is.
 */
async function untilHydrated(page: Page): Promise<void> {
  if (!hydratedPages.has(page)) return;
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('#root :is(form, button)')].every((element) =>
        Object.keys(element).some((name) => name.startsWith('__reactProps$')),
      ),
    undefined,
    { timeout: PATIENCE_MS },
  );
}

/** Expects a form submission or a link to lead to a URL, and waits until the page there is hydrated. */
export async function expectPage(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(address);
  await untilHydrated(page);
}

/**
 * Makes a page wait for hydration whenever it is opened or reloaded, but not when it is opened with `waitUntil: 'commit'`, for journeys
 * whose scripts are held back. Not for pages without JavaScript, which never hydrate.
 */
export function hydratedPage(page: Page): Page {
  hydratedPages.add(page);
  const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
  page.goto = async (url, options) => {
    const reply = await goto(url, options);
    if (options?.waitUntil !== 'commit') await untilHydrated(page);
    return reply;
  };
  page.reload = async (options) => {
    const reply = await reload(options);
    await untilHydrated(page);
    return reply;
  };
  return page;
}

/** Describes the page on which a journey failed: its URL, heading and messages. */
async function describePage(page: Page): Promise<string> {
  const { pathname, search } = new URL(page.url());
  const texts = await page
    .locator('h1, [role="alert"], [role="status"], dialog[open] h2')
    .filter({ visible: true })
    .allInnerTexts()
    .catch(() => []);
  const said = texts.map((text) => text.trim().replace(/\s+/g, ' ').slice(0, 120)).filter(Boolean);
  return `${pathname}${search}${said.length > 0 ? ` (${said.join(' | ')})` : ''}`;
}

/** Creates a fixture that opens a shop with other settings for a worker's journeys. */
const shopWith =
  (env: Record<string, string>) =>
  async ({}: object, use: (shop: Shop) => Promise<void>): Promise<void> => {
    const shop = await openShop({ env });
    await use(shop);
    await shop.close();
  };

/** The page with the list of what the shop stores, by origin of the shop. */
const storageLists = new Map<string, Promise<string>>();

/** Expects everything that the page has stored in the browser to be in the list for visitors (docs/decisions/content-pages.md). */
async function expectListedStorage(page: Page): Promise<void> {
  const { origin, protocol } = new URL(page.url());
  if (protocol !== 'http:') return;
  const keys = await page
    .evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    // The page is being left.
    .catch(() => []);
  if (keys.length === 0) return;
  const list =
    storageLists.get(origin) ??
    fetch(`${origin}/cc/api/content/page?path=/cookies`).then((reply) => reply.text());
  storageLists.set(origin, list);
  const text = await list;
  // Each site has its own entry.
  const getName = (key: string) => key.replace(/[-:](sdc|sba)$/, '');
  expect(keys.filter((key) => !text.includes(getName(key)))).toEqual([]);
}

interface Fixtures {
  /** Waits until no other journey uses a demo member, whose cart it would change, and makes others wait until the journey ends. */
  holdAccount: (username: string) => Promise<void>;
}

interface Shops {
  /** Has an analytics provider, a pixel and an ad server, so its pages ask for consent. */
  consentShop: Shop;
  /** Fails when a journey requests it. */
  faultyShop: Shop;
  /** Shows the gateway's card form. */
  hostedShop: Shop;
}

/**
 * Playwright's `test` with a page that waits for hydration, unless its journeys run without JavaScript. All journeys share one shop, except
 * those that need other settings: `test.use({ baseURL: ({ consentShop }, use) => use(consentShop.url) })`.
 */
export const test = base.extend<Fixtures, Shops>({
  page: async ({ page, javaScriptEnabled }, use, testInfo) => {
    await use(javaScriptEnabled === false ? page : hydratedPage(page));
    if (javaScriptEnabled !== false && testInfo.status === testInfo.expectedStatus && !page.isClosed())
      await expectListedStorage(page);
    if (testInfo.status !== testInfo.expectedStatus && !page.isClosed())
      testInfo.annotations.push({ type: 'page', description: await describePage(page) });
  },
  holdAccount: async ({}, use) => {
    const { hold, release } = holdAccounts();
    await use(hold);
    release();
  },
  consentShop: [shopWith(CONSENT), { scope: 'worker' }],
  faultyShop: [shopWith({ FAULTS: '1' }), { scope: 'worker' }],
  hostedShop: [shopWith({ HOSTED_FIELDS: '1', LOG_LEVEL: 'info' }), { scope: 'worker' }],
});
