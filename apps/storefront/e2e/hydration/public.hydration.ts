import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { PRODUCT_ADDRESS, PUBLIC_PAGES } from '../../src/testing/page-addresses.ts';
import { test } from './hydration.ts';
import { hydrationFaults } from './hydrated-page.ts';
import { STORES } from './stores.ts';

async function someProduct(request: APIRequestContext): Promise<string> {
  const reply = await request.get('/cc/api/catalog/search?q=paper');
  const { data } = (await reply.json()) as { data: { items: { itemUrl: string }[] } };
  return data.items[0]!.itemUrl;
}

/** Pages that differ between the stores. The others repeat those of the first store, and run only in `npm run test:full`. */
const DIFFERENT: ReadonlySet<string> = new Set([
  '/',
  '/search?q=paper',
  PRODUCT_ADDRESS,
  '/cart',
  '/list/mylists',
  '/stores',
  '/quick-order',
  '/office/supplies/login',
  '/office/supplies/register',
]);

for (const root of STORES) {
  for (const path of PUBLIC_PAGES) {
    const tag = root === '' || DIFFERENT.has(path) ? [] : ['@full'];
    test(`${root}${path} hydrates as the server rendered it`, { tag }, async ({ page, request }) => {
      const address = path === PRODUCT_ADDRESS ? await someProduct(request) : path;
      expect(await hydrationFaults(page, root + address)).toEqual([]);
    });
  }
}
