import { sql, type Kysely } from 'kysely';

/**
 * Adds subscriptions (auto-restock) and their orders. Days are ISO dates without a time zone, at the place of delivery. Addresses and cards
 * are not foreign keys: a subscription whose address was removed remains, and shows that.
 */
const DAY = `~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`;
const statements = [
  `create table subscriptions (
     id uuid primary key,
     tenant text not null check (tenant in ('sdc', 'sba')),
     account_id uuid not null references accounts (id) on delete cascade,
     sku text not null,
     qty integer not null check (qty between 1 and 9999),
     interval text not null,
     anchor_day smallint not null check (anchor_day between 1 and 31),
     status text not null default 'ACTIVE' check (status in ('ACTIVE', 'PAUSED', 'CANCELED')),
     next_on text not null check (next_on ${DAY}),
     address_id text not null,
     -- The state of the address, whose time zone the days are in.
     state text not null,
     card_id text not null,
     known_price_minor bigint,
     problem text,
     reminded_for text check (reminded_for ${DAY}),
     order_number text,
     revision integer not null default 1,
     create_key text,
     create_hash text,
     canceled_at timestamptz,
     created_at timestamptz not null,
     updated_at timestamptz not null)`,
  `create unique index subscriptions_of_item on subscriptions (account_id, sku) where status <> 'CANCELED'`,
  `create unique index subscriptions_by_key on subscriptions (account_id, create_key) where create_key is not null`,
  `create index subscriptions_due on subscriptions (next_on, id) where status = 'ACTIVE'`,
  // One row per subscription and day, so that the order of a day is placed at most once.
  `create table subscription_orders (
     id uuid primary key,
     subscription_id uuid not null references subscriptions (id) on delete cascade,
     due_on text not null check (due_on ${DAY}),
     status text not null default 'OPEN' check (status in ('OPEN', 'PLACED', 'SKIPPED', 'CLOSED')),
     attempt integer not null default 1,
     failures integer not null default 0,
     problem text,
     try_at timestamptz not null,
     order_number text,
     check ((status = 'PLACED') = (order_number is not null)),
     unique (subscription_id, due_on))`,
  `create unique index subscription_orders_open on subscription_orders (subscription_id) where status = 'OPEN'`,
  `alter table carts drop constraint carts_kind_check`,
  `alter table carts add constraint carts_kind_check check (kind in ('CART', 'SAVED', 'SPECIAL', 'BUY_NOW', 'RESTOCK'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
