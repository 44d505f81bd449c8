import { dateFormat } from '@foolscap/core/dates';
import type { RestockAddress, RestockCard } from '../contract/index.ts';
import { RESTOCK_MESSAGES } from './RestockForm/restock-messages.ts';

const BRANDS: Readonly<Record<string, string>> = {
  VISA: 'Visa',
  MASTER_CARD: 'Mastercard',
  AMEX: 'American Express',
  DISCOVER: 'Discover',
};

/** Returns an address on one line. */
export const addressLine = ({
  address1,
  address2,
  city,
  state,
  zipCode,
}: RestockAddress['address']): string =>
  [address1, address2, `${city}, ${state}\u00a0${zipCode}`].filter(Boolean).join(', ');

/** Returns the name of a card: `Visa ending in 1111`. */
export const cardName = ({ brand, lastFourDigit }: RestockCard, texts = RESTOCK_MESSAGES.restock): string =>
  texts.card({
    brand: BRANDS[brand] ?? (brand === 'STAPLES' ? texts.storeCard : texts.otherCard),
    digits: lastFourDigit,
  });

/** Formats an ISO date with its year: `Wed, Dec 9, 2026`. */
export const fullDay = (day: string, locale: string): string =>
  dateFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
