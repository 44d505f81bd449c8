import { sql, type Kysely } from 'kysely';

/** Adds the end of a sale: from this time on, the price of a product is its list price. Null for a sale without an end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column sale_ends_at timestamptz`.execute(db);
  await sql`create index products_sale_ends on products (sale_ends_at) where sale_ends_at is not null`.execute(
    db,
  );
}
