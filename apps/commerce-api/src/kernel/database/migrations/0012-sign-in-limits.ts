import { sql, type Kysely } from 'kysely';

/** Adds counters of password guesses, which all instances share, and the devices on which an account was used before. */
const statements = [
  `alter table accounts add column registration_key text`,
  `create table attempt_counters (
     key text primary key,
     count integer not null,
     expires_at timestamptz not null
   )`,
  `create index attempt_counters_expiry on attempt_counters (expires_at)`,
  `create table known_devices (
     account_id uuid not null references accounts (id) on delete cascade,
     token_hash text not null,
     last_used_at timestamptz not null,
     expires_at timestamptz not null,
     primary key (account_id, token_hash)
   )`,
  `create index known_devices_token on known_devices (token_hash)`,
  `create index known_devices_expiry on known_devices (expires_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
