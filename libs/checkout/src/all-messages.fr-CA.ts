import type { Translation } from '@foolscap/core/messages';
import type * as english from './all-messages.ts';
import { ADDRESS_MESSAGES } from './model/address-messages.fr-CA.ts';
import { CANADIAN_ADDRESS_MESSAGES } from './model/canadian-address-messages.fr-CA.ts';
import { ADDRESS_SUGGESTION_MESSAGES } from './model/address-suggestion-messages.fr-CA.ts';
import { CANCEL_ORDER_MESSAGES } from './model/cancel-order-messages.fr-CA.ts';
import { CHECKOUT_PAGE_MESSAGES } from './model/checkout-page-messages.fr-CA.ts';
import { EMAIL_MESSAGES } from './model/email-messages.fr-CA.ts';
import { FIND_ORDER_MESSAGES } from './model/find-order-messages.fr-CA.ts';
import { CHECKOUT_MESSAGES } from './model/messages.fr-CA.ts';
import { ORDER_MESSAGES } from './model/order-messages.fr-CA.ts';
import { ORDER_OVERVIEW_MESSAGES } from './model/order-overview-messages.fr-CA.ts';
import { ORDER_PAGE_MESSAGES } from './model/order-page-messages.fr-CA.ts';
import { ORDER_ROWS_MESSAGES } from './model/order-rows-messages.fr-CA.ts';
import { ORDERS_PAGE_MESSAGES } from './model/orders-page-messages.fr-CA.ts';
import { PICKUP_PERSON_MESSAGES } from './model/pickup-person-messages.fr-CA.ts';
import { QUICK_BUY_MESSAGES } from './model/quick-buy-messages.fr-CA.ts';
import { QUICK_BUY_OVERLAY_MESSAGES } from './model/quick-buy-overlay-messages.fr-CA.ts';

/** All messages of the library in French (Canada). */
export const messages: Translation<typeof english.messages> = {
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
