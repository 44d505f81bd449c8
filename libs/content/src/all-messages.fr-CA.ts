import type { Translation } from '@foolscap/core/messages';
import type * as english from './all-messages.ts';
import { CONTENT_MESSAGES } from './model/messages.fr-CA.ts';
import { FORM_MESSAGES } from './model/form-messages.fr-CA.ts';

/** All messages of the library in French (Canada). */
export const messages: Translation<typeof english.messages> = {
  ...CONTENT_MESSAGES,
  ...FORM_MESSAGES,
};
