import type { Translation } from '@foolscap/core/messages';
import type * as english from './all-messages.ts';
import { COOKIE_MESSAGES } from './ui/cookie-messages.fr-CA.ts';

/** All messages of the library in French (Canada). */
export const messages: Translation<typeof english.messages> = {
  ...COOKIE_MESSAGES,
};
