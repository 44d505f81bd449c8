import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/database.ts';

/** Merges the rows that changes of orders have appended, which keeps reports fast. Concurrent merges wait for each other. */
export async function mergeSpending(db: Db): Promise<void> {
  const fresh = await db
    .selectFrom('spending_rollups')
    .select('id')
    .where('merged_for', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (fresh) await sql`/* reports.merge */ select merge_spending_rollups()`.execute(db);
}

/** Computes all sums again from the orders. Orders wait in the meantime. */
export const rebuildSpending = (db: Db): Promise<void> =>
  db.transaction().execute(async (trx) => {
    // A million order lines take longer than other statements may.
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`/* reports.rebuild */ select rebuild_spending_rollups()`.execute(trx);
  });
