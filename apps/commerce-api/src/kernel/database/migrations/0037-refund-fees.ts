import { sql, type Kysely } from 'kysely';

/**
 * Adds the parts of a refund that belong to no line, so that a refund adds up: shipping, fees of the whole order, and the tax of orders
 * without tax per line. Earlier refunds keep 0.
 */
const statements = [
  `alter table refunds
     add column shipping_minor bigint not null default 0 check (shipping_minor >= 0),
     add column fees_minor bigint not null default 0 check (fees_minor >= 0),
     add column tax_minor bigint not null default 0 check (tax_minor >= 0)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
