import { normalizeText } from '@foolscap/core/text';

/** Checks the format of an email address: one @, text before it, a dotted domain after it. Does not check that it exists. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(normalizeText(text)) && normalizeText(text).length <= 254;
}
