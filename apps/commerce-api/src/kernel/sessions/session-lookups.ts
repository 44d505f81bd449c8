import { AsyncLocalStorage } from 'node:async_hooks';
import { createRecentValues } from '../recent-values.ts';
import type { Session } from './sessions.repository.ts';

type Lookups = Map<string, Promise<unknown>>;

const lookups = new AsyncLocalStorage<Lookups>();

/** Shares lookups between all in-process calls of `work`, such as the calls of one page, which must not change what they look up. */
export const shareSessionLookup = <T>(work: () => Promise<T>): Promise<T> => lookups.run(new Map(), work);

/** Looks something up, unless another call of the same work already has. @param key unique for what is looked up, such as the digest of a session's secret */
export function lookUpOnce<T>(key: string, lookUp: () => Promise<T>): Promise<T> {
  const shared = lookups.getStore();
  // Equal keys look up the same.
  const lookup = (shared?.get(key) as Promise<T> | undefined) ?? lookUp();
  shared?.set(key, lookup);
  return lookup;
}

const FOR_MS = 5_000;
const MAX_SESSIONS = 10_000;

/** The sessions that this process has read in the last seconds, by the digest of their secret. */
export interface RecentSessions {
  get(digest: string): Session | undefined;
  keep(digest: string, session: Session): void;
  drop(digest: string): void;
}

/**
 * Creates the store of recent sessions. It saves the round trip of the lookup for writes whose transaction checks the session in the
 * database anyway (`lockCartUnderKey`). If another process has replaced or ended the session in the meantime, the write is rejected.
 */
export function createRecentSessions(now: () => Date): RecentSessions {
  const sessions = createRecentValues<Session>({ now, maxEntries: MAX_SESSIONS });
  return {
    ...sessions,
    get(digest) {
      const session = sessions.get(digest, FOR_MS);
      return session && session.expiresAt > now() ? session : undefined;
    },
  };
}
