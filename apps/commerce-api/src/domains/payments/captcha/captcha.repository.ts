import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/database.ts';
import type { AttemptLimit } from '../../../kernel/http/attempt-counters.ts';

const SECRET = 'captcha-secret';

/** Reads the secret for signing challenges, creating it once for all instances. */
export async function readSigningSecret(db: Db): Promise<string> {
  await db
    .insertInto('facts')
    .values({ name: SECRET, value: JSON.stringify({ secret: randomBytes(32).toString('base64url') }) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('facts')
    .select('value')
    .where('name', '=', SECRET)
    .executeTakeFirstOrThrow();
  return (value as { secret: string }).secret;
}

/** Marks an answer as used. @returns false if it was used before */
export async function useAnswer(db: Db, id: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_captchas')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0) === 1;
}

export async function deleteExpiredCaptchas(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('used_captchas').where('expires_at', '<=', now).execute();
}

/** Returns the time when all exhausted limits allow another attempt; undefined if none are exhausted. */
export async function findExhausted(
  db: Db,
  limits: readonly AttemptLimit[],
  now: Date,
): Promise<Date | undefined> {
  const { rows } = await sql<{ until: Date | null }>`
    select max(counter.expires_at) as until from attempt_counters counter
    join unnest(${limits.map(({ key }) => key)}::text[], ${limits.map(({ most }) => most)}::integer[])
      as allowed (key, most) on allowed.key = counter.key
    where counter.count >= allowed.most and counter.expires_at > ${now}::timestamptz`.execute(db);
  return rows[0]?.until ?? undefined;
}

/** Clears the attempts counted under a key. */
export async function clearCounter(db: Db, key: string): Promise<void> {
  await db.deleteFrom('attempt_counters').where('key', '=', key).execute();
}
