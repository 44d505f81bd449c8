import type { CardBrand } from './codes.ts';

/** A range of card number prefixes of a brand; both bounds have the same length. */
type PrefixRange = readonly [from: string, to: string];

interface BrandRule {
  brand: CardBrand;
  ranges: readonly PrefixRange[];
}

const one = (prefix: string): PrefixRange => [prefix, prefix];

/**
 * The brand table (storefront-5.15). The first matching rule applies, so narrower prefixes come before wider ones:
 * 453094 is the Canadian store card although it begins with Visa's 4, and 60111 is the store card although processors assign it to
 * Discover. Where processors' public test numbers disagree, this table applies (decision-card-rules.2).
 */
const BRAND_RULES: readonly BrandRule[] = [
  { brand: 'STAPLES', ranges: [one('7972'), one('6035'), one('60111'), one('453094')] },
  { brand: 'MASTER_CARD', ranges: [['51', '55'], one('36'), one('2')] },
  { brand: 'AMEX', ranges: [one('34'), one('37')] },
  {
    brand: 'DISCOVER',
    ranges: [
      one('60110'),
      ['60112', '60114'],
      ['60117', '60119'],
      ['352', '358'],
      ['300', '305'],
      one('3095'),
      ['38', '39'],
      ['622126', '622925'],
      ['624', '626'],
      ['6282', '6288'],
      ['644', '659'],
    ],
  },
  { brand: 'VISA', ranges: [one('4')] },
];

const KEPT_DIGITS = 16;
const MAX_DIGITS = 19;
/** The shortest number that the API accepts (storefront-3.33); a shorter one is incomplete, not invalid. */
const MIN_DIGITS = 12;
const AMEX_DIGITS = 15;

/** Strips everything but digits and keeps the first 16 (storefront-5.8). */
export function cardDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, KEPT_DIGITS);
}

/** Detects the brand by the first digits; undefined while they match none. */
export function detectBrand(digits: string): CardBrand | undefined {
  const matches = ([from, to]: PrefixRange) => {
    const prefix = digits.slice(0, from.length);
    return prefix.length === from.length && prefix >= from && prefix <= to;
  };
  return BRAND_RULES.find((rule) => rule.ranges.some(matches))?.brand;
}

/** Checks the Luhn check digit (ISO/IEC 7812). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}

export type CardNumberFault = 'empty' | 'too-short' | 'too-long' | 'unknown-brand' | 'wrong-digits';
export type CardNumberCheck =
  { ok: true; brand: CardBrand } | { ok: false; reason: CardNumberFault; brand?: CardBrand };

/** Checks a whole number as typed or pasted (storefront-5.12): brand, length (Amex exactly 15) and check digit. */
export function checkCardNumber(text: string): CardNumberCheck {
  const all = text.replace(/\D/g, '');
  if (all.length === 0) return { ok: false, reason: 'empty' };
  if (all.length > MAX_DIGITS) return { ok: false, reason: 'too-long' };
  const digits = cardDigits(all);
  const brand = detectBrand(digits);
  if (!brand) return { ok: false, reason: 'unknown-brand' };
  if (brand === 'AMEX' && digits.length !== AMEX_DIGITS) {
    return { ok: false, reason: digits.length < AMEX_DIGITS ? 'too-short' : 'too-long', brand };
  }
  if (digits.length < MIN_DIGITS) return { ok: false, reason: 'too-short', brand };
  return passesLuhn(digits) ? { ok: true, brand } : { ok: false, reason: 'wrong-digits', brand };
}

/** Returns the group lengths of the digits as printed on the card: 4-6-5 for Amex, else fours. */
export function cardGroups(digits: string): number[] {
  return detectBrand(digits) === 'AMEX' ? [4, 6, 5] : [4, 4, 4, 4];
}

/** Returns the length of the security code: 4 for Amex, 3 for other credit cards, 4 while the brand is unknown (storefront-5.25). */
export function securityCodeLength(brand: CardBrand | undefined): number {
  if (brand === undefined) return 4;
  return brand === 'AMEX' ? 4 : 3;
}

/** Converts a brand to its wire value: a brand containing 'master' is MASTER_CARD (storefront-5.21). */
export function wireBrand(brand: string): string {
  return /master/i.test(brand) ? 'MASTER_CARD' : brand.toUpperCase();
}
