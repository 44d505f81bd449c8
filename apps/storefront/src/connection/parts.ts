import type * as Fetched from './fetched.ts';

type ConnectionParts = typeof Fetched;

let fetched: ConnectionParts | undefined;

/** Prefetches the offline components when the page is idle after hydration, since they cannot be fetched offline. */
export const loadConnectionParts = async (): Promise<ConnectionParts> =>
  (fetched ??= await import('./fetched.ts'));

/** Returns the offline components if they have loaded. */
export const connectionParts = (): ConnectionParts | undefined => fetched;
