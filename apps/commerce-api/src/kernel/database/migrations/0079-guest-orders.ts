import { sql, type Kysely } from 'kysely';

/**
 * Adds the links in the mails of guest orders, and the sessions that have opened an order. Confirming an email address lets the account claim the
 * orders that were placed with it.
 */
const statements = [
  `create table order_links (
     token_hash text primary key,
     order_number text not null references orders (order_number) on delete cascade,
     expires_at timestamptz not null
   )`,
  `create index order_links_order on order_links (order_number)`,
  `create table opened_orders (
     session_id uuid not null references sessions (id) on delete cascade,
     order_number text not null references orders (order_number) on delete cascade,
     primary key (session_id, order_number)
   )`,
  `create index opened_orders_order on opened_orders (order_number)`,
  `alter table accounts add column email_confirmed_at timestamptz`,
  `create table email_confirmations (
     token_hash text primary key,
     account_id uuid not null references accounts (id) on delete cascade,
     email text not null,
     expires_at timestamptz not null
   )`,
  `create index email_confirmations_account on email_confirmations (account_id)`,
  `create index orders_of_guests on orders (lower(email)) where account_id is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
