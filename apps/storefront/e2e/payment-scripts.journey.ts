import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { readInventory, readNames, writeInventory } from './payment-scripts/inventory.mjs';
import { createShopper, untilReady } from './shopper.ts';

// The scripts of the checkout page are those of docs/operators/payment-scripts.md (PCI DSS 4.0.1, 6.4.3).

const manifest = readFileSync(new URL('../dist/client/.vite/manifest.json', import.meta.url), 'utf8');
const names = readNames(JSON.parse(manifest));

/** Collects the scripts that load from now on, by their names in the inventory; a script without one by its URL. */
function collectScripts(page: Page, origin: string, scripts: Set<string>): void {
  page.on('response', (response) => {
    const url = new URL(response.url());
    const isScript =
      response.request().resourceType() === 'script' ||
      /javascript/.test(response.headers()['content-type'] ?? '');
    if (!isScript) return;
    scripts.add((url.origin === origin && names.get(url.pathname)) || url.href);
  });
}

/** Lists scripts in the documents of all frames that are no file of the build: code in the page, and files of other places. */
const findOtherScripts = async (page: Page, origin: string) =>
  (
    await Promise.all(
      page
        .frames()
        .map((frame) =>
          frame.evaluate(() =>
            [...document.scripts]
              .filter(({ type }) => !type.endsWith('json'))
              .map(({ src, nonce, textContent }) => ({ src, hasNonce: nonce !== '', code: textContent })),
          ),
        ),
    )
  )
    .flat()
    .filter(({ src, hasNonce, code }) => code || !hasNonce || !names.has(src.replace(origin, '')));

/** Goes through the ways to pay of an open checkout, so that their scripts load. */
async function openWaysToPay(page: Page) {
  await page.reload();
  await untilReady(page);
  const tabs = page.getByRole('tab');
  await tabs.first().waitFor();
  for (const tab of await tabs.all()) await tab.click();
  await tabs.first().click();
  await page.waitForLoadState('networkidle');
}

test('exactly the scripts of the inventory load on the checkout page of both sites', async ({
  page,
  baseURL,
}) => {
  const scripts = new Set<string>();
  const origin = new URL(baseURL!).origin;
  await createShopper(page).goToPayment('stapler');
  // Scripts of the pages before stay in the document until another one is loaded.
  collectScripts(page, origin, scripts);
  await openWaysToPay(page);
  expect(await findOtherScripts(page, origin)).toEqual([]);

  // The sign-in page has scripts of its own.
  const ofGuests = new Set(scripts);
  await page.goto('/cc/mmx/office/supplies/login?TARGET=/cc/mmx/account');
  await createShopper(page).signIn('buyer@example.com', 'carbon-and-copy');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await page.context().request.post('/cc/api/checkout/default/item', {
    headers: { 'x-tenant': 'sba', origin },
    data: { items: [{ itemId: '24110101', qty: 1 }] },
  });
  await page.waitForLoadState('networkidle');
  scripts.clear();
  for (const name of ofGuests) scripts.add(name);
  await page.goto('/cc/mmx/checkout');
  await openWaysToPay(page);
  expect(await findOtherScripts(page, origin)).toEqual([]);

  if (process.env.PAYMENT_SCRIPTS === 'write') await writeInventory(scripts);
  expect([...scripts].sort()).toEqual([...readInventory().keys()].sort());
});

test('a script of another place, an inline script and code in an attribute do not run on the checkout page', async ({
  page,
}) => {
  await createShopper(page).goToPayment('stapler');
  const blocked: string[] = [];
  await page.exposeBinding('reportBlocked', (_source, directive: string) => blocked.push(directive));
  const ran = await page.evaluate(async () => {
    const report = (window as unknown as { reportBlocked(directive: string): Promise<void> }).reportBlocked;
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => void report(effectiveDirective));
    const add = (attributes: Record<string, string>, code = '') => {
      const script = document.createElement('script');
      for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
      script.textContent = code;
      document.body.append(script);
    };
    add({ src: 'http://127.0.0.1:11/other.js' });
    add({}, 'window.hasRun = true');
    const image = document.createElement('img');
    image.setAttribute('onerror', 'window.hasRun = true');
    image.src = 'data:image/png,none';
    document.body.append(image);
    await new Promise((resolve) => {
      image.addEventListener('error', resolve);
    });
    return 'hasRun' in window;
  });
  expect(ran).toBe(false);
  await expect
    .poll(() => [...blocked].sort())
    .toEqual(['script-src-attr', 'script-src-elem', 'script-src-elem']);
});
