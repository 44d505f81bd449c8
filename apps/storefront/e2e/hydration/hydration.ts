import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';

const STORAGE = 'cookies,local_storage,indexeddb,cache_storage,service_workers';

/**
 * Gives every test the same page, without the cookies and storage of earlier tests, so that the large scripts of React's development build
 * come from the cache.
 */
export const test = base.extend<object, { window: Page }>({
  window: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: process.env.SHOP_URL! });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ window: page, baseURL }, use) => {
    // Leaves the previous test's page, whose session storage belongs to the window.
    if (page.url() !== 'about:blank') await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
    await page.context().clearCookies();
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin: baseURL!, storageTypes: STORAGE });
    await session.detach();
    await use(page);
  },
});
