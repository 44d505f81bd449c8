/** Number of words of a query that are used. */
const MAX_WORDS = 12;
/** Longest phrase that may have a synonym, in words. */
const MAX_PHRASE = 3;

/** Splits a query at spaces into lower-case terms without characters that have a meaning in the query language. */
export function termsOf(query: string): string[] {
  return query
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}.\-/]+/u)
    .map((term) => term.replace(/^[.\-/]+|[.\-/]+$/gu, ''))
    .filter(Boolean)
    .slice(0, MAX_WORDS);
}

/** Splits a query into words of letters and digits. */
export function wordsOf(query: string): string[] {
  return query
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS);
}

/** Lists the phrases of one to three adjacent terms, each of which may have synonyms. */
export function phrasesOf(terms: readonly string[]): string[] {
  const phrases = new Set<string>();
  for (let start = 0; start < terms.length; start += 1)
    for (let length = 1; length <= MAX_PHRASE && start + length <= terms.length; length += 1)
      phrases.add(terms.slice(start, start + length).join(' '));
  return [...phrases];
}
