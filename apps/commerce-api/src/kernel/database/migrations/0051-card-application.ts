import { sql, type Kysely } from 'kysely';

/** The toggle of the application for the Amex card, which is for consumers unless an operator says otherwise. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into feature_toggles (name, tenant, "values", position)
    values ('amexApply', 'sdc', '["true"]', 110), ('amexApply', 'sba', '["false"]', 110)`.execute(db);
}
