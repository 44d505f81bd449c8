/** Codes of checkout, free of any schema library. */
export const CHECKOUT_CODES = {
  /** The total is no longer the one that the shopper saw (decisions, "price changes"). */
  totalChanged: 'ORDER_TOTAL_CHANGED',
  outOfStock: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY',
  emptyCart: 'EMPTY_CART',
  /** Too late: it is on its way, or its time to be taken back is over. */
  notCancellable: 'ORDER_NOT_CANCELLABLE',
  signInRequired: 'SIGN_IN_REQUIRED',
  addressMissing: 'ADDRESS_MISSING',
  pickupPersonMissing: 'PICKUP_PERSON_MISSING',
  pickupPersonInvalid: 'PICKUP_PERSON_INVALID',
  paymentMissing: 'PAYMENT_MISSING',
  /** The organization asks for a number, or this is none. */
  purchaseOrderMissing: 'PURCHASE_ORDER_MISSING',
  purchaseOrderInvalid: 'PURCHASE_ORDER_INVALID',
  /** An address of one's own takes a permission of the organization. */
  addressNotAllowed: 'SHIP_TO_NOT_ALLOWED',
  paymentFailed: 'PAYMENT_OPERATION_FAILED',
  /** The gateway did not answer; no order was placed. */
  gatewayUnavailable: 'GATEWAY_UNAVAILABLE',
  /** There is no way to deliver these items to this address. */
  undeliverable: 'UN_DELIVERABLE_ADDRESSES',
  noEmail: 'NO_EMAIL',
  addressInvalid: 'ADDRESS_INVALID',
  /** The same request is still being carried out. */
  inProgress: 'REQUEST_IN_PROGRESS',
} as const;
export type CheckoutCode = (typeof CHECKOUT_CODES)[keyof typeof CHECKOUT_CODES];

/** The steps of checkout, in the order in which they are asked for. */
export const CHECKOUT_SECTIONS = ['CONTACT', 'PICKUP', 'ADDRESS', 'DELIVERY', 'PAYMENT'] as const;
export type CheckoutSectionType = (typeof CHECKOUT_SECTIONS)[number];

export const ORDER_STATUSES = [
  'PLACED',
  'READY_FOR_PICKUP',
  'SHIPPED',
  /** Some of it is handed over, and nothing of the rest has begun. */
  'PARTLY_DONE',
  'DELIVERED',
  'COLLECTED',
  'CANCELLED',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
