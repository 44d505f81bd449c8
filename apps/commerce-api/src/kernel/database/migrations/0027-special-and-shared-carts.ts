import { sql, type Kysely } from 'kysely';

/**
 * Adds one open special cart per owner and site, the order that a cart copies, and links to copies of a cart. No earlier call could open
 * special carts, so none is lost.
 */
const statements = [
  `delete from carts where kind = 'SPECIAL' and status = 'OPEN'`,
  `drop index carts_of_session`,
  `drop index carts_of_account`,
  `create unique index carts_of_session on carts (session_id, tenant, kind) where status = 'OPEN' and session_id is not null`,
  `create unique index carts_of_account on carts (account_id, tenant, kind) where status = 'OPEN' and account_id is not null`,
  `alter table carts add column order_number text`,
  `create table shared_carts (
     id text primary key,
     tenant text not null check (tenant in ('sdc', 'sba')),
     session_id uuid references sessions (id) on delete cascade,
     account_id uuid references accounts (id) on delete cascade,
     lines jsonb not null,
     expires_at timestamptz not null,
     created_at timestamptz not null default now(),
     check ((session_id is null) <> (account_id is null)))`,
  `create index shared_carts_of_session on shared_carts (session_id) where session_id is not null`,
  `create index shared_carts_of_account on shared_carts (account_id) where account_id is not null`,
  `create index shared_carts_expiry on shared_carts (expires_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
