import type { ConsoleMessage, Page } from '@playwright/test';
import { danglingIds } from '../dangling-ids.ts';

/** Longer than React's development build takes to hydrate a page on a busy machine. */
const PATIENCE_MS = 20_000;

/** Messages of the browser itself: an expected 404 or 403, and the performance of the map's graphics driver. */
const OF_THE_BROWSER = /^Failed to load resource: .* (403|404) |^\[\.WebGL-\w+\] ?GL Driver Message /;

/** Collects uncaught errors and React's console warnings until `stop` is called. */
function collectReports(page: Page): { reports: string[]; stop: () => void } {
  const reports: string[] = [];
  const onError = (error: Error) => void reports.push(`uncaught: ${error}`);
  const onConsole = (message: ConsoleMessage) => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && !OF_THE_BROWSER.test(text))
      reports.push(`${message.type()}: ${text.slice(0, 1500)}`);
  };
  page.on('pageerror', onError);
  page.on('console', onConsole);
  return {
    reports,
    stop: () => {
      page.off('pageerror', onError);
      page.off('console', onConsole);
    },
  };
}

/** Resolves once React has hydrated every form control and link of the page, including lazily hydrated parts. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('#root :is(a, button, form, input, select, textarea)')].every((element) =>
        Object.keys(element).some((name) => name.startsWith('__reactProps$')),
      ),
    undefined,
    { timeout: PATIENCE_MS },
  );
}

/**
 * Lists ids and references to ids that differ between the browser's render and the server's. React keeps the server's attributes and
 * reports nothing in production, until a later render mixes both.
 */
function differingIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** React property and its HTML attribute. */
    const PAIRS = {
      id: 'id',
      htmlFor: 'for',
      href: 'href',
      list: 'list',
      name: 'name',
      form: 'form',
      'aria-activedescendant': 'aria-activedescendant',
      'aria-controls': 'aria-controls',
      'aria-describedby': 'aria-describedby',
      'aria-errormessage': 'aria-errormessage',
      'aria-labelledby': 'aria-labelledby',
      'aria-owns': 'aria-owns',
    };
    const differing: string[] = [];
    for (const element of document.querySelectorAll('#root *')) {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
      if (!key) continue;
      const props = Reflect.get(element, key) as Record<string, unknown>;
      for (const [prop, attribute] of Object.entries(PAIRS)) {
        const rendered = props[prop];
        if (typeof rendered !== 'string' || rendered === '') continue;
        const served = element.getAttribute(attribute);
        if (served !== rendered)
          differing.push(`${element.localName}[${attribute}]: served ${served}, hydrated ${rendered}`);
      }
    }
    return differing;
  });
}

/** Lists ids in the server's HTML that are gone after hydration, because their part of the page was discarded and rendered again. */
async function lostIds(page: Page, html: string): Promise<string[]> {
  return page.evaluate((served) => {
    const document_ = new DOMParser().parseFromString(served, 'text/html');
    return [...document_.querySelectorAll('#root [id]')]
      .map(({ id }) => id)
      .filter((id) => !document.getElementById(id));
  }, html);
}

/**
 * Opens a page, waits until all of it is hydrated, and lists every difference between the browser's first render and the server's, and
 * every reference to an id that no element has.
 */
export async function hydrationFaults(page: Page, address: string): Promise<string[]> {
  const { reports, stop } = collectReports(page);
  const reply = await page.goto(address);
  await untilHydrated(page);
  // Content for browsers without JavaScript is not hydrated.
  const html = ((await reply?.text()) ?? '').replaceAll(/<noscript>.*?<\/noscript>/gs, '');
  stop();
  return [
    ...reports,
    ...(await differingIds(page)).map((line) => `differs: ${line}`),
    ...(await lostIds(page, html)).map((id) => `lost: #${id}`),
    ...(await danglingIds(page)).map((line) => `dangling: ${line}`),
  ];
}
