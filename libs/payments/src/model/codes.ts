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

/** Maximum number of saved cards per account. */
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
  /** The cart has the maximum number of gift and prepaid cards of an order. */
  storedValueLimit: 'GIFT_CARD_LIMIT_EXCEEDED',
  /** The account has the maximum number of cards. */
  savedCardLimit: 'SAVED_CARD_LIMIT_REACHED',
  /** The account already has this card with the expiration date set by the edit. */
  savedCardExists: 'SAVED_CARD_EXISTS',
  /** The next card of this kind needs a solved captcha (storefront-4.19). */
  captchaRequired: 'CAPTCHA_REQUIRED',
  /** The captcha answer is wrong, was already used, or belongs to another session or kind of card. */
  captchaFailed: 'CAPTCHA_FAILED',
  /** The captcha answer arrived too late. */
  captchaExpired: 'CAPTCHA_EXPIRED',
  /** The gateway did not respond; nothing was charged. */
  gatewayUnavailable: 'GATEWAY_UNAVAILABLE',
  /** The member has fewer rewards than the order should use. */
  rewardsTooFew: 'REWARDS_NOT_AVAILABLE',
  /** The cart or account does not have this payment, or no longer has it. */
  notFound: 'PAYMENT_NOT_FOUND',
} as const;

/** The code for a frame of hosted card fields that did not load or respond in time (storefront-8.1). */
export const FRAME_UNAVAILABLE = 'FRAME_UNAVAILABLE';
