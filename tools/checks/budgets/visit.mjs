// Visits pages in a browser like a shopper with a phone, and measures the received files, paint times and blocking time.
import { getBlocked, getWatched, middle, slowDown, watch } from '../../bench/watch.mjs';
import { BARE_HEADER } from './bare-proxy.mjs';

const PHONE = { width: 390, height: 844 };
/** A page without a request for this long is idle. Deferred loads start 2 s after the last input. */
const IDLE_MS = 2_500;
/** The largest paint and hydration are finished when a page has sent no request for this long. */
const PAINTED_MS = 1_000;
const SLOWED = 4;

/** Runs in the page: the times of its first and its largest paint, in ms. */
function watchPaint() {
  globalThis.painted = {};
  const seen = (name) => (list) => {
    for (const { startTime } of list.getEntries()) globalThis.painted[name] = startTime;
  };
  new PerformanceObserver(seen('first')).observe({ type: 'paint', buffered: true });
  new PerformanceObserver(seen('largest')).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Resolves when a page has sent no request for `ms`. */
async function untilQuiet(page, ms) {
  let last = Date.now();
  const note = () => (last = Date.now());
  page.on('request', note);
  page.on('requestfinished', note);
  while (Date.now() - last < ms) await page.waitForTimeout(100);
}

/**
 * Visits a page once with an empty cache.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ isBare?: boolean, cookies?: object[], untilIdle?: boolean }} [options] `isBare`: without its scripts. `untilIdle`: at full speed, until the page has loaded everything that it loads without input; otherwise at a quarter of the CPU's speed, until it is painted
 * @returns {Promise<{ first: number, largest: number, blocked: number, files: { path: string, type: string }[] }>} times in ms
 */
export async function visit(browser, url, { isBare = false, cookies = [], untilIdle = false } = {}) {
  const context = await browser.newContext({ viewport: PHONE });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const files = [];
  page.on('request', (request) =>
    files.push({ path: new URL(request.url()).pathname, type: request.resourceType() }),
  );
  if (isBare) await page.setExtraHTTPHeaders({ [BARE_HEADER]: '1' });
  await page.addInitScript(watchPaint);
  await watch(page);
  if (!untilIdle) await slowDown(page, SLOWED);
  await page.goto(url, { waitUntil: 'load' });
  await untilQuiet(page, untilIdle ? IDLE_MS : PAINTED_MS);
  const painted = await page.evaluate(() => globalThis.painted);
  const blocked = getBlocked(await getWatched(page));
  await context.close();
  return { ...painted, blocked, files };
}

/**
 * Compares a page with its bare counterpart.
 *
 * @returns {{ take: (turns: number) => Promise<{ page: object, bare: object }> }} `take` visits both in turns, and resolves to the medians of all
 *   visits so far, in whole ms
 */
export function createComparison(browser, url, { cookies = [] } = {}) {
  const visits = { page: [], bare: [] };
  const getMedians = (of) =>
    Object.fromEntries(
      ['first', 'largest', 'blocked'].map((time) => [time, Math.round(middle(of.map((each) => each[time])))]),
    );
  return {
    async take(turns) {
      for (let turn = 0; turn < turns; turn += 1) {
        visits.bare.push(await visit(browser, url, { isBare: true, cookies }));
        visits.page.push(await visit(browser, url, { cookies }));
      }
      return { page: getMedians(visits.page), bare: getMedians(visits.bare) };
    },
  };
}
