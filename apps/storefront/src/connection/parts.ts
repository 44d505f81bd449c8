import type * as Fetched from './fetched.ts';

type ConnectionParts = typeof Fetched;

let fetched: ConnectionParts | undefined;

/** Fetches what is only needed without a connection when the page is idle after hydration: offline it cannot be fetched. */
export const loadConnectionParts = async (): Promise<ConnectionParts> =>
  (fetched ??= await import('./fetched.ts'));

/** The same once it is there; a page that loses its connection before does without. */
export const connectionParts = (): ConnectionParts | undefined => fetched;
