import { CARD_NUMBER_IN_TEXT_MESSAGE, REQUEST_CODES } from '@foolscap/core/vocabulary';
import type { CardNumberFault } from './card.ts';
import { FRAME_UNAVAILABLE, PAYMENT_CODES, SAVED_CARD_LIMIT, STORED_VALUE_LIMIT } from './codes.ts';
import type { PaymentDrawerName } from './payment-drawers.ts';
import type { StoredValueFault } from './stored-value.ts';
import { VENDOR_PAYMENT_CODES } from './vendor-codes.ts';

/** Messages for faults of a card number. */
export const CARD_NUMBER_TEXTS: Record<CardNumberFault, string> = {
  empty: 'Enter the card number.',
  'too-short': 'The card number is too short.',
  'too-long': 'The card number is too long.',
  'unknown-brand': 'We don’t accept this type of card. Try a different one.',
  'wrong-digits': 'Check the card number. One of the digits is wrong.',
};

const DECLINED =
  'There was an error processing your payment. Your credit card was not charged. Please re-enter your credit card details and try again.';
const INVALID = 'Please check that your credit card details are correct and try again.';
const TOO_MANY = 'Too many attempts. Wait a minute, then try again.';
const UNAVAILABLE =
  "We're unable to process your payment at this time. Please try again or use a different payment method.";

/** A card that requires a solved captcha, or was sent with an invalid one. */
const CAPTCHA = {
  [PAYMENT_CODES.captchaRequired]: 'Confirm that you’re human, then enter the card again.',
  [PAYMENT_CODES.captchaFailed]:
    'We couldn’t confirm that you’re human. Check the box again, then enter the card again.',
  [PAYMENT_CODES.captchaExpired]:
    'Your confirmation has expired. Check the box again, then enter the card again.',
};

/** By code (storefront-8.23). */
const PAYMENT = {
  [PAYMENT_CODES.operationFailed]: DECLINED,
  CARD_DECLINED: DECLINED,
  [PAYMENT_CODES.expired]: 'Please select a different card or add a new card to proceed with your order.',
  INVALID_CARD: INVALID,
  CARD_INVALID: INVALID,
  [PAYMENT_CODES.storedValueUnknown]: 'Please verify the card number and try again.',
  [PAYMENT_CODES.storedValueBlocked]:
    'This card is not active. Activate it or call the number on its back, or use another card.',
  [PAYMENT_CODES.storedValueEmpty]: 'This card has no balance left.',
  [PAYMENT_CODES.storedValueLimit]: `You can use up to ${STORED_VALUE_LIMIT} gift and prepaid cards per order.`,
  [PAYMENT_CODES.savedCardLimit]: `You can save up to ${SAVED_CARD_LIMIT} cards. Remove one to add another.`,
  [PAYMENT_CODES.savedCardExists]:
    'This card is already saved with this date. Remove the copy you no longer need.',
  [PAYMENT_CODES.notFound]: 'This card is no longer saved. Choose another one.',
  [PAYMENT_CODES.addressInvalid]:
    'Please verify the credit card number, expiration date, security code and billing address are correct and try again.',
  ...CAPTCHA,
  RATE_LIMITED: TOO_MANY,
  TOO_MANY_REQUESTS: TOO_MANY,
  NETWORK: UNAVAILABLE,
  TIMEOUT: UNAVAILABLE,
  NOT_SENT: 'We couldn’t reach the shop. Check your connection and try again.',
  [PAYMENT_CODES.gatewayUnavailable]: UNAVAILABLE,
  [FRAME_UNAVAILABLE]: 'Oops, something went wrong on our side. Please refresh the page to continue.',
  [REQUEST_CODES.cardNumberInText]: CARD_NUMBER_IN_TEXT_MESSAGE,
  /** Fallback for any other code. */
  other: 'Something went wrong. Please try again.',
};

/** Announced when the server has confirmed a change of the saved cards. */
const WALLET = {
  loading: 'Loading your cards',
  saveCard: 'Your card was saved.',
  editCard: 'Your changes were saved.',
  makeDefault: 'Your default card was changed.',
  removeCard: 'Your card was removed.',
};

/** Messages for a failed read or change of saved cards, by code, if those for a payment would be misleading. */
const WALLET_ERRORS = {
  [PAYMENT_CODES.notFound]: 'This card is no longer saved.',
  NETWORK: PAYMENT.other,
  TIMEOUT: PAYMENT.other,
  [PAYMENT_CODES.gatewayUnavailable]: PAYMENT.other,
};

/** Messages for faults of a gift or prepaid card. */
const STORED_VALUE: Record<StoredValueFault, string> = {
  numberMissing: 'Enter the card number.',
  numberTooShort: 'The card number is too short.',
  numberTooLong: 'The card number is too long.',
  codeMissing: 'Enter the code of the card.',
  codeLength: 'The code of the card has 4 digits.',
};

/** Announced when the server has confirmed a change of the gift and prepaid cards of an order. */
const STORED_VALUE_CHANGES = {
  add: 'Your card was added.',
  remove: 'Your card was removed.',
  apply: 'Your card was applied.',
  /** A checked card was removed in another tab before it was applied. */
  gone: 'This card is no longer on your order. Check it again.',
};

/** Announced when a balance was checked for an order, by whether the card is applied (storefront-4.20). */
const STORED_VALUE_CHECKS = {
  notApplied: (card: string, balance: string) => `${card}: ${balance} on the card. It is not applied.`,
  applied: (card: string, balance: string) => `${card}: ${balance} on the card. It is already applied.`,
};

/** Messages for a balance that could not be read, by code (storefront-8.11). */
const BALANCE = {
  [PAYMENT_CODES.storedValueUnknown]: PAYMENT[PAYMENT_CODES.storedValueUnknown],
  [PAYMENT_CODES.storedValueBlocked]: PAYMENT[PAYMENT_CODES.storedValueBlocked],
  [PAYMENT_CODES.storedValueLimit]: `Your order lists up to ${STORED_VALUE_LIMIT} cards that are not applied. Apply or remove one, then check another.`,
  ...CAPTCHA,
  RATE_LIMITED: TOO_MANY,
  TOO_MANY_REQUESTS: TOO_MANY,
  /** Fallback for any other code. */
  other: 'We couldn’t check the balance. Try again.',
};

/** Texts about a payment by a vendor or by invoice. `name` is the vendor's. */
const OTHER_PAYMENT = {
  pay: (name: string) => `Continue with ${name}`,
  payAgain: (name: string) => `Try ${name} again`,
  approving: (name: string) => `Finish paying in the ${name} window.`,
  sending: () => 'Adding your payment',
  canceled: (name: string) => `You left ${name} before you had paid. You were not charged.`,
  recorded: (name: string) => `${name} was added to your order. You pay when you place the order.`,
  invoice: () => 'Pay by invoice',
  invoiceRecorded: () => 'The invoice was added to your order.',
  blocked: () => 'Your browser blocked the window. Allow pop-ups for this site, then try again.',
};

/** Titles of the drawers of the payment step. */
const DRAWERS: Record<PaymentDrawerName, string> = {
  payment_drawer: 'Change payment',
  other_payment_drawer: 'Other payment',
  add_credit_card_drawer: 'Add a credit card',
  mmop_drawer: 'Split payment',
  mmop_gc_drawer: 'Add a gift card',
  mmop_pc_drawer: 'Add a prepaid card',
  mmop_add_billing_address_drawer: 'Add a billing address',
  mmop_edit_billing_address_drawer: 'Edit billing address',
  address_suggestion_drawer: 'Check your billing address',
  address_confirmation_drawer: 'Confirm your billing address',
};

/** Announced when the server has confirmed a change of the payment. */
const PAYMENT_CHANGES = {
  card: 'Your payment was changed.',
  billingAddress: 'Your billing address was saved.',
};

const RETRY = 'Error occurred while processing your payment. Please try again.';

/** Messages for payments declined in a vendor's window, by code (storefront-8.23). */
const VENDOR = {
  [VENDOR_PAYMENT_CODES.payPalFailed]: 'We are still experiencing problems. Please select Change payment.',
  [VENDOR_PAYMENT_CODES.payPalRetry]: "We're sorry, something went wrong. Click here to retry.",
  [VENDOR_PAYMENT_CODES.klarnaFailed]: 'We are unable to process your Klarna payment at this time.',
  [VENDOR_PAYMENT_CODES.klarnaRetry]: RETRY,
  [VENDOR_PAYMENT_CODES.walletFailed]: 'Sorry, something went wrong. Please try again.',
  /** The approval has expired. */
  [PAYMENT_CODES.expired]: RETRY,
  RATE_LIMITED: TOO_MANY,
  TOO_MANY_REQUESTS: TOO_MANY,
  NETWORK: UNAVAILABLE,
  TIMEOUT: UNAVAILABLE,
  [PAYMENT_CODES.gatewayUnavailable]: UNAVAILABLE,
  NOT_SENT: PAYMENT.NOT_SENT,
  /** Fallback for any other code. */
  other: 'Something went wrong. Please try again.',
};

/** Texts about the application for the Amex card, by its result (storefront-4.18). */
const APPLICATION = {
  apply: 'Apply for the Amex card',
  applying: 'Finish your application in the window of the bank.',
  showWindow: 'Show the window',
  adding: 'Adding your new card',
  success: 'Your application was approved. Your new card was added to your order.',
  warning:
    'Your application is under review. The bank will email you. Choose another way to pay for this order.',
  failure: 'Your application was not approved. Choose another way to pay.',
};

/** Texts of the captcha. */
const CAPTCHA_TEXTS = {
  label: 'Confirm that you’re human',
  hint: 'Your browser runs a short check. Nothing is sent to anyone else.',
  checking: 'Checking',
  verified: 'Confirmed. You can continue.',
  failed: 'The check didn’t work. Check the box to try again.',
  expired: 'Your confirmation has expired. Check the box again.',
  /** Errors of a form that is submitted before the check is done. */
  missing: 'Confirm that you’re human.',
  wait: 'The check is still running. Try again in a moment.',
};

/** All messages of payments, by group and code. */
export interface PaymentMessageTables {
  /** Messages for declined payments, by code. */
  payment: Record<keyof typeof PAYMENT, string>;
  /** Messages for faults of an entered card number. */
  cardNumber: Record<CardNumberFault, string>;
  /** Announcements of the saved cards. */
  wallet: Record<keyof typeof WALLET, string>;
  /** Messages for a failed read or change of the saved cards, by code; those of `payment` for other codes. */
  walletErrors: Record<keyof typeof WALLET_ERRORS, string>;
  /** Messages for faults of an entered gift or prepaid card. */
  storedValue: Record<StoredValueFault, string>;
  /** Announcements of gift and prepaid cards. */
  storedValueChanges: Record<keyof typeof STORED_VALUE_CHANGES, string>;
  /** Announcements of checked balances, by whether the card is applied. */
  storedValueChecks: Record<keyof typeof STORED_VALUE_CHECKS, (card: string, balance: string) => string>;
  /** Messages for a balance that could not be read, by code. */
  balance: Record<keyof typeof BALANCE, string>;
  /** Titles of the payment step's drawers, by name. */
  drawers: Record<PaymentDrawerName, string>;
  /** Announcements of a changed payment. */
  paymentChanges: Record<keyof typeof PAYMENT_CHANGES, string>;
  /** Texts about payments by a vendor or by invoice. */
  otherPayment: Record<keyof typeof OTHER_PAYMENT, (name: string) => string>;
  /** Messages for payments declined in a vendor's window, by code. */
  vendor: Record<keyof typeof VENDOR, string>;
  /** Texts of the captcha. */
  captcha: Record<keyof typeof CAPTCHA_TEXTS, string>;
  /** Texts about the application for the Amex card. */
  application: Record<keyof typeof APPLICATION, string>;
}

/** The English messages of payments. */
export const PAYMENT_MESSAGES: PaymentMessageTables = {
  payment: PAYMENT,
  cardNumber: CARD_NUMBER_TEXTS,
  wallet: WALLET,
  walletErrors: WALLET_ERRORS,
  storedValue: STORED_VALUE,
  storedValueChanges: STORED_VALUE_CHANGES,
  storedValueChecks: STORED_VALUE_CHECKS,
  balance: BALANCE,
  drawers: DRAWERS,
  paymentChanges: PAYMENT_CHANGES,
  otherPayment: OTHER_PAYMENT,
  vendor: VENDOR,
  captcha: CAPTCHA_TEXTS,
  application: APPLICATION,
};
