import type { Translation } from '@foolscap/core/messages';
import type * as english from './all-messages.ts';
import { HOURS_MESSAGES, READY_MESSAGES } from './model/hours-messages.fr-CA.ts';
import { STORE_NAME_MESSAGES } from './model/store-messages.fr-CA.ts';
import { STORE_DETAIL_MESSAGES } from './ui/detail-messages.fr-CA.ts';
import { STORE_LIST_MESSAGES } from './ui/list-messages.fr-CA.ts';
import { STORES_MESSAGES } from './ui/messages.fr-CA.ts';

/** All messages of the library in French (Canada). */
export const messages: Translation<typeof english.messages> = {
  ...HOURS_MESSAGES,
  ...READY_MESSAGES,
  ...STORE_DETAIL_MESSAGES,
  ...STORE_LIST_MESSAGES,
  ...STORE_NAME_MESSAGES,
  ...STORES_MESSAGES,
};
