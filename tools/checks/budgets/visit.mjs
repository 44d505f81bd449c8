// Visits pages in a browser like a shopper with a phone, and measures the received files, paint times and blocking time.
import { middle } from '../../bench/watch.mjs';
import { timedVisit } from './timed-visit.mjs';

const PHONE = { width: 390, height: 844 };
/** A page without a request for this long is idle. Deferred loads start 2 s after the last input. */
const IDLE_MS = 2_500;

async function untilQuiet(page) {
  let last = Date.now();
  const note = () => (last = Date.now());
  page.on('request', note);
  page.on('requestfinished', note);
  while (Date.now() - last < IDLE_MS) await page.waitForTimeout(100);
}

/**
 * Visits a page once with an empty cache, until it has loaded everything that it loads without input.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ cookies?: object[] }} [options]
 * @returns {Promise<{ path: string, type: string }[]>} the files that it requested
 */
export async function listFiles(browser, url, { cookies = [] } = {}) {
  const context = await browser.newContext({ viewport: PHONE });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const files = [];
  page.on('request', (request) =>
    files.push({ path: new URL(request.url()).pathname, type: request.resourceType() }),
  );
  await page.goto(url, { waitUntil: 'load' });
  await untilQuiet(page);
  await context.close();
  return files;
}

/**
 * Compares a page with its bare counterpart.
 *
 * @returns {Promise<{ take: (turns: number) => Promise<{ page: object, bare: object }> }>} `take` visits both in turns, and resolves to the medians of
 *   all visits so far, in whole ms
 */
export async function createComparison(browser, url, { cookies = [] } = {}) {
  const cdp = await browser.newBrowserCDPSession();
  const visits = { page: [], bare: [] };
  const getMedians = (of) =>
    Object.fromEntries(
      ['first', 'largest', 'blocked'].map((time) => [time, Math.round(middle(of.map((each) => each[time])))]),
    );
  return {
    async take(turns) {
      for (let turn = 0; turn < turns; turn += 1) {
        visits.bare.push(await timedVisit(cdp, url, { isBare: true, cookies }));
        visits.page.push(await timedVisit(cdp, url, { cookies }));
      }
      return { page: getMedians(visits.page), bare: getMedians(visits.bare) };
    },
  };
}
