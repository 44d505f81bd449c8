import { CARD_NUMBER_IN_TEXT_MESSAGE, REQUEST_CODES } from '@foolscap/core/vocabulary';
import type { CardNumberFault } from './card.ts';
import { PAYMENT_CODES } from './codes.ts';

/** What is wrong with a card number, by fault. */
export const CARD_NUMBER_TEXTS: Record<CardNumberFault, string> = {
  empty: 'Enter the card number.',
  'too-short': 'The card number is too short.',
  'too-long': 'The card number is too long.',
  'unknown-brand': 'We don’t take this kind of card. Try another one.',
  'wrong-digits': 'Check the card number. One of its digits is wrong.',
};

/** The words of payments, by code (storefront 8). */
export function paymentMessage({ code, message }: { code: string; message?: string }): string {
  switch (code) {
    case PAYMENT_CODES.operationFailed:
    case 'CARD_DECLINED':
      return 'There was an error processing your payment. Your credit card was not charged. Please re-enter your credit card details and try again.';
    case PAYMENT_CODES.expired:
      return 'Please select a different card or add a new card to proceed with your order.';
    case 'INVALID_CARD':
    case 'CARD_INVALID':
      return 'Please check that your credit card details are correct and try again.';
    case PAYMENT_CODES.addressInvalid:
      return 'Please verify the credit card number, expiration date, security code and billing address are correct and try again.';
    case 'RATE_LIMITED':
    case 'TOO_MANY_REQUESTS':
      return 'Too many tries. Wait a minute, then try again.';
    case 'NETWORK':
    case 'TIMEOUT':
    case 'GATEWAY_UNAVAILABLE':
      return "We're unable to process your payment at this time. Please try again or use a different payment method.";
    case REQUEST_CODES.cardNumberInText:
      return message ?? CARD_NUMBER_IN_TEXT_MESSAGE;
    default:
      return 'Something went wrong. Please try again.';
  }
}
