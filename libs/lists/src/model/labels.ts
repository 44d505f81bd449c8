import type { ListAccessLevel, ListItemChange, ListItemSort, ListSort, ListTypeFilter } from './codes.ts';

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

export const ACCESS_LABELS: Readonly<Record<ListAccessLevel, string>> = {
  PERSONAL: 'Personal',
  SHARED: 'Shared',
  GLOBAL: 'Global',
};

/** The explanations of the access levels in the form of a list. */
export const ACCESS_HINTS: Readonly<Record<ListAccessLevel, string>> = {
  PERSONAL: 'Only you can see it.',
  SHARED: 'Other members of your account can use and edit it.',
  GLOBAL: 'All members of your account can use it. Only administrators can edit it.',
};

export const ITEM_SORT_LABELS: Readonly<Record<ListItemSort, string>> = {
  POSITION_ASCENDING: 'My order',
  NAME_ASCENDING: 'Name A to Z',
  NAME_DESCENDING: 'Name Z to A',
  ADDED_DATE_DESCENDING: 'Newest first',
};

export const CHANGE_LABELS: Readonly<Record<ListItemChange, string>> = {
  PRICE_UP: 'Price went up since you saved it',
  PRICE_DOWN: 'Price dropped since you saved it',
  OUT_OF_STOCK: 'Out of stock now',
  BACK_IN_STOCK: 'Back in stock',
  NO_LONGER_SOLD: 'No longer sold',
};
