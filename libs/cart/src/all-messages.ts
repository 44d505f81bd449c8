import { ACCOUNTING_DRAWER_MESSAGES } from './model/accounting-drawer-messages.ts';
import { ADDED_MESSAGES } from './model/added-messages.ts';
import { BUSINESS_CART_MESSAGES } from './model/business-cart-messages.ts';
import { CART_PAGE_MESSAGES } from './model/cart-page-messages.ts';
import { CART_VIEW_MESSAGES } from './model/cart-view-messages.ts';
import { COUPON_CONFIRMATION_MESSAGES } from './model/coupon-confirmation-messages.ts';
import { COUPON_MESSAGES } from './model/coupon-messages.ts';
import { DELIVERY_COST_MESSAGES } from './model/delivery-cost-messages.ts';
import { DELIVERY_GROUP_MESSAGES } from './model/delivery-group-messages.ts';
import { FREE_ITEM_MESSAGES } from './model/free-item-messages.ts';
import { FULFILLMENT_MESSAGES } from './model/fulfillment-messages.ts';
import { FURNITURE_DRAWER_MESSAGES } from './model/furniture-drawer-messages.ts';
import { FURNITURE_MESSAGES } from './model/furniture-messages.ts';
import { LINE_DETAILS_MESSAGES } from './model/line-details-messages.ts';
import { LINE_MESSAGES } from './model/line-messages.ts';
import { CART_MESSAGES } from './model/messages.ts';
import { MINI_CART_MESSAGES } from './model/mini-cart-messages.ts';
import { ORDER_HINT_MESSAGES } from './model/order-hint-messages.ts';
import { REPLACEMENT_DIALOG_MESSAGES } from './model/replacement-dialog-messages.ts';
import { RESUME_CART_MESSAGES } from './model/resume-cart-messages.ts';
import { SAVED_ITEM_MESSAGES } from './model/saved-item-messages.ts';
import { SHARE_MESSAGES } from './model/share-messages.ts';
import { SHARE_PANEL_MESSAGES } from './model/share-panel-messages.ts';
import { SHARED_CART_MESSAGES } from './model/shared-cart-messages.ts';
import { SHIPPING_MESSAGES } from './model/shipping-messages.ts';
import { SPLIT_MESSAGES } from './model/split-messages.ts';
import { SUGGESTION_MESSAGES } from './model/suggestion-messages.ts';
import { SUMMARY_MESSAGES } from './model/summary-messages.ts';

/** All messages of the library, by group and code. Pages load the tables that they show, never this. */
export const messages = {
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
