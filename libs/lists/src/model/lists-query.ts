import type { ListsQuery } from '../contract/index.ts';
import { FIRST_PAGE, LISTS_PAGE_SIZE } from './codes.ts';
import type { ListSort, ListTypeFilter } from './codes.ts';

/** The values of the form above a list of lists (storefront-3.7). */
export interface ListsForm {
  /** From 1. */
  ActivePagination: number;
  SortOrder: ListSort;
  SelectedListsType: ListTypeFilter;
  SearchText: string;
  PageSize: number;
  /** The id of a list that is left out; empty for none. */
  IgnoreListId: string;
  /** Filter and sort of the lists that an item can be added to. */
  ATLFilter: ListTypeFilter;
  ATLSort: ListSort;
}

/** All lists, ordered by the date of the last change, ascending (storefront-9.18). */
export const INITIAL_LISTS_FORM: ListsForm = {
  ActivePagination: FIRST_PAGE,
  SortOrder: 'MODIFIED_DATE_ASCENDING',
  SelectedListsType: 'ALL_LIST',
  SearchText: '',
  PageSize: LISTS_PAGE_SIZE,
  IgnoreListId: '',
  ATLFilter: 'ALL_LIST',
  ATLSort: 'MODIFIED_DATE_DESCENDING',
};

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
