import { randomUUID } from 'node:crypto';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { ListsQuery } from '@foolscap/lists/contract';
import type { ListAccessLevel } from '@foolscap/lists/model';
import type { Owner } from '../../kernel/caller/owner.ts';
import type { Db } from '../../kernel/database/database.ts';
import { isOneOf } from '../../kernel/database/is-one-of.ts';
import type { ShoppingListsTable } from './tables.ts';
import { isEditable, isSeen, type ListViewer, ofOwner } from './viewer.ts';

/** A list row, with the viewer's favorite and the owner's name. */
export interface ListRow extends Pick<
  Selectable<ShoppingListsTable>,
  | 'id'
  | 'session_id'
  | 'account_id'
  | 'organization_id'
  | 'name'
  | 'name_key'
  | 'access_level'
  | 'members_read_only'
  | 'item_count'
  | 'revision'
  | 'link_id'
  | 'link_created_at'
  | 'modified_at'
> {
  favorite_id: string | null;
  owner_name: string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Checks whether a text can be the id of a row; no other text matches anything. */
export const isId = (text: string): boolean => UUID.test(text);

const selectLists = (viewer: ListViewer) => sql`
    select lists.id, lists.session_id, lists.account_id, lists.organization_id, lists.name, lists.name_key, lists.access_level,
      lists.members_read_only, lists.item_count, lists.revision, lists.link_id, lists.link_created_at, lists.modified_at,
      favorites.id as favorite_id, nullif(trim(owners.first_name || ' ' || owners.last_name), '') as owner_name
    from shopping_lists lists
      left join favorite_lists favorites on favorites.list_id = lists.id and ${ofOwner('favorites', viewer.owner)}
      left join accounts owners on owners.id = lists.account_id`;

/** Returns a `like` pattern that finds a text anywhere. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&').toLowerCase()}%`;

/** The page of lists to read. */
export interface ListsChoice extends Pick<ListsQuery, 'sortBy' | 'sortOrder' | 'action'> {
  page: number;
  size: number;
  /** Part of a name, normalized. */
  search: string;
  levels: readonly ListAccessLevel[] | 'FAVORITES';
  /** A list to exclude. */
  ignored: string | undefined;
}

function chosen(viewer: ListViewer, { search, levels, ignored, action }: ListsChoice): RawBuilder<boolean> {
  const conditions = [isSeen(viewer)];
  if (levels === 'FAVORITES') conditions.push(sql<boolean>`favorites.id is not null`);
  else conditions.push(isOneOf(sql`lists.access_level`, 'text', levels));
  if (search) conditions.push(sql<boolean>`lists.name_key like ${containing(search)}`);
  if (ignored !== undefined) conditions.push(sql<boolean>`lists.id <> ${ignored}::uuid`);
  if (action === 'ATL') conditions.push(isEditable(viewer));
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Lists one page of the lists that a viewer sees, with the total number. */
export async function listLists(
  db: Db,
  viewer: ListViewer,
  choice: ListsChoice,
): Promise<{ rows: ListRow[]; total: number }> {
  const direction = sql.raw(choice.sortOrder === 'DESCENDING' ? 'desc' : 'asc');
  const order =
    choice.sortBy === 'LISTNAME'
      ? sql`name_key collate "C" ${direction}, id`
      : sql`modified_at ${direction}, id`;
  const { rows } = await sql<ListRow & { total: number }>`
    with chosen as materialized (${selectLists(viewer)} where ${chosen(viewer, choice)})
    select chosen.*, (select count(*)::integer from chosen) as total from chosen
      order by ${order} limit ${choice.size} offset ${(choice.page - 1) * choice.size}`.execute(db);
  const [first] = rows;
  if (first || choice.page === 1) return { rows, total: first?.total ?? 0 };
  return { rows, total: (await listLists(db, viewer, { ...choice, page: 1, size: 1 })).total };
}

/** Lists the favorites of a viewer by name. */
export async function listFavorites(db: Db, viewer: ListViewer): Promise<ListRow[]> {
  const { rows } = await sql<ListRow>`${selectLists(viewer)}
    where favorites.id is not null and ${isSeen(viewer)} order by lists.name_key collate "C", lists.id`.execute(
    db,
  );
  return rows;
}

/** Finds a list that the viewer can see; undefined for an unknown id and for another user's personal list. */
export async function findList(db: Db, viewer: ListViewer, id: string): Promise<ListRow | undefined> {
  if (!isId(id)) return undefined;
  const { rows } = await sql<ListRow>`/* list.find */ ${selectLists(viewer)}
    where lists.id = ${id}::uuid and ${isSeen(viewer)}`.execute(db);
  return rows[0];
}

/** Locks a list until the transaction ends, so that its changes run one at a time. Favorites can still refer to it. */
export async function lockList(db: Db, viewer: ListViewer, id: string): Promise<ListRow | undefined> {
  if (!isId(id)) return undefined;
  await sql`/* list.lock */ select id from shopping_lists where id = ${id}::uuid for no key update`.execute(
    db,
  );
  // A second statement, because the first one may have waited for a change that it cannot see.
  return findList(db, viewer, id);
}

/**
 * Locks the owner of lists, so that only one call at a time counts and adds its lists and favorites. A guest's session is already locked by
 * `holdSession`.
 */
export async function lockOwner(db: Db, { accountId }: Pick<Owner, 'accountId'>): Promise<void> {
  if (accountId === undefined) return;
  await sql`/* lists.lock-owner */ select id from accounts where id = ${accountId}::uuid for no key update`.execute(
    db,
  );
}

/** Counts an owner's lists, including those of a former organization. */
export async function countLists(db: Db, owner: Owner): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from shopping_lists lists
    where ${ofOwner('lists', owner)} and tenant = ${owner.tenant}`.execute(db);
  return rows[0]!.count;
}

/** The values of a list that a user enters. */
export interface ListValues {
  name: string;
  name_key: string;
  access_level: ListAccessLevel;
  /** Null for a personal list. */
  organization_id: string | null;
  members_read_only: boolean;
}

/** Inserts a list. @returns its id */
export async function insertList(db: Db, owner: Owner, values: ListValues, now: Date): Promise<string> {
  const id = randomUUID();
  const { tenant, sessionId, accountId } = owner;
  await db
    .insertInto('shopping_lists')
    .values({
      id,
      tenant,
      session_id: accountId === undefined ? sessionId : null,
      account_id: accountId ?? null,
      ...values,
      modified_at: now,
      created_at: now,
    })
    .execute();
  return id;
}

/** Changes a locked list and increments its revision. If the list becomes personal, other users' favorites of it are removed. */
export async function updateList(db: Db, id: string, values: Partial<ListValues>, now: Date): Promise<void> {
  await db
    .updateTable('shopping_lists')
    .set({ ...values, modified_at: now, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute();
  if (values.access_level === 'PERSONAL')
    await sql`delete from favorite_lists using shopping_lists
      where favorite_lists.list_id = shopping_lists.id and shopping_lists.id = ${id}::uuid
        and favorite_lists.account_id is distinct from shopping_lists.account_id`.execute(db);
}

/** Increments the revision of a locked list after an item change. @param added number of items added, negative if removed */
export async function touchList(db: Db, id: string, added: number, now: Date): Promise<void> {
  await sql`/* list.touch */ update shopping_lists
    set item_count = item_count + ${added}, revision = revision + 1, modified_at = ${now}::timestamptz
    where id = ${id}::uuid`.execute(db);
}

export async function deleteList(db: Db, id: string): Promise<void> {
  await db.deleteFrom('shopping_lists').where('id', '=', id).execute();
}
