/** Maximum number of query words that are used. */
const MAX_WORDS = 12;
/** Longest phrase that may have a synonym, in words. */
const MAX_PHRASE = 3;

/** `8.5x11`, `9" x 12"`. */
const SIZES = /(\d)["”]?\s*[x×]\s*(?=\d)/gu;
/** Names write inches with the inch sign, which the index drops: `1 inch`, `24in`. */
const INCHES = /(\d)\s*-?(?:inch|inches|in)\b/gu;
/** Names separate a number from its unit: `64gb`. */
const UNITS = /(\d)(gb|tb|oz|lb|ft|mm|ml|mil|qt|gal)\b/gu;

/** Hyphens and dashes entered by shoppers and word processors. */
const HYPHENS = /[\u2010-\u2015\u2212]/gu;
/** A barcode number, which is printed in groups of digits. Shorter ones could be two separate numbers. */
const GROUPED_GTIN = /^\d[\d -]{10,20}\d$/;
const GTIN_LENGTHS = [12, 13, 14];

/** Joins the groups of a barcode number: `0 12345 67890 5`. */
function joinGtin(query: string): string {
  const digits = query.replaceAll(/[ -]/g, '');
  return GROUPED_GTIN.test(query) && GTIN_LENGTHS.includes(digits.length) ? digits : query;
}

/** Splits a query at spaces into lower-case terms, and removes characters that are operators of the query language. */
export function getTerms(query: string): string[] {
  return joinGtin(query.normalize('NFKC').replace(HYPHENS, '-').trim())
    .toLowerCase()
    .replace(SIZES, '$1 x ')
    .replace(INCHES, '$1 ')
    .replace(UNITS, '$1 $2')
    .split(/[^\p{L}\p{N}.\-/]+/u)
    .map((term) => term.replace(/^[.\-/]+|[.\-/]+$/gu, ''))
    .filter(Boolean)
    .slice(0, MAX_WORDS);
}

/** Returns the parts of a hyphenated term; the term itself if it has none. */
export const getParts = (term: string): string[] => term.split('-').filter(Boolean);

/** The boundary between two or more letters and digits: in `64xl`, but not in `a4`. */
const LETTERS_AND_DIGITS = /(?<=\d)(?=\p{L}{2})|(?<=\p{L}{2})(?=\d)/u;

/**
 * Lists other forms that a term may have in the index: joined and split. `note-book` is `notebook` and `note book`, `64xl` is `64 xl`, and
 * a GTIN loses its leading zeros.
 */
export function getOtherForms(term: string): string[] {
  const parts = getParts(term);
  const forms = new Set([
    parts.join(''),
    parts.join(' '),
    parts.flatMap((part) => part.split(LETTERS_AND_DIGITS)).join(' '),
    term.replace(/^0+(?=\d{7,13}$)/, ''),
  ]);
  forms.delete(term);
  return [...forms];
}

/** Joins a short query that may be a model number in several parts: `TV EP20 BLA`. @returns undefined for other queries */
export function joinModel(query: string): string | undefined {
  const terms = getTerms(query);
  const joined = terms.flatMap(getParts).join('');
  return terms.length > 1 && terms.length <= 4 && /^[\p{L}\d]*\d[\p{L}\d]*$/u.test(joined)
    ? joined
    : undefined;
}

/** Splits a query into words of letters and digits. */
export function getWords(query: string): string[] {
  return query
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS);
}

/** Lists the phrases of one to three adjacent terms, each of which may have synonyms. */
export function getPhrases(terms: readonly string[]): string[] {
  const phrases = new Set<string>();
  for (let start = 0; start < terms.length; start += 1)
    for (let length = 1; length <= MAX_PHRASE && start + length <= terms.length; length += 1)
      phrases.add(terms.slice(start, start + length).join(' '));
  return [...phrases];
}
