import type { TenantId } from '@foolscap/core/vocabulary';
import type { ListDetailsQuery } from '@foolscap/lists/contract';

/** The business site's second URL for its lists. */
export const SPARQ_LIST = '/cc/sparq/list';

/** The retail site's URL for a new list. */
export const CREATE_LIST = '/kuber/createList';

const LISTS: Readonly<Record<TenantId, string>> = { sdc: '/kuber/viewList', sba: '/list/mylists' };

const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  return search.size ? `${path}?${search}` : path;
};

/** Returns the path of the lists page, below the tenant's root (storefront-2.9, storefront-2.10). @param page from 1 */
export const listsPath = (tenant: TenantId, page?: number): string =>
  withQuery(LISTS[tenant], {
    ...(tenant === 'sdc' && { tid: 'US' }),
    page: page && page > 1 ? String(page) : undefined,
  });

/** Returns the path of an item search across all lists; without a text, that of the lists page. @param page from 1 */
export const findItemPath = (tenant: TenantId, text: string, page?: number): string =>
  withQuery(LISTS[tenant], {
    ...(tenant === 'sdc' && { tid: 'US' }),
    find: text,
    page: page && page > 1 ? String(page) : undefined,
  });

/** Returns the lists page as a form target with hidden fields. @param basename root path of the site */
export const getListsForm = (
  tenant: TenantId,
  basename: string,
): { action: string; parameters: Record<string, string> } => ({
  action: `${basename}${LISTS[tenant]}`,
  parameters: tenant === 'sdc' ? { tid: 'US' } : {},
});

/** Returns the path of the lists page that opens the drawer for a new list. */
export const createListPath = (tenant: TenantId): string =>
  tenant === 'sba' ? '/list/mylists?create=1' : `${CREATE_LIST}?tid=US`;

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
