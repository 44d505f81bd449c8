import { sql, type Kysely } from 'kysely';

/** Allows delivery area fees for Canadian postal codes, by their first two or three characters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table delivery_area_fees drop constraint delivery_area_fees_zip_prefix_check`.execute(db);
  await sql`alter table delivery_area_fees add constraint delivery_area_fees_zip_prefix_check
    check (zip_prefix ~ '^([0-9]{3,5}|[A-Z][0-9][A-Z]?)$')`.execute(db);
}
