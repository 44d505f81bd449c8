import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

/** Waits until one control is hydrated. Pages hydrate parts below the fold later, which these journeys do not wait for. */
export const untilHydrated = (control: Locator): Promise<void> =>
  expect
    .poll(() =>
      control.evaluate((element) => Object.keys(element).some((name) => name.startsWith('__reactProps$'))),
    )
    .toBe(true);
