import { sql, type Kysely } from 'kysely';

/** Turns on the toggles of the help center and of the gift card link, which had no effect before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update feature_toggles set values = '["true"]'
    where name in ('helpCenter', 'giftCardLink')`.execute(db);
}
