import { DEFAULT_LOCALE } from './default-locale.ts';
import { MONEY_MESSAGES } from './money-messages.ts';

/**
 * Money is a whole number of minor units (US cents). It is only formatted for display, and only the wire has decimals
 * (design rule 13, decision-money).
 */
export type MinorUnits = number;

export const CURRENCY = 'USD';
export type { Locale } from '../vocabulary/locales.ts';

// Creating an Intl formatter is slow, so there is one per locale.
const formats = new Map<string, Intl.NumberFormat>();

function getFormat(locale: string): Intl.NumberFormat {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: CURRENCY,
      currencyDisplay: 'narrowSymbol',
      signDisplay: 'negative',
    });
    formats.set(locale, format);
  }
  return format;
}

/** Formats an amount: `$1,234.50`, in fr-CA `1 234,50 $`. Anything but a number is 'Price N/A' (cart-5.26). */
export function formatMoney(amount: MinorUnits | null | undefined, locale: string = DEFAULT_LOCALE): string {
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return MONEY_MESSAGES.money.notAvailable;
  return getFormat(locale).format(amount / 100);
}

/** Converts an amount from the wire: 12.34 -> 1234. Half a cent rounds away from zero; anything but a number is undefined. */
export function toMinorUnits(decimal: number | null | undefined): MinorUnits | undefined {
  if (typeof decimal !== 'number' || !Number.isFinite(decimal)) return undefined;
  // toFixed(4) first, because 1.005 * 100 is 100.49999999999999 in binary.
  return Math.sign(decimal) * Math.round(Number((Math.abs(decimal) * 100).toFixed(4)));
}

/** Converts an amount for the wire: 1234 -> 12.34. */
export function toDecimal(amount: MinorUnits): number {
  return Number((amount / 100).toFixed(2));
}

/**
 * Computes a share of an amount, rounded half up to the cent.
 *
 * @param basisPoints hundredths of a percent: 6.25% is 625
 */
export function computeShare(amount: MinorUnits, basisPoints: number): MinorUnits {
  return Math.floor((amount * basisPoints + 5_000) / 10_000);
}
