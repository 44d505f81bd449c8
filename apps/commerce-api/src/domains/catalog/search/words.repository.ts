import { sql } from 'kysely';
import { type Db, hasTrigrams } from '../../../kernel/database/database.ts';
import { type KnownWord, maxLengthDifference } from './spelling.ts';

/** The facts about a phrase in the index. */
export interface PhraseFacts {
  phrase: string;
  /** True if anything is left of the phrase without stop words. */
  counts: boolean;
  /** False when the index drops some of its words: `trash can` is `trash` there. */
  complete: boolean;
  /** Phrases with the same meaning. */
  synonyms: string[];
  /** True if a product's name or brand contains it; valid for single words only. */
  known: boolean;
}

/** Looks up phrases, and the words that they can be split into or joined to, in one statement. */
export async function readPhrases(db: Db, phrases: readonly string[]): Promise<Map<string, PhraseFacts>> {
  const { rows } = await sql<PhraseFacts>`
    select asked.phrase, asked.key <> '' as counts,
      numnode(asked.key::tsquery) >= 2 * array_length(string_to_array(asked.phrase, ' '), 1) - 1 as complete,
      coalesce((select array_agg(distinct other.phrase) from search_synonyms mine
        join search_synonyms other on other.group_name = mine.group_name and other.key <> mine.key
        where mine.key = asked.key and not mine.is_target), '{}') as synonyms,
      asked.key = '' or asked.phrase ~ '[0-9]'
        or exists (select from search_words where word = asked.phrase or stem = asked.key) as known
    from (select phrase, phraseto_tsquery('english', phrase)::text as key from unnest(${phrases}::text[]) phrase) asked
  `.execute(db);
  return new Map(rows.map((row) => [row.phrase, row]));
}

let trigrams: WeakMap<object, Promise<boolean>> | undefined;

/** Checks whether the database supports trigram search, once per database. */
function supportsTrigrams(db: Db): Promise<boolean> {
  trigrams ??= new WeakMap();
  let answer = trigrams.get(db);
  if (!answer) {
    answer = hasTrigrams(db);
    trigrams.set(db, answer);
  }
  return answer;
}

/** Lists correction candidates for a misspelled word: words of similar length with the same first letter, or with shared trigrams. */
export async function findSimilarWords(db: Db, misspelled: string): Promise<KnownWord[]> {
  const first = misspelled.slice(0, 1);
  const shortest = misspelled.length - maxLengthDifference(misspelled);
  const longest = misspelled.length + maxLengthDifference(misspelled);
  const sharing = (await supportsTrigrams(db))
    ? sql`union (select word, products from search_words where word % ${misspelled}
        order by similarity(word, ${misspelled}) desc limit 40)`
    : sql``;
  // Synonyms may contain words that no product has: `post` in `post-it`.
  const { rows } = await sql<KnownWord>`
    (select word, products from search_words
      where left(word, 1) = ${first} and length(word) between ${shortest} and ${longest})
    union (select part, 0 from search_synonyms, regexp_split_to_table(lower(phrase), '[^[:alpha:]]+') part
      where left(part, 1) = ${first} and length(part) between ${shortest} and ${longest}
        and not exists (select from search_words where word = part or stem = plainto_tsquery('english', part)::text))
    ${sharing}`.execute(db);
  return rows;
}

/** Recounts the products that contain each word, and deletes words without products. Runs after each import and once a day. */
export async function recountWords(db: Db): Promise<void> {
  await sql`
    with counted as (
      select word, ndoc from ts_stat($q$select to_tsvector('simple', name || ' ' || brand || ' '
        || search_forms(name || ' ' || brand)) from product_index$q$)
    ), forgotten as (
      delete from search_words w where not exists (select from counted c where c.word = w.word)
    )
    update search_words w set products = c.ndoc from counted c where c.word = w.word and w.products <> c.ndoc
  `.execute(db);
}
