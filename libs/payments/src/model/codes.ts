/** Codes and constants of payments, free of any schema library (storefront 3, 8). */
export const PAYMENT_TYPES = ['CREDIT_CARD', 'PREPAID_CARD', 'GIFT_CARD', 'PAYPAL'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** Wire values of the brands; a brand containing 'master' is sent as MASTER_CARD (storefront 5). */
export const CARD_BRANDS = ['MASTER_CARD', 'VISA', 'AMEX', 'STAPLES', 'DISCOVER'] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

export const PAYMENT_CODES = {
  operationFailed: 'PAYMENT_OPERATION_FAILED',
  expired: 'PAYMENT_EXPIRED',
  addressInvalid: 'ADDRESS_INVALID',
  noEmail: 'NO_EMAIL',
} as const;
