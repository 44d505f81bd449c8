import { sql, type Kysely } from 'kysely';

/** Adds the printers of the ink and toner finder, and the printers that members save. */
const statements = [
  `create table printers (
     id text primary key check (id = brand_slug || '/' || slug),
     brand text not null check (length(brand) between 1 and 80),
     brand_slug text not null,
     series text not null check (length(series) <= 80),
     name text not null check (length(name) between 1 and 80),
     slug text not null,
     search_key text not null,
     source text not null)`,
  `create index printers_brand on printers (brand_slug)`,
  `create index printers_source on printers (source)`,
  `create table printer_products (
     printer_id text not null references printers (id) on delete cascade,
     sku text not null references products (sku) on delete cascade,
     role text not null check (role in ('PRINTER', 'SUPPLY')),
     position integer not null,
     primary key (printer_id, sku))`,
  `create index printer_products_sku on printer_products (sku)`,
  `create table saved_printers (
     account_id uuid not null references accounts (id) on delete cascade,
     printer_id text not null references printers (id) on delete cascade,
     saved_at timestamptz not null,
     primary key (account_id, printer_id))`,
  `create index saved_printers_printer on saved_printers (printer_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
