import { sql, type Kysely } from 'kysely';

/** Drops the unused table of furniture services. They are sale conditions of a product, which carts read anyway. */
const statements = [
  `drop table furniture_services`,
  `alter table order_lines
     add column furniture_services jsonb,
     add column services_minor integer not null default 0 check (services_minor >= 0)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
