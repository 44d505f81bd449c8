import { expect, test } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { PRODUCT_ADDRESS, PUBLIC_PAGES } from '../../src/testing/page-addresses.ts';
import { hydrationFaults } from './hydrated-page.ts';
import { STORES } from './stores.ts';

async function someProduct(request: APIRequestContext): Promise<string> {
  const reply = await request.get('/cc/api/catalog/search?q=paper');
  const { data } = (await reply.json()) as { data: { items: { itemUrl: string }[] } };
  return data.items[0]!.itemUrl;
}

for (const root of STORES) {
  for (const path of PUBLIC_PAGES) {
    test(`${root}${path} hydrates as the server rendered it`, async ({ page, request }) => {
      const address = path === PRODUCT_ADDRESS ? await someProduct(request) : path;
      expect(await hydrationFaults(page, root + address)).toEqual([]);
    });
  }
}
