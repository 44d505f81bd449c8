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
