import type { Locator } from '@playwright/test';

/** Waits until one control is hydrated. Pages hydrate what is below the fold later, which these journeys do not wait for. */
export const untilHydrated = (control: Locator): Promise<void> =>
  control.evaluate(async (element) => {
    while (!Object.keys(element).some((name) => name.startsWith('__reactProps$')))
      await new Promise((resolve) => setTimeout(resolve, 20));
  });
