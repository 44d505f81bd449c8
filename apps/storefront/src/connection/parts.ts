import type * as Fetched from './fetched.ts';

type ConnectionParts = typeof Fetched;

let fetched: ConnectionParts | undefined;

/** Fetches the parts that work without a connection when the page is idle after hydration: offline they cannot be fetched. */
export const loadConnectionParts = async (): Promise<ConnectionParts> =>
  (fetched ??= await import('./fetched.ts'));

/** The same once it is there; a page that loses its connection before shows a plain message. */
export const connectionParts = (): ConnectionParts | undefined => fetched;
