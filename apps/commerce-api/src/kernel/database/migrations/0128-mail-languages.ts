import { sql, type Kysely } from 'kysely';

/** Adds the language of mails that no request causes: that in which an order was placed, and that in which an account was last used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column locale text not null default 'en-US'`.execute(db);
  await sql`alter table orders add column locale text not null default 'en-US'`.execute(db);
}
