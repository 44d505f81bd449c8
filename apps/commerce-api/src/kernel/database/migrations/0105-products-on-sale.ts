import { sql, type Kysely } from 'kysely';

/** Adds an index of the products with a list price: a list of deals reads only those, and products are wide. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index products_on_sale on products (sku) include (list_price_minor) where list_price_minor is not null`.execute(
    db,
  );
}
