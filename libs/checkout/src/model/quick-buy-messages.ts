import { CHECKOUT_CODES } from './codes.ts';
import { QUICK_BUY_CODES } from './quick-buy.ts';

/** The English quick-buy messages by code, where checkout has no message, or one that does not fit. */
export const QUICK_BUY_MESSAGES = {
  quickBuy: {
    [QUICK_BUY_CODES.unavailable]:
      'This item can’t be ordered in this quantity right now. Choose another quantity, or try again later.',
    [QUICK_BUY_CODES.notReady]:
      'Quick buy needs your attention. Check its address and card in your account, or add this item to your cart.',
    [CHECKOUT_CODES.outOfStock]:
      'This item is no longer available in this quantity. Choose another quantity, or try again later.',
    [QUICK_BUY_CODES.cartChanged]: 'Your order was changed in another window. Check it, then try again.',
    [CHECKOUT_CODES.emptyCart]:
      'This purchase has ended, perhaps in another window. Check your orders, or try again.',
    [CHECKOUT_CODES.paymentFailed]:
      'Your card was declined and was not charged. Choose another card in your quick-buy settings, then try again.',
    PAYMENT_EXPIRED: 'Your card has expired. Choose another card in your quick-buy settings.',
    PAYMENT_NOT_FOUND: 'Your card is no longer saved. Choose another card in your quick-buy settings.',
  },
};
export type QuickBuyMessages = (typeof QUICK_BUY_MESSAGES)['quickBuy'];
