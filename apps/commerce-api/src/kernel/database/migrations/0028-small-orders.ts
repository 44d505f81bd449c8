import { sql, type Kysely } from 'kysely';

/**
 * Adds the merchandise total below which a site suggests combining orders, and the display type of rewards tiers, on which the suggestion
 * depends. A site without a row suggests nothing.
 */
const statements = [
  `create table small_order_thresholds (
     tenant text primary key check (tenant in ('sdc', 'sba')),
     below_minor integer not null check (below_minor > 0),
     source text not null default 'operator')`,
  `alter table accounts add column tier_display_type text`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
