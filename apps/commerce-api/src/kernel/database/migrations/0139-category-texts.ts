import { sql, type Kysely } from 'kysely';

/** Adds names and descriptions of categories in further languages, by locale: `{"fr-CA": {"name": "Papier"}}`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table categories add column texts jsonb not null default '{}'`.execute(db);
}
