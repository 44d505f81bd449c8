import { sql, type Kysely } from 'kysely';

/** Adds an index of guest sessions by their last use, so that cleanup need not read all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index sessions_of_guests on sessions (last_seen_at) where sdc_account_id is null and sba_account_id is null`,
    )
    .execute(db);
}
