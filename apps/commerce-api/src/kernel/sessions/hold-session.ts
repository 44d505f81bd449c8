import { SESSION_CHANGED } from '@foolscap/core/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Session } from './sessions.repository.ts';

/**
 * For a call that carries the id of a session which a sign-in or sign-out has replaced. It had no effect; the client repeats it
 * once with the cookie that it has by then (decisions, "rotated session").
 */
export const sessionChanged = (): ApiError =>
  new ApiError(409, SESSION_CHANGED, 'You signed in or out meanwhile. Try again.', { retryAfter: 1 });

/**
 * Keeps the caller's session as it is until the transaction ends. Everything that writes under a session does this first: locks
 * are then always taken in the order session, cart, and nothing is written for a session that was replaced meanwhile.
 * @param mode `share` for writes under the session, `update` for replacing it
 * @returns whether it is still the session that the request began with
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
