// Measures the page of a long list in a browser.
import { middle, scrollThrough, slowDown, watch } from './watch.mjs';

const TURNS = 5;

/**
 * Opens the first page of a list several times, then scrolls through it.
 * @param from path of a page that is opened before it, by a shopper who navigates from there; without it, the list is the first page that
 * the browser shows
 * @returns milliseconds: `contentMs` (median) from the reply's first byte to the first paint with content, and `scrollTasks`, the long
 * tasks while the page scrolls from top to bottom; `rows`, the items on the page
 */
export async function listPage(browser, url, { cookie, listId, slowed, from }) {
  const [name, value] = cookie.split('=');
  const contents = [];
  let scrollTasks = [];
  let rows = 0;
  for (let turn = 0; turn < TURNS; turn += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    await watch(page);
    await slowDown(page, slowed);
    if (from !== undefined) await page.goto(url + from, { waitUntil: 'networkidle' });
    await page.goto(`${url}/kuber/viewList?tid=US&listId=${listId}`, { waitUntil: 'networkidle' });
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    contents.push(
      await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation');
        const paint = performance.getEntriesByName('first-contentful-paint')[0];
        return paint.startTime - navigation.responseStart;
      }),
    );
    if (turn === TURNS - 1) {
      rows = await page.locator('main article').count();
      scrollTasks = (await scrollThrough(page)).tasks;
    }
    await context.close();
  }
  return { contentMs: middle(contents), scrollTasks, rows };
}
