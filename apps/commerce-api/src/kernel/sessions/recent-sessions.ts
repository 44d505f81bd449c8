import { createRecentValues } from '../recent-values.ts';
import type { Session } from './sessions.repository.ts';

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
