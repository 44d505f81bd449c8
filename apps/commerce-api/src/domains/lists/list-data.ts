import type { ListMetadata, ShoppingList } from '@foolscap/lists/contract';
import { getListRights, type ListRights } from './permissions.ts';
import type { ListRow } from './lists.repository.ts';
import type { ListViewer } from './viewer.ts';

/** Checks whether the viewer owns a list. */
export const isOwnList = (
  { owner }: Pick<ListViewer, 'owner'>,
  { account_id, session_id }: Pick<ListRow, 'account_id' | 'session_id'>,
): boolean =>
  owner !== undefined &&
  (owner.accountId === undefined ? session_id === owner.sessionId : account_id === owner.accountId);

/** Returns a viewer's rights to a list. */
export const rightsTo = (viewer: ListViewer, list: ListRow): ListRights =>
  getListRights(viewer, {
    isOwn: isOwnList(viewer, list),
    accessLevel: list.access_level,
    isElsewhere: list.organization_id !== null && list.organization_id !== viewer.organizationId,
    membersReadOnly: list.members_read_only,
  });

/** Builds a list as its viewer sees it (storefront-3.1). */
export function getListData(viewer: ListViewer, list: ListRow): ShoppingList {
  const { edits, manages, allowed } = rightsTo(viewer, list);
  const ownerName = isOwnList(viewer, list) ? null : list.owner_name;
  return {
    id: list.id,
    name: list.name,
    favorite: list.favorite_id !== null,
    ...(list.favorite_id === null ? {} : { deletefavoriteById: list.favorite_id }),
    accessLevel: list.access_level,
    modifiedDate: list.modified_at.toISOString(),
    readOnly: !edits,
    manageable: manages,
    allowedAccessLevel: [...allowed],
    membersReadOnly: list.members_read_only,
    ...(ownerName === null ? {} : { ownerName }),
    itemCount: list.item_count,
    revision: list.revision,
  };
}

/** A page selected by a query. */
export interface PageChoice {
  /** From 1. */
  page: number;
  size: number;
}

/** Parses the page of a query. */
export const getPage = (
  { page = '1', size }: { page?: string; size?: string },
  usualSize: number,
): PageChoice => ({ page: Number(page), size: size === undefined ? usualSize : Number(size) });

/** Builds the metadata of a page. @param itemCount number of entries on this page */
export const getMetadata = (
  { page, size }: PageChoice,
  totalItems: number,
  itemCount: number,
): ListMetadata => ({
  pagination: { page, size, pages: Math.max(1, Math.ceil(totalItems / size)) },
  totalItems,
  itemCount,
});
