import type { ListSort, ListTypeFilter } from '../../model/index.ts';

/** The texts of the search, the filters and the sort of lists. */
export const LISTS_TOOLBAR_MESSAGES = {
  toolbar: {
    search: 'Search lists',
    show: 'Show',
    sortBy: 'Sort by',
  },
  sorts: {
    MODIFIED_DATE_ASCENDING: 'Last updated',
    LISTNAME_ASCENDING: 'List name A to Z',
    LISTNAME_DESCENDING: 'List name Z to A',
    MODIFIED_DATE_DESCENDING: 'Last updated, newest first',
  } satisfies Record<ListSort, string>,
  filters: {
    ALL_LIST: 'All lists',
    PERSONAL: 'My personal lists',
    SHARED: 'Shared lists',
    FAVORITES: 'My favorites',
  } satisfies Record<ListTypeFilter, string>,
};
