import { STORE_DETAIL_MESSAGES } from './ui/detail-messages.ts';
import { STORES_MESSAGES } from './ui/messages.ts';

/** All messages of the library, by group and code. Pages load the tables that they show, never this. */
export const messages = {
  ...STORE_DETAIL_MESSAGES,
  ...STORES_MESSAGES,
};
