import { CATALOG_MESSAGES } from './model/messages.ts';

/** All messages of the library, by group and code. Pages load the tables that they show, never this. */
export const messages = {
  ...CATALOG_MESSAGES,
};
