import { ACCOUNTING_CODES, CARD_NUMBER_IN_TEXT_MESSAGE, REQUEST_CODES } from '@foolscap/core/vocabulary';
import type { LevelOfService } from '@foolscap/core/vocabulary';
import { CHECKOUT_CODES, type OrderStatus } from './codes.ts';

const CHECK = 'Check these details and try again.';
const UNREACHABLE = 'We couldn’t reach the shop. Check your connection and try again.';

const CHECKOUT = {
  [CHECKOUT_CODES.totalChanged]:
    'The total has changed since you last saw it. Check it, then place your order.',
  [CHECKOUT_CODES.outOfStock]:
    'Something in your cart is no longer available in the quantity you chose. Change your cart to continue.',
  [CHECKOUT_CODES.emptyCart]: 'Your cart is empty.',
  [CHECKOUT_CODES.notConfigured]:
    'Some items are made to order and need a design. Remove them, then customize them on their pages.',
  [CHECKOUT_CODES.signInRequired]: 'Sign in to continue.',
  [CHECKOUT_CODES.addressMissing]: 'Enter a delivery address to continue.',
  [ACCOUNTING_CODES.purchaseOrderMissing]: 'Your organization requires a purchase order number.',
  [ACCOUNTING_CODES.purchaseOrderInvalid]:
    'Use up to 40 letters, digits, spaces and . / # _ - in a purchase order number.',
  [CHECKOUT_CODES.addressNotAllowed]: 'Choose one of your organization’s addresses.',
  [CHECKOUT_CODES.pickupPersonMissing]: 'Enter who will pick up your order to continue.',
  [CHECKOUT_CODES.undeliverable]:
    'We can’t deliver these items to this address. Choose another address, or change your cart.',
  [CHECKOUT_CODES.paymentMissing]: 'Choose how to pay to continue.',
  [CHECKOUT_CODES.paymentFailed]:
    'There was an error processing your payment. Your credit card was not charged. Please re-enter your credit card details and try again.',
  /** Titles for a declined payment, and what to do about one that was declined before a reload. */
  CARD_DECLINED: 'Your card was declined.',
  PAYMENT_DECLINED: 'Your payment was declined.',
  DECLINED_BEFORE: 'Nothing was charged. Choose another way to pay, or try this one again.',
  /** A note next to the remaining amount. */
  GIFT_CARD_ITEMS:
    'Gift and prepaid cards can’t pay for the gift cards in your order. Choose another way to pay for them.',
  [CHECKOUT_CODES.gatewayUnavailable]:
    "We're unable to process your payment at this time. Please try again or use a different payment method.",
  [CHECKOUT_CODES.storedValueChanged]:
    'The balance of a gift or prepaid card has changed. Nothing was charged. Check what is left to pay, then place your order.',
  [CHECKOUT_CODES.storedValueBlocked]:
    'A gift or prepaid card is no longer active, so we removed it from your order. Nothing was charged. Choose another way to pay.',
  [CHECKOUT_CODES.rewardsChanged]:
    'Your rewards have changed. Nothing was charged. Check what is left to pay, then place your order.',
  [CHECKOUT_CODES.payPalFailed]: 'We are still experiencing problems. Please select Change payment.',
  [CHECKOUT_CODES.klarnaFailed]: 'We are unable to process your Klarna payment at this time.',
  [CHECKOUT_CODES.walletFailed]: 'Sorry, something went wrong. Please try again.',
  [CHECKOUT_CODES.invoiceDeclined]:
    'This order exceeds what your organization can still charge to its account. Nothing was charged. Choose another way to pay.',
  [CHECKOUT_CODES.inProgress]: 'Your order is still being placed. Wait a moment, then try again.',
  [CHECKOUT_CODES.notCancellable]: 'It’s too late to cancel this order. You can return it after it arrives.',
  [CHECKOUT_CODES.partNotCancellable]:
    'Without these units, the rest of your order would lose its price, free delivery or free items. Cancel the whole order, then order what you need.',
  [CHECKOUT_CODES.nothingToReorder]:
    'We can’t add this order again. Items that are made to order need a new design.',
  [CHECKOUT_CODES.orderNotFound]:
    'We couldn’t find an order with this number and email address. Check both, then try again.',
  [CHECKOUT_CODES.orderLinkInvalid]:
    'This link has expired. Enter the order number and the email address that you placed the order with.',
  TOO_MANY_ATTEMPTS: 'Too many attempts. Wait a few minutes, then try again.',
  [CHECKOUT_CODES.noEmail]: 'Invalid email address',
  NETWORK: UNREACHABLE,
  TIMEOUT: UNREACHABLE,
  NOT_SENT: UNREACHABLE,
  [CHECKOUT_CODES.addressInvalid]: CHECK,
  [CHECKOUT_CODES.pickupPersonInvalid]: CHECK,
  INVALID_REQUEST: CHECK,
  BAD_REQUEST: CHECK,
  [REQUEST_CODES.cardNumberInText]: CARD_NUMBER_IN_TEXT_MESSAGE,
  CART_AUTO_MERGE: 'We added the items from your earlier visit to this order.',
  /** Fallback for any other code. */
  other: 'Sorry, something went wrong. Please try again.',
};

/** All messages of checkout, by group and code. */
export interface CheckoutMessageTables {
  checkout: Record<keyof typeof CHECKOUT, string>;
  /** Labels of order statuses. */
  orderStatus: Record<OrderStatus, string>;
  /** Labels of delivery speeds. */
  delivery: Record<LevelOfService, string>;
}

/** The English messages of checkout. */
export const CHECKOUT_MESSAGES: CheckoutMessageTables = {
  checkout: CHECKOUT,
  orderStatus: {
    PLACED: 'Placed',
    PENDING_APPROVAL: 'Waiting for approval',
    RELEASED: 'Approved',
    DECLINED: 'Declined',
    READY_FOR_PICKUP: 'Ready for pickup',
    SHIPPED: 'Shipped',
    PARTLY_DONE: 'Partially completed',
    DELIVERED: 'Delivered',
    COLLECTED: 'Picked up',
    CANCELED: 'Canceled',
  },
  delivery: { STANDARD: 'Standard', NDD: 'Next business day', SDD: 'Same day' },
};
