import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { CONSENT } from './open-shop.mjs';
import { untilReady } from './shopper.ts';

export const SCRIPT = CONSENT.ANALYTICS_SCRIPT;
export const PIXEL = CONSENT.TRACKING_PIXELS;
export const ADS = CONSENT.AD_BEACON_ORIGINS;
const OTHERS = /^http:\/\/127\.0\.0\.1:818\d\//;

/** A provider script that records what it receives. */
const PROVIDER = `
window.received = [];
window.foolscapAnalytics = { loaded: true, track: (event) => window.received.push(event.name) };
window.dispatchEvent(new Event('foolscap-analytics:loaded'));
`;

/** Opens a page and waits for everything that it loads when idle. */
export async function openReady(page: Page, path = '/') {
  await page.goto(path);
  await untilReady(page);
}

/** Responds for the third parties. @returns the URLs that a browser's pages request from them */
export async function serveOthers(context: BrowserContext): Promise<string[]> {
  const requested: string[] = [];
  await context.route(OTHERS, (route) => {
    requested.push(route.request().url());
    return route.fulfill(
      route.request().url() === SCRIPT
        ? { contentType: 'text/javascript', body: PROVIDER }
        : { status: 204, body: '' },
    );
  });
  return requested;
}

export const bannerOf = (page: Page) => page.getByRole('region', { name: 'Cookies' });

export async function choose(page: Page, name: 'Accept all' | 'Necessary only') {
  await bannerOf(page).getByRole('button', { name }).click();
  await expect(bannerOf(page)).toHaveCount(0);
}

/** Opens the settings through the footer. */
export async function openSettings(page: Page) {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  return page.getByRole('dialog', { name: 'Cookie settings' });
}

/** Returns the names of the events that the open page's provider has received; undefined without a provider. */
export const getReceived = (page: Page) =>
  // `Window` does not declare this test's object.
  page.evaluate(() => (window as unknown as { received?: string[] }).received);
