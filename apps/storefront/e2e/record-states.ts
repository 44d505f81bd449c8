import type { BrowserContext, Page } from '@playwright/test';

interface Store {
  getState(): unknown;
  subscribe(listener: () => void): void;
}

/** A node in React's internal tree. */
interface Fiber {
  memoizedProps?: { store?: Store };
  child?: Fiber | null;
  stateNode?: { current?: Fiber };
}

declare global {
  interface Window {
    /** Every state of the Redux store, as JSON. */
    states: string[];
    /** Receives every state in the test process, together with what else the browser keeps. */
    keepState?: (kept: string) => void;
  }
}

/**
 * Records the states of the page's store, which is in its provider's props, at the top of React's tree. Runs in the page.
 * @returns false while the page is not hydrated
 */
function attachToStore(): boolean {
  const root = document.getElementById('root');
  // React stores its tree in a property with a random name.
  const [, top] = Object.entries(root ?? {}).find(([name]) => name.startsWith('__reactContainer$')) ?? [];
  let fiber: Fiber | null | undefined = (top as Fiber | undefined)?.stateNode?.current;
  while (fiber && !fiber.memoizedProps?.store) fiber = fiber.child;
  const store = fiber?.memoizedProps?.store;
  if (!store) return false;
  window.states = [];
  const record = () => {
    const state = JSON.stringify(store.getState());
    window.states.push(state);
    window.keepState?.(
      [
        state,
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
        document.cookie,
        location.href,
        document.title,
        JSON.stringify(history.state),
      ].join('\n'),
    );
  };
  record();
  store.subscribe(record);
  return true;
}

/**
 * Records every state of the Redux store from now on.
 * @returns reads the states, as JSON
 */
export async function recordStates(page: Page): Promise<() => Promise<string[]>> {
  if (!(await page.evaluate(attachToStore))) throw new Error('the page is not hydrated');
  return () => page.evaluate(() => window.states);
}

/**
 * Records every state of the store on all pages of a context, from the first client render on, with local and session storage, cookies, URL
 * and history at that moment.
 * @param keep receives them as text
 */
export async function recordAllStates(context: BrowserContext, keep: (kept: string) => void): Promise<void> {
  await context.exposeBinding('keepState', (_source, kept: string) => keep(kept));
  // The gateway's page has no store.
  await context.addInitScript(`{
    const attach = ${attachToStore.toString()};
    const wait = () => attach() || requestAnimationFrame(wait);
    addEventListener('DOMContentLoaded', () => document.getElementById('root') && wait());
  }`);
}
