import type { CardPaymentBody } from '@foolscap/payments/contract';
import {
  checkCardNumber,
  expiryStatus,
  securityCodeLength,
  PAYMENT_CODES,
  CARD_NUMBER_TEXTS,
} from '@foolscap/payments/model';
import { checkAddress } from '../../kernel/addresses/addresses.ts';
import { ApiError, badRequest } from '../../kernel/http/api-error.ts';
import type { CardData } from './card-gateway.ts';

const at = (name: string) => `cardPayment.${name}`;

const invalid = (name: string, message: string) => badRequest('INVALID_CARD', message, at(name));

/**
 * The card of a request, once it is one that could be charged (storefront 5). Says which field is wrong; never repeats what was
 * in it.
 */
export function readCard({ cardPayment }: CardPaymentBody, now: Date): CardData {
  const { accountNumber, cvv, expiryDay, expiryMonth, expiryYear, brand, paymentType } = cardPayment;
  if (paymentType !== 'CREDIT_CARD') {
    throw badRequest('INVALID_REQUEST', 'Only credit cards are taken here.', at('paymentType'));
  }
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
  const { billingAddress } = cardPayment.contactInformation;
  checkAddress(billingAddress, 'cardPayment.contactInformation.billingAddress');
  return { accountNumber, cvv, expiryMonth: expiryMonth ?? '', expiryYear: expiryYear ?? '' };
}
