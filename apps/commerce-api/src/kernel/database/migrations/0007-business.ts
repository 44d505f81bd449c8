import { sql, type Kysely } from 'kysely';

/**
 * Adds organizations with users, roles, addresses and contract prices, and records the organization of an order and the user who placed it.
 */
const statements = [
  `create table organizations (
     id uuid primary key,
     name text not null,
     customer_number text not null,
     po_policy text not null default 'OPTIONAL' check (po_policy in ('REQUIRED', 'OPTIONAL')),
     default_purchase_order text,
     created_at timestamptz not null default now()
   )`,
  `create table organization_addresses (
     id uuid primary key,
     organization_id uuid not null references organizations (id) on delete cascade,
     type text not null check (type in ('B', 'S')),
     label text not null,
     address jsonb not null,
     is_default boolean not null default false,
     position integer not null default 1
   )`,
  `create index organization_addresses_of on organization_addresses (organization_id, type, position)`,
  `create unique index organization_addresses_default on organization_addresses (organization_id, type) where is_default`,
  `create table contract_prices (
     organization_id uuid not null references organizations (id) on delete cascade,
     sku text not null references products (sku) on delete cascade,
     price_minor integer not null check (price_minor >= 0),
     primary key (organization_id, sku)
   )`,
  `create index contract_prices_of_product on contract_prices (sku)`,
  `alter table accounts
     add column organization_id uuid references organizations (id),
     add column role text check (role in ('ADMIN', 'BUYER')),
     add column deactivated_at timestamptz,
     add column invited_at timestamptz,
     add constraint accounts_role check ((organization_id is null) = (role is null))`,
  `create index accounts_of_organization on accounts (organization_id) where organization_id is not null`,
  `alter table orders add column organization_id uuid references organizations (id)`,
  `create index orders_of_organization on orders (organization_id, placed_at desc) where organization_id is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
