import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/database.ts';
import { getWords } from './search-words.ts';

/** Maximum number of matches per text from which the most popular are chosen. A prefix such as "p" has tens of thousands. */
const MAX_RANKED = 1000;

/**
 * Finds popular products whose name or numbers contain the words of each text, the last one as a prefix, in one statement.
 * @returns item numbers by text, one for each group of variants
 */
export async function suggestItems(
  db: Db,
  texts: readonly string[],
  limit: number,
): Promise<ReadonlyMap<string, string[]>> {
  const typed = texts.flatMap((text) => {
    const words = getWords(text);
    return words.length ? [{ text, query: `${words.join(' & ')}:*` }] : [];
  });
  if (!typed.length) return new Map();
  // The limit without an order makes the database use the full-text index for each text.
  const { rows } = await sql<{ text: string; skus: string[] }>`/* suggest-items */
    select typed.text, array(
        select sku from (
          select distinct on (group_key) sku, popularity from (
            select i.sku, i.group_key, i.popularity from product_index i where i.names @@ typed.query and not i.is_replaced limit ${MAX_RANKED}
          ) found order by group_key, popularity desc, sku
        ) tiles order by popularity desc, sku limit ${limit}) as skus
    from (select text, to_tsquery('english', query) || to_tsquery('simple', query) as query
      from unnest(${typed.map(({ text }) => text)}::text[], ${typed.map(({ query }) => query)}::text[]) as t (text, query)
    ) typed`.execute(db);
  return new Map(rows.map(({ text, skus }) => [text, skus]));
}
