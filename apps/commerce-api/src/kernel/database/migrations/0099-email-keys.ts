import { sql, type Kysely } from 'kysely';

/**
 * Adds the normalized email address of an order (`getEmailKey`); older orders keep the one that the database computed. A session sees an
 * order that it has opened as long as a link would work.
 */
const statements = [
  `alter table orders add column email_key text`,
  `drop index orders_of_guests`,
  `create index orders_of_guests on orders (coalesce(email_key, lower(email))) where account_id is null`,
  `alter table opened_orders add column expires_at timestamptz not null default now() + interval '90 days'`,
  `create index opened_orders_expiry on opened_orders (expires_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
