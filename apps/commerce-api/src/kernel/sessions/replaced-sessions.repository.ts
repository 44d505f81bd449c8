import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/**
 * The time for which a replaced secret is recognized. Requests that are in flight during a sign-in arrive within seconds. Afterwards, the
 * old secret is treated as unknown, so that a browser that never received its new cookie is not rejected for longer.
 */
export const REPLACED_FOR_MS = 60_000;

const since = (now: Date) => new Date(now.getTime() - REPLACED_FOR_MS);

/** Records that a sign-in or sign-out has replaced the secret with this digest, in the same transaction. */
export async function recordReplaced(db: Db, tokenHash: string, now: Date): Promise<void> {
  await sql`insert into replaced_sessions (token_hash, replaced_at) values (${tokenHash}, ${now}::timestamptz)
    on conflict (token_hash) do nothing`.execute(db);
}

/** Checks whether a sign-in or sign-out has just replaced the secret with this digest. */
export async function wasReplaced(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('replaced_sessions')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('replaced_at', '>', since(now))
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteOldReplaced(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('replaced_sessions').where('replaced_at', '<=', since(now)).execute();
}
