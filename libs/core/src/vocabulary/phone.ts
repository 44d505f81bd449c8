import type { Phone } from './address.ts';

/** A number of another country: a plus sign without the 1 of the United States. */
const FOREIGN = /^\s*\+(?!\s*1)/;
const WITH_EXTENSION = /^(.*\d)\W*(?:x|ext\w*)\W*(\d{1,6})\W*$/i;

/**
 * Reads a US phone number as people write it: ten digits, with or without a 1 before them and an extension after them. Nothing is dropped:
 * text with more digits is no phone number.
 */
export function parsePhone(text: string): Phone | undefined {
  if (FOREIGN.test(text)) return undefined;
  const [, main = text, extension] = WITH_EXTENSION.exec(text) ?? [];
  const number = main.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (number.length !== 10) return undefined;
  return extension === undefined ? { number } : { number, extension };
}

/** Says what is wrong with a phone number; the text for one that is too short is the specification's (storefront 5). */
export function phoneError(text: string, { allowsExtension = true } = {}): string | undefined {
  if (!text.trim()) return 'Enter a phone number.';
  const phone = parsePhone(text);
  if (phone && (allowsExtension || !phone.extension)) return undefined;
  const digits = text.replace(/\D/g, '').length;
  return digits > 10 || FOREIGN.test(text) ? 'Enter a 10-digit US phone number.' : 'Invalid phone number';
}
