import { sql, type Kysely } from 'kysely';

/** A limit of what a member orders in a calendar period without an approval. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts
    add column spending_limit_minor integer check (spending_limit_minor >= 0),
    add column spending_period text not null default 'MONTH' check (spending_period in ('MONTH', 'QUARTER', 'YEAR'))`.execute(
    db,
  );
}
