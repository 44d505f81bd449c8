// Visits pages in a browser as a shopper with a phone does: what they receive, when it is painted, and how long the page is blocked.
import { getBlocked, getWatched, middle, slowDown, watch } from '../../bench/watch.mjs';
import { BARE_HEADER } from './bare-proxy.mjs';

const PHONE = { width: 390, height: 844 };
/** A page without a request for this long is idle. */
const IDLE_MS = 2_500;
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

/** Resolves when a page has sent no request for a while. */
async function untilIdle(page) {
  let last = Date.now();
  const note = () => (last = Date.now());
  page.on('request', note);
  page.on('requestfinished', note);
  while (Date.now() - last < IDLE_MS) await page.waitForTimeout(100);
}

/**
 * Visits a page once with an empty cache.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ isBare?: boolean, cookies?: object[] }} [options] `isBare`: without its scripts
 * @returns {Promise<{ first: number, largest: number, blocked: number, files: { path: string, type: string }[] }>} times in ms
 */
export async function visit(browser, url, { isBare = false, cookies = [] } = {}) {
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
  await slowDown(page, SLOWED);
  await page.goto(url, { waitUntil: 'load' });
  await untilIdle(page);
  const painted = await page.evaluate(() => globalThis.painted);
  const blocked = getBlocked(await getWatched(page));
  await context.close();
  return { ...painted, blocked, files };
}

/**
 * Visits a page and its bare counterpart in turns.
 *
 * @returns {Promise<{ page: object, bare: object }>} the medians of the times of both, and the files of the last visit
 */
export async function compare(browser, url, { times = 3, cookies = [] } = {}) {
  const visits = { page: [], bare: [] };
  for (let turn = 0; turn < times; turn += 1) {
    visits.bare.push(await visit(browser, url, { isBare: true, cookies }));
    visits.page.push(await visit(browser, url, { cookies }));
  }
  const medians = (of) => ({
    first: middle(of.map(({ first }) => first)),
    largest: middle(of.map(({ largest }) => largest)),
    blocked: middle(of.map(({ blocked }) => blocked)),
    files: of.at(-1).files,
  });
  return { page: medians(visits.page), bare: medians(visits.bare) };
}
