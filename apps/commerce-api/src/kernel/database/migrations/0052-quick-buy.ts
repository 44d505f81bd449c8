import { sql, type Kysely } from 'kysely';

/** Adds the quick buy settings of an account, and its id in the system that it was migrated from. */
const statements = [
  `alter table accounts
     add column legacy_id text,
     add column quick_buy_address_id uuid references account_addresses (id) on delete set null,
     add column quick_buy_active boolean not null default false,
     add column quick_buy_review boolean not null default true,
     add column quick_buy_off_reason text check (quick_buy_off_reason in ('ADDRESS_REMOVED', 'CARD_REMOVED'))`,
  `create unique index accounts_legacy_id on accounts (tenant, legacy_id) where legacy_id is not null`,
  // Deleting an address looks for the account that ships to it.
  `create index accounts_quick_buy_address on accounts (quick_buy_address_id) where quick_buy_address_id is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
