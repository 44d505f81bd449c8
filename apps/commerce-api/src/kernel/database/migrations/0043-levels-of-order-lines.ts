import { sql, type Kysely } from 'kysely';

/** Adds the level of service to order lines. It is unknown for earlier orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_lines add column level_of_service text
    check (level_of_service in ('STANDARD', 'NDD', 'SDD'))`.execute(db);
}
