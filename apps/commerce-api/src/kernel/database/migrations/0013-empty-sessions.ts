import { sql, type Kysely } from 'kysely';

/** Lets housekeeping find the sessions of guests that were not used lately without reading all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index sessions_of_guests on sessions (last_seen_at) where sdc_account_id is null and sba_account_id is null`,
    )
    .execute(db);
}
