// Finds card data in texts, however it is written (decision-card-data).
import { createHash } from 'node:crypto';
import { getViews } from './views.mjs';

/**
 * Card data that a journey has entered. A `number` is found anywhere. A `code` has only three or four digits, which often appear by chance,
 * so it is found only as a complete value: quoted, between tags, in a parameter, alone on a line, or after a word for it.
 *
 * @typedef {{ name: string, kind: 'number' | 'code', value: string }} Secret
 */

/** Characters that may separate digits of a number. */
const SEPARATORS = '[^0-9A-Za-z]{0,3}';
/** A shorter part of a number is not sensitive: six digits identify the issuer, and four are shown to shoppers. */
const PART = 10;

const toPattern = (digits) => new RegExp([...digits].join(SEPARATORS));

/** Lists the parts of a number, except for common digit sequences such as zeros. */
function getParts(digits) {
  const parts = [];
  for (let from = 0; from + PART <= digits.length; from += 1) {
    const part = digits.slice(from, from + PART);
    if (new Set(part).size > 3) parts.push(part);
  }
  return parts;
}

/** Digests of a number. Unless the digest has a key, it can be reversed by trying all numbers. */
function getDigests(digits) {
  const grouped = digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
  return ['md5', 'sha1', 'sha256', 'sha512'].flatMap((name) =>
    [digits, grouped].flatMap((text) => {
      const digest = createHash(name).update(text).digest();
      return [
        digest.toString('hex'),
        digest.toString('base64url'),
        digest.toString('base64').replace(/=+$/, ''),
      ];
    }),
  );
}

const toCodePattern = (code) =>
  new RegExp(
    [
      `["'\`]${code}["'\`]`,
      `>\\s*${code}\\s*<`,
      `=${code}(?![\\w.-])`,
      `^${code}$`,
      `\\b(?:cvv2?|cvc2?|cvn|csc|pin|code)\\b\\W{1,4}${code}\\b`,
    ].join('|'),
    'im',
  );

/** Prepares the search for one secret. @returns {(view: string, decodes: boolean) => string | undefined} the form in which it was found */
function createMatcher({ kind, value }) {
  if (kind === 'code') {
    const pattern = toCodePattern(value);
    return (view) => (pattern.test(view) ? 'code' : undefined);
  }
  const digits = value.replaceAll(/\D/g, '');
  const whole = toPattern(digits);
  const parts = getParts(digits);
  const digests = getDigests(digits);
  return (view, decodes) => {
    if (whole.test(view)) return 'number';
    if (parts.some((part) => view.includes(part))) return `${PART} digits`;
    if (decodes && digests.some((digest) => view.includes(digest))) return 'digest without a key';
    return undefined;
  };
}

/**
 * Creates a search for card data.
 * @param {readonly Secret[]} secrets
 * @returns {(text: string, options?: { codes?: boolean, decodes?: boolean }) => string[]} lists what a text contains, as `name: form`. Without `codes`, it searches only for numbers; without `decodes`, only for unencoded numbers, for large binary files
 */
export function createSearch(secrets) {
  const matchers = secrets.map((secret) => ({ ...secret, match: createMatcher(secret) }));
  return (text, { codes = true, decodes = true } = {}) => {
    const views = decodes ? getViews(text) : [text];
    return matchers
      .filter(({ kind }) => codes || kind === 'number')
      .flatMap(({ name, match }) => {
        for (const view of views) {
          const form = match(view, decodes);
          if (form) return [`${name}: ${form}`];
        }
        return [];
      });
  };
}
