/**
 * Money is a whole number of minor units (US cents) everywhere inside; only what a person reads is formatted, and only the
 * wire carries decimals (design rule 13; decisions, "money").
 */
export type MinorUnits = number;

export const CURRENCY = 'USD';
export const PRICE_NOT_AVAILABLE = 'Price N/A';
export type Locale = 'en-US' | 'en-CA' | 'fr-CA';
export const DEFAULT_LOCALE: Locale = 'en-US';

// Building an Intl formatter costs more than using it; one is kept for each locale.
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string): Intl.NumberFormat {
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

/** `$1,234.50`; in fr-CA `1 234,50 $`. What is no number reads 'Price N/A' (cart 5). */
export function formatMoney(amount: MinorUnits | null | undefined, locale: string = DEFAULT_LOCALE): string {
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return PRICE_NOT_AVAILABLE;
  return formatOf(locale).format(amount / 100);
}

/** From the wire: 12.34 -> 1234. Half a cent rounds away from zero; what is no number gives undefined. */
export function toMinorUnits(decimal: number | null | undefined): MinorUnits | undefined {
  if (typeof decimal !== 'number' || !Number.isFinite(decimal)) return undefined;
  // toFixed(4) first: 1.005 * 100 is 100.49999999999999 in binary.
  return Math.sign(decimal) * Math.round(Number((Math.abs(decimal) * 100).toFixed(4)));
}

/** To the wire: 1234 -> 12.34. */
export function toDecimal(amount: MinorUnits): number {
  return Number((amount / 100).toFixed(2));
}

/**
 * A share of an amount, rounded half up to the cent.
 * @param basisPoints hundredths of a percent: 6.25 % is 625
 */
export function shareOf(amount: MinorUnits, basisPoints: number): MinorUnits {
  return Math.floor((amount * basisPoints + 5_000) / 10_000);
}
