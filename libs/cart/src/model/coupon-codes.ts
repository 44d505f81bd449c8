import { normalizeText } from '@foolscap/core/text';

/** Maximum number of coupons in a cart. */
export const MAX_COUPONS = 20;
/** Maximum length of a coupon code. */
export const MAX_COUPON_LENGTH = 40;

/** Compares coupon codes, ignoring case. */
export const isSameCode = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

/** The reasons why entered codes are rejected: `unknown` by the server, the others before sending. */
export const COUPON_ENTRY_ERRORS = ['missing', 'held', 'tooMany', 'unknown'] as const;
export type CouponEntryError = (typeof COUPON_ENTRY_ERRORS)[number];

/** The codes in an entered text, or the reason why they are not sent. */
export type CouponEntry = { codes: string[]; error?: undefined } | { error: CouponEntryError };

/**
 * Parses the coupon codes that a shopper entered. Commas, semicolons and line breaks separate codes; a code may contain spaces.
 *
 * @param held the cart's codes, which are left out
 */
export function readCouponCodes(text: string, held: readonly string[]): CouponEntry {
  const entered: string[] = [];
  for (const part of text.split(/[,;\n]/)) {
    const code = normalizeText(part);
    if (code && !entered.some((other) => isSameCode(code, other))) entered.push(code);
  }
  if (entered.length === 0) return { error: 'missing' };
  const codes = entered.filter((code) => !held.some((other) => isSameCode(code, other)));
  if (codes.length === 0) return { error: 'held' };
  if (codes.some(({ length }) => length > MAX_COUPON_LENGTH)) return { error: 'unknown' };
  if (held.length + codes.length > MAX_COUPONS) return { error: 'tooMany' };
  return { codes };
}
