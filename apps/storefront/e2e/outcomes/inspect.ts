import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../inspect-page.ts';
import { danglingIds } from '../dangling-ids.ts';
import { expect } from '../journey.ts';

const FOLDER = 'out/outcomes';

/** Collects the errors that a page logs. The browser itself logs each reply that is an error. */
export function watchConsole(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
}

/** Expects a screen to be accessible and to fit its window. @param surface the part that axe checks; the whole page by default */
export async function inspectScreen(page: Page, surface?: string): Promise<void> {
  await expectFits(page);
  expect(await danglingIds(page)).toEqual([]);
  await expectAccessible(page, surface);
}

/** Saves a picture of a screen as `out/outcomes/SITE/NAME-WIDTH.png`. @param fullPage false for surfaces above the page */
export async function takePicture(
  page: Page,
  { site, name, width, fullPage }: { site: string; name: string; width: number; fullPage: boolean },
): Promise<void> {
  mkdirSync(join(FOLDER, site), { recursive: true });
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined))),
  );
  await page.screenshot({ path: join(FOLDER, site, `${name}-${width}.png`), fullPage });
}
