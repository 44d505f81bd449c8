import { sql, type Kysely } from 'kysely';

/** Adds an index of the gift cards, because products are wide and few are gift cards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index products_gift_cards on products (sku) where sale_conditions->>'classId' in ('389', '235')`.execute(
    db,
  );
}
