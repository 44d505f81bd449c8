import type { CardPaymentBody } from '@foolscap/payments/contract';
import type { Address } from '@foolscap/core/vocabulary';
import {
  type CardBrand,
  checkCardNumber,
  expiryStatus,
  securityCodeLength,
  PAYMENT_CODES,
  CARD_NUMBER_TEXTS,
} from '@foolscap/payments/model';
import { checkAddress } from '../../kernel/addresses/addresses.ts';
import { ApiError, badRequest } from '../../kernel/http/api-error.ts';
import type { CardData, StoredValueData } from './payment-gateway.ts';

/** Digits of the code of a gift or prepaid card. */
const STORED_VALUE_CODE_LENGTH = 4;

const at = (name: string) => `cardPayment.${name}`;

const invalid = (name: string, message: string) => badRequest('INVALID_CARD', message, at(name));

const required = (name: string, message: string) => badRequest('INVALID_REQUEST', message, at(name));

/** A credit card that could be charged, with the details that the shop keeps. */
export interface CreditCard {
  card: CardData;
  brand: CardBrand;
  billingAddress: Address;
}

/**
 * Reads the credit card of a request. Errors name the wrong field; they never repeat its value.
 * @throws ApiError 400
 */
export function readCard({ cardPayment }: CardPaymentBody, now: Date): CreditCard {
  const { accountNumber, cvv, expiryDay, expiryMonth, expiryYear, brand, contactInformation } = cardPayment;
  if (!brand) throw required('brand', 'Choose the brand of the card.');
  if (!contactInformation) throw required('contactInformation', 'Enter the billing address.');
  if (!accountNumber) throw invalid('accountNumber', CARD_NUMBER_TEXTS.empty);
  const check = checkCardNumber(accountNumber);
  if (!check.ok) throw invalid('accountNumber', CARD_NUMBER_TEXTS[check.reason]);
  if (check.brand !== brand) throw invalid('brand', 'The brand does not belong to this card number.');
  if (!cvv) throw invalid('cvv', 'Enter the security code.');
  if (cvv.length !== securityCodeLength(check.brand)) {
    throw invalid('cvv', `The security code has ${securityCodeLength(check.brand)} digits.`);
  }
  // Only the store's own card may come without an expiry date.
  if (!expiryMonth || !expiryYear) {
    if (check.brand !== 'STAPLES') throw invalid('expiryMonth', 'Enter the expiration date.');
  } else {
    const expiry = { expiryMonth, expiryYear, ...(expiryDay ? { expiryDay } : {}) };
    if (expiryStatus(expiry, now.getTime()) === 'expired') {
      throw new ApiError(400, PAYMENT_CODES.expired, 'This card has expired. Use another one.', {
        field: at('expiryMonth'),
      });
    }
  }
  const { billingAddress } = contactInformation;
  checkAddress(billingAddress, 'cardPayment.contactInformation.billingAddress');
  return {
    card: { accountNumber, cvv, expiryMonth: expiryMonth ?? '', expiryYear: expiryYear ?? '' },
    brand,
    billingAddress,
  };
}

/** Reads the gift or prepaid card of a request. @throws ApiError 400 for the first wrong field */
export function readStoredValue(
  type: StoredValueData['type'],
  { accountNumber, cvv }: CardPaymentBody['cardPayment'],
): StoredValueData {
  if (!accountNumber) throw invalid('accountNumber', CARD_NUMBER_TEXTS.empty);
  if (cvv?.length !== STORED_VALUE_CODE_LENGTH)
    throw invalid('cvv', `The code of the card has ${STORED_VALUE_CODE_LENGTH} digits.`);
  return { type, accountNumber, code: cvv };
}
