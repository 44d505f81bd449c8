import { AsyncLocalStorage } from 'node:async_hooks';
import type { Session } from './sessions.repository.ts';

type Lookups = Map<string, Promise<Session | undefined>>;

const lookups = new AsyncLocalStorage<Lookups>();

/** Lets all calls of `work` in this process look a session up once, as for a page, whose calls are one request of the shopper. */
export const shareSessionLookup = <T>(work: () => Promise<T>): Promise<T> => lookups.run(new Map(), work);

/** Looks a session up, unless another call of the same work has. @param digest of its secret */
export function lookUpOnce(
  digest: string,
  lookUp: () => Promise<Session | undefined>,
): Promise<Session | undefined> {
  const shared = lookups.getStore();
  const lookup = shared?.get(digest) ?? lookUp();
  shared?.set(digest, lookup);
  return lookup;
}
