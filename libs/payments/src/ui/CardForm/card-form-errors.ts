import type { Address } from '@foolscap/core/vocabulary';
import { checkCardNumber, expiryStatus, parseExpiry, securityCodeLength } from '../../model/index.ts';
import type { CardNumberFault } from '../../model/index.ts';

/** The entered digits, without separators. */
export interface CardFormValues {
  number: string;
  expiry: string;
  cvv: string;
}

type CardFormErrors = Partial<Record<keyof CardFormValues | 'billing', string>>;

/** Returns the error of each wrong field of a card. Only the store's own card may have no expiration date (storefront-5.23). */
export function cardFormErrors(
  { number, expiry: entered }: CardFormValues,
  { cvv, billingAddress }: { cvv: string; billingAddress: Address | undefined },
  texts: Readonly<Record<CardNumberFault, string>>,
  now: number,
): CardFormErrors {
  const check = checkCardNumber(number);
  const { brand } = check;
  const expiry = parseExpiry(entered);
  const length = securityCodeLength(brand);
  const errors: CardFormErrors = {};
  if (!check.ok) errors.number = texts[check.reason];
  if (!expiry && (brand !== 'STAPLES' || entered !== ''))
    errors.expiry = 'Enter the month and year shown on the card.';
  else if (expiry && expiryStatus(expiry, now) === 'expired') errors.expiry = 'This card has expired.';
  if (cvv.length !== length)
    errors.cvv = `Enter the ${brand ? length : '3 or 4'} digits of the security code.`;
  if (!billingAddress) errors.billing = 'Enter the billing address.';
  return errors;
}
