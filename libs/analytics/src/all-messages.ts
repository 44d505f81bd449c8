import { COOKIE_MESSAGES } from './ui/cookie-messages.ts';

/** All messages of the library, by group and code. Pages load the tables that they show, never this. */
export const messages = {
  ...COOKIE_MESSAGES,
};
