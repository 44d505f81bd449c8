import type { Page } from '@playwright/test';

/**
 * Lists a page's references to ids that no element has: labels, ARIA relations, `list` and `form` attributes, and fragment links. A screen
 * reader ignores such a reference silently, and such a link does nothing.
 *
 * @returns one line per reference, for example `input[aria-describedby] → #:r1:-hint`
 */
export function danglingIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Attributes whose value is a list of ids. */
    const REFERENCES = [
      'aria-activedescendant',
      'aria-controls',
      'aria-describedby',
      'aria-details',
      'aria-errormessage',
      'aria-flowto',
      'aria-labelledby',
      'aria-owns',
      'for',
      'form',
      'headers',
      'list',
    ];
    const dangling: string[] = [];
    const check = (element: Element, attribute: string, id: string) => {
      if (!document.getElementById(id)) {
        dangling.push(`${element.localName}[${attribute}] → #${id}`);
      }
    };
    for (const attribute of REFERENCES) {
      for (const element of document.querySelectorAll(`[${attribute}]`)) {
        for (const id of element.getAttribute(attribute)!.split(/\s+/).filter(Boolean))
          check(element, attribute, id);
      }
    }
    for (const link of document.querySelectorAll('a[href^="#"]')) {
      const id = decodeURIComponent(link.getAttribute('href')!.slice(1));
      // "#" and "#top" lead to the top of every page.
      if (id !== '' && id !== 'top') check(link, 'href', id);
    }
    for (const drawing of document.querySelectorAll('use[href^="#"]'))
      check(drawing, 'href', drawing.getAttribute('href')!.slice(1));
    return dangling;
  });
}
