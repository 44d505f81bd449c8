import type { Translation } from '@foolscap/core/messages';
import type * as english from './all-messages.ts';
import { ACCOUNTING_DRAWER_MESSAGES } from './model/accounting-drawer-messages.fr-CA.ts';
import { ADDED_MESSAGES } from './model/added-messages.fr-CA.ts';
import { BUSINESS_CART_MESSAGES } from './model/business-cart-messages.fr-CA.ts';
import { CART_PAGE_MESSAGES } from './model/cart-page-messages.fr-CA.ts';
import { CART_VIEW_MESSAGES } from './model/cart-view-messages.fr-CA.ts';
import { COUPON_CONFIRMATION_MESSAGES } from './model/coupon-confirmation-messages.fr-CA.ts';
import { COUPON_MESSAGES } from './model/coupon-messages.fr-CA.ts';
import { DELIVERY_COST_MESSAGES } from './model/delivery-cost-messages.fr-CA.ts';
import { DELIVERY_GROUP_MESSAGES } from './model/delivery-group-messages.fr-CA.ts';
import { FREE_ITEM_MESSAGES } from './model/free-item-messages.fr-CA.ts';
import { FULFILLMENT_MESSAGES } from './model/fulfillment-messages.fr-CA.ts';
import { FURNITURE_DRAWER_MESSAGES } from './model/furniture-drawer-messages.fr-CA.ts';
import { FURNITURE_MESSAGES } from './model/furniture-messages.fr-CA.ts';
import { LINE_DETAILS_MESSAGES } from './model/line-details-messages.fr-CA.ts';
import { LINE_MESSAGES } from './model/line-messages.fr-CA.ts';
import { CART_MESSAGES } from './model/messages.fr-CA.ts';
import { MINI_CART_MESSAGES } from './model/mini-cart-messages.fr-CA.ts';
import { ORDER_HINT_MESSAGES } from './model/order-hint-messages.fr-CA.ts';
import { REPLACEMENT_DIALOG_MESSAGES } from './model/replacement-dialog-messages.fr-CA.ts';
import { RESUME_CART_MESSAGES } from './model/resume-cart-messages.fr-CA.ts';
import { SAVED_ITEM_MESSAGES } from './model/saved-item-messages.fr-CA.ts';
import { SHARE_MESSAGES } from './model/share-messages.fr-CA.ts';
import { SHARE_PANEL_MESSAGES } from './model/share-panel-messages.fr-CA.ts';
import { SHARED_CART_MESSAGES } from './model/shared-cart-messages.fr-CA.ts';
import { SHIPPING_MESSAGES } from './model/shipping-messages.fr-CA.ts';
import { SPLIT_MESSAGES } from './model/split-messages.fr-CA.ts';
import { SUGGESTION_MESSAGES } from './model/suggestion-messages.fr-CA.ts';
import { SUMMARY_MESSAGES } from './model/summary-messages.fr-CA.ts';

/** All messages of the library in French (Canada). */
export const messages: Translation<typeof english.messages> = {
  ...ACCOUNTING_DRAWER_MESSAGES,
  ...ADDED_MESSAGES,
  ...BUSINESS_CART_MESSAGES,
  ...CART_MESSAGES,
  ...CART_PAGE_MESSAGES,
  ...CART_VIEW_MESSAGES,
  ...COUPON_CONFIRMATION_MESSAGES,
  ...COUPON_MESSAGES,
  ...DELIVERY_COST_MESSAGES,
  ...DELIVERY_GROUP_MESSAGES,
  ...FREE_ITEM_MESSAGES,
  ...FULFILLMENT_MESSAGES,
  ...FURNITURE_DRAWER_MESSAGES,
  ...FURNITURE_MESSAGES,
  ...LINE_DETAILS_MESSAGES,
  ...LINE_MESSAGES,
  ...MINI_CART_MESSAGES,
  ...ORDER_HINT_MESSAGES,
  ...REPLACEMENT_DIALOG_MESSAGES,
  ...RESUME_CART_MESSAGES,
  ...SAVED_ITEM_MESSAGES,
  ...SHARED_CART_MESSAGES,
  ...SHARE_MESSAGES,
  ...SHARE_PANEL_MESSAGES,
  ...SHIPPING_MESSAGES,
  ...SPLIT_MESSAGES,
  ...SUGGESTION_MESSAGES,
  ...SUMMARY_MESSAGES,
};
