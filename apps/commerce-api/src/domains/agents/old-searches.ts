import type { Db } from '../../kernel/database/database.ts';

/** Searches name customers, so they are kept only as long as a misuse may still be noticed. */
const KEPT_MS = 90 * 86_400_000;

export async function deleteOldSearches(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('agent_searches')
    .where('searched_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
}
