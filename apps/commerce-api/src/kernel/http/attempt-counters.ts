import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database/database.ts';

/** A maximum number of attempts under a key, within a window that begins with the first attempt. */
export interface AttemptLimit {
  key: string;
  most: number;
  windowSeconds: number;
}

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Counts one attempt if its limit and the previous steps allow it. Returns a row if it was counted. */
const countOne = (
  { key, most, windowSeconds }: AttemptLimit,
  index: number,
  now: Date,
): RawBuilder<unknown> => sql`
  ${sql.ref(`step_${index}`)} as (
    insert into attempt_counters as counter (key, count, expires_at)
    select ${key}::text, 1, ${later(now, windowSeconds)}::timestamptz
    ${index === 0 ? sql`` : sql`where exists (select 1 from ${sql.ref(`step_${index - 1}`)})`}
    on conflict (key) do update set
      count = case when counter.expires_at <= ${now}::timestamptz then 1 else counter.count + 1 end,
      expires_at = case when counter.expires_at <= ${now}::timestamptz then excluded.expires_at else counter.expires_at end
    where counter.expires_at <= ${now}::timestamptz or counter.count < ${most}::integer
    returning 1)`;

/**
 * Counts an attempt under every limit, in one atomic statement. The first exhausted limit rejects it, and later ones are not counted, so
 * list the limits of a single caller before shared ones. List limits of several kinds in the same order everywhere, because rows are locked
 * in that order.
 * @returns undefined when it was allowed, otherwise the seconds until the exhausted limit allows another one
 */
export async function takeAttempt(
  db: Db,
  limits: readonly [AttemptLimit, ...AttemptLimit[]],
  now: Date,
): Promise<number | undefined> {
  const steps = limits.map((limit, index) => countOne(limit, index, now));
  const { rows } = await sql<{ granted: number; ends: (Date | null)[] }>`
    /* attempts.take */ with ${sql.join(steps)}
    select ${sql.join(
      limits.map((_, index) => sql`(select count(*)::integer from ${sql.ref(`step_${index}`)})`),
      sql` + `,
    )} as granted,
    array[${sql.join(
      limits.map(({ key }) => sql`(select expires_at from attempt_counters where key = ${key}::text)`),
    )}] as ends`.execute(db);
  const { granted = 0, ends = [] } = rows[0] ?? {};
  const refusing = limits[granted];
  if (!refusing) return undefined;
  // A counter that another instance is creating concurrently is not visible yet.
  const end = ends[granted]?.getTime() ?? later(now, refusing.windowSeconds).getTime();
  return Math.max(1, Math.ceil((end - now.getTime()) / 1000));
}

/** Undoes the count of an attempt that turned out not to be a guess. */
export async function returnAttempt(db: Db, limits: readonly AttemptLimit[], now: Date): Promise<void> {
  const keys = limits.map(({ key }) => key);
  await sql`/* attempts.return */
    with locked as (
      select key from attempt_counters where key = any(${keys}::text[])
      order by array_position(${keys}::text[], key) for update)
    update attempt_counters counter set count = counter.count - 1 from locked
    where counter.key = locked.key and counter.count > 0 and counter.expires_at > ${now}::timestamptz`.execute(
    db,
  );
}

export async function deleteExpiredCounters(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('attempt_counters').where('expires_at', '<=', now).execute();
}
