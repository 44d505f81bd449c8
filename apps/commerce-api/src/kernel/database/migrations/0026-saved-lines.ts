import { sql, type Kysely } from 'kysely';

/** Marks removed lines that were saved for later. They must not be restored, because their units are in the saved list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table cart_lines add column is_saved boolean not null default false`).execute(db);
}
