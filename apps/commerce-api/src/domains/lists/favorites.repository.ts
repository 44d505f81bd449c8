import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { MAX_FAVORITE_LISTS } from '@foolscap/lists/model';
import type { Owner } from '../../kernel/caller/owner.ts';
import type { Db } from '../../kernel/database/database.ts';
import { isId } from './lists.repository.ts';
import { isSeen, type ListViewer, ofOwner } from './viewer.ts';

/**
 * Marks a list as a favorite of the locked owner; does nothing if it already is one. Favorites that the owner can no longer see do not
 * count.
 * @returns false if the owner has the maximum number of favorites
 */
export async function addFavorite(
  trx: Db,
  viewer: ListViewer & { owner: Owner },
  listId: string,
  now: Date,
): Promise<boolean> {
  const { accountId, sessionId } = viewer.owner;
  const { rows } = await sql<{ list_id: string }>`select favorites.list_id from favorite_lists favorites
      join shopping_lists lists on lists.id = favorites.list_id
      where ${ofOwner('favorites', viewer.owner)} and ${isSeen(viewer)}`.execute(trx);
  if (rows.some((row) => row.list_id === listId)) return true;
  if (rows.length >= MAX_FAVORITE_LISTS) return false;
  await trx
    .insertInto('favorite_lists')
    .values({
      id: randomUUID(),
      list_id: listId,
      session_id: accountId === undefined ? sessionId : null,
      account_id: accountId ?? null,
      created_at: now,
    })
    // A guest's lists on both sites belong to one session, so this list may already be a favorite that is not visible here.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** Removes an owner's favorite by its list or by its own id; does nothing if there is none. */
export async function removeFavorite(
  trx: Db,
  owner: Owner,
  which: { listId: string } | { favoriteId: string },
): Promise<void> {
  const isByList = 'listId' in which;
  const id = isByList ? which.listId : which.favoriteId;
  if (!isId(id)) return;
  await sql`delete from favorite_lists where ${ofOwner('favorite_lists', owner)}
    and ${sql.ref(isByList ? 'list_id' : 'id')} = ${id}::uuid`.execute(trx);
}
