import type { Translation } from '@foolscap/core/messages';
import type * as english from './all-messages.ts';
import { CSV_FILE_MESSAGES } from './feature/csv-file-messages.fr-CA.ts';
import { LIST_DRAWER_MESSAGES } from './feature/drawer-messages.fr-CA.ts';
import { LIST_RESULT_MESSAGES } from './feature/result-messages.fr-CA.ts';
import { ACCESS_MESSAGES } from './model/access-messages.fr-CA.ts';
import { ADDED_TO_LIST_MESSAGES } from './model/added-to-list-messages.fr-CA.ts';
import { LIST_CSV_MESSAGES } from './model/list-csv-messages.fr-CA.ts';
import { LIST_IMPORT_MESSAGES } from './model/import-messages.fr-CA.ts';
import { ITEM_SEARCH_MESSAGES } from './model/item-search-messages.fr-CA.ts';
import { LIST_NAME_MESSAGES } from './model/list-name-messages.fr-CA.ts';
import { LIST_PAGE_MESSAGES } from './model/list-page-messages.fr-CA.ts';
import { LISTS_MESSAGES } from './model/messages.fr-CA.ts';
import { QUICK_ORDER_MESSAGES } from './model/quick-order-messages.fr-CA.ts';
import { ADD_TO_LIST_MESSAGES } from './ui/AddToListForm/add-to-list-messages.fr-CA.ts';
import { LIST_FORM_MESSAGES } from './ui/ListForm/list-form-messages.fr-CA.ts';
import { LIST_PRINT_MESSAGES } from './ui/ListPrintTable/list-print-messages.fr-CA.ts';
import { LISTS_PAGE_MESSAGES } from './ui/ListTable/lists-page-messages.fr-CA.ts';
import { LISTS_TOOLBAR_MESSAGES } from './ui/ListsToolbar/lists-toolbar-messages.fr-CA.ts';

/** All messages of the library in French (Canada). */
export const messages: Translation<typeof english.messages> = {
  ...CSV_FILE_MESSAGES,
  ...LIST_DRAWER_MESSAGES,
  ...LIST_RESULT_MESSAGES,
  ...ACCESS_MESSAGES,
  ...ADDED_TO_LIST_MESSAGES,
  ...LIST_CSV_MESSAGES,
  ...LIST_IMPORT_MESSAGES,
  ...ITEM_SEARCH_MESSAGES,
  ...LIST_NAME_MESSAGES,
  ...LIST_PAGE_MESSAGES,
  ...LISTS_MESSAGES,
  ...QUICK_ORDER_MESSAGES,
  ...ADD_TO_LIST_MESSAGES,
  ...LIST_FORM_MESSAGES,
  ...LIST_PRINT_MESSAGES,
  ...LISTS_PAGE_MESSAGES,
  ...LISTS_TOOLBAR_MESSAGES,
};
