import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { createShopper, untilReady } from './shopper.ts';

/** Reads the setting `ANALYTICS_SCRIPT` from the page. */
const getScriptUrl = (page: Page) =>
  page.evaluate(() => {
    const { shop } = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as {
      shop: { analyticsScript: string };
    };
    return shop.analyticsScript;
  });

/** Adds a script to the page, and returns whether the Content-Security-Policy and the network let it run. */
const addScript = (page: Page, url: string) =>
  page.evaluate(
    (src) =>
      new Promise<boolean>((resolve) => {
        const script = document.createElement('script');
        script.onload = () => resolve(true);
        script.onerror = () => resolve(false);
        script.src = src;
        document.head.append(script);
      }),
    url,
  );

test('a page without consent loads no analytics, and keeps the campaign id', async ({ page, baseURL }) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.goto('/?cid=spring-26');
  await untilReady(page);
  await createShopper(page).searchAndAdd('stapler');
  await untilReady(page);
  const kept = await page.evaluate(() => localStorage.getItem('foolscap:campaign-sdc'));
  expect(JSON.parse(kept ?? 'null')).toMatchObject({ value: 'spring-26' });
  expect([...origins].filter((origin) => origin.startsWith('http'))).toEqual([new URL(baseURL!).origin]);
});

test('a page may load scripts of the provider’s origin only', async ({ page }) => {
  await page.route(/127\.0\.0\.1:(9|10)\//, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '0' }),
  );
  await page.goto('/');
  const url = await getScriptUrl(page);
  expect(await addScript(page, url)).toBe(true);
  expect(await addScript(page, url.replace(':9/', ':10/'))).toBe(false);
});
