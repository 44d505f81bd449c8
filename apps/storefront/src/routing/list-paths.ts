import type { TenantId } from '@foolscap/core/vocabulary';
import type { ListDetailsQuery } from '@foolscap/lists/contract';
import { LIST_ITEM_SORTS } from '@foolscap/lists/model';

/** The business site's second address of its lists. */
export const SPARQ_LIST = '/cc/sparq/list';

const CREATE_PATH = '/kuber/createList';

const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  return search.size ? `${path}?${search}` : path;
};

/** Returns the path of the list of lists, below the tenant's root (storefront-2.9, storefront-2.10). @param page from 1 */
export const listsPath = (tenant: TenantId, page?: number): string =>
  withQuery(tenant === 'sba' ? '/list/mylists' : '/kuber/viewList', {
    ...(tenant === 'sdc' && { tid: 'US' }),
    page: page && page > 1 ? String(page) : undefined,
  });

/** Returns the path of one list with a query. */
export const listPath = (tenant: TenantId, listId: string, query: ListDetailsQuery = {}): string =>
  withQuery(tenant === 'sba' ? '/list/details' : '/kuber/viewList', {
    ...(tenant === 'sdc' && { tid: 'US' }),
    listId,
    page: query.page === '1' ? undefined : query.page,
    sort: query.sort,
    search: query.search,
  });

/** Returns the path of a public link. */
export const publicListPath = (linkId: string, query: ListDetailsQuery = {}): string =>
  withQuery(`/list/shared/${encodeURIComponent(linkId)}`, {
    page: query.page === '1' ? undefined : query.page,
  });

/** The contents of a page of lists. */
export type ListsAddress =
  | { show: 'lists'; page: number; isCreating: boolean; add: { itemId: string; qty: number } | undefined }
  | { show: 'list'; listId: string; query: ListDetailsQuery }
  | { show: 'public'; linkId: string; query: ListDetailsQuery };

function readQuery(search: URLSearchParams): ListDetailsQuery {
  const sort = LIST_ITEM_SORTS.find((each) => each === search.get('sort'));
  const page = search.get('page') ?? '';
  const text = search.get('search')?.replaceAll('\0', ' ').trim().slice(0, 100);
  return {
    ...(/^[1-9][0-9]{0,4}$/.test(page) && { page }),
    ...(sort && { sort }),
    ...(text && { search: text }),
  };
}

/** Reads what a page of lists shows from its address. */
export function readListsAddress(
  path: string,
  params: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
): ListsAddress {
  if (params.linkId !== undefined) return { show: 'public', linkId: params.linkId, query: readQuery(search) };
  const listId = search.get('listId')?.slice(0, 64);
  if (listId) return { show: 'list', listId, query: readQuery(search) };
  const itemId = search.get('addItem')?.slice(0, 64);
  const qty = Number(search.get('qty'));
  return {
    show: 'lists',
    page: Number(readQuery(search).page ?? 1),
    isCreating: path === CREATE_PATH,
    add: itemId ? { itemId, qty: Number.isInteger(qty) && qty > 0 && qty <= 9999 ? qty : 1 } : undefined,
  };
}
