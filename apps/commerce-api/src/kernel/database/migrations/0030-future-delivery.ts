import { sql, type Kysely } from 'kysely';

/** Adds the day that a shopper has chosen for a later delivery: an ISO date without a time zone. */
const statements = [
  `alter table carts add column future_delivery text check (future_delivery ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
