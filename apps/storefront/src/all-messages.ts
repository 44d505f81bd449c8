import { RECOMMENDATIONS_SCREEN_MESSAGES } from './features/recommendations/recommendations-messages.ts';
import { AGENTS_MESSAGES } from './features/agents/agents-messages.ts';
import { SALES_REP_MESSAGES } from './features/business/sales-rep-messages.ts';
import { ANALYTICS_SCREEN_MESSAGES } from './features/analytics/analytics-messages.ts';
import { BUSINESS_SCREEN_MESSAGES } from './features/business/business-messages.ts';
import { COMPARE_SCREEN_MESSAGES } from './features/compare/compare-messages.ts';
import { CHAT_SCREEN_MESSAGES } from './features/chat/chat-messages.ts';
import { AUTO_RESTOCK_SCREEN_MESSAGES } from './features/auto-restock/auto-restock-messages.ts';
import { QUICK_BUY_SCREEN_MESSAGES } from './features/quick-buy/quick-buy-messages.ts';
import { BRANDS_SCREEN_MESSAGES } from './features/brands/brands-messages.ts';
import { VIEWED_SCREEN_MESSAGES } from './features/viewed/viewed-messages.ts';
import { PRINTERS_SCREEN_MESSAGES } from './features/printers/printers-messages.ts';
import { PAYMENTS_SCREEN_MESSAGES } from './features/payments/payments-messages.ts';
import { ORDERS_SCREEN_MESSAGES } from './features/orders/orders-messages.ts';
import { MESSAGES_SCREEN_MESSAGES } from './features/messages/messages-messages.ts';
import { GIFT_CARDS_SCREEN_MESSAGES } from './features/gift-cards/gift-cards-messages.ts';
import { ACCOUNT_SCREEN_MESSAGES } from './features/account/account-messages.ts';
import { COMPANY_SIGN_IN_MESSAGES } from './features/account/company-sign-in-messages.ts';
import { STORES_SCREEN_MESSAGES } from './features/stores/stores-messages.ts';
import { COLLECTION_MESSAGES } from './features/results/collection-messages.ts';
import { RESULTS_SCREEN_MESSAGES } from './features/results/results-messages.ts';
import { QUICK_ORDER_SCREEN_MESSAGES } from './features/quick-order/quick-order-messages.ts';
import { PRODUCT_SCREEN_MESSAGES } from './features/product/product-messages.ts';
import { LISTS_SCREEN_MESSAGES } from './features/lists/lists-messages.ts';
import { HOME_SCREEN_MESSAGES } from './features/home/home-messages.ts';
import { CHECKOUT_SCREEN_MESSAGES } from './features/checkout/checkout-messages.ts';
import { CART_SCREEN_MESSAGES } from './features/cart/cart-messages.ts';
import { CANADIAN_SITE_MESSAGES } from './country/canadian-messages.ts';
import { OFFLINE_MESSAGES } from './connection/offline-messages.ts';
import { TITLE_MESSAGES } from './rendering/title-messages.ts';
import { BANNER_MESSAGES } from './server/banner-messages.ts';
import { ERROR_MESSAGES } from './server/error-messages.ts';
import { HEAD_MESSAGES } from './server/head-messages.ts';
import { SHELL_MESSAGES } from './shell/shell-messages.ts';

/** All messages of the shop outside of the libraries, for Storybook. */
export const messages = {
  ...RECOMMENDATIONS_SCREEN_MESSAGES,
  ...AGENTS_MESSAGES,
  ...SALES_REP_MESSAGES,
  ...ANALYTICS_SCREEN_MESSAGES,
  ...BUSINESS_SCREEN_MESSAGES,
  ...COMPARE_SCREEN_MESSAGES,
  ...CHAT_SCREEN_MESSAGES,
  ...AUTO_RESTOCK_SCREEN_MESSAGES,
  ...QUICK_BUY_SCREEN_MESSAGES,
  ...BRANDS_SCREEN_MESSAGES,
  ...VIEWED_SCREEN_MESSAGES,
  ...PRINTERS_SCREEN_MESSAGES,
  ...PAYMENTS_SCREEN_MESSAGES,
  ...ORDERS_SCREEN_MESSAGES,
  ...MESSAGES_SCREEN_MESSAGES,
  ...GIFT_CARDS_SCREEN_MESSAGES,
  ...ACCOUNT_SCREEN_MESSAGES,
  ...COMPANY_SIGN_IN_MESSAGES,
  ...STORES_SCREEN_MESSAGES,
  ...RESULTS_SCREEN_MESSAGES,
  ...COLLECTION_MESSAGES,
  ...QUICK_ORDER_SCREEN_MESSAGES,
  ...PRODUCT_SCREEN_MESSAGES,
  ...LISTS_SCREEN_MESSAGES,
  ...HOME_SCREEN_MESSAGES,
  ...CHECKOUT_SCREEN_MESSAGES,
  ...CART_SCREEN_MESSAGES,
  ...CANADIAN_SITE_MESSAGES,
  ...BANNER_MESSAGES,
  ...ERROR_MESSAGES,
  ...HEAD_MESSAGES,
  ...OFFLINE_MESSAGES,
  ...SHELL_MESSAGES,
  ...TITLE_MESSAGES,
};
