import { sql, type Kysely } from 'kysely';

/** Adds leases in place of advisory locks, payments that are being voided, and replaced session secrets. */
const statements = [
  `create table leases (
     name text primary key,
     holder uuid not null,
     expires_at timestamptz not null
   )`,
  `alter table payment_attempts drop constraint payment_attempts_state_check`,
  `alter table payment_attempts add constraint payment_attempts_state_check
     check (state in ('STARTED', 'ORDERED', 'CAPTURED', 'VOIDING', 'VOIDED', 'CANCELLED', 'REFUNDED'))`,
  `drop index payment_attempts_open`,
  `create unique index payment_attempts_open on payment_attempts (session_id, idempotency_key)
     where state not in ('VOIDING', 'VOIDED')`,
  `drop index payment_attempts_unfinished`,
  `create index payment_attempts_unfinished on payment_attempts (state)
     where state in ('STARTED', 'ORDERED', 'VOIDING', 'CANCELLED')`,
  `create table replaced_sessions (
     token_hash text primary key,
     replaced_at timestamptz not null
   )`,
  `create index replaced_sessions_by_age on replaced_sessions (replaced_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
