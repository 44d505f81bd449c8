import type { CardBrand } from '../model/index.ts';

/** The display names of the card brands. */
export const BRAND_NAMES: Readonly<Record<CardBrand, string>> = {
  VISA: 'Visa',
  MASTER_CARD: 'Mastercard',
  AMEX: 'American Express',
  DISCOVER: 'Discover',
  STAPLES: 'Store card',
};
