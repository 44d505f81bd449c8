import { sql, type Kysely } from 'kysely';

/** Adds the payments, refunds and events of the Stripe adapter, without card data. */
const statements = [
  `create table stripe_payments (
     key text primary key,
     intent_id text unique,
     amount_minor bigint not null check (amount_minor >= 0),
     state text not null
       check (state in ('STARTED', 'AUTHORIZED', 'DECLINED', 'CAPTURED', 'VOIDING', 'VOIDED', 'REFUNDED')),
     reason text,
     created_at timestamptz not null default now(),
     updated_at timestamptz not null default now(),
     check (intent_id is not null or state in ('STARTED', 'DECLINED', 'VOIDING', 'VOIDED'))
   )`,
  `create table stripe_refunds (
     refund_key text primary key,
     key text not null references stripe_payments (key),
     refund_id text unique,
     amount_minor bigint not null check (amount_minor >= 0),
     state text not null check (state in ('PENDING', 'DONE', 'FAILED')),
     created_at timestamptz not null default now()
   )`,
  `create index stripe_refunds_of_payment on stripe_refunds (key)`,
  `create table stripe_events (
     id text primary key,
     type text not null,
     received_at timestamptz not null
   )`,
  `create index stripe_events_received on stripe_events (received_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
