import type { ListsQuery } from '../contract/index.ts';
import type { ListSort, ListTypeFilter } from './codes.ts';
import type { ListsForm } from './lists-form.ts';

/** The access levels of each filter (storefront-3.4, storefront-4.5). */
export const FILTER_ACCESS: Readonly<Record<ListTypeFilter, string>> = {
  ALL_LIST: 'PERSONAL,SHARED,GLOBAL',
  PERSONAL: 'PERSONAL',
  SHARED: 'SHARED,GLOBAL',
  FAVORITES: 'FAVORITES',
};

const splitSort = (sort: ListSort) =>
  ({
    sortBy: sort.startsWith('LISTNAME') ? 'LISTNAME' : 'MODIFIED_DATE',
    sortOrder: sort.endsWith('_DESCENDING') ? 'DESCENDING' : 'ASCENDING',
  }) as const;

/** Builds the query of a form (storefront-3.8). @param action `ATL` for the lists that an item can be added to */
export function toListsQuery(form: ListsForm, action: 'VIEW' | 'ATL' = 'VIEW'): ListsQuery {
  const search = form.SearchText.trim();
  return {
    ...splitSort(action === 'ATL' ? form.ATLSort : form.SortOrder),
    size: String(form.PageSize),
    page: String(form.ActivePagination),
    access: FILTER_ACCESS[action === 'ATL' ? form.ATLFilter : form.SelectedListsType],
    action,
    ...(search ? { search } : {}),
    ...(form.IgnoreListId ? { ignoreList: form.IgnoreListId } : {}),
  };
}
