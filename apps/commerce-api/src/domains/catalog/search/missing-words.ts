import type { Db } from '../../../kernel/database/database.ts';
import { countUpTo } from './facets.repository.ts';
import { findMatches } from './matches.ts';

/** Returns a word as it is written in a text: `HP` in "HP ink". */
function asTyped(text: string, word: string): string {
  const at = text.toLowerCase().indexOf(word);
  return at < 0 ? word : text.slice(at, at + word.length);
}

/**
 * Returns the words that appear in no product text, as the shopper typed them.
 * @param text the query
 * @param words its lower-case words that no name or brand contains
 */
export async function findMissingWords(db: Db, text: string, words: readonly string[]): Promise<string[]> {
  const counts = await Promise.all(
    words.map(async (word) => {
      const matches = await findMatches(db, word, { units: [[word]], unknown: [word] });
      const match = matches.find(({ within }) => within === 'everything');
      return match ? countUpTo(db, 1, { match }) : 0;
    }),
  );
  return words.filter((_, at) => counts[at] === 0).map((word) => asTyped(text, word));
}
