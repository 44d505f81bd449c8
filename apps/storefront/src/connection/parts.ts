import type * as Fetched from './fetched.ts';

type ConnectionParts = typeof Fetched;

let fetched: ConnectionParts | undefined;

/** Fetches what is shown and kept without a connection, in the quiet after hydration: when it is needed it cannot be fetched. */
export const loadConnectionParts = async (): Promise<ConnectionParts> =>
  (fetched ??= await import('./fetched.ts'));

/** The same once it is there; a page that loses its connection before says so in plain words. */
export const connectionParts = (): ConnectionParts | undefined => fetched;
