import { sql, type Kysely } from 'kysely';

/** Adds the saved cards of accounts: a token of the gateway, and the displayed parts of the card. */
const statements = [
  `create table saved_cards (
     id uuid primary key,
     account_id uuid not null references accounts (id) on delete cascade,
     token text not null,
     brand text not null,
     last_four text not null,
     expiry_month text not null default '',
     expiry_year text not null default '',
     nickname text not null default '' check (length(nickname) <= 32),
     billing_address jsonb not null,
     is_default boolean not null default false,
     last_used_at timestamptz,
     created_at timestamptz not null default now()
   )`,
  `create index saved_cards_of_account on saved_cards (account_id)`,
  `create unique index saved_cards_default on saved_cards (account_id) where is_default`,
  // The number itself is unknown, so cards with the same digits and date are treated as the same card.
  `create unique index saved_cards_once on saved_cards (account_id, brand, last_four, expiry_month, expiry_year)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
