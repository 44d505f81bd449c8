import { sql, type Kysely } from 'kysely';

/** Adds the tables of sales history imports: the source of each product, the anonymous order history, and a log of the runs. */
const statements = [
  `create table import_runs (
     id uuid primary key,
     source text not null,
     status text not null check (status in ('RUNNING', 'DONE', 'FAILED', 'INTERRUPTED')),
     started_at timestamptz not null default now(),
     finished_at timestamptz,
     summary jsonb
   )`,
  `create table import_categories (
     source text not null,
     category_id text not null references categories (id) on delete cascade,
     primary key (source, category_id)
   )`,
  `create table import_products (
     source text not null,
     product_key text not null,
     sku text not null unique references products (sku) on delete cascade,
     digest text not null,
     primary key (source, product_key)
   )`,
  `create table sales_orders (
     source text not null,
     order_id text not null,
     ordered_on date,
     shipped_on date,
     ship_mode text not null,
     segment text not null,
     customer_hash text not null,
     country text not null,
     city text not null,
     state text not null,
     zip text not null,
     primary key (source, order_id)
   )`,
  `create table sales_lines (
     source text not null,
     line_key text not null,
     order_id text not null,
     sku text not null references products (sku) on delete cascade,
     quantity integer not null check (quantity > 0),
     sales_minor bigint not null check (sales_minor >= 0),
     discount_basis_points integer not null check (discount_basis_points between 0 and 10000),
     primary key (source, line_key),
     foreign key (source, order_id) references sales_orders (source, order_id) on delete cascade
   )`,
  `create index sales_lines_order on sales_lines (source, order_id)`,
  `create index sales_lines_sku on sales_lines (sku)`,
  // Temporary data of the current run, which may be lost in a crash.
  `create unlogged table import_seen (
     run_id uuid not null,
     kind text not null,
     key text not null,
     primary key (run_id, kind, key)
   )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
