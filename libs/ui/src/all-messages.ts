import { UI_MESSAGES } from './components/ui-messages.ts';

/** All messages of the library, by group and code. */
export const messages = {
  ...UI_MESSAGES,
};
