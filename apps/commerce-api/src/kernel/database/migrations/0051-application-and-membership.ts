import { sql, type Kysely } from 'kysely';

const statements = [
  // For consumers by default.
  `insert into feature_toggles (name, tenant, "values", position)
     values ('amexApply', 'sdc', '["true"]', 110), ('amexApply', 'sba', '["false"]', 110)`,
  `alter table saved_cards add column is_for_membership boolean not null default false`,
  `create unique index saved_cards_for_membership on saved_cards (account_id) where is_for_membership`,
];

/** Adds the toggle of the application for the Amex card, and the card that pays for a membership. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
