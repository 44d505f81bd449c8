import { sql, type Kysely } from 'kysely';

/** Adds variants, pictures, relations and reviews of products, and their stock by warehouse. */
const statements = [
  `alter table products
     add column variant_group text,
     add column variant jsonb not null default '{}',
     add column colour_family text,
     add column pack_size integer not null default 1 check (pack_size > 0),
     add column gallery jsonb not null default '[]',
     add column gtin text,
     add column popularity integer not null default 0 check (popularity >= 0),
     add column review_count integer not null default 0 check (review_count >= 0),
     add column rating_sum integer not null default 0 check (rating_sum between review_count and 5 * review_count)`,
  `create index products_variant_group on products (variant_group) where variant_group is not null`,
  `create table product_relations (
     sku text not null references products (sku) on delete cascade,
     kind text not null check (kind in ('ACCESSORY', 'COMPATIBLE', 'ALTERNATE', 'WARRANTY', 'ASSEMBLY', 'BUNDLE')),
     related_sku text not null references products (sku) on delete cascade,
     position integer not null default 0,
     quantity integer not null default 1 check (quantity > 0),
     primary key (sku, kind, related_sku),
     check (sku <> related_sku)
   )`,
  `create index product_relations_reverse on product_relations (related_sku, kind)`,
  `create table reviews (
     id uuid primary key,
     sku text not null references products (sku) on delete cascade,
     account_id uuid references accounts (id) on delete set null,
     author text not null,
     rating integer not null check (rating between 1 and 5),
     title text not null,
     body text not null,
     verified boolean not null default false,
     created_on text not null check (created_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')
   )`,
  `create index reviews_of_product on reviews (sku, created_on desc, id)`,
  `create unique index reviews_once on reviews (account_id, sku) where account_id is not null`,
  `create table warehouses (
     id text primary key,
     name text not null,
     city text not null,
     state text not null,
     zip text not null,
     latitude real not null,
     longitude real not null
   )`,
  // `stock` is the sum over all warehouses. An order updates it first, so its row lock also protects the rows of the warehouses.
  `create table warehouse_stock (
     sku text not null references products (sku) on delete cascade,
     warehouse_id text not null references warehouses (id) on delete cascade,
     available integer not null check (available >= 0),
     primary key (sku, warehouse_id)
   )`,
  `create table stores (
     store_number text primary key check (store_number ~ '^[0-9]{4}$'),
     name text not null,
     address1 text not null,
     city text not null,
     state text not null,
     zip text not null,
     phone text not null,
     latitude real not null,
     longitude real not null,
     time_zone text not null,
     hours jsonb not null,
     holidays jsonb not null default '[]',
     services jsonb not null default '[]',
     pickup boolean not null default true
   )`,
  `create table store_stock (
     store_number text not null references stores (store_number) on delete cascade,
     sku text not null references products (sku) on delete cascade,
     available integer not null check (available >= 0),
     primary key (store_number, sku)
   )`,
  `create index store_stock_of_product on store_stock (sku) where available > 0`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
