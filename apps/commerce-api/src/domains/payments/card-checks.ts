import type { CardPaymentBody } from '@foolscap/payments/contract';
import type { Address, CountryCode } from '@foolscap/core/vocabulary';
import { type CardBrand, cardFault, PAYMENT_MESSAGES, storedValueFaults } from '@foolscap/payments/model';
import { checkAddress } from '../../kernel/addresses/addresses.ts';
import { ApiError, badRequest } from '../../kernel/http/api-error.ts';
import { libraryText } from '../../kernel/translations/reply-text.ts';
import type { CardData, StoredValueData } from './payment-gateway.ts';

const at = (name: string) => `cardPayment.${name}`;

const invalid = (name: string, message: string) => badRequest('INVALID_CARD', libraryText(message), at(name));

/** A chargeable credit card, with the details that the shop keeps. */
export interface CreditCard {
  card: CardData;
  brand: CardBrand;
  billingAddress: Address;
}

/**
 * Parses the credit card of a request. Errors name the invalid field but never repeat its value.
 * @throws ApiError 400
 */
export function readCard({ cardPayment }: CardPaymentBody, country: CountryCode, now: Date): CreditCard {
  const fault = cardFault(cardPayment, now.getTime());
  if (fault) throw new ApiError(400, fault.code, libraryText(fault.message), { field: at(fault.field) });
  const { accountNumber, cvv, expiryMonth = '', expiryYear = '', brand } = cardPayment;
  return {
    card: { accountNumber: accountNumber!, cvv: cvv!, expiryMonth, expiryYear },
    brand: brand!,
    billingAddress: readBillingAddress(cardPayment, country),
  };
}

/** Parses the billing address of a new card. @throws ApiError 400 if it is missing or invalid */
export function readBillingAddress(
  { contactInformation }: CardPaymentBody['cardPayment'],
  country: CountryCode,
): Address {
  const field = 'cardPayment.contactInformation';
  if (!contactInformation) throw badRequest('INVALID_REQUEST', 'Enter the billing address.', field);
  checkAddress(contactInformation.billingAddress, `${field}.billingAddress`, country);
  return contactInformation.billingAddress;
}

/** Parses the gift or prepaid card of a request. @throws ApiError 400 for the first invalid field */
export function readStoredValue(
  type: StoredValueData['type'],
  { accountNumber = '', cvv: code = '' }: CardPaymentBody['cardPayment'],
): StoredValueData {
  const faults = storedValueFaults({ number: accountNumber, code });
  if (faults.number) throw invalid('accountNumber', PAYMENT_MESSAGES.storedValue[faults.number]);
  if (faults.code) throw invalid('cvv', PAYMENT_MESSAGES.storedValue[faults.code]);
  return { type, accountNumber, code };
}
