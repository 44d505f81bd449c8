import { sql, type Kysely } from 'kysely';

/**
 * Adds the automatic renewal of memberships (docs/decisions/memberships.md): the choice of an account, and one row for each membership
 * that is renewed, so that its order is placed at most once.
 */
const statements = [
  `create table membership_renewals (
     account_id uuid primary key references accounts (id) on delete cascade,
     program text not null references membership_programs (program),
     sku text not null,
     known_price_minor bigint not null check (known_price_minor > 0),
     is_on boolean not null default true,
     problem text,
     revision integer not null default 1)`,
  `create index membership_renewals_on on membership_renewals (account_id) where is_on`,
  `create table membership_renewal_orders (
     id uuid primary key,
     membership_id uuid not null unique references memberships (id) on delete cascade,
     status text not null default 'OPEN' check (status in ('OPEN', 'PLACED')),
     attempt integer not null default 1,
     failures integer not null default 0,
     try_at timestamptz not null,
     order_number text,
     check ((status = 'PLACED') = (order_number is not null)))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
