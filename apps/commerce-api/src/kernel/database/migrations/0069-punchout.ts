import { sql, type Kysely } from 'kysely';

/**
 * Adds made-to-order products: the visits to their configurator, the finished configurations, and the cart and order lines that have one.
 * An item with different configurations has different lines.
 */
const statements = [
  `create table configurations (
     id uuid primary key,
     sku text not null,
     attributes jsonb not null check (jsonb_typeof(attributes) = 'array'),
     created_at timestamptz not null)`,
  // Not a foreign key: if the session ends before the visit does, the account can still finish the visit.
  `create table punchout_sessions (
     id uuid primary key,
     tenant text not null check (tenant in ('sdc', 'sba')),
     session_id uuid not null,
     account_id uuid references accounts (id) on delete cascade,
     sku text not null,
     custom_sku text not null,
     qty integer not null check (qty between 1 and 9999),
     status text not null default 'OPEN' check (status in ('OPEN', 'USED', 'CANCELED')),
     configuration_id uuid references configurations (id) on delete set null,
     expires_at timestamptz not null,
     created_at timestamptz not null)`,
  `create index punchout_sessions_expired on punchout_sessions (expires_at)`,
  `alter table cart_lines add column configuration_id text not null default ''`,
  `alter table cart_lines drop constraint cart_lines_cart_id_item_id_delivery_type_pickup_store_paren_key`,
  `alter table cart_lines add constraint cart_lines_identity
     unique (cart_id, item_id, delivery_type, pickup_store, parent_item_id, configuration_id)`,
  `alter table order_lines add column configuration jsonb`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
