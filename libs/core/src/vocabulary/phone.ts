import { normalizeText } from '../text/index.ts';
import type { Phone } from './address.ts';
import type { CountryCode } from './country.ts';
import { PHONE_MESSAGES } from './phone-messages.ts';

const { phone: texts } = PHONE_MESSAGES;

/** A foreign number: a plus sign not followed by 1. */
const FOREIGN = /^\s*\+(?!\s*1)/;
const WITH_EXTENSION = /^(.*\d)\W*(?:x|ext\w*)\W*(\d{1,6})\W*$/i;

/**
 * Parses a phone number of the US or Canada: ten digits, optionally with a leading 1 and an extension. Digits are never dropped; text
 * with more digits is not a phone number.
 */
export function parsePhone(text: string): Phone | undefined {
  if (FOREIGN.test(normalizeText(text))) return undefined;
  const [, main = text, extension] = WITH_EXTENSION.exec(text) ?? [];
  const number = main.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (number.length !== 10) return undefined;
  return extension === undefined ? { number } : { number, extension };
}

/**
 * Returns the error message for a phone number, or undefined if it is valid. The text for a number that is too short is
 * the specification's (storefront-5.4).
 *
 * @param options `country`: that of the site, whose numbers have the same ten digits
 */
export function phoneError(
  text: string,
  {
    allowsExtension = true,
    country = 'US',
  }: { allowsExtension?: boolean; country?: CountryCode | undefined } = {},
): string | undefined {
  if (!normalizeText(text)) return texts.empty;
  const phone = parsePhone(text);
  if (phone && (allowsExtension || !phone.extension)) return undefined;
  const digits = text.replace(/\D/g, '').length;
  if (digits <= 10 && !FOREIGN.test(normalizeText(text))) return texts.short;
  return country === 'CA' ? texts.wrongInCanada : texts.wrong;
}
