import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';

export { expect };

/** Longer than a page takes on a busy machine. A page whose script does not come is used as it is. */
const PATIENCE_MS = 5000;

/**
 * Waits until what can be pressed is lively. Before that forms and links work as they do without script, which has journeys of its own; which
 * of the two somebody gets must not hang on how busy the machine is.
 */
const untilLively = (page: Page) =>
  page
    .waitForFunction(
      () =>
        [...document.querySelectorAll('#root :is(form, button)')].every((element) =>
          Object.keys(element).some((name) => name.startsWith('__reactProps$')),
        ),
      undefined,
      { timeout: PATIENCE_MS },
    )
    .catch(() => undefined);

/** A form that was posted, or a link that left the page, led there; it is lively. */
export async function expectPage(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(address);
  await untilLively(page);
}

/** A page that is lively whenever it has been opened or loaded anew. */
export function livelyPage(page: Page): Page {
  const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
  page.goto = async (url, options) => {
    const reply = await goto(url, options);
    await untilLively(page);
    return reply;
  };
  page.reload = async (options) => {
    const reply = await reload(options);
    await untilLively(page);
    return reply;
  };
  return page;
}

/** Playwright's `test` with such a page. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await use(livelyPage(page));
  },
});
