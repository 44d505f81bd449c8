import { sql, type Kysely } from 'kysely';

/** Adds the seller to order lines, because a product may change its seller later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_lines add column sold_by text`.execute(db);
}
