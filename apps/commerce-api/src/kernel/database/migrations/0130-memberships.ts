import { sql, type Kysely } from 'kysely';

/**
 * Adds bought memberships (docs/decisions/memberships.md). `membership_programs` has what a program grants besides its promotions, and
 * `membership_plans` the term of each product that enrolls in one. An account's program is derived from its memberships and from
 * `accounts.membership_program`, which an operator grants without an end; only the functions below decide on it.
 */
const statements = [
  `create table membership_programs (
     program text primary key check (program in ('SELECT', 'PREMIUM')),
     free_shipping_minor integer check (free_shipping_minor >= 0))`,
  `insert into membership_programs (program) values ('SELECT'), ('PREMIUM')`,
  `create table membership_plans (
     sku text primary key references products (sku) on delete cascade,
     term_days integer not null check (term_days between 1 and 3660),
     source text not null default 'operator')`,
  `create table memberships (
     id uuid primary key default gen_random_uuid(),
     account_id uuid not null references accounts (id) on delete cascade,
     program text not null references membership_programs (program),
     order_number text not null,
     line_number integer not null,
     term_days integer not null,
     starts_at timestamptz not null,
     ends_at timestamptz not null check (ends_at > starts_at),
     ended_reason text check (ended_reason in ('CANCELED')),
     reminded_at timestamptz,
     unique (order_number, line_number))`,
  `create index memberships_account on memberships (account_id)`,
  `create index memberships_ending on memberships (ends_at) where ended_reason is null and reminded_at is null`,

  `create function get_membership_rank(of_program text) returns integer language sql immutable as $$
     select case of_program when 'PREMIUM' then 2 when 'SELECT' then 1 else 0 end $$`,
  // The best program in effect.
  `create function get_membership_program(of_account uuid, at_time timestamptz) returns text language sql stable as $$
     select case max(rank) when 2 then 'PREMIUM' when 1 then 'SELECT' else 'NON_MEMBER' end from (
       select get_membership_rank(membership_program) as rank from accounts where id = of_account
       union all
       select get_membership_rank(program) from memberships
         where account_id = of_account and ended_reason is null and starts_at <= at_time and ends_at > at_time) programs $$`,
  // The end of the time that a program or a better one covers: infinity if an operator granted it, null if there is none.
  `create function get_membership_end(of_account uuid, of_program text, at_time timestamptz) returns timestamptz language sql stable as $$
     select max(ends) from (
       select 'infinity'::timestamptz as ends from accounts
         where id = of_account and get_membership_rank(membership_program) >= get_membership_rank(of_program)
       union all
       select ends_at from memberships where account_id = of_account and ended_reason is null and ends_at > at_time
         and get_membership_rank(program) >= get_membership_rank(of_program)) covered $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
