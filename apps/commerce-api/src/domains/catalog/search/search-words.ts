/** Most words of a query that count. */
const MAX_WORDS = 12;
/** Longest phrase that may have a synonym, in words. */
const MAX_PHRASE = 3;

/** What a person typed between two spaces, in lower case and without anything that means something to a query language. */
export function termsOf(query: string): string[] {
  return query
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}.\-/]+/u)
    .map((term) => term.replace(/^[.\-/]+|[.\-/]+$/gu, ''))
    .filter(Boolean)
    .slice(0, MAX_WORDS);
}

/** The words of a query: letters and digits only. */
export function wordsOf(query: string): string[] {
  return query
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS);
}

/** Terms that stand beside each other, one to three at a time: what may be a phrase with a synonym. */
export function phrasesOf(terms: readonly string[]): string[] {
  const phrases = new Set<string>();
  for (let start = 0; start < terms.length; start += 1)
    for (let length = 1; length <= MAX_PHRASE && start + length <= terms.length; length += 1)
      phrases.add(terms.slice(start, start + length).join(' '));
  return [...phrases];
}
