import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { ApiContext } from '../context.ts';
import type { Db } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import { takeAttempt } from '../http/attempt-counters.ts';
import { clientNetwork, counterKey } from '../http/client-key.ts';
import { waitingTime } from '../http/waiting-time.ts';

const MINUTE = 60;
const HOUR = 3600;
/** The limit per hour, as a multiple of the limit per minute. */
const PER_HOUR = 10;

/**
 * Limits how many sessions guests start from one client address, because each write by a caller without a cookie creates a row. The count
 * is in the database, for all instances together. Signing in is exempt, so that an attacker cannot lock out the owner of an account this
 * way.
 * @returns a function that throws 429 when the limit is exceeded
 */
export function createNewSessionLimit({
  database: { db },
  settings,
  now,
}: Pick<ApiContext, 'database' | 'settings' | 'now'>): (
  request: Pick<FastifyRequest, 'ip'>,
) => Promise<void> {
  const most = settings.newSessionsPerMinute;
  return async ({ ip }) => {
    const network = clientNetwork(ip);
    const retryAfter = await takeAttempt(
      db,
      [
        { key: counterKey('session:minute', network), most, windowSeconds: MINUTE },
        { key: counterKey('session:hour', network), most: PER_HOUR * most, windowSeconds: HOUR },
      ],
      now(),
    );
    if (retryAfter === undefined) return;
    throw new ApiError(
      429,
      'TOO_MANY_REQUESTS',
      `Too many new visitors from your network. Try again in ${waitingTime(retryAfter)}.`,
      { retryAfter },
    );
  };
}

/** The lifetime of a guest's empty session after its last use. */
export const EMPTY_SESSION_LIFETIME_MS = 3_600_000;

/** Deletes empty guest sessions, which have no line in any cart, no order, no shared cart and no list. Their cookie then has no effect. */
export async function deleteEmptySessions(db: Db, now: Date): Promise<void> {
  await sql`/* session.delete-empty */
    delete from sessions where last_seen_at <= ${new Date(now.getTime() - EMPTY_SESSION_LIFETIME_MS)}::timestamptz
      and sdc_account_id is null and sba_account_id is null
      and not exists (select 1 from carts join cart_lines on cart_lines.cart_id = carts.id
        where carts.session_id = sessions.id)
      and not exists (select 1 from shared_carts where shared_carts.session_id = sessions.id)
      and not exists (select 1 from shopping_lists where shopping_lists.session_id = sessions.id)`.execute(
    db,
  );
}
