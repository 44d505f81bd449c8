import { ACCOUNT_MESSAGES } from './model/messages.ts';
import { REWARDS_MESSAGES } from './model/rewards-messages.ts';

/** All messages of the library, by group and code. Pages load the tables that they show, never this. */
export const messages = {
  ...ACCOUNT_MESSAGES,
  ...REWARDS_MESSAGES,
};
