import type { Db } from '../../../kernel/database/database.ts';
import { countUpTo } from './facets.repository.ts';
import { findMatches } from './matches.ts';

/** Returns the words that no product has in any of its texts. */
export async function findMissingWords(db: Db, words: readonly string[]): Promise<string[]> {
  const counts = await Promise.all(
    words.map(async (word) => {
      const matches = await findMatches(db, word, { units: [[word]] });
      const match = matches.find(({ within }) => within === 'everything');
      return match ? countUpTo(db, 1, { match }) : 0;
    }),
  );
  return words.filter((_, at) => counts[at] === 0);
}
