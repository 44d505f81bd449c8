import type * as Fetched from './offline-chunk.ts';

type OfflineComponents = typeof Fetched;

let fetched: OfflineComponents | undefined;

/** Prefetches the offline components when the page is idle after hydration, since they cannot be fetched offline. */
export const loadOfflineComponents = async (): Promise<OfflineComponents> =>
  (fetched ??= await import('./offline-chunk.ts'));

/** Returns the offline components if they have loaded. */
export const getOfflineComponents = (): OfflineComponents | undefined => fetched;
