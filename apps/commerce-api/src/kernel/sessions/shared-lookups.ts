import { AsyncLocalStorage } from 'node:async_hooks';
import type { Session } from './sessions.repository.ts';

type Lookups = Map<string, Promise<Session | undefined>>;

const lookups = new AsyncLocalStorage<Lookups>();

/** Shares the session lookup between all in-process calls of `work`, such as the calls of one page. */
export const shareSessionLookup = <T>(work: () => Promise<T>): Promise<T> => lookups.run(new Map(), work);

/** Looks up a session, unless another call of the same work already has. @param digest of its secret */
export function lookUpOnce(
  digest: string,
  lookUp: () => Promise<Session | undefined>,
): Promise<Session | undefined> {
  const shared = lookups.getStore();
  const lookup = shared?.get(digest) ?? lookUp();
  shared?.set(digest, lookup);
  return lookup;
}
