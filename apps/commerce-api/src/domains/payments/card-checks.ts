import type { CardPaymentBody } from '@foolscap/payments/contract';
import type { Address } from '@foolscap/core/vocabulary';
import { type CardBrand, CARD_NUMBER_TEXTS, cardFault } from '@foolscap/payments/model';
import { checkAddress } from '../../kernel/addresses/addresses.ts';
import { ApiError, badRequest } from '../../kernel/http/api-error.ts';
import type { CardData, StoredValueData } from './payment-gateway.ts';

/** Digits of the code of a gift or prepaid card. */
const STORED_VALUE_CODE_LENGTH = 4;

const at = (name: string) => `cardPayment.${name}`;

const invalid = (name: string, message: string) => badRequest('INVALID_CARD', message, at(name));

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
  const fault = cardFault(cardPayment, now.getTime());
  if (fault) throw new ApiError(400, fault.code, fault.message, { field: at(fault.field) });
  const { accountNumber, cvv, expiryMonth = '', expiryYear = '', brand, contactInformation } = cardPayment;
  const { billingAddress } = contactInformation!;
  checkAddress(billingAddress, 'cardPayment.contactInformation.billingAddress');
  return {
    card: { accountNumber: accountNumber!, cvv: cvv!, expiryMonth, expiryYear },
    brand: brand!,
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
