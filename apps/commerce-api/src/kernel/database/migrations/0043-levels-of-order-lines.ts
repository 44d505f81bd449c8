import { sql, type Kysely } from 'kysely';

/** Order lines keep the level of service that they were ordered with. It is unknown for the lines of earlier orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_lines add column level_of_service text
    check (level_of_service in ('STANDARD', 'NDD', 'SDD'))`.execute(db);
}
