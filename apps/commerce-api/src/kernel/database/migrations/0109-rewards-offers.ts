import { sql, type Kysely } from 'kysely';

/** Adds offers of the rewards program that members activate, and the categories in which they choose to earn more (docs/decisions/rewards.md). */
const statements = [
  `create table rewards_offers (
     id text primary key,
     tenant text not null check (tenant in ('sdc', 'sba')),
     title text not null,
     text text not null,
     starts_at timestamptz not null,
     ends_at timestamptz not null,
     segments jsonb,
     category_id text,
     multiplier integer check (multiplier between 2 and 10),
     bonus_minor integer check (bonus_minor > 0),
     source text not null check (source in ('demo', 'operator')),
     check (starts_at < ends_at),
     check ((multiplier is null) <> (bonus_minor is null)))`,
  `create table rewards_activations (
     account_id uuid not null references accounts (id) on delete cascade,
     offer_id text not null references rewards_offers (id),
     activated_at timestamptz not null,
     primary key (account_id, offer_id))`,
  `create index rewards_activations_offer on rewards_activations (offer_id)`,
  `create table rewards_categories (
     account_id uuid not null references accounts (id) on delete cascade,
     quarter text not null check (quarter ~ '^[0-9]{4}-Q[1-4]$'),
     category_id text not null,
     chosen_at timestamptz not null,
     primary key (account_id, quarter, category_id))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
