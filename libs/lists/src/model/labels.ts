import type { ListSort, ListTypeFilter } from './codes.ts';

/** The title of the page with all lists (storefront-2.25). */
export const LISTS_PAGE_TITLE = 'My Order Center: List';

/** Returns the name of the page for analytics (storefront-2.24). */
export const listsPageName = (isCreating: boolean): 'createlist' | 'saalllists' =>
  isCreating ? 'createlist' : 'saalllists';

/** The columns of the list of lists (storefront-2.23). */
export const LISTS_COLUMNS = ['List name', 'Modified On', 'List type', 'Actions'] as const;

export const SORT_LABELS: Readonly<Record<ListSort, string>> = {
  MODIFIED_DATE_ASCENDING: 'Last updated',
  LISTNAME_ASCENDING: 'List name A to Z',
  LISTNAME_DESCENDING: 'List name Z to A',
  MODIFIED_DATE_DESCENDING: 'Last updated, newest first',
};

export const FILTER_LABELS: Readonly<Record<ListTypeFilter, string>> = {
  ALL_LIST: 'All lists',
  PERSONAL: 'My personal lists',
  SHARED: 'Shared lists',
  FAVORITES: 'My favorites',
};
