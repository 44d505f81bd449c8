/** Codes and constants of payments, free of any schema library (storefront-3.20, storefront-8). */
export const PAYMENT_TYPES = ['CREDIT_CARD', 'PREPAID_CARD', 'GIFT_CARD', 'PAYPAL'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** Payment types that spend a balance. */
export const STORED_VALUE_TYPES = ['GIFT_CARD', 'PREPAID_CARD'] as const;
export type StoredValueType = (typeof STORED_VALUE_TYPES)[number];

/** Wire values of the brands; a brand containing 'master' is sent as MASTER_CARD (storefront-5.20). */
export const CARD_BRANDS = ['MASTER_CARD', 'VISA', 'AMEX', 'STAPLES', 'DISCOVER'] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

export { STORED_VALUE_LIMIT } from '@foolscap/core/vocabulary';

/** Saved cards that one account holds. */
export const SAVED_CARD_LIMIT = 10;

/** Characters of the nickname of a saved card (storefront-5.31, storefront-9.4). */
export const NICKNAME_LENGTH = 32;

export const PAYMENT_CODES = {
  operationFailed: 'PAYMENT_OPERATION_FAILED',
  expired: 'PAYMENT_EXPIRED',
  addressInvalid: 'ADDRESS_INVALID',
  noEmail: 'NO_EMAIL',
  /** No gift or prepaid card has this number and code. */
  storedValueUnknown: 'GIFT_CARD_D33',
  /** The gift or prepaid card cannot be used: it is not activated, or was reported as lost. */
  storedValueBlocked: 'GIFT_CARD_D39',
  /** The gift or prepaid card has no balance left. */
  storedValueEmpty: 'GIFT_CARD_D38',
  /** The cart has as many gift and prepaid cards as an order takes. */
  storedValueLimit: 'GIFT_CARD_LIMIT_EXCEEDED',
  /** The account holds as many cards as it can. */
  savedCardLimit: 'SAVED_CARD_LIMIT_REACHED',
  /** The account has the same card with the date that an edit would give this one. */
  savedCardExists: 'SAVED_CARD_EXISTS',
  /** The next card of this kind needs a solved captcha (storefront-4.19). */
  captchaRequired: 'CAPTCHA_REQUIRED',
  /** The answer of a captcha is wrong, was used before, or belongs to another session or kind of card. */
  captchaFailed: 'CAPTCHA_FAILED',
  /** The answer of a captcha came too late. */
  captchaExpired: 'CAPTCHA_EXPIRED',
  /** The gateway did not respond; nothing was charged. */
  gatewayUnavailable: 'GATEWAY_UNAVAILABLE',
  /** The cart or the account does not have this payment, or not any more. */
  notFound: 'PAYMENT_NOT_FOUND',
} as const;

/** The code of a frame of hosted card fields that did not load, or did not answer in time (storefront-8.1). */
export const FRAME_UNAVAILABLE = 'FRAME_UNAVAILABLE';
