/** Codes and constants of payments, free of any schema library (storefront-3.20, storefront-8). */
export const PAYMENT_TYPES = ['CREDIT_CARD', 'PREPAID_CARD', 'GIFT_CARD', 'PAYPAL'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** Wire values of the brands; a brand containing 'master' is sent as MASTER_CARD (storefront-5.20). */
export const CARD_BRANDS = ['MASTER_CARD', 'VISA', 'AMEX', 'STAPLES', 'DISCOVER'] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

/** Gift and prepaid cards that one order takes. */
export const STORED_VALUE_LIMIT = 5;

export const PAYMENT_CODES = {
  operationFailed: 'PAYMENT_OPERATION_FAILED',
  expired: 'PAYMENT_EXPIRED',
  addressInvalid: 'ADDRESS_INVALID',
  noEmail: 'NO_EMAIL',
  /** No gift or prepaid card has this number and code. */
  storedValueUnknown: 'GIFT_CARD_D33',
  /** The gift or prepaid card has no balance left. */
  storedValueEmpty: 'GIFT_CARD_D38',
  /** The cart has as many gift and prepaid cards as an order takes. */
  storedValueLimit: 'GIFT_CARD_LIMIT_EXCEEDED',
} as const;
