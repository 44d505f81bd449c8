// Watches a page in a browser: its long tasks, its layout shifts, and when it is quiet.

/** Runs in the page before its own scripts. */
function watchPage() {
  globalThis.watched = { tasks: [], shifted: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.watched.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!entry.hadRecentInput) globalThis.watched.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  globalThis.whenQuiet = () =>
    new Promise((resolve) => {
      let timer = 0;
      const restart = () => {
        clearTimeout(timer);
        timer = setTimeout(finish, 333);
      };
      const entries = new PerformanceObserver(restart);
      const markup = new MutationObserver(restart);
      function finish() {
        entries.disconnect();
        markup.disconnect();
        resolve();
      }
      entries.observe({ entryTypes: ['longtask', 'layout-shift'] });
      markup.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      restart();
    });
  /** Resolves in the task after the next frame's callbacks, when the frame was painted. */
  globalThis.afterPaint = () =>
    new Promise((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      }),
    );
}

/** Watches all documents that a page opens from now on. */
export const watch = (page) => page.addInitScript(watchPage);

/** Resolves when the page has had no long task, change of its markup or layout shift for a third of a second. */
export const whenQuiet = (page) => page.evaluate(() => globalThis.whenQuiet());

/** Resolves to the long tasks (ms) and the layout shift since the page was opened, or since `forget`. */
export const getWatched = (page) => page.evaluate(() => globalThis.watched);

/** Starts to watch from here. */
export const forget = (page) =>
  page.evaluate(() => {
    globalThis.watched = { tasks: [], shifted: 0 };
  });

/** Sums the time over 50 ms of each long task: the total blocking time. */
export const getBlocked = ({ tasks }) => tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);

/** Slows the CPU of a page by a factor. */
export async function slowDown(page, rate) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

/** A fast flick through the page: 4,000 pixels per second. */
const SCROLL = { pixels: 160, everyMs: 40 };

/** Scrolls from the top of a page to its end. @returns its long tasks (ms) and the layout shift during the scrolling */
export async function scrollThrough(page) {
  await page.evaluate(() => scrollTo(0, 0));
  await whenQuiet(page);
  await forget(page);
  await page.mouse.move(400, 500);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += SCROLL.pixels) {
    await page.mouse.wheel(0, SCROLL.pixels);
    await page.waitForTimeout(SCROLL.everyMs);
  }
  await whenQuiet(page);
  return getWatched(page);
}

export const middle = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
