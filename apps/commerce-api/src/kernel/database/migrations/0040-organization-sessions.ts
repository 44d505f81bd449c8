import { sql, type Kysely } from 'kysely';

/** The division and the contract of an organization, as the sessions of its members show them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organizations add column division text, add column contract_id text`.execute(db);
}
