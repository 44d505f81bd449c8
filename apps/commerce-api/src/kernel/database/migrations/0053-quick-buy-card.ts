import { sql, type Kysely } from 'kysely';

/** Adds the saved card that quick buy charges, at most one per account. */
const statements = [
  `alter table saved_cards add column is_quick_buy boolean not null default false`,
  `create unique index saved_cards_quick_buy on saved_cards (account_id) where is_quick_buy`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
