// Measures the cart page with many lines in a browser.
import { getBlocked, getWatched, middle, scrollThrough, slowDown, watch, whenQuiet } from './watch.mjs';

/** Opens the cart page of a session and waits until its lines respond. */
export async function openCart(browser, url, cookie, slowed) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const [name, value] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await watch(page);
  await slowDown(page, slowed);
  await page.goto(`${url}/cart`, { waitUntil: 'networkidle' });
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  await whenQuiet(page);
  return { context, page };
}

/** Clicks plus on one line and resolves to the milliseconds until the next paint. */
const pressPlus = (page, place) =>
  page.evaluate(async (at) => {
    const button = [...document.querySelectorAll('main button[aria-label^="Increase"]')][at];
    button.scrollIntoView({ block: 'center' });
    await globalThis.whenQuiet();
    globalThis.watched.shifted = 0;
    const begun = performance.now();
    button.click();
    await globalThis.afterPaint();
    return performance.now() - begun;
  }, place);

/** Resolves when the next change of a line has its reply. */
export const nextReply = (page, method = 'PUT') =>
  page.waitForResponse((response) => response.request().headers()['x-http-method-override'] === method);

/**
 * Measures a cart page with many lines.
 * @returns milliseconds: `blocked` by long tasks until the page is quiet, `paintMs` (median) and `worstPaintMs` from a click on plus to the
 * next paint, and `scrollTasks`, the long tasks while the page scrolls from top to bottom; layout shift: `changeShift` of a change,
 * `scrollShift` of scrolling
 */
export async function largeCart(browser, url, cookie, { slowed }) {
  const { context, page } = await openCart(browser, url, cookie, slowed);
  try {
    const loaded = await getWatched(page);
    const lines = await page.locator('main article').count();
    const paints = [];
    const shifts = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const reply = nextReply(page);
      paints.push(await pressPlus(page, Math.floor((turn * (lines - 1)) / 6)));
      await reply;
      await whenQuiet(page);
      shifts.push((await getWatched(page)).shifted);
    }
    const scrolled = await scrollThrough(page);
    return {
      lines,
      blocked: getBlocked(loaded),
      paintMs: middle(paints),
      worstPaintMs: Math.max(...paints),
      scrollTasks: scrolled.tasks,
      changeShift: Math.max(...shifts),
      scrollShift: scrolled.shifted,
    };
  } finally {
    await context.close();
  }
}
