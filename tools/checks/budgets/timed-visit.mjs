// Times a page at a quarter of the CPU's speed, like a shopper's browser with nothing attached to its scripts. A page that Playwright opens runs
// slower: Playwright enables the inspector's runtime domain, for which V8 reads the whole source of a function again when it records where an error
// was created. For the shop's scripts this takes as long as running them. So the visit uses a session of its own that never enables the domain.
import { setTimeout as sleep } from 'node:timers/promises';
import { BARE_HEADER } from './bare-proxy.mjs';

const PHONE = { width: 390, height: 844, deviceScaleFactor: 1, mobile: false };
const SLOWED = 4;
/** The largest paint and hydration are finished when a page has loaded nothing and had no long task for this long. */
const PAINTED_MS = 1_000;
const LONGEST_VISIT_MS = 60_000;

/** Runs in the page before its own scripts. Times in ms. */
function watchTimes() {
  const times = { first: 0, largest: 0, blocked: 0, tasks: 0 };
  globalThis.times = times;
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ startTime }) => (times.first = startTime));
  observe('largest-contentful-paint', ({ startTime }) => (times.largest = startTime));
  observe('longtask', ({ duration }) => {
    times.blocked += duration - 50;
    times.tasks += 1;
  });
}

/** Attaches to a page. `send` resolves to the result of a command. */
async function attach(cdp, targetId) {
  const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map();
  const receive = (event) => {
    if (event.sessionId !== sessionId) return;
    const { id, result, error } = JSON.parse(event.message);
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error) reject?.(new Error(error.message));
    else resolve?.(result);
  };
  cdp.on('Target.receivedMessageFromTarget', receive);
  let last = 0;
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        const message = JSON.stringify({ id: last, method, params });
        cdp.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
      }),
    detach: () => cdp.off('Target.receivedMessageFromTarget', receive),
  };
}

/** Resolves to the page's times when it is quiet. */
async function untilQuiet(send) {
  const until = Date.now() + LONGEST_VISIT_MS;
  const expression =
    'JSON.stringify([document.readyState, performance.getEntriesByType("resource").length, times])';
  for (let before = ''; Date.now() < until; await sleep(PAINTED_MS)) {
    const { value } = (await send('Runtime.evaluate', { expression })).result;
    const [state, , times] = JSON.parse(value);
    if (value === before && state === 'complete' && times.first > 0) return times;
    before = value;
  }
  throw new Error('The page did not become quiet.');
}

/**
 * Visits a page once with an empty cache.
 *
 * @param {import('@playwright/test').CDPSession} cdp a session of the browser
 * @param {string} url
 * @param {{ isBare?: boolean, cookies?: { name: string, value: string, url: string }[] }} [options] `isBare`: without its scripts
 * @returns {Promise<{ first: number, largest: number, blocked: number }>} times in ms
 */
export async function timedVisit(cdp, url, { isBare = false, cookies = [] } = {}) {
  const { browserContextId } = await cdp.send('Target.createBrowserContext');
  try {
    await cdp.send('Storage.setCookies', { cookies, browserContextId });
    const { targetId } = await cdp.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { send, detach } = await attach(cdp, targetId);
    await send('Emulation.setDeviceMetricsOverride', PHONE);
    await send('Network.enable');
    if (isBare) await send('Network.setExtraHTTPHeaders', { headers: { [BARE_HEADER]: '1' } });
    await send('Page.enable');
    await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watchTimes})()` });
    await send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await send('Page.navigate', { url });
    const times = await untilQuiet(send);
    detach();
    return times;
  } finally {
    await cdp.send('Target.disposeBrowserContext', { browserContextId });
  }
}
