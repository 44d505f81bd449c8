import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Returns up to three elements that make the page wider than its window. */
const getOverflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isOutside = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > clientWidth + 0.5 || left < -0.5);
    };
    const outside = [...document.body.querySelectorAll('*')].filter(isOutside);
    return [`${scrollWidth} px`, ...outside.slice(0, 3).map((element) => element.outerHTML.slice(0, 160))];
  });

/** Expects a page to fit its window, after the parts that measure themselves have followed a layout change. */
export async function expectFits(page: Page): Promise<void> {
  // After two frames, a change of text size or window size has reached the layout.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect.poll(() => getOverflowing(page), 'elements outside the window').toEqual([]);
}

/** Expects a page to have no axe violations. @param part the part to check; the whole page by default */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page });
  if (part) axe.include(part);
  const { violations } = await axe
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** Expects an element of the page to have the focus: it must not be lost when its control goes away. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
}
