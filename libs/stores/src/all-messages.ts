import { HOURS_MESSAGES, READY_MESSAGES } from './model/hours-messages.ts';
import { STORE_NAME_MESSAGES } from './model/store-messages.ts';
import { STORE_DETAIL_MESSAGES } from './ui/detail-messages.ts';
import { STORE_LIST_MESSAGES } from './ui/list-messages.ts';
import { STORES_MESSAGES } from './ui/messages.ts';

/** All messages of the library, by group and code. Pages load the tables that they show, never this. */
export const messages = {
  ...HOURS_MESSAGES,
  ...READY_MESSAGES,
  ...STORE_DETAIL_MESSAGES,
  ...STORE_LIST_MESSAGES,
  ...STORE_NAME_MESSAGES,
  ...STORES_MESSAGES,
};
