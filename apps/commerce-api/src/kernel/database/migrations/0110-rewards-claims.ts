import { sql, type Kysely } from 'kysely';

/** Adds claims of members for missing rewards (docs/decisions/rewards.md). A receipt is approved once, and so is an order. */
const statements = [
  // Claims stay after an erasure, like the entries of the ledger.
  `create table rewards_claims (
     id integer generated always as identity primary key,
     account_id uuid not null,
     order_number text,
     email text,
     receipt_number text,
     purchased_on text,
     amount_minor bigint check (amount_minor > 0),
     state text not null check (state in ('OPEN', 'APPROVED', 'DECLINED')),
     reward_minor bigint check (reward_minor > 0),
     comment text not null default '',
     created_at timestamptz not null,
     decided_at timestamptz,
     check ((order_number is null) <> (receipt_number is null)),
     check (receipt_number is null or (purchased_on is not null and amount_minor is not null)),
     check ((state = 'OPEN') = (decided_at is null)))`,
  `create unique index rewards_claims_orders on rewards_claims (account_id, order_number)
     where order_number is not null and state <> 'DECLINED'`,
  `create unique index rewards_claims_receipts on rewards_claims (account_id, receipt_number, purchased_on)
     where receipt_number is not null and state <> 'DECLINED'`,
  `create unique index rewards_claims_approved_receipts on rewards_claims (receipt_number, purchased_on)
     where receipt_number is not null and state = 'APPROVED'`,
  `create unique index rewards_claims_approved_orders on rewards_claims (order_number)
     where order_number is not null and state = 'APPROVED'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
