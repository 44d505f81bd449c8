import { CONTENT_MESSAGES } from './model/messages.ts';
import { FORM_MESSAGES } from './model/form-messages.ts';

/** All messages of the library, by group and code. Pages load the tables that they show, never this. */
export const messages = {
  ...CONTENT_MESSAGES,
  ...FORM_MESSAGES,
};
