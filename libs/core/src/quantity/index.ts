import { normalizeText } from '../text/index.ts';

/** Limits of a quantity (cart-5.1, cart-9.1). */
export const QUANTITY_MIN = 0;
export const QUANTITY_MAX = 9999;
/** The server's limit for one line. */
export const MAX_LINE_QUANTITY = 9999;
/** The quantity field of the cart has three digits. */
export const CART_FIELD_MAX_QUANTITY = 999;
/** A larger available quantity is shown as 'threshold+' (cart-4.35). */
export const PICKUP_THRESHOLD = 10;

/**
 * Parses a whole number as people and spreadsheets write it: `12`, `1,500`, `1 500`, `3.00`. Groups of three digits may be separated by
 * commas or any kind of space, as in prices and quantities on screen.
 *
 * @returns undefined for anything else, such as `1.5`, `1,5` or `-1`
 */
export function readWholeNumber(text: string): number | undefined {
  const [, digits] = /^\s*(\d+|\d{1,3}(?:[,\s]\d{3})+)(?:\.0*)?\s*$/.exec(normalizeText(text)) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(/\D/g, ''));
}

/**
 * Clamps a quantity to 0 through 9999. An empty value stays empty; anything but a number becomes 0; fractions are
 * truncated (cart-5.3).
 */
export function clampQuantity(value: string | number | null | undefined): number | '' {
  if (value === '' || value === null || value === undefined) return '';
  const number =
    typeof value === 'number' ? value : (readWholeNumber(value) ?? Number(value.trim() || Number.NaN));
  if (Number.isNaN(number)) return 0;
  return Math.min(QUANTITY_MAX, Math.max(QUANTITY_MIN, Math.trunc(number)));
}
