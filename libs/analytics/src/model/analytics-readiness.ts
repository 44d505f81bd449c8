import { ANALYTICS_LOADED_EVENT } from './analytics-global.ts';
import type { AnalyticsPage } from './analytics-global.ts';

/** Interval at which `whenAnalyticsLoaded` polls, in milliseconds (cart-9.31, storefront-7.56). */
export const LOADED_POLL_MS = 100;
/** Interval at which `waitForAnalytics` polls, in milliseconds (cart-9.32, storefront-7.57). */
export const READINESS_POLL_MS = 10;
/** The most times that `waitForAnalytics` polls (cart-9.32, storefront-7.57). */
export const MAX_READINESS_POLLS = 500;

/** Calls an action at an interval in milliseconds, until the returned function is called. */
export type Repeat = (action: () => void, everyMs: number) => () => void;

export interface ReadinessOptions {
  /** Replaces `window` in tests. */
  page?: AnalyticsPage;
  /** Replaces the browser's timer in tests. */
  repeat?: Repeat;
  /** Stops waiting. */
  signal?: AbortSignal;
}

const repeatInBrowser: Repeat = (action, everyMs) => {
  const timer = setInterval(action, everyMs);
  return () => clearInterval(timer);
};

/** Polls immediately and then at an interval. Resolves with false after the last poll, and when it is aborted. */
function pollUntilLoaded(
  { page = window, repeat = repeatInBrowser, signal }: ReadinessOptions,
  { everyMs, maxPolls, event }: { everyMs: number; maxPolls: number; event?: string },
): Promise<boolean> {
  const hasLoaded = () => page.foolscapAnalytics?.loaded === true;
  if (signal?.aborted) return Promise.resolve(false);
  if (hasLoaded()) return Promise.resolve(true);
  return new Promise((resolve) => {
    let polls = 1;
    const stop = repeat(() => {
      polls += 1;
      if (hasLoaded()) end(true);
      else if (polls >= maxPolls) end(false);
    }, everyMs);
    const check = () => hasLoaded() && end(true);
    const abort = () => end(false);
    if (event) page.addEventListener(event, check);
    signal?.addEventListener('abort', abort);

    function end(isLoaded: boolean): void {
      stop();
      if (event) page.removeEventListener(event, check);
      signal?.removeEventListener('abort', abort);
      resolve(isLoaded);
    }
  });
}

/**
 * Waits for a provider's loaded event, however long that takes. A script that loaded earlier has dispatched its event already, and is
 * found by polling every 100 ms (cart-9.31, storefront-7.56).
 *
 * @returns false if it was aborted
 */
export const whenAnalyticsLoaded = (options: ReadinessOptions = {}): Promise<boolean> =>
  pollUntilLoaded(options, {
    everyMs: LOADED_POLL_MS,
    maxPolls: Number.POSITIVE_INFINITY,
    event: ANALYTICS_LOADED_EVENT,
  });

/**
 * Waits a short time for a provider, for code that calls it directly: polls every 10 ms, at most 500 times (cart-9.32, storefront-7.57).
 *
 * @returns whether the provider has loaded; false if it was aborted
 */
export const waitForAnalytics = (options: ReadinessOptions = {}): Promise<boolean> =>
  pollUntilLoaded(options, { everyMs: READINESS_POLL_MS, maxPolls: MAX_READINESS_POLLS });
