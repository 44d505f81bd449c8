import { sql, type Kysely } from 'kysely';

/**
 * Adds the names of the sale conditions that a product's last import has set. The next import removes those that its feed no longer has,
 * and keeps those that an operator has set.
 */
const statements = [`alter table import_products add column conditions text[] not null default '{}'`];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
