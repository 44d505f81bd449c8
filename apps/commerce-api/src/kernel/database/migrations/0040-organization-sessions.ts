import { sql, type Kysely } from 'kysely';

/** Adds the division and the contract of an organization, which the sessions of its members show. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organizations add column division text, add column contract_id text`.execute(db);
}
