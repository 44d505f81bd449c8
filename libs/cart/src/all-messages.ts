import { CART_MESSAGES } from './model/messages.ts';
import { COUPON_MESSAGES } from './model/coupon-messages.ts';

/** All messages of the library, by group and code. Pages load the tables that they show, never this. */
export const messages = {
  ...CART_MESSAGES,
  ...COUPON_MESSAGES,
};
