import { sql, type Kysely } from 'kysely';

/**
 * The names of the conditions of selling that the last import of a product set. The next import removes those that its feed no longer has, and keeps
 * those that an operator set.
 */
const statements = [`alter table import_products add column conditions text[] not null default '{}'`];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
