import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';

export { expect };

/** Longer than a page takes on a busy machine. A page whose script does not come is used as it is. */
const PATIENCE_MS = 5000;

/** Pages whose script runs. */
const hydratedPages = new WeakSet<Page>();

/**
 * Waits until every form and button is hydrated. Before that they work as they do without script, which has journeys of its own; which of
 * the two a journey gets must not depend on how busy the machine is.
 */
async function untilHydrated(page: Page): Promise<void> {
  if (!hydratedPages.has(page)) return;
  await page
    .waitForFunction(
      () =>
        [...document.querySelectorAll('#root :is(form, button)')].every((element) =>
          Object.keys(element).some((name) => name.startsWith('__reactProps$')),
        ),
      undefined,
      { timeout: PATIENCE_MS },
    )
    .catch(() => undefined);
}

/** Expects that a form that was posted, or a link, leads to an address, and waits until the page there is hydrated. */
export async function expectPage(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(address);
  await untilHydrated(page);
}

/** Makes a page wait until it is hydrated whenever it is opened or reloaded. Not for pages without script: they never are. */
export function hydratedPage(page: Page): Page {
  hydratedPages.add(page);
  const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
  page.goto = async (url, options) => {
    const reply = await goto(url, options);
    await untilHydrated(page);
    return reply;
  };
  page.reload = async (options) => {
    const reply = await reload(options);
    await untilHydrated(page);
    return reply;
  };
  return page;
}

/** Playwright's `test` with a page that waits for hydration, unless its journeys run without script. */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    await use(javaScriptEnabled === false ? page : hydratedPage(page));
  },
});
