import { sql, type Kysely } from 'kysely';

/**
 * Adds promotions, coupons and volume prices, and the allocation of reductions and tax to order lines. Earlier orders have no allocated tax
 * (null), and their lines have no reductions.
 */
const statements = [
  `create table promotions (
     id text primary key,
     tenant text check (tenant in ('sdc', 'sba')),
     code text check (code <> ''),
     name text not null,
     scope text not null check (scope in ('ITEM', 'CART')),
     priority integer not null default 100,
     conditions jsonb not null default '{}',
     benefit jsonb not null check (benefit ->> 'type' in ('PERCENT', 'AMOUNT', 'AMOUNT_PER_UNIT', 'BUY_GET', 'FREE_SHIPPING')),
     combines boolean not null default true,
     checkout_only boolean not null default false,
     limit_per_order integer check (limit_per_order > 0),
     limit_per_person integer check (limit_per_person > 0),
     limit_total integer check (limit_total > 0),
     used integer not null default 0 check (used >= 0 and (limit_total is null or used <= limit_total)),
     valid_from timestamptz,
     valid_until timestamptz,
     source text not null default 'operator',
     created_at timestamptz not null default now(),
     check (valid_until is null or valid_from is null or valid_from < valid_until)
   )`,
  `create unique index promotions_code on promotions (upper(code), coalesce(tenant, ''))`,
  // Promotions without a code are read with every cart. Promotions with a code are found by the carts that have the code.
  `create index promotions_automatic on promotions (priority) where code is null`,

  `create table cart_coupons (
     cart_id uuid not null references carts (id) on delete cascade,
     promotion_id text not null references promotions (id) on delete cascade,
     created_at timestamptz not null default now(),
     primary key (cart_id, promotion_id)
   )`,
  `create table promotion_uses (
     promotion_id text not null references promotions (id) on delete cascade,
     order_number text not null references orders (order_number) on delete cascade,
     account_id uuid references accounts (id) on delete set null,
     session_id uuid references sessions (id) on delete set null,
     created_at timestamptz not null default now(),
     primary key (promotion_id, order_number)
   )`,
  `create index promotion_uses_account on promotion_uses (account_id, promotion_id) where account_id is not null`,
  `create index promotion_uses_session on promotion_uses (session_id, promotion_id) where session_id is not null`,

  // A promotion for a category includes the categories below it.
  `create function categories_below(ids jsonb) returns jsonb language sql stable as $$
     with recursive below as (
       select id from categories where id in (select jsonb_array_elements_text(ids))
       union select categories.id from categories join below on categories.parent_id = below.id)
     select case when ids is not null then coalesce((select jsonb_agg(id) from below), '[]') end
   $$`,

  `create table volume_prices (
     sku text not null references products (sku) on delete cascade,
     min_qty integer not null check (min_qty > 1),
     price_minor integer not null check (price_minor >= 0),
     primary key (sku, min_qty)
   )`,

  `alter table order_lines add column discount_minor bigint not null default 0 check (discount_minor >= 0)`,
  `alter table order_lines add column tax_minor bigint check (tax_minor >= 0)`,
  `create table order_adjustments (
     order_number text not null,
     line_number integer not null,
     promotion_id text not null,
     code text,
     name text not null,
     amount_minor bigint not null check (amount_minor > 0),
     primary key (order_number, line_number, promotion_id),
     foreign key (order_number, line_number) references order_lines (order_number, line_number) on delete cascade
   )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
