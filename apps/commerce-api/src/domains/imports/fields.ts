/** The value of a field, or the reason why it cannot be read. */
export type Field<T> = { ok: true; value: T } | { ok: false; reason: string };

const good = <T>(value: T): Field<T> => ({ ok: true, value });
const bad = (reason: string): Field<never> => ({ ok: false, reason });

/** Maximum length of the excerpt that a reason quotes from a field. */
const EXCERPT = 40;

/** Quotes a field in a reason. */
export function excerpt(text: string): string {
  return `"${text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text}"`;
}

/**
 * Cleans text: non-breaking and other wide spaces become spaces, invisible and control characters are removed, runs of spaces are
 * collapsed, and the ends are trimmed.
 */
export function cleanText(text: string): string {
  return isPlain(text) ? text : cleaned(text);
}

/** Checks for printable ASCII with single spaces between words, which is most text and needs no cleaning. */
function isPlain(text: string): boolean {
  let before = 32;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 32 || code > 126 || (code === 32 && before === 32)) return false;
    before = code;
  }
  return text === '' || before !== 32;
}

function cleaned(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g, '')
    .replace(/[\s\p{Zs}\p{Cc}]+/gu, ' ')
    .trim();
}

/**
 * Parses a decimal number in spreadsheet notation: `1,234.50`, `$12.00`, `(3.20)` for a negative one.
 *
 * @param what the column's name in error reasons
 */
export function parseNumber(text: string, what: string): Field<number> {
  const cleaned = cleanText(text);
  if (!cleaned) return bad(`${what} is empty`);
  const bracketed = /^\((.*)\)$/.exec(cleaned);
  const digits = (bracketed?.[1] ?? cleaned).replace(/^(-?)\s*\$\s*/, '$1');
  if (!/^-?(\d+|\d{1,3}(,\d{3})+)?(\.\d+)?(e[+-]?\d{1,2})?$/i.test(digits) || !/\d/.test(digits)) {
    return bad(`${what} is not a number: ${excerpt(cleaned)}`);
  }
  const value = Number(digits.replaceAll(',', ''));
  if (!Number.isFinite(value) || Math.abs(value) > 1e9)
    return bad(`${what} is too large: ${excerpt(cleaned)}`);
  return good(bracketed ? -value : value);
}

/** Parses a quantity: a whole number from 1 to 1,000,000. */
export function parseQuantity(text: string): Field<number> {
  const number = parseNumber(text, 'quantity');
  if (!number.ok) return number;
  if (!Number.isInteger(number.value) || number.value < 1 || number.value > 1_000_000) {
    return bad(`quantity must be a whole number above 0, but is ${excerpt(cleanText(text))}`);
  }
  return number;
}

/** Parses an amount in cents, rounded half away from zero; never negative. */
export function parseSales(text: string): Field<number> {
  const number = parseNumber(text, 'sales');
  if (!number.ok) return number;
  if (number.value < 0) return bad(`sales must not be negative, but is ${excerpt(cleanText(text))}`);
  return good(number.value);
}

/** Parses a share from 0 to 1: `0.2`, or `20%`. Empty means none. */
export function parseDiscount(text: string): Field<number> {
  const cleaned = cleanText(text);
  if (!cleaned) return good(0);
  const percent = cleaned.endsWith('%');
  const number = parseNumber(percent ? cleaned.slice(0, -1) : cleaned, 'discount');
  if (!number.ok) return number;
  const share = percent ? number.value / 100 : number.value;
  if (share < 0 || share > 1)
    return bad(`discount must be from 0 to 1, or a percentage, but is ${excerpt(cleaned)}`);
  return good(share);
}

const US = new Set(['', 'us', 'usa', 'united states', 'united states of america']);

/** Checks for the United States, which is also the default for an empty country. */
export function isUnitedStates(country: string): boolean {
  return US.has(country.toLowerCase().replaceAll('.', ''));
}

/**
 * Parses a postal code. In the United States five digits: leading zeros lost in a spreadsheet are restored, and everything after the fifth
 * digit is dropped. Elsewhere the text is kept as is.
 */
export function parseZip(text: string, country: string): Field<string> {
  const cleaned = cleanText(text);
  if (!cleaned) return good('');
  if (!isUnitedStates(country)) {
    return cleaned.length > 16 ? bad(`zip is too long: ${excerpt(cleaned)}`) : good(cleaned.toUpperCase());
  }
  const match = /^(\d{3,5})(?:\.0)?(?:-\d{4})?$/.exec(cleaned);
  return match ? good(match[1]!.padStart(5, '0')) : bad(`zip is not a US ZIP code: ${excerpt(cleaned)}`);
}
