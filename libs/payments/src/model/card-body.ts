import { type Address, parseExpiry } from '@foolscap/core/vocabulary';
import type { CardPaymentBody } from '../contract/index.ts';
import { cardDigits, wireBrand } from './card.ts';
import type { CardBrand } from './codes.ts';

/** The details that an account stores about a card in addition to the card itself. */
export interface SavedCardDetails {
  /** Saves the card in the account. */
  save?: boolean | undefined;
  /** The nickname of a card that is saved. */
  nickname?: string | undefined;
  /** Whether a card that is saved pays for the membership. */
  membershipPayment?: boolean | undefined;
}

/** Returns the fields of the request that save a card (storefront-3.32). */
export const savedCardFields = ({
  save = false,
  nickname = '',
  membershipPayment = false,
}: SavedCardDetails) => ({
  ...(save ? { profilePayment: true } : {}),
  ...(save && nickname ? { userNotes: nickname } : {}),
  ...(save && membershipPayment ? { membershipPayment: true } : {}),
});

/** The values of a valid card form. */
export interface CardEntry extends SavedCardDetails {
  /** A brand in the table, or the name that another service uses for it, such as `Mastercard`. */
  brand: CardBrand | 'Mastercard' | 'MasterCard';
  /** Only its digits are sent. */
  accountNumber: string;
  /** `0431` or `04/31` */
  expiry: string;
  cvv: string;
  billingAddress: Address;
}

/** Returns a billing address in the form of the request. */
export const toCardAddress = (address: Address) => ({
  ...address,
  type: 'B' as const,
  country: address.country === 'CA' ? ('CA' as const) : ('US' as const),
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
  ...details
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
      ...savedCardFields(details),
      contactInformation: { billingAddress: toCardAddress(billingAddress) },
    },
  };
}
