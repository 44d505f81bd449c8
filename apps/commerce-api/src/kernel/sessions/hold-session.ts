import { SESSION_CHANGED } from '@foolscap/core/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Session } from './sessions.repository.ts';

/**
 * Creates the error for a call with a session that a sign-in or sign-out has replaced. The call had no effect, and the client retries it
 * once with its new cookie (decision-rotated-session).
 */
export const sessionChanged = (): ApiError =>
  new ApiError(409, SESSION_CHANGED, 'You signed in or out in the meantime. Try again.', { retryAfter: 1 });

/**
 * Locks the caller's session until the transaction ends. Every write under a session does this first. Locks are then always taken in the
 * order session, cart, and nothing is written for a session that was replaced in the meantime.
 * @param mode `share` for writes under the session, `update` for replacing it
 * @returns true when the session is unchanged since the request began
 */
export async function holdSession(
  trx: Db,
  { id, epoch }: Pick<Session, 'id' | 'epoch'>,
  mode: 'share' | 'update' = 'share',
): Promise<boolean> {
  const { rows } = await sql<{ epoch: string }>`
    /* session.hold */ select epoch from sessions where id = ${id} for ${sql.raw(mode)}`.execute(trx);
  return rows[0]?.epoch === epoch;
}
