import type { Page } from '@playwright/test';

declare global {
  interface Window {
    announcements: string[];
  }
}

/**
 * Records what live regions announce on all pages opened from now on: each new text of a region, once per change.
 * @returns reads the announcements since the last read, or since the page was loaded
 */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const LIVE = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]';
    const getRegion = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>(LIVE);
    const texts = new WeakMap<Element, string | null>();
    window.announcements = [];
    // Live regions that already have text when a page opens announce nothing.
    window.addEventListener('load', () => window.announcements.splice(0));
    const record = (text: string | null) => {
      const announced = text?.trim();
      if (announced) window.announcements.push(announced);
    };
    new MutationObserver((changes) => {
      const regions = new Set<HTMLElement>();
      for (const { target, addedNodes } of changes) {
        const around = getRegion(target);
        // Such a region announces only what was added.
        if (around?.ariaAtomic === 'false') for (const node of addedNodes) record(node.textContent);
        else if (around) regions.add(around);
        for (const node of addedNodes)
          if (node instanceof HTMLElement)
            for (const region of [node, ...node.querySelectorAll<HTMLElement>(LIVE)])
              if (region.matches(LIVE)) regions.add(region);
      }
      for (const region of regions) {
        const text = region.textContent;
        if (text !== texts.get(region)) record(text);
        texts.set(region, text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => window.announcements.splice(0));
}
