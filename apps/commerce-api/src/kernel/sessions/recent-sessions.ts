import type { Session } from './sessions.repository.ts';

const FOR_MS = 5_000;
const MAX_SESSIONS = 10_000;

/** The sessions that this process found in the last seconds, by the digest of their secret. */
export interface RecentSessions {
  get(digest: string): Session | undefined;
  keep(digest: string, session: Session): void;
  drop(digest: string): void;
}

/**
 * Creates the store of recent sessions, for writes whose transaction compares the session with the database anyway (`lockCartUnderKey`):
 * they save the round trip for the lookup. If another process has replaced or ended such a session in the meantime, the write is rejected.
 */
export function createRecentSessions(now: () => Date): RecentSessions {
  const held = new Map<string, { session: Session; until: number }>();
  return {
    get(digest) {
      const entry = held.get(digest);
      const at = now().getTime();
      return entry && entry.until > at && entry.session.expiresAt.getTime() > at ? entry.session : undefined;
    },
    keep(digest, session) {
      // The latest is last, so that the first one is removed first.
      held.delete(digest);
      held.set(digest, { session, until: now().getTime() + FOR_MS });
      if (held.size > MAX_SESSIONS) held.delete(held.keys().next().value!);
    },
    drop(digest) {
      held.delete(digest);
    },
  };
}
