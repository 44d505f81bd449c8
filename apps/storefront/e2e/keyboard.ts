import { expect } from '@playwright/test';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { recordAnnouncements } from './announcements.ts';
import { callApi } from './api.ts';
import type { Tenant } from './api.ts';
import { untilReady } from './shopper.ts';

type Role = Parameters<Locator['getByRole']>[0];

/** More tab stops than any page in these journeys has. */
const MAX_STOPS = 150;

/**
 * Creates a shopper who uses only the keyboard and listens to announcements. Create it before the page is opened.
 *
 * @returns the keys to press, and expectations on focus and announcements
 */
export async function createKeyboardShopper(page: Page) {
  const readAnnouncements = await recordAnnouncements(page);
  const focused = page.locator(':focus');
  const shopper = {
    press: (key: string) => page.keyboard.press(key),
    type: (text: string) => page.keyboard.type(text),
    /** Expects the focus on an element with this role and name; `<body>` has neither. */
    async expectFocus(role: Role, name: string | RegExp) {
      await expect(focused).toHaveAccessibleName(name);
      await expect(focused).toHaveRole(
        role as Parameters<ReturnType<typeof expect<Locator>>['toHaveRole']>[0],
      );
    },
    /** Presses Tab until an element has the focus; fails at the end of the page. */
    async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
      await target.waitFor();
      for (let stop = 0; stop < MAX_STOPS; stop += 1) {
        await page.keyboard.press(key);
        if (await target.evaluate((element) => element === document.activeElement)) return;
        const isLost = await page.evaluate(() => document.activeElement === document.body);
        if (isLost) break;
      }
      throw new Error(`${key} does not reach ${target.toString()}.`);
    },
    /** Tabs to a control and presses a key there. */
    async use(target: Locator, key = 'Enter', direction: 'Tab' | 'Shift+Tab' = 'Tab') {
      await shopper.tabTo(target, direction);
      await page.keyboard.press(key);
    },
    /** Opens a page and skips its header. */
    async open(url: string) {
      await page.goto(url);
      await untilReady(page);
      await page.keyboard.press('Tab');
      await shopper.expectFocus('link', 'Skip to main content');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await readAnnouncements();
    },
    /** Expects exactly these announcements since the last expectation, with no repetition. */
    async expectAnnounced(...texts: (string | RegExp)[]) {
      const heard: string[] = [];
      await expect
        .poll(async () => heard.push(...(await readAnnouncements())), { message: 'announcements' })
        .toBeGreaterThanOrEqual(texts.length);
      expect(heard).toEqual(
        texts.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text))),
      );
    },
  };
  return shopper;
}

/** Changes the cart through the API. */
export const changeCart = (
  page: Page,
  path: string,
  data: object,
  { tenant = 'sdc', method = 'POST' }: { tenant?: Tenant; method?: 'POST' | 'PUT' } = {},
) => callApi(page, `/checkout/default${path}`, { method, data, tenant });

/** Makes API calls fail or wait, until it is called without faults. */
export async function setFaults(
  request: APIRequestContext,
  faults: readonly { path: string; status?: number; latencyMs?: number }[] = [],
): Promise<void> {
  expect((await request.put('/cc/api/faults', { data: { faults } })).ok()).toBe(true);
}
