import { sql, type Kysely } from 'kysely';

/** The time at which a customer declined the request of an agent, who may not request access again for some days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table agent_requests add column declined_at timestamptz`.execute(db);
}
