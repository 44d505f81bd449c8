import { findCardLikeDigits } from '@foolscap/payments/model';

const UUID_IN_TEXT = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;

/** Masks digit sequences as long as a card number, however they are separated; random ids are kept. */
function maskDigits(text: string): string {
  // A cheap check, because most texts have nothing to mask.
  if (!/\p{N}/u.test(text)) return text;
  const ids = [...text.matchAll(UUID_IN_TEXT)].map(({ index, 0: id }) => ({
    start: index,
    end: index + id.length,
  }));
  let masked = '';
  let from = 0;
  for (const { start, end } of findCardLikeDigits(text)) {
    const isWithinId = ids.some((id) => start >= id.start && end <= id.end);
    if (isWithinId) continue;
    masked += `${text.slice(from, start)}[digits]`;
    from = end;
  }
  return masked + text.slice(from);
}

/** An unquoted password ends with the line or the parameter, because it may contain spaces and punctuation. */
const PASSWORD_NAME = /passw(?:or)?d|passphrase|pwd|secret/i;
/** Names whose values are masked, also as part of a longer name: `newPassword`, `reset_token`. */
const SECRET_NAMES = new RegExp(
  String.raw`(?:${[
    PASSWORD_NAME.source,
    'account[-_ ]?number',
    'card[-_ ]?num(?:ber)?',
    'cc[-_ ]?(?:num(?:ber)?|exp)',
    'cvv2?',
    'cvc2?',
    '(?<![a-z])csc',
    'security[-_ ]?code',
    'exp(?:iry|iration)?[-_ ]?(?:month|year|date)',
    'token',
    'authorization',
    'cookie',
    'api[-_ ]?key',
  ].join('|')})[\w-]*`,
  'gi',
);
/** The separator between a name and its value: the closing quote of the name, then `:` or `=`. */
const SIGN = /[\\"'\]]*\s*(?:=>|[=:]|%3[da])\s*/iy;
const OPENING_QUOTE = /(\\*)(["'])/y;
const BARE_PASSWORD = /[^&"\n\r]+/y;
const BARE_SECRET = /(?:(?:bearer|basic)\s+)?[^\s&,;"}\]<\\]+/iy;
/** A code without `:` or `=` before its value: `cvv is 123`. */
const SPOKEN_CODES = /\b((?:cvv2?|cvc2?|csc|security code)\b[^\d\n]{0,5})\d{3,4}(?!\d)/gi;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Finds the end of a quoted value. In nested JSON, quotes are escaped by one backslash, and one level deeper by three. */
function endOfQuoted(text: string, from: number, quote: string, backslashes: number): number {
  for (let at = text.indexOf(quote, from); at >= 0; at = text.indexOf(quote, at + 1)) {
    let before = 0;
    while (at - before > from && text[at - before - 1] === '\\') before += 1;
    if (before % (2 * (backslashes + 1)) === backslashes) return at + 1;
  }
  return text.length;
}

/** Finds the end of the value at an index; returns the index itself if there is no value. */
function endOfValue(text: string, at: number, name: string): number {
  const opening = matchAt(OPENING_QUOTE, text, at);
  if (opening) return endOfQuoted(text, at + opening[0].length, opening[2]!, opening[1]!.length);
  const closing = { '[': ']', '{': '}' }[text[at] ?? ''];
  if (closing) {
    const end = text.indexOf(closing, at);
    return end < 0 ? text.length : end + 1;
  }
  const bare = matchAt(PASSWORD_NAME.test(name) ? BARE_PASSWORD : BARE_SECRET, text, at);
  return at + (bare?.[0].length ?? 0);
}

/** Masks the values that follow sensitive names, in a single pass. */
function maskSecrets(text: string): string {
  let masked = '';
  let from = 0;
  for (const name of text.matchAll(SECRET_NAMES)) {
    const sign = name.index < from ? null : matchAt(SIGN, text, name.index + name[0].length);
    if (!sign) continue;
    const start = sign.index + sign[0].length;
    const end = endOfValue(text, start, name[0]);
    if (end === start) continue;
    masked += `${text.slice(from, start)}[secret]`;
    from = end;
  }
  return masked + text.slice(from);
}

/**
 * Masks sensitive data in external text before it is logged: card numbers, and the values of passwords, tokens and card fields in queries
 * (`cvv=123`) or JSON (`"cvv":"123"`). If in doubt, it masks.
 */
export function maskText(text: string): string {
  return maskDigits(maskSecrets(text).replace(SPOKEN_CODES, '$1[secret]'));
}

/** Prepares external text for a log: masked, without line breaks, limited in length. */
export function inertText(text: string, length: number): string {
  return (
    maskText(text)
      // Control characters could forge lines in a terminal.
      .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
      .slice(0, length)
  );
}

/** Parameters whose values must not be logged, in any notation: `cc-exp`, `CardNumber`, `billing.email`. */
const SECRET_PARAMETER =
  /account-?number|card-?num|cc-?num|cvv|cvc|csc|cc-?exp|expir|passw|pwd|email|token|authorization|secret/;

/** Path of the store finder, whose `q` may be the shopper's street address. */
const STORE_FINDER = /\/stores\/?$/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** Masks a part of a URL if needed; otherwise returns it unchanged. */
function maskPart(part: string): string {
  const plain = decoded(part);
  const masked = maskText(plain);
  return masked === plain ? part : encodeURI(masked);
}

/**
 * Masks a URL for a log, because a form without JavaScript may send fields in the query that belong in the body. Also masks the place in
 * store searches.
 * @param url path and query of a request
 */
export function inertAddress(url: string): string {
  const start = url.indexOf('?');
  if (start < 0) return maskPart(url);
  const isStoreFinder = STORE_FINDER.test(url.slice(0, start));
  const query = url
    .slice(start + 1)
    .split(/[&;]/)
    .map((pair) => {
      const equals = pair.indexOf('=');
      const name = equals < 0 ? pair : pair.slice(0, equals);
      if (equals < 0) return maskPart(pair);
      // Matches names also with brackets, dots or spaces between their parts.
      const plainName = decoded(decoded(name))
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-');
      if (SECRET_PARAMETER.test(plainName)) return `${maskPart(name)}=[secret]`;
      if (isStoreFinder && plainName === 'q') return `${maskPart(name)}=[place]`;
      return `${maskPart(name)}=${maskPart(pair.slice(equals + 1))}`;
    });
  return `${maskPart(url.slice(0, start))}?${query.join('&')}`;
}

/** Masks the message of a log line, including the URLs that a framework writes into it: `Route POST:/x?cvv=1 not found`. */
export const maskMessage = (text: string): string =>
  maskText(text.replace(/\S+/g, (part) => (part.includes('?') ? inertAddress(part) : part)));

/** Masks all texts in the fields of a log line. Errors and requests have their own serializers. */
export function maskFields<T>(value: T): T {
  if (typeof value === 'string') return maskText(value) as T;
  if (Array.isArray(value)) return value.map((member: unknown) => maskFields(member)) as T;
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, maskFields(member)])) as T;
  return value;
}
