import { sql, type Kysely } from 'kysely';

/**
 * Lets rewards pay a part of an order (docs/decisions/rewards.md). `rewards_charges` has one row per payment with rewards, like the ledger of
 * account invoices; the amounts are also entries of the member. `payment_id` has no foreign key, because entries outlive payments.
 */
const types = `('CARD', 'GIFT_CARD', 'PREPAID_CARD', 'ACCOUNT', 'WALLET', 'REWARDS')`;
const statements = [
  `alter table cart_tenders drop constraint cart_tenders_type_check`,
  `alter table cart_tenders add constraint cart_tenders_type_check check (type in ${types})`,
  `alter table cart_tenders drop constraint cart_tenders_check`,
  `alter table cart_tenders add constraint cart_tenders_check
     check ((balance_minor is not null) = (type in ('GIFT_CARD', 'PREPAID_CARD', 'REWARDS')))`,
  `alter table payments drop constraint payments_type_check`,
  `alter table payments add constraint payments_type_check check (type in ${types})`,
  `create table rewards_charges (like account_charges including all)`,
  `alter table rewards_entries add column payment_id uuid`,
  `create index rewards_entries_payment on rewards_entries (payment_id) where payment_id is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
