import { expiryStatus } from '@foolscap/core/vocabulary';
import type { CardPaymentBody } from '../contract/index.ts';
import { checkCardNumber, securityCodeLength } from './card.ts';
import { PAYMENT_CODES } from './codes.ts';
import { CARD_NUMBER_TEXTS } from './messages.ts';

/** An invalid credit card field. */
export interface CardFault {
  code: string;
  /** Field below `cardPayment`. */
  field: string;
  message: string;
}

/**
 * Finds the first credit card field that prevents charging the card. Messages never repeat what was entered.
 * @param now milliseconds since 1970
 */
export function cardFault(
  {
    accountNumber,
    cvv,
    expiryDay,
    expiryMonth,
    expiryYear,
    brand,
    contactInformation,
  }: CardPaymentBody['cardPayment'],
  now: number,
): CardFault | undefined {
  const missing = (field: string, message: string) => ({ code: 'INVALID_REQUEST', field, message });
  const invalid = (field: string, message: string) => ({ code: 'INVALID_CARD', field, message });
  if (!brand) return missing('brand', 'Choose the brand of the card.');
  if (!contactInformation) return missing('contactInformation', 'Enter the billing address.');
  if (!accountNumber) return invalid('accountNumber', CARD_NUMBER_TEXTS.empty);
  const check = checkCardNumber(accountNumber);
  if (!check.ok) return invalid('accountNumber', CARD_NUMBER_TEXTS[check.reason]);
  if (check.brand !== brand) return invalid('brand', 'The brand does not belong to this card number.');
  if (!cvv) return invalid('cvv', 'Enter the security code.');
  const length = securityCodeLength(check.brand);
  if (cvv.length !== length) return invalid('cvv', `The security code has ${length} digits.`);
  // Only the store's own card may have no expiration date.
  if (!expiryMonth || !expiryYear)
    return check.brand === 'STAPLES' ? undefined : invalid('expiryMonth', 'Enter the expiration date.');
  const expiry = { expiryMonth, expiryYear, ...(expiryDay ? { expiryDay } : {}) };
  return expiryStatus(expiry, now) === 'expired'
    ? {
        code: PAYMENT_CODES.expired,
        field: 'expiryMonth',
        message: 'This card has expired. Use another one.',
      }
    : undefined;
}
