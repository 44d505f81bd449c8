/** The words of a query, without anything that means something to the database's own query language. */
export function wordsOf(query: string): string[] {
  return query
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 12);
}

/** Every word must begin a word of the product: `stap remov` as `stap:* & remov:*`. Undefined when there is no word. */
export function prefixQueryOf(query: string): string | undefined {
  const words = wordsOf(query);
  return words.length ? words.map((word) => `${word}:*`).join(' & ') : undefined;
}
