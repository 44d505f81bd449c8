import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Keeps the source of a cart's lines with the order, for analytics. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_lines add column source text`.execute(db);
}
