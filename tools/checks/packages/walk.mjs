// Shared steps of the walkthroughs of the examples.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect as playwrightExpect } from '@playwright/test';

export const expect = playwrightExpect.configure({ timeout: 10_000 });

/** The products of the examples. */
export const PAPER = 'Everyday copy paper';
export const PENS = 'Ballpoint pens, 12-pack';
export const DESK = 'Rise standing desk';

/** Values that follow from the `theme.css` of each example. */
export const THEME = {
  action: 'rgb(91, 42, 134)',
  onAction: 'rgb(255, 255, 255)',
  margin: 'rgb(194, 65, 12)',
  control: '999px',
  card: '20px',
  font: /^Georgia/,
};

export const button = (scope, name) => scope.getByRole('button', { name, exact: true });

/** Checks the page when animations have finished, because a dialog has too little contrast while it fades in. */
export async function expectAccessible(page) {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([]);
}

/** Opens a page that records errors of its scripts and requests. */
export async function openPage(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const errors = [];
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && errors.push(message.text()),
  );
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(url);
  return { page, errors };
}

export const explain = (error) => (error instanceof Error ? error.message : String(error));

/** Returns a function that takes a picture of the whole page for a README; without a folder it does nothing. */
export const createPhotographer = (page, pictures) => async (name) => {
  if (!pictures) return;
  mkdirSync(pictures, { recursive: true });
  await page.mouse.move(0, 0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.screenshot({ path: join(pictures, `${name}.png`), animations: 'disabled', fullPage: true });
};

/** Shows the page at the width of a phone, and expects that no content is cut off. */
export async function openOnPhone(page) {
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
}
