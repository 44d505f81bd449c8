import { ADDED_TO_LIST_MESSAGES } from './model/added-to-list-messages.ts';
import { LIST_IMPORT_MESSAGES } from './model/import-messages.ts';
import { ITEM_SEARCH_MESSAGES } from './model/item-search-messages.ts';
import { LIST_PAGE_MESSAGES } from './model/list-page-messages.ts';
import { LISTS_MESSAGES } from './model/messages.ts';
import { QUICK_ORDER_MESSAGES } from './model/quick-order-messages.ts';

/** All messages of the library, by group and code. Pages load the tables that they show, never this. */
export const messages = {
  ...ADDED_TO_LIST_MESSAGES,
  ...LIST_IMPORT_MESSAGES,
  ...ITEM_SEARCH_MESSAGES,
  ...LIST_PAGE_MESSAGES,
  ...LISTS_MESSAGES,
  ...QUICK_ORDER_MESSAGES,
};
