import { test as base } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';

/**
 * Gives every test a page without cookies and storage in the same browser context: a page loads its scripts, which are large in
 * React's development build, from the cache.
 */
export const test = base.extend<object, { visitor: BrowserContext }>({
  visitor: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: process.env.SHOP_URL! });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ visitor, baseURL }, use) => {
    await visitor.clearCookies();
    const page = await visitor.newPage();
    const session = await visitor.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', {
      origin: baseURL!,
      storageTypes: 'cookies,local_storage,indexeddb,cache_storage,service_workers',
    });
    await session.detach();
    await use(page);
    await page.close();
  },
});
