import type { Page } from '@playwright/test';

interface Store {
  getState(): unknown;
  subscribe(listener: () => void): void;
}

/** A node of React's own tree. */
interface Fiber {
  memoizedProps?: { store?: Store };
  return?: Fiber;
}

declare global {
  interface Window {
    /** Every state of the Redux store, as JSON. */
    states: string[];
  }
}

/**
 * Records every state of the Redux store from now on. Finds the store above any element, in the props of its provider.
 * @returns reads the states, as JSON
 */
export async function recordStates(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const main = document.querySelector('main')!;
    // React keeps an element's node in a property with a random name.
    const [, node] = Object.entries(main).find(([name]) => name.startsWith('__reactFiber$'))!;
    let fiber: Fiber | undefined = node as Fiber;
    while (fiber && !fiber.memoizedProps?.store) fiber = fiber.return;
    const store = fiber!.memoizedProps!.store!;
    window.states = [];
    const record = () => window.states.push(JSON.stringify(store.getState()));
    record();
    store.subscribe(record);
  });
  return () => page.evaluate(() => window.states);
}
