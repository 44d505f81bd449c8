/** Number of words of a query that are used. */
const MAX_WORDS = 12;
/** Longest phrase that may have a synonym, in words. */
const MAX_PHRASE = 3;

/** `8.5x11`, `9" x 12"`. */
const SIZES = /(\d)["”]?\s*[x×]\s*(?=\d)/gu;
/** Names write inches as a sign, which the index drops: `1 inch`, `24in`. */
const INCHES = /(\d)\s*-?(?:inch|inches|in)\b/gu;
/** Names write a number and its unit apart: `64gb`. */
const UNITS = /(\d)(gb|tb|oz|lb|ft|mm|ml|mil|qt|gal)\b/gu;

/** Splits a query at spaces into lower-case terms without characters that have a meaning in the query language. */
export function getTerms(query: string): string[] {
  return query
    .normalize('NFKC')
    .toLowerCase()
    .replace(SIZES, '$1 x ')
    .replace(INCHES, '$1 ')
    .replace(UNITS, '$1 $2')
    .split(/[^\p{L}\p{N}.\-/]+/u)
    .map((term) => term.replace(/^[.\-/]+|[.\-/]+$/gu, ''))
    .filter(Boolean)
    .slice(0, MAX_WORDS);
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
