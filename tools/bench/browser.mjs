// Measures a page in a browser: total blocking time and layout shifts.
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
