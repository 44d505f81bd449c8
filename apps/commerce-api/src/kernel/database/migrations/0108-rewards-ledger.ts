import { sql, type Kysely } from 'kysely';

/**
 * Adds the ledger of the rewards program (docs/decisions/rewards.md). `rewards_balances.balance_minor` is the sum of the entries of an account
 * and a program year; its row keeps two instances from spending or expiring the same money. Parts of orders that shipped in a year whose
 * rewards have expired earn nothing.
 */
const statements = [
  `alter table accounts add column rewards_enrolled_at timestamptz`,
  // Entries stay after an erasure, with an id that no longer names a person; otherwise an order could earn again.
  `create table rewards_entries (
     id bigint generated always as identity primary key,
     account_id uuid not null,
     key text not null unique,
     kind text not null check (kind in ('EARNED', 'SPENT', 'RELEASED', 'EXPIRED', 'ADJUSTED')),
     amount_minor bigint not null check (amount_minor <> 0),
     year integer not null,
     order_number text references orders (order_number),
     line_number integer,
     rate_basis_points integer,
     note text not null default '',
     created_at timestamptz not null,
     check (case kind when 'EARNED' then amount_minor > 0 when 'RELEASED' then amount_minor > 0
       when 'SPENT' then amount_minor < 0 else true end))`,
  `create index rewards_entries_account on rewards_entries (account_id, id)`,
  `create index rewards_entries_order on rewards_entries (order_number) where order_number is not null`,
  `create trigger rewards_entries_append_only before update or delete or truncate on rewards_entries
     for each statement execute function refuse_ledger_change()`,
  `create table rewards_balances (
     account_id uuid not null references accounts (id) on delete cascade,
     year integer not null,
     balance_minor bigint not null,
     primary key (account_id, year))`,
  `create index rewards_balances_year on rewards_balances (year) where balance_minor <> 0`,
  `alter table order_parts add column rewards_at timestamptz`,
  `update order_parts set rewards_at = now()
     where extract(year from coalesce(done_at, begun_at) at time zone 'UTC') < extract(year from (now() - interval '3 months') at time zone 'UTC')`,
  `create index order_parts_rewards on order_parts (begun_at) where rewards_at is null and state <> 'READY'`,
  `alter table orders add column rewards_refunded_minor bigint not null default 0`,
  `update orders set rewards_refunded_minor = refunded_minor where refunded_minor <> 0`,
  `create index orders_rewards_refunds on orders (order_number) where refunded_minor <> rewards_refunded_minor`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
