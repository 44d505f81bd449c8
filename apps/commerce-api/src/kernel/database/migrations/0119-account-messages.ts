import { sql, type Kysely } from 'kysely';

/**
 * Adds messages of the shop to accounts (docs/decisions/account-messages.md). A message is for one account, for customer segments, or for all
 * accounts of a site.
 */
const statements = [
  `create table account_messages (
     id text primary key,
     tenant text not null,
     account_id uuid references accounts (id) on delete cascade,
     segments jsonb,
     title text not null,
     text text not null,
     link text,
     link_text text,
     starts_at timestamptz not null,
     ends_at timestamptz not null,
     check (account_id is null or segments is null),
     check ((link is null) = (link_text is null)))`,
  `create index account_messages_site on account_messages (tenant, ends_at) where account_id is null`,
  `create index account_messages_account on account_messages (account_id) where account_id is not null`,
  `create table account_message_reads (
     account_id uuid not null references accounts (id) on delete cascade,
     message_id text not null references account_messages (id) on delete cascade,
     read_at timestamptz not null,
     primary key (account_id, message_id))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
