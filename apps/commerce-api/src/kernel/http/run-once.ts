import type { Db } from '../database/database.ts';
import { holdSession, sessionChanged } from '../sessions/hold-session.ts';
import type { Session } from '../sessions/sessions.repository.ts';
import { findOutcome, type IdempotentRequest, stillRunning, storeOutcome } from './idempotency.ts';

/**
 * Makes a change once per key, and stores the outcome in the same transaction. A repeated request gets the first reply.
 * @param lock takes additional locks before the key is read, so that a repeated request that waits for these locks finds the outcome of the
 * first one
 * @throws ApiError 409 when the session was replaced, 422 for the key of another request
 */
export const runOnce = <Reply extends object, Locked = undefined>(
  { db, now }: { db: Db; now: () => Date },
  session: Pick<Session, 'id' | 'epoch'>,
  idempotency: IdempotentRequest | undefined,
  change: (trx: Db, locked: Locked) => Promise<Reply>,
  lock?: (trx: Db) => Promise<Locked>,
): Promise<Reply> =>
  db.transaction().execute(async (trx) => {
    if (!(await holdSession(trx, session))) throw sessionChanged();
    const locked = (await lock?.(trx)) as Locked;
    const stored = idempotency && (await findOutcome(trx, session.id, idempotency, now()));
    if (stored) return stored.reply as Reply;
    const reply = await change(trx, locked);
    const isKept =
      !idempotency || (await storeOutcome(trx, session.id, idempotency, { status: 200, reply }, now()));
    if (!isKept) throw stillRunning();
    return reply;
  });
