import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { ListLinkData, PublicList } from '@foolscap/lists/contract';
import { LIST_CODES, LISTS_PAGE_SIZE } from '@foolscap/lists/model';
import type { Caller } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { createListChanges } from './list-changes.ts';
import { getMetadata, getPage, rightsTo } from './list-data.ts';
import { listNotFound, refusal } from './list-errors.ts';
import { readItems } from './list-item-data.ts';
import { listItemRows } from './list-item-rows.repository.ts';
import type { ListRequest } from './list-requests.ts';
import { findList, type ListRow } from './lists.repository.ts';
import { readViewer } from './viewer.ts';

export type ListLinksService = ReturnType<typeof createListLinksService>;

/** Creates an unguessable id of 192 random bits. */
const newLinkId = () => randomBytes(24).toString('base64url');

const getLinkData = ({
  link_id: linkId,
  link_created_at: createdAt,
}: Pick<ListRow, 'link_id' | 'link_created_at'>): ListLinkData =>
  linkId === null || createdAt === null ? {} : { link: { linkId, createdAt: createdAt.toISOString() } };

/**
 * Finds a list by its public link; undefined for an unknown or revoked link, for a list of an organization that forbids links, and for the personal list
 * of a deactivated account.
 */
async function findByLink(
  db: Db,
  linkId: string,
): Promise<Pick<ListRow, 'id' | 'name' | 'item_count'> | undefined> {
  const { rows } = await sql<Pick<ListRow, 'id' | 'name' | 'item_count'>>`
    /* list-links.find */ select lists.id, lists.name, lists.item_count from shopping_lists lists
      left join accounts owners on owners.id = lists.account_id
      left join organizations on organizations.id = coalesce(lists.organization_id, owners.organization_id)
      where lists.link_id = ${linkId} and organizations.list_privacy ->> 'publicLinks' is distinct from 'false'
        and (lists.access_level <> 'PERSONAL' or owners.deactivated_at is null)`.execute(db);
  return rows[0];
}

/** Creates the service for public links. Creating or revoking a link does not change its list. */
export function createListLinksService(context: Pick<ApiContext, 'database' | 'now'>) {
  const {
    database: { db },
    now,
  } = context;
  const changes = createListChanges(context);
  const setLink = (trx: Db, id: string, linkId: string | null) =>
    trx
      .updateTable('shopping_lists')
      .set({ link_id: linkId, link_created_at: linkId === null ? null : now() })
      .where('id', '=', id)
      .returning(['link_id', 'link_created_at'])
      .executeTakeFirstOrThrow();

  return {
    /** Creates the link of a list, or returns the existing one. @throws ApiError 403 LIST_READ_ONLY or LIST_LINKS_OFF, 404 LIST_NOT_FOUND */
    create: ({ listId, ...request }: ListRequest): Promise<ListLinkData> =>
      changes.runOnList(request, listId, 'manages', async (trx, list, viewer) => {
        if (!viewer.publicLinks) throw refusal(403, LIST_CODES.linksOff);
        return getLinkData(list.link_id === null ? await setLink(trx, list.id, newLinkId()) : list);
      }),

    /** Returns a list's link, if any, to those who may revoke it. @throws ApiError like `create` */
    async find(caller: Caller, listId: string): Promise<ListLinkData> {
      const viewer = await readViewer(db, caller);
      const list = await findList(db, viewer, listId);
      if (!list) throw listNotFound();
      if (!rightsTo(viewer, list).manages) throw refusal(403, LIST_CODES.readOnly);
      return getLinkData(list);
    },

    /** Revokes a list's link; does nothing if there is none. */
    revoke: ({ listId, ...request }: ListRequest): Promise<ListLinkData> =>
      changes.runOnList(request, listId, 'manages', async (trx, list) => {
        await setLink(trx, list.id, null);
        return {};
      }),

    /**
     * Reads a list through its link, at the viewer's own prices. Leaves out notes, orders and the prices at which items were saved.
     * @throws ApiError 404 LIST_NOT_FOUND
     */
    async read(caller: Caller, linkId: string, query: { page?: string; size?: string }): Promise<PublicList> {
      const list = await findByLink(db, linkId);
      if (!list) throw listNotFound();
      const viewer = await readViewer(db, caller);
      const page = getPage(query, LISTS_PAGE_SIZE);
      const { rows } = await listItemRows(db, viewer.buyer, list.id, {
        ...page,
        sort: 'POSITION_ASCENDING',
        search: '',
      });
      const items = await readItems(db, { owner: undefined }, rows, now());
      return {
        name: list.name,
        items: items.map(({ listItemId, itemId, qty, addedDate, itemDetails }) => {
          const { finalPricePerUnit } = itemDetails.priceInfo;
          const priceInfo = finalPricePerUnit === undefined ? {} : { finalPricePerUnit };
          return { listItemId, itemId, qty, addedDate, itemDetails: { ...itemDetails, priceInfo } };
        }),
        metadata: getMetadata(page, list.item_count, rows.length),
      };
    },
  };
}
