// Measures the cart page with many lines in a browser.
const middle = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** A fast flick through the page: 4,000 pixels per second. */
const SCROLL = { pixels: 160, everyMs: 40 };

/** Resolves when the page has had no long task, change of its markup or layout shift for a third of a second. */
const whenQuiet = (page) => page.evaluate(() => globalThis.whenQuiet());

/** Opens the cart page of a session and waits until its lines respond. */
async function openCart(browser, url, cookie, slowed) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const [name, value] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await page.addInitScript(() => {
    globalThis.tasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
    globalThis.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    globalThis.whenQuiet = () =>
      new Promise((resolve) => {
        const observers = [];
        const finish = () => {
          for (const observer of observers) observer.disconnect();
          resolve();
        };
        let timer = setTimeout(finish, 333);
        const restart = () => {
          clearTimeout(timer);
          timer = setTimeout(finish, 333);
        };
        const entries = new PerformanceObserver(restart);
        entries.observe({ entryTypes: ['longtask', 'layout-shift'] });
        const markup = new MutationObserver(restart);
        markup.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        observers.push(entries, markup);
      });
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await page.goto(`${url}/cart`, { waitUntil: 'networkidle' });
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  await whenQuiet(page);
  return { context, page };
}

/** Presses plus on one line and resolves to the milliseconds until the next paint. */
const pressPlus = (page, place) =>
  page.evaluate(async (at) => {
    const button = [...document.querySelectorAll('main button[aria-label^="Increase"]')][at];
    button.scrollIntoView({ block: 'center' });
    await globalThis.whenQuiet();
    globalThis.shifted = 0;
    const begun = performance.now();
    button.click();
    // The task after the frame's callbacks runs when the frame was painted.
    await new Promise((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      }),
    );
    return performance.now() - begun;
  }, place);

/**
 * Measures a cart page with many lines.
 * @returns milliseconds: `blocked` by long tasks until the page is idle, `paintMs` (median) and `worstPaintMs` from a press of plus to the next
 * paint, and `scrollTasks`, the long tasks while the page scrolls from top to bottom; layout shift: `changeShift` of a change, `scrollShift` of
 * scrolling
 */
export async function largeCart(browser, url, cookie, { slowed }) {
  const { context, page } = await openCart(browser, url, cookie, slowed);
  try {
    const loaded = await page.evaluate(() => globalThis.tasks);
    const lines = await page.locator('main article').count();
    const paints = [];
    const shifts = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const reply = page.waitForResponse(
        (response) => response.request().headers()['x-http-method-override'] === 'PUT',
      );
      paints.push(await pressPlus(page, Math.floor((turn * (lines - 1)) / 6)));
      await reply;
      await whenQuiet(page);
      shifts.push(await page.evaluate(() => globalThis.shifted));
    }
    await page.evaluate(() => scrollTo(0, 0));
    await whenQuiet(page);
    await page.evaluate(() => {
      globalThis.tasks = [];
      globalThis.shifted = 0;
    });
    await page.mouse.move(400, 500);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += SCROLL.pixels) {
      await page.mouse.wheel(0, SCROLL.pixels);
      await page.waitForTimeout(SCROLL.everyMs);
    }
    await whenQuiet(page);
    const scrolled = await page.evaluate(() => globalThis.tasks);
    return {
      lines,
      blocked: loaded.reduce((sum, duration) => sum + duration - 50, 0),
      paintMs: middle([...paints]),
      worstPaintMs: Math.max(...paints),
      scrollTasks: scrolled,
      changeShift: Math.max(...shifts),
      scrollShift: await page.evaluate(() => globalThis.shifted),
    };
  } finally {
    await context.close();
  }
}
