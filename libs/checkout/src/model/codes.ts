/** Codes of checkout, free of any schema library. */
export const CHECKOUT_CODES = {
  /** The total has changed since the shopper saw it (decision-price-changes). */
  totalChanged: 'ORDER_TOTAL_CHANGED',
  outOfStock: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY',
  emptyCart: 'EMPTY_CART',
  /** An item that is made to order is without its design. */
  notConfigured: 'ITEM_NOT_CONFIGURED',
  /** Too late to cancel: the order has shipped, or the cancellation period is over. */
  notCancellable: 'ORDER_NOT_CANCELLABLE',
  /** The units that would remain cannot keep their price or their conditions. */
  partNotCancellable: 'ORDER_PART_NOT_CANCELLABLE',
  /** A line of a partial cancellation does not exist, or has fewer units left. */
  linesInvalid: 'ORDER_LINES_INVALID',
  signInRequired: 'SIGN_IN_REQUIRED',
  addressMissing: 'ADDRESS_MISSING',
  pickupPersonMissing: 'PICKUP_PERSON_MISSING',
  pickupPersonInvalid: 'PICKUP_PERSON_INVALID',
  paymentMissing: 'PAYMENT_MISSING',
  /** Entering a different address requires a permission. */
  addressNotAllowed: 'SHIP_TO_NOT_ALLOWED',
  /** The credit card was declined. */
  paymentFailed: 'PAYMENT_OPERATION_FAILED',
  /** There is no such order, or the caller may not see it. */
  orderNotFound: 'ORDER_NOT_FOUND',
  /** The link in a mail about a guest's order has expired or was revoked. */
  orderLinkInvalid: 'ORDER_LINK_INVALID',
  /** The balance of a gift or prepaid card is lower than the cart expected. The cart now has the current balance. */
  storedValueChanged: 'GIFT_CARD_BALANCE_CHANGED',
  /** A gift or prepaid card can no longer be used, and was removed from the cart. */
  storedValueBlocked: 'GIFT_CARD_D39',
  /** The member has fewer rewards than the cart expected. The cart now uses what is left. */
  rewardsChanged: 'REWARDS_BALANCE_CHANGED',
  /** The vendor declined a payment that the shopper had approved in its window. */
  payPalFailed: 'PAYPAL_AUTH_FAILURE',
  klarnaFailed: 'KLARNA_AUTH_FAILURE',
  walletFailed: 'SPAY_API_FAILURE',
  /** The order exceeds the limit of the organization's account, or the account takes no more orders. */
  invoiceDeclined: 'INVOICE_DECLINED',
  /** The order is not waiting for approval, or no longer. */
  notPending: 'ORDER_NOT_PENDING',
  /** Buyers do not decide on their own orders. */
  ownOrder: 'OWN_ORDER',
  /** The gateway did not respond; no order was placed. */
  gatewayUnavailable: 'GATEWAY_UNAVAILABLE',
  /** These items cannot be delivered to this address. */
  undeliverable: 'UN_DELIVERABLE_ADDRESSES',
  /** All items of the order are made to order or free, so none can be bought again from it. */
  nothingToReorder: 'NOTHING_TO_REORDER',
  noEmail: 'NO_EMAIL',
  addressInvalid: 'ADDRESS_INVALID',
  /** The same request is still in progress. */
  inProgress: 'REQUEST_IN_PROGRESS',
} as const;
export type CheckoutCode = (typeof CHECKOUT_CODES)[keyof typeof CHECKOUT_CODES];

/**
 * Codes for a tender that failed, or whose gateway did not respond, when the order was placed. The shopper chooses another payment or pays
 * the remaining amount.
 */
export const TENDER_REFUSALS: readonly string[] = [
  CHECKOUT_CODES.paymentFailed,
  CHECKOUT_CODES.storedValueChanged,
  CHECKOUT_CODES.storedValueBlocked,
  CHECKOUT_CODES.rewardsChanged,
  CHECKOUT_CODES.payPalFailed,
  CHECKOUT_CODES.klarnaFailed,
  CHECKOUT_CODES.walletFailed,
  CHECKOUT_CODES.invoiceDeclined,
  CHECKOUT_CODES.gatewayUnavailable,
];

/** Those codes that mean that the payment for the rest was declined, as opposed to a gift or prepaid card or an unresponsive gateway. */
export const TENDER_DECLINES: ReadonlySet<string> = new Set([
  CHECKOUT_CODES.paymentFailed,
  CHECKOUT_CODES.payPalFailed,
  CHECKOUT_CODES.klarnaFailed,
  CHECKOUT_CODES.walletFailed,
  CHECKOUT_CODES.invoiceDeclined,
]);

/** Storage key for what the shopper has typed at checkout. */
export const CHECKOUT_DRAFT_KEY = 'checkout-draft';

/** The sections of checkout, in order. */
export const CHECKOUT_SECTIONS = ['CONTACT', 'PICKUP', 'ADDRESS', 'DELIVERY', 'PAYMENT'] as const;
export type CheckoutSectionType = (typeof CHECKOUT_SECTIONS)[number];

export const ORDER_STATUSES = [
  'PLACED',
  /** Placed by a buyer whose organization has to approve it. */
  'PENDING_APPROVAL',
  /** Approved; from here on as `PLACED`. */
  'RELEASED',
  /** Not approved; its units and its money are returned. */
  'DECLINED',
  'READY_FOR_PICKUP',
  'SHIPPED',
  /** Some parts have been delivered or picked up, and the others have not started. */
  'PARTLY_DONE',
  'DELIVERED',
  'COLLECTED',
  'CANCELED',
] as const;
/** Statuses that only organizations' orders have. */
export const APPROVAL_STATUSES: ReadonlySet<string> = new Set(['PENDING_APPROVAL', 'RELEASED', 'DECLINED']);

export type OrderStatus = (typeof ORDER_STATUSES)[number];
