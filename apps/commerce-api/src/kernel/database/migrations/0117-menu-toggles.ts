import { sql, type Kysely } from 'kysely';

/** Turns on the toggle of pictures and promotions in the menu, which had no effect before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update feature_toggles set values = '["true"]' where name = 'flyoutBanners'`.execute(db);
}
