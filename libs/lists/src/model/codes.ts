/** The access levels of a list (storefront-3.2): for its owner, for the members of the organization, or for all members with changes by administrators only. */
export const LIST_ACCESS_LEVELS = ['PERSONAL', 'SHARED', 'GLOBAL'] as const;
export type ListAccessLevel = (typeof LIST_ACCESS_LEVELS)[number];

/** The sort orders of lists (storefront-3.3), plus one of ours: most recently changed first. */
export const LIST_SORTS = [
  'MODIFIED_DATE_ASCENDING',
  'LISTNAME_ASCENDING',
  'LISTNAME_DESCENDING',
  'MODIFIED_DATE_DESCENDING',
] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** The filters of a list of lists (storefront-3.4). */
export const LIST_TYPE_FILTERS = ['ALL_LIST', 'PERSONAL', 'SHARED', 'FAVORITES'] as const;
export type ListTypeFilter = (typeof LIST_TYPE_FILTERS)[number];

/** The orders of the items of a list. */
export const LIST_ITEM_SORTS = [
  'POSITION_ASCENDING',
  'NAME_ASCENDING',
  'NAME_DESCENDING',
  'ADDED_DATE_DESCENDING',
] as const;
export type ListItemSort = (typeof LIST_ITEM_SORTS)[number];

/** The differences between an item now and when it was saved. */
export const LIST_ITEM_CHANGES = [
  'PRICE_UP',
  'PRICE_DOWN',
  'OUT_OF_STOCK',
  'BACK_IN_STOCK',
  'NO_LONGER_SOLD',
] as const;
export type ListItemChange = (typeof LIST_ITEM_CHANGES)[number];

/** The first page, and the number of lists or items on a page (storefront-9.18). */
export const FIRST_PAGE = 1;
export const LISTS_PAGE_SIZE = 100;
/** The largest page that a call returns. */
export const MAX_PAGE_SIZE = 300;

/** Items on a page of the search on all lists. */
export const ITEM_SEARCH_PAGE_SIZE = 50;

/** The number of lists in the short view of the mini cart and the header (storefront-9.20). */
export const MINI_VIEW_LISTS = 5;

/** Limits of lists. */
export const MAX_LISTS = 500;
export const MAX_LIST_ITEMS = 10_000;
export const MAX_FAVORITE_LISTS = 10;
/** Maximum number of items that one call adds or moves to the cart, the same as for a cart call. */
export const MAX_ITEMS_IN_CALL = 500;
export const MAX_LIST_NAME_LENGTH = 80;
export const MAX_ITEM_NOTE_LENGTH = 250;
export const MAX_LIST_SEARCH_LENGTH = 100;
/** Maximum number of rows in a quick order, the same as for a cart call. */
export const MAX_QUICK_ORDER_ROWS = 500;
export const MAX_ITEM_NUMBER_LENGTH = 64;
/** Maximum number of suggestions per quick-order row. */
export const MAX_QUICK_ORDER_SUGGESTIONS = 3;

/** Error codes of the calls. */
export const LIST_CODES = {
  nameRequired: 'LIST_NAME_REQUIRED',
  nameInUse: 'LIST_NAME_IN_USE',
  notFound: 'LIST_NOT_FOUND',
  itemNotFound: 'LIST_ITEM_NOT_FOUND',
  itemNotSold: 'LIST_ITEM_NOT_SOLD',
  /** The caller may see the list, but not change it. */
  readOnly: 'LIST_READ_ONLY',
  /** The caller may not give a list this access. */
  accessNotAllowed: 'LIST_ACCESS_NOT_ALLOWED',
  /** The list changed since the caller read it. */
  changed: 'LIST_CHANGED',
  tooManyLists: 'LIST_LIMIT_REACHED',
  full: 'LIST_FULL',
  /** The list has the maximum number of units of an item; fewer than requested were added, or none. */
  itemLimit: 'LIST_ITEM_LIMIT',
  tooManyFavorites: 'FAVORITE_LIMIT_REACHED',
  linksOff: 'LIST_LINKS_OFF',
  /** No product has the item number of a row of a quick order. */
  unknownItem: 'ITEM_NOT_FOUND',
} as const;
export type ListCode = (typeof LIST_CODES)[keyof typeof LIST_CODES];

/** The results of an item that was to be added to a list or from a list to the cart. */
export const LIST_ITEM_RESULTS = ['ADDED', 'INCREASED', 'CHANGED', 'REFUSED'] as const;
export type ListItemResultStatus = (typeof LIST_ITEM_RESULTS)[number];
