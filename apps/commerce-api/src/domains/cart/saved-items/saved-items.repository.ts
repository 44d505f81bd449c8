import { type Selectable, sql } from 'kysely';
import type { Owner } from '../../../kernel/caller/owner.ts';
import type { Db } from '../../../kernel/database/database.ts';
import type { CartRow } from '../cart-types.ts';
import type { SavedItemsWrites } from '../cart-command.ts';
import { findCart, lockCart, lockOrCreateSavedItems } from '../facts/cart.repository.ts';
import type { CartLinesTable } from '../tables.ts';
import { writeCart, lineWrites } from '../write/write-decision.ts';

export type SavedLine = Pick<
  Selectable<CartLinesTable>,
  | 'id'
  | 'item_id'
  | 'qty'
  | 'delivery_type'
  | 'pickup_store'
  | 'parent_item_id'
  | 'parent_line_id'
  | 'relation'
  | 'substituted_for'
  | 'configuration_id'
>;

/** An owner's locked list of saved items, with all of its lines. */
export interface SavedItems {
  list: CartRow;
  lines: readonly SavedLine[];
}

const listSavedLines = (db: Db, listId: string): Promise<SavedLine[]> =>
  db
    .selectFrom('cart_lines')
    .select([
      'id',
      'item_id',
      'qty',
      'delivery_type',
      'pickup_store',
      'parent_item_id',
      'parent_line_id',
      'relation',
      'substituted_for',
      'configuration_id',
    ])
    .where('cart_id', '=', listId)
    .orderBy('position')
    .execute();

/** Returns the owner of a cart, who is also the owner of the saved items. */
export const ownerOfCart = ({ tenant, session_id, account_id }: CartRow): Owner => ({
  tenant,
  sessionId: session_id ?? '',
  accountId: account_id ?? undefined,
});

/** Locks the saved items of a cart's owner; undefined if nothing was ever saved. */
export async function lockSavedItems(db: Db, owner: Owner): Promise<SavedItems | undefined> {
  const list = await lockCart(db, owner, 'SAVED');
  return list && { list, lines: await listSavedLines(db, list.id) };
}

/** Locks the saved items like `lockSavedItems`, creating the list if there is none. */
export async function openSavedItems(db: Db, owner: Owner): Promise<SavedItems> {
  const list = await lockOrCreateSavedItems(db, owner);
  return { list, lines: await listSavedLines(db, list.id) };
}

/** Writes the changes to a locked list and increments its revision. Removed lines are deleted, because they cannot be restored. */
export async function writeSavedItems(
  db: Db,
  { list, inserts, updates, detached, removals }: SavedItemsWrites,
  now: Date,
): Promise<CartRow> {
  if (detached.length)
    // Detach children before their parents are deleted, which would delete them too.
    await db
      .updateTable('cart_lines')
      .set({ parent_line_id: null, parent_item_id: '', relation: null })
      .where('cart_id', '=', list.id)
      .where('id', 'in', detached)
      .execute();
  if (removals.length)
    await db.deleteFrom('cart_lines').where('cart_id', '=', list.id).where('id', 'in', removals).execute();
  const parts = lineWrites(list.id, { inserts, updates, removals: [], restores: [] }, now);
  const { rows } =
    await sql<CartRow>`/* saved.write */ ${parts.length ? sql`with ${sql.join(parts)}` : sql``} ${writeCart(
      list.id,
      { entries: {}, notices: [], closes: false },
      now,
    )}`.execute(db);
  return rows[0]!;
}

/** Checks whether an owner has saved items. */
export async function hasSavedItems(db: Db, owner: Owner): Promise<boolean> {
  const list = await findCart(db, owner, 'SAVED');
  if (!list) return false;
  const line = await db
    .selectFrom('cart_lines')
    .select('id')
    .where('cart_id', '=', list.id)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}
