import { ADDRESS_MESSAGES } from './model/address-messages.ts';
import { CANADIAN_ADDRESS_MESSAGES } from './model/canadian-address-messages.ts';
import { ADDRESS_SUGGESTION_MESSAGES } from './model/address-suggestion-messages.ts';
import { CANCEL_ORDER_MESSAGES } from './model/cancel-order-messages.ts';
import { CHECKOUT_PAGE_MESSAGES } from './model/checkout-page-messages.ts';
import { EMAIL_MESSAGES } from './model/email-messages.ts';
import { FIND_ORDER_MESSAGES } from './model/find-order-messages.ts';
import { CHECKOUT_MESSAGES } from './model/messages.ts';
import { ORDER_MESSAGES } from './model/order-messages.ts';
import { ORDER_OVERVIEW_MESSAGES } from './model/order-overview-messages.ts';
import { ORDER_PAGE_MESSAGES } from './model/order-page-messages.ts';
import { ORDER_ROWS_MESSAGES } from './model/order-rows-messages.ts';
import { ORDERS_PAGE_MESSAGES } from './model/orders-page-messages.ts';
import { PICKUP_PERSON_MESSAGES } from './model/pickup-person-messages.ts';
import { QUICK_BUY_MESSAGES } from './model/quick-buy-messages.ts';
import { QUICK_BUY_OVERLAY_MESSAGES } from './model/quick-buy-overlay-messages.ts';

/** All messages of the library, by group and code. Pages load the tables that they show, never this. */
export const messages = {
  ...ADDRESS_MESSAGES,
  ...CANADIAN_ADDRESS_MESSAGES,
  ...ADDRESS_SUGGESTION_MESSAGES,
  ...CANCEL_ORDER_MESSAGES,
  ...CHECKOUT_MESSAGES,
  ...CHECKOUT_PAGE_MESSAGES,
  ...EMAIL_MESSAGES,
  ...FIND_ORDER_MESSAGES,
  ...ORDERS_PAGE_MESSAGES,
  ...ORDER_MESSAGES,
  ...ORDER_OVERVIEW_MESSAGES,
  ...ORDER_PAGE_MESSAGES,
  ...ORDER_ROWS_MESSAGES,
  ...PICKUP_PERSON_MESSAGES,
  ...QUICK_BUY_MESSAGES,
  ...QUICK_BUY_OVERLAY_MESSAGES,
};
