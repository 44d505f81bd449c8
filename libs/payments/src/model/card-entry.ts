import { expiryStatus, parseExpiry } from '@foolscap/core/vocabulary';
import { checkCardNumber, securityCodeLength } from './card.ts';
import type { CardNumberFault } from './card.ts';
import { CARD_ENTRY_MESSAGES } from './card-entry-messages.ts';

/** A card as it was typed. */
export interface TypedCard {
  number: string;
  /** `0431` or `04/31` */
  expiry: string;
  cvv: string;
}

/** Returns the error of each invalid card field. Only the store's own card may have no expiration date (storefront-5.23). */
export function typedCardErrors(
  { number, expiry: entered, cvv }: TypedCard,
  texts: Readonly<Record<CardNumberFault, string>>,
  now: number,
  { cardEntry } = CARD_ENTRY_MESSAGES,
): Partial<Record<keyof TypedCard, string>> {
  const check = checkCardNumber(number);
  const { brand } = check;
  const expiry = parseExpiry(entered);
  const length = securityCodeLength(brand);
  const errors: Partial<Record<keyof TypedCard, string>> = {};
  if (!check.ok) errors.number = texts[check.reason];
  if (!expiry && (brand !== 'STAPLES' || entered !== '')) errors.expiry = cardEntry.expiryMissing;
  else if (expiry && expiryStatus(expiry, now) === 'expired') errors.expiry = cardEntry.expired;
  if (cvv.length !== length) errors.cvv = cardEntry.codeLength(brand && length);
  return errors;
}
