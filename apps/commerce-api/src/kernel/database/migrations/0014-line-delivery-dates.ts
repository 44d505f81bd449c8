import { sql, type Kysely } from 'kysely';

/** Adds the delivery window of each order line. Null for pickup and downloads, and for older orders. */
const statements = [
  `alter table order_lines add column min_delivery_date text`,
  `alter table order_lines add column max_delivery_date text`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
