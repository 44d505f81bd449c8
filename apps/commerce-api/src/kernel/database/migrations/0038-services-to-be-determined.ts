import { sql, type Kysely } from 'kysely';

/** Records in order lines that the fee of a furniture service was still to be determined when they were ordered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_lines add column services_fee_tbd boolean not null default false`.execute(db);
}
