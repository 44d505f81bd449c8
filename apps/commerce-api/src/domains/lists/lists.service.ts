import type {
  CreateListBody,
  ListData,
  ListsData,
  ListsQuery,
  UpdateListBody,
} from '@foolscap/lists/contract';
import {
  LIST_CODES,
  type ListAccessLevel,
  LISTS_PAGE_SIZE,
  MAX_FAVORITE_LISTS,
  MAX_LISTS,
  MINI_VIEW_LISTS,
  tidyName,
} from '@foolscap/lists/model';
import type { Caller, KnownCaller } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { IdempotentRequest } from '../../kernel/http/idempotency.ts';
import type { Toggles } from '../account/index.ts';
import { hasSavedItems } from '../cart/index.ts';
import { addFavorite, removeFavorite } from './favorites.repository.ts';
import { createListChanges, type KnownViewer } from './list-changes.ts';
import { getListData, getMetadata, getPage, rightsTo } from './list-data.ts';
import { checkedName, listNotFound, refusal } from './list-errors.ts';
import {
  countLists,
  deleteList,
  findList,
  insertList,
  isId,
  listFavorites,
  listLists,
  type ListRow,
  type ListValues,
  updateList,
} from './lists.repository.ts';
import { getAvailableLevels } from './permissions.ts';
import { readViewer } from './viewer.ts';

export type ListsService = ReturnType<typeof createListsService>;

/** Returns the access levels of a query: `FAVORITES`, or comma-separated access levels; all of them by default (storefront-4.5). */
function getLevels({
  access = 'PERSONAL,SHARED,GLOBAL',
}: ListsQuery): readonly ListAccessLevel[] | 'FAVORITES' {
  // The schema accepts only these values.
  return access === 'FAVORITES' ? access : (access.split(',') as ListAccessLevel[]);
}

/** Returns the values of a body that differ from the current list. */
function getChanges(
  { name, accessLevel, membersReadOnly }: UpdateListBody,
  list: ListRow,
  viewer: KnownViewer,
): Partial<ListValues> {
  const changes: Partial<ListValues> = {};
  if (name !== undefined && tidyName(name) !== list.name) Object.assign(changes, checkedName(name));
  if (accessLevel !== undefined && accessLevel !== list.access_level) {
    changes.access_level = accessLevel;
    changes.organization_id = accessLevel === 'PERSONAL' ? null : (viewer.organizationId ?? null);
  }
  if (membersReadOnly !== undefined && membersReadOnly !== list.members_read_only)
    changes.members_read_only = membersReadOnly;
  return changes;
}

/** Creates the service for lists as a whole; their items have a separate one. */
export function createListsService(context: Pick<ApiContext, 'database' | 'now'> & { toggles: Toggles }) {
  const {
    database: { db },
    now,
    toggles,
  } = context;
  const changes = createListChanges(context);

  async function read(trx: Db, viewer: KnownViewer, id: string): Promise<ListData> {
    const list = await findList(trx, viewer, id);
    if (!list) throw listNotFound();
    return { list: getListData(viewer, list) };
  }

  return {
    /** Lists the caller's lists for `GET /lists` and `GET /lists/filtered`. Writes nothing, even for a caller without a session. */
    async list(caller: Caller, query: ListsQuery): Promise<ListsData> {
      const viewer = await readViewer(db, caller);
      const page = getPage(query, query.responseType === 'MINI' ? MINI_VIEW_LISTS : LISTS_PAGE_SIZE);
      const { ignoreList } = query;
      const [{ rows, total }, favorites, hasSFL, showCount] = await Promise.all([
        listLists(db, viewer, {
          ...page,
          sortBy: query.sortBy,
          sortOrder: query.sortOrder,
          action: query.action,
          search: tidyName(query.search ?? ''),
          levels: getLevels(query),
          ignored: ignoreList !== undefined && isId(ignoreList) ? ignoreList : undefined,
        }),
        listFavorites(db, viewer),
        viewer.owner ? hasSavedItems(db, viewer.owner) : false,
        toggles.isOn(caller.tenant, 'listCount'),
      ]);
      const availableAccessLevel = [...getAvailableLevels(viewer)];
      return {
        shoppingLists: rows.map((row) => getListData(viewer, row)),
        metadata: getMetadata(page, total, rows.length),
        favorites: favorites.map((row) => getListData(viewer, row)),
        maxFavoriteReached: favorites.length >= MAX_FAVORITE_LISTS,
        hasSFL,
        availableAccessLevel,
        readOnly: availableAccessLevel.length === 0,
        showCount,
        privacySettings: { sharing: viewer.sharing, publicLinks: viewer.publicLinks },
      };
    },

    /** Rejects a list that the caller may not create, before a guest gets a session. */
    async checkCreation(caller: Caller, { name, accessLevel = 'PERSONAL' }: CreateListBody): Promise<void> {
      checkedName(name);
      if (!getAvailableLevels(await readViewer(db, caller)).includes(accessLevel))
        throw refusal(403, LIST_CODES.accessNotAllowed, 'accessLevel');
    },

    /** @throws ApiError 403 LIST_ACCESS_NOT_ALLOWED, 409 LIST_NAME_IN_USE or LIST_LIMIT_REACHED */
    create: (
      caller: KnownCaller,
      idempotency: IdempotentRequest | undefined,
      { name, accessLevel = 'PERSONAL', membersReadOnly = false }: CreateListBody,
    ): Promise<ListData> =>
      changes.run({ caller, idempotency, locksOwner: true }, async (trx, viewer) => {
        if (!getAvailableLevels(viewer).includes(accessLevel))
          throw refusal(403, LIST_CODES.accessNotAllowed, 'accessLevel');
        if ((await countLists(trx, viewer.owner)) >= MAX_LISTS) throw refusal(409, LIST_CODES.tooManyLists);
        const values: ListValues = {
          ...checkedName(name),
          access_level: accessLevel,
          organization_id: accessLevel === 'PERSONAL' ? null : viewer.organizationId!,
          members_read_only: membersReadOnly,
        };
        return read(trx, viewer, await insertList(trx, viewer.owner, values, now()));
      }),

    /**
     * Changes a list's name or access, or marks it as a favorite, which does not change the list itself.
     * @throws ApiError 403 LIST_READ_ONLY or LIST_ACCESS_NOT_ALLOWED, 409 LIST_CHANGED, LIST_NAME_IN_USE or FAVORITE_LIMIT_REACHED
     */
    update: (
      caller: KnownCaller,
      idempotency: IdempotentRequest | undefined,
      listId: string,
      body: UpdateListBody,
    ): Promise<ListData> =>
      changes.runOnList(
        { caller, idempotency, locksOwner: body.favorite === true },
        listId,
        'sees',
        async (trx, list, viewer) => {
          const values = getChanges(body, list, viewer);
          if (Object.keys(values).length) {
            const { manages, allowed } = rightsTo(viewer, list);
            if (!manages) throw refusal(403, LIST_CODES.readOnly);
            if (values.access_level && !allowed.includes(values.access_level))
              throw refusal(403, LIST_CODES.accessNotAllowed, 'accessLevel');
            if (body.revision !== undefined && body.revision < list.revision)
              throw refusal(409, LIST_CODES.changed, 'revision');
            await updateList(trx, list.id, values, now());
          }
          const { favorite, deletefavoriteById: favoriteId } = body;
          if (favoriteId !== undefined) await removeFavorite(trx, viewer.owner, { favoriteId });
          if (favorite === false) await removeFavorite(trx, viewer.owner, { listId: list.id });
          if (favorite && !(await addFavorite(trx, viewer, list.id, now())))
            throw refusal(409, LIST_CODES.tooManyFavorites, 'favorite');
          return read(trx, viewer, list.id);
        },
      ),

    /** @throws ApiError 404 LIST_NOT_FOUND, also if the list was already deleted */
    remove: (
      caller: KnownCaller,
      idempotency: IdempotentRequest | undefined,
      listId: string,
    ): Promise<object> =>
      changes.runOnList({ caller, idempotency }, listId, 'manages', async (trx, list) => {
        await deleteList(trx, list.id);
        return {};
      }),
  };
}
