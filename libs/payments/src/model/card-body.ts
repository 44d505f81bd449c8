import type { Address } from '@foolscap/core/vocabulary';
import type { CardPaymentBody } from '../contract/index.ts';
import { cardDigits, wireBrand } from './card.ts';
import type { CardBrand } from './codes.ts';
import { parseExpiry } from './expiry.ts';

/** The values of a valid card form. */
export interface CardEntry {
  /** A brand of the table, or a name by which another service calls it, such as `Mastercard`. */
  brand: CardBrand | 'Mastercard' | 'MasterCard';
  /** Only its digits are sent. */
  accountNumber: string;
  /** `0431` or `04/31` */
  expiry: string;
  cvv: string;
  billingAddress: Address;
  /** Saves the card in the account. */
  save?: boolean;
  /** The nickname of a card that is saved. */
  nickname?: string;
}

/** Returns a billing address in the form of the request. */
export const toCardAddress = (address: Address) => ({
  ...address,
  type: 'B' as const,
  country: 'US' as const,
  firstName: address.firstName ?? '',
  lastName: address.lastName ?? '',
});

/** Creates the request body of a card (storefront-3.26). */
export function cardPaymentBody({
  brand,
  accountNumber,
  expiry,
  cvv,
  billingAddress,
  save = false,
  nickname = '',
}: CardEntry): CardPaymentBody {
  return {
    cardPayment: {
      accountNumber: cardDigits(accountNumber),
      cvv,
      ...parseExpiry(expiry),
      brand: wireBrand(brand) as CardBrand,
      paymentType: 'CREDIT_CARD',
      source: 'USER_KEYED',
      currencyCode: 'USD',
      ...(save ? { profilePayment: true } : {}),
      ...(save && nickname ? { userNotes: nickname } : {}),
      contactInformation: { billingAddress: toCardAddress(billingAddress) },
    },
  };
}
