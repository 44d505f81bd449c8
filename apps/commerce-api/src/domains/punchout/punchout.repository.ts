import { sql, type Insertable, type Selectable } from 'kysely';
import type { ConfigurationAttribute } from '@foolscap/core/contract';
import type { Db } from '../../kernel/database/database.ts';
import type { ConfigurationsTable, PunchoutSessionsTable } from './tables.ts';

export type PunchoutSession = Selectable<PunchoutSessionsTable>;

export async function insertPunchout(db: Db, row: Insertable<PunchoutSessionsTable>): Promise<void> {
  await db.insertInto('punchout_sessions').values(row).execute();
}

export const findPunchout = (db: Db, id: string): Promise<PunchoutSession | undefined> =>
  db.selectFrom('punchout_sessions').selectAll().where('id', '=', id).executeTakeFirst();

/** Finds the design that a visit added; undefined if it added none or the design has been deleted. */
export async function findAddedDesign(db: Db, id: string): Promise<ConfigurationAttribute[] | undefined> {
  const row = await db
    .selectFrom('punchout_sessions')
    .innerJoin('configurations', 'configurations.id', 'punchout_sessions.configuration_id')
    .select('attributes')
    .where('punchout_sessions.id', '=', id)
    .executeTakeFirst();
  return row?.attributes;
}

/** Ends an open visit that has not expired. @returns false otherwise, including when another request has just ended it */
export async function endPunchout(
  db: Db,
  id: string,
  end: { status: 'USED'; configuration_id: string } | { status: 'CANCELED' },
  now: Date,
): Promise<boolean> {
  const ended = await db
    .updateTable('punchout_sessions')
    .set(end)
    .where('id', '=', id)
    .where('status', '=', 'OPEN')
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

export async function insertConfiguration(
  db: Db,
  { attributes, ...row }: Selectable<ConfigurationsTable>,
): Promise<void> {
  await db
    .insertInto('configurations')
    .values({ ...row, attributes: JSON.stringify(attributes) })
    .execute();
}

const KEEP_DAYS = 7;

/** Deletes visits that expired more than a week ago, and configurations of that age that no line uses. Orders keep a copy. */
export async function deleteOldPunchouts(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEEP_DAYS * 86_400_000);
  await db.deleteFrom('punchout_sessions').where('expires_at', '<', before).execute();
  await sql`delete from configurations where created_at < ${before}
    and not exists (select from cart_lines where cart_lines.configuration_id = configurations.id::text
      and cart_lines.configuration_id <> '')`.execute(db);
}
