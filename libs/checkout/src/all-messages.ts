import { CHECKOUT_MESSAGES } from './model/messages.ts';
import { QUICK_BUY_MESSAGES } from './model/quick-buy-messages.ts';

/** All messages of the library, by group and code. Pages load the tables that they show, never this. */
export const messages = {
  ...CHECKOUT_MESSAGES,
  ...QUICK_BUY_MESSAGES,
};
