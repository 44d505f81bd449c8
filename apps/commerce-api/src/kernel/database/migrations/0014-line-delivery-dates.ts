import { sql, type Kysely } from 'kysely';

/** Keeps the delivery window of each line of an order; null for collected and downloaded items, and for older orders. */
const statements = [
  `alter table order_lines add column min_delivery_date text`,
  `alter table order_lines add column max_delivery_date text`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
