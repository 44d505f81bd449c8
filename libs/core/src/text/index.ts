import { LABEL_MESSAGES } from './label-messages.ts';

/** Matches text that normalization cannot change: printable ASCII without spaces at the ends, which most text is. */
const PLAIN = /^(?:[!-~](?:[ -~\n\t]*[!-~])?)?$/;

/**
 * Characters without a width: soft hyphen, zero-width and word joiners, direction marks, byte order mark. The joiners U+200C and U+200D are
 * kept within words of scripts that need them and within emoji.
 */
const INVISIBLE =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]|(?<![^\p{ASCII}\p{Script=Latin}\s])[\u200c\u200d]|[\u200c\u200d](?![^\p{ASCII}\p{Script=Latin}\s])/gu;

/**
 * Normalizes typed or pasted text, so that text which looks equal is equal: NFC, plain spaces instead of no-break and other spaces, no
 * invisible characters, no leading or trailing white space. Line breaks and inner spaces are kept. Not for passwords.
 */
export function normalizeText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/\p{Zs}/gu, ' ')
    .trim();
}

/**
 * Normalizes all texts in a value in place, for example a parsed request. Property names are not changed. A blank text becomes one space,
 * so that the field's check reports it as missing.
 *
 * @param isKept whether the text of a property with this name is left unchanged
 */
export function normalizeTexts(value: unknown, isKept: (name: string) => boolean, depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > MAX_LEVELS) return;
  for (const [name, member] of Object.entries(value)) {
    if (typeof member !== 'string') normalizeTexts(member, isKept, depth + 1);
    else if (!isKept(name)) {
      const text = normalizeText(member) || (member && ' ');
      if (text !== member) (value as Record<string, unknown>)[name] = text;
    }
  }
}

/** Validation rejects deeper values. */
const MAX_LEVELS = 50;

/**
 * Joins a label and its value, or a button's text and what it applies to: `Quick view: Desk lamp`. French has a space before the colon.
 */
export const labelWith = (label: string, value: string): string => LABEL_MESSAGES.labels.of(label, value);
