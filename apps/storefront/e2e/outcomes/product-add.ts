import type { Page, Response } from '@playwright/test';
import { untilReady } from '../shopper.ts';
import { untilHydrated } from './until-hydrated.ts';
import { getPath } from './visitor.ts';
import type { Reply, Visitor } from './visitor.ts';

interface Line {
  itemId: string;
  qty: number;
}

/** A product that is always sold, used if an item has no page. */
const ON_SALE = '24110101';

/** Locates the button of the product's own form; buttons of tiles include the product's name. */
const addButton = (page: Page, itemId: string) =>
  page
    .locator('form', { has: page.locator(`input[name="itemId"][value="${itemId}"]`) })
    .getByRole('button', { name: 'Add to cart', exact: true })
    .first();

/**
 * Opens the page of a product that could be bought when the page was loaded but no longer can. The shop itself does not offer such items.
 */
async function openOutdated({ page, open, site }: Visitor, itemId: string): Promise<void> {
  await open(`/p/${ON_SALE}`);
  await untilReady(page);
  const isSold = {
    isOutOfStock: false,
    availableQuantity: 99,
    quantityLimit: 9999,
    refusal: undefined,
    sale: undefined,
  };
  await page.route(new RegExp(`/cc/api/catalog/[^?]*${itemId}`), async (route) => {
    const reply = await route.fetch();
    const usable = reply.ok()
      ? reply
      : await route.fetch({ url: route.request().url().replace(itemId, ON_SALE) });
    const body = await usable.json();
    const product = body.data.product ?? body.data;
    Object.assign(product, { itemId, priceValue: product.priceValue ?? 1, ...isSold });
    await route.fulfill({ status: 200, json: body });
  });
  await page.evaluate(
    (path) => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    },
    getPath(site, `/p/${itemId}`),
  );
  await addButton(page, itemId).waitFor({ state: 'attached' });
}

/** Converts a response of a page to a reply. */
export const toReply = async (response: Response): Promise<Reply> => ({
  status: response.status(),
  body: await response.json(),
});

/** Checks for a page's write calls. */
export const isWrite = (response: Response): boolean =>
  response.url().includes('/cc/api/checkout') && response.request().method() === 'POST';

/**
 * Adds an item with the button of its product page. The request is the step's, whose quantity, store or parameter the page may not offer,
 * as if it had been loaded earlier.
 * @returns the reply to the page's own request
 */
export async function addOnProductPage(
  visitor: Visitor,
  { add, query = '' }: { add: Line[]; query?: string },
): Promise<Reply> {
  const { page, open } = visitor;
  const [first, ...others] = add;
  await open(`/p/${first!.itemId}`);
  const button = addButton(page, first!.itemId);
  const isOffered = (await button.count()) > 0;
  if (isOffered) await untilReady(page);
  else await openOutdated(visitor, first!.itemId);
  for (const { itemId } of others) await page.locator(`input[name$="${itemId}"]`).check();
  await page.route('**/cc/api/checkout/default/item*', async (route) => {
    const request = route.request();
    const url = query ? `${request.url().split('?')[0]}?${query}` : request.url();
    await route.continue({ url, postData: JSON.stringify({ ...request.postDataJSON(), items: add }) });
  });
  const replied = page.waitForResponse(isWrite);
  await untilHydrated(button);
  await button.click();
  return toReply(await replied);
}
