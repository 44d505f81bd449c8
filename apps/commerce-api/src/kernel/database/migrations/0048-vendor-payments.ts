import { sql, type Kysely } from 'kysely';

const VENDORS = `('PAYPAL', 'KLARNA', 'APPLE_PAY', 'CARD_WALLET')`;

/** Adds the vendor of a wallet payment, and the state of the sandbox's windows. */
const statements = [
  `alter table cart_tenders add column vendor text check (vendor in ${VENDORS})`,
  `alter table payments add column vendor text check (vendor in ${VENDORS})`,
  // A nonce is a secret until it is redeemed, so only its digest is stored.
  `create table sandbox_wallet_approvals (
     nonce_hash text primary key,
     vendor text not null check (vendor in ${VENDORS}),
     account_name text not null,
     outcome text not null check (outcome in ('APPROVE', 'FAIL', 'RETRY', 'DECLINE')),
     expires_at timestamptz not null,
     used_at timestamptz,
     used_by text,
     token text unique,
     created_at timestamptz not null default now()
   )`,
  `create index sandbox_wallet_approvals_of_account on sandbox_wallet_approvals (vendor, account_name)`,
  `create table sandbox_checkouts (
     checkout_id text primary key,
     amount_minor bigint,
     wallet_token text not null,
     transaction_id text not null,
     client_token text not null,
     valid_until timestamptz not null
   )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
