import { sql } from 'kysely';
import { MAX_FAVORITE_LISTS, MAX_LIST_NAME_LENGTH, nameKey } from '@foolscap/lists/model';
import type { Owner } from '../../kernel/caller/owner.ts';
import type { Db } from '../../kernel/database/database.ts';
import { lockOwner, touchList } from './lists.repository.ts';

interface OwnList {
  id: string;
  name: string;
  name_key: string;
  access_level: 'PERSONAL' | 'SHARED' | 'GLOBAL';
}

/** Returns a name that the account does not use yet: `Office (2)`. */
function getFreeName(name: string, used: ReadonlySet<string>): string {
  for (let number = 2; ; number += 1) {
    const suffix = ` (${number})`;
    const free = `${name.slice(0, MAX_LIST_NAME_LENGTH - suffix.length).trimEnd()}${suffix}`;
    if (!used.has(nameKey(free))) return free;
  }
}

/**
 * Merges the items of a guest's list into a list of the account. An item on both lists keeps the larger quantity and the account's note.
 */
async function mergeItems(trx: Db, from: string, into: string, now: Date): Promise<void> {
  await sql`select id from shopping_lists where id = ${into}::uuid for no key update`.execute(trx);
  const { numAffectedRows: raised = 0n } = await sql`
    update shopping_list_items held set qty = greatest(held.qty, guest.qty),
        note = case when held.note = '' then guest.note else held.note end
      from shopping_list_items guest
      where guest.list_id = ${from}::uuid and held.list_id = ${into}::uuid and held.sku = guest.sku
        and (guest.qty > held.qty or (held.note = '' and guest.note <> ''))`.execute(trx);
  const { numAffectedRows: moved = 0n } = await sql`
    update shopping_list_items guest set list_id = ${into}::uuid, position = last.position + places.place
      from (select id, row_number() over (order by position, id) as place from shopping_list_items
          where list_id = ${from}::uuid) places,
        (select coalesce(max(position), 0) as position from shopping_list_items where list_id = ${into}::uuid) last
      where guest.id = places.id
        and not exists (select from shopping_list_items held where held.list_id = ${into}::uuid and held.sku = guest.sku)`.execute(
    trx,
  );
  if (raised || moved) await touchList(trx, into, Number(moved), now);
}

/**
 * Merges a guest's lists and favorites into an account's, in the transaction that signs the session in. A list with the same name as one of
 * the account's personal lists is merged into it. A list with the same name as a shared list is renamed, because its items are the guest's
 * own. Nothing is lost, because the limits on lists and items do not apply; favorites are kept up to their limit. The guest's lists are
 * deleted, so merging again changes nothing.
 */
export async function mergeLists(
  trx: Db,
  { tenant, sessionId, accountId }: Owner & { accountId: string },
  now: Date,
): Promise<void> {
  const { rows: guestLists } = await sql<OwnList>`/* lists.of-guest */
    select id, name, name_key, access_level from shopping_lists
      where session_id = ${sessionId}::uuid and tenant = ${tenant} order by created_at, id for update`.execute(
    trx,
  );
  if (!guestLists.length) return;
  await lockOwner(trx, { accountId });
  const { rows: accounts } = await sql<{ is_third_party: boolean }>`
    select tps_code is not null as is_third_party from accounts where id = ${accountId}::uuid`.execute(trx);
  // Third-party users own no lists.
  if (accounts[0]?.is_third_party !== false) return;
  const { rows: ownLists } = await sql<OwnList>`select id, name, name_key, access_level from shopping_lists
    where account_id = ${accountId}::uuid`.execute(trx);
  const own = new Map(ownLists.map((list) => [list.name_key, list]));
  const used = new Set(own.keys());
  for (const { name_key } of guestLists) used.add(name_key);
  /** The guest's lists that are merged, by the lists that receive their items. */
  const merged = new Map<string, string>();

  for (const list of guestLists) {
    const same = own.get(list.name_key);
    if (same?.access_level === 'PERSONAL') {
      await mergeItems(trx, list.id, same.id, now);
      merged.set(list.id, same.id);
      continue;
    }
    const name = same ? getFreeName(list.name, used) : list.name;
    used.add(nameKey(name));
    await trx
      .updateTable('shopping_lists')
      .set({ session_id: null, account_id: accountId, name, name_key: nameKey(name) })
      .where('id', '=', list.id)
      .execute();
  }
  await mergeFavorites(trx, { guestLists, merged, accountId });
  if (merged.size)
    await trx
      .deleteFrom('shopping_lists')
      .where('id', 'in', [...merged.keys()])
      .execute();
}

/** Moves the favorites among the guest's lists to the account, earliest first, up to the limit. */
async function mergeFavorites(
  trx: Db,
  {
    guestLists,
    merged,
    accountId,
  }: { guestLists: readonly OwnList[]; merged: ReadonlyMap<string, string>; accountId: string },
): Promise<void> {
  const favorites = await trx
    .deleteFrom('favorite_lists')
    .where('session_id', 'is not', null)
    .where(
      'list_id',
      'in',
      guestLists.map(({ id }) => id),
    )
    .returningAll()
    .execute();
  const held = await trx
    .selectFrom('favorite_lists')
    .select('list_id')
    .where('account_id', '=', accountId)
    .execute();
  const lists = new Set(held.map(({ list_id }) => list_id));
  const inOrder = [...favorites].sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
  for (const favorite of inOrder) {
    const listId = merged.get(favorite.list_id) ?? favorite.list_id;
    if (lists.has(listId) || lists.size >= MAX_FAVORITE_LISTS) continue;
    lists.add(listId);
    await trx
      .insertInto('favorite_lists')
      .values({ ...favorite, list_id: listId, session_id: null, account_id: accountId })
      .execute();
  }
}
