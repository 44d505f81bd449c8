import { sql, type Kysely } from 'kysely';

/** Adds phone numbers, address books, sessions and password resets to accounts; and cancellation to orders. */
const statements = [
  `alter table accounts add column phone text not null default ''`,
  `alter table account_addresses
     add column default_shipping boolean not null default false,
     add column default_billing boolean not null default false`,
  `create unique index account_addresses_shipping on account_addresses (account_id) where default_shipping`,
  `create unique index account_addresses_billing on account_addresses (account_id) where default_billing`,
  // Before this migration, the first address was the default address of carts.
  `update account_addresses set default_shipping = true, default_billing = true
     where not exists (select 1 from account_addresses other
       where other.account_id = account_addresses.account_id and other.position < account_addresses.position)`,
  `alter table sessions
     add column user_agent text not null default '',
     add column last_seen_at timestamptz not null default now()`,
  `create index sessions_of_consumer on sessions (sdc_account_id) where sdc_account_id is not null`,
  `create index sessions_of_business on sessions (sba_account_id) where sba_account_id is not null`,
  `create table password_resets (
     token_hash text primary key,
     account_id uuid not null references accounts (id) on delete cascade,
     expires_at timestamptz not null
   )`,
  `create index password_resets_of_account on password_resets (account_id)`,
  `alter table orders
     add column shipped_at timestamptz,
     add column delivered_at timestamptz,
     add column cancelled_at timestamptz`,
  `alter table payment_attempts drop constraint payment_attempts_state_check`,
  `alter table payment_attempts add constraint payment_attempts_state_check
     check (state in ('STARTED', 'ORDERED', 'CAPTURED', 'VOIDED', 'CANCELLED', 'REFUNDED'))`,
  `drop index payment_attempts_unfinished`,
  `create index payment_attempts_unfinished on payment_attempts (state) where state in ('STARTED', 'ORDERED', 'CANCELLED')`,
  `create index payment_attempts_of_order on payment_attempts (order_number) where order_number is not null`,
  `alter table sandbox_ledger drop constraint sandbox_ledger_state_check`,
  `alter table sandbox_ledger add constraint sandbox_ledger_state_check
     check (state in ('AUTHORISED', 'DECLINED', 'CAPTURED', 'VOIDED', 'REFUNDED'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
