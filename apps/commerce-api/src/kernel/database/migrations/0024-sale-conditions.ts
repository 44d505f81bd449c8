import { sql, type Kysely } from 'kysely';

/**
 * Adds the sale conditions of items, the policies of organizations, and the call options that lines and carts keep. The rules of an item
 * are one JSON column, because an add reads all of them and most items have none.
 */
const statements = [
  `alter table products add column sale_conditions jsonb`,
  `create index products_with_conditions on products (sku) where sale_conditions is not null`,

  `alter table organizations
     add column contract_only boolean not null default false,
     add column health_care boolean not null default false`,
  `alter table accounts add column is_certified boolean not null default false,
     add column is_beneficiary boolean not null default false`,
  `create table organization_policies (
     organization_id uuid not null references organizations (id) on delete cascade,
     kind text not null check (kind in ('CATEGORY', 'BRAND', 'ITEM')),
     value text not null check (value <> ''),
     primary key (organization_id, kind, value))`,
  `create table customer_skus (
     organization_id uuid not null references organizations (id) on delete cascade,
     sku text not null references products (sku) on delete cascade,
     customer_sku text not null check (customer_sku <> ''),
     primary key (organization_id, sku))`,

  `create table furniture_services (
     sku text not null references products (sku) on delete cascade,
     level text not null check (level in ('BASC', 'CUST')),
     price_minor integer not null check (price_minor >= 0),
     primary key (sku, level))`,
  `create table delivery_area_fees (
     zip_prefix text primary key check (zip_prefix ~ '^[0-9]{3,5}$'),
     fee_minor integer not null check (fee_minor > 0),
     source text not null default 'operator')`,

  `alter table cart_lines
     add column substituted_for text,
     add column source text,
     add column level_of_service text check (level_of_service in ('STANDARD', 'NDD', 'SDD')),
     add column furniture_services jsonb,
     add column added_price_minor integer`,
  `alter table order_lines add column surcharge_minor integer not null default 0`,
  `alter table carts
     add column special_bill_to jsonb,
     add column accounting jsonb,
     add column previous_cart_id uuid`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
