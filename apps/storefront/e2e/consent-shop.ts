import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { openShop } from './open-shop.mjs';
import { untilReady } from './shopper.ts';

export const SCRIPT = 'http://127.0.0.1:8180/analytics.js';
export const PIXEL = 'http://127.0.0.1:8181/pixel.gif';
const ADS = 'http://127.0.0.1:8182';
const OTHERS = /^http:\/\/127\.0\.0\.1:818\d\//;

/** The script of a provider that keeps what it gets. */
const PROVIDER = `
window.received = [];
window.foolscapAnalytics = { loaded: true, track: (event) => window.received.push(event.name) };
window.dispatchEvent(new Event('foolscap-analytics:loaded'));
`;

/** Opens a shop with a provider, a pixel and an ad server, whose pages ask for consent, for the journeys of a file. */
export function useConsentShop() {
  let shop: Awaited<ReturnType<typeof openShop>>;
  test.beforeAll(async () => {
    shop = await openShop({
      env: { NODE_OPTIONS: '', ANALYTICS_SCRIPT: SCRIPT, TRACKING_PIXELS: PIXEL, AD_BEACON_ORIGINS: ADS },
    });
  });
  test.afterAll(() => shop.close());
  return {
    /** Returns the URL of a path of this shop. */
    url: (path: string) => shop.url + path,
    /** Opens a page of the shop and waits for all that it loads when it is idle. */
    async open(page: Page, path = '/') {
      await page.goto(shop.url + path);
      await untilReady(page);
    },
  };
}

/** Responds for the other parties, and returns the URLs that the pages of a browser request from them. */
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

/** Opens the settings at the end of the page. */
export async function openSettings(page: Page) {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  return page.getByRole('dialog', { name: 'Cookie settings' });
}

/** Returns the names of the events that the provider of the open page has got; undefined without a provider. */
export const getReceived = (page: Page) =>
  // The object of this test is no property that `Window` declares.
  page.evaluate(() => (window as unknown as { received?: string[] }).received);
