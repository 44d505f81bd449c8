// Measures a page in a browser: total blocking time, the time from a click until the cart's count changes, and layout shifts.
import { chromium } from '@playwright/test';
import { findBrowser, launchArgs } from '../checks/find-browser.mjs';
import { getBlocked, getWatched, middle, slowDown, watch } from './watch.mjs';

export async function openBrowser() {
  return chromium.launch({ executablePath: findBrowser(() => undefined), args: launchArgs });
}

/** Measures total blocking time and layout shift of a first visit, with a slowed CPU; the median of several runs. */
export async function visit(browser, url, { slowed, times = 5, settleMs = 3500 }) {
  const blocked = [];
  const shifted = [];
  for (let turn = 0; turn < times; turn += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await watch(page);
    await slowDown(page, slowed);
    await page.goto(url, { waitUntil: 'load' });
    // Measures blocking and shifts over a fixed period after loading.
    await page.waitForTimeout(settleMs);
    const seen = await getWatched(page);
    blocked.push(getBlocked(seen));
    shifted.push(seen.shifted);
    await context.close();
  }
  return { blocked: middle(blocked), shifted: Math.max(...shifted) };
}

const SHOP = {
  ready: 'html[data-ready]',
  count: 'header a[href$="/cart"]',
  button: 'main form button[type="submit"]',
};
/** The bare page of `bare-server.mjs`. */
export const BARE = { ready: '#root', count: '#count', button: 'button' };

/** Measures the milliseconds from a click on "Add to cart" until the count changes; the median of several runs. */
export async function clickToCount(browser, url, { slowed, times = 9, on = SHOP }) {
  const took = [];
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  for (let turn = 0; turn < times; turn += 1) {
    await page.goto(url, { waitUntil: 'networkidle' });
    // Like most clicks, this one follows an idle period in which the transport was loaded.
    await page.waitForSelector(on.ready, { state: 'attached' });
    await slowDown(page, slowed);
    const ms = await page.evaluate(
      (parts) =>
        new Promise((resolve, reject) => {
          const count = document.querySelector(parts.count);
          const button = [...document.querySelectorAll(parts.button)].find((each) =>
            each.textContent.startsWith('Add to cart'),
          );
          const before = count.textContent;
          const begun = performance.now();
          const observer = new MutationObserver(() => {
            if (count.textContent === before) return;
            observer.disconnect();
            resolve(performance.now() - begun);
          });
          observer.observe(count, { subtree: true, childList: true, characterData: true });
          setTimeout(() => reject(new Error('the count did not change')), 10_000);
          button.click();
        }),
      on,
    );
    await slowDown(page, 1);
    if (turn > 0) took.push(ms);
  }
  await context.close();
  return middle(took);
}
