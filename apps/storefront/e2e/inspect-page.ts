import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Returns the elements that make the page wider than its window, up to three. */
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

/** Expects a page to fit its window, once a change of its layout has been followed by the parts that measure themselves. */
export async function expectFits(page: Page): Promise<void> {
  // Two frames later, a change of text size or of the window has reached the layout.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect.poll(() => getOverflowing(page), 'elements outside the window').toEqual([]);
}

/** Expects a page to have no violation that axe finds. @param part the part to look at; the whole page by default */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page });
  if (part) axe.include(part);
  const { violations } = await axe
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** Expects an element of the page to have the focus: after its control has gone, it must not fall to the page. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
}
