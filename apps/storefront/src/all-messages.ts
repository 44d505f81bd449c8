import { OFFLINE_MESSAGES } from './connection/offline-messages.ts';
import { TITLE_MESSAGES } from './rendering/title-messages.ts';
import { ERROR_MESSAGES } from './server/error-messages.ts';
import { HEAD_MESSAGES } from './server/head-messages.ts';
import { SHELL_MESSAGES } from './shell/shell-messages.ts';

/** All messages of the shop outside of the libraries, for Storybook. */
export const messages = {
  ...ERROR_MESSAGES,
  ...HEAD_MESSAGES,
  ...OFFLINE_MESSAGES,
  ...SHELL_MESSAGES,
  ...TITLE_MESSAGES,
};
