import { sql, type RawBuilder } from 'kysely';
import type { SearchData } from '@foolscap/catalog/contract';
import type { Db } from '../../../kernel/database/database.ts';
import { getTerms, getWords, joinModel } from './search-words.ts';
import type { UnderstoodQuery, Unit } from './understand-query.ts';

/** A search strategy, as a full-text query. */
export interface Match {
  kind: SearchData['matchedBy'];
  /** The text to search: names, brands, numbers and categories; the same plus department names; or the same plus descriptions. */
  within: 'names' | 'departments' | 'everything';
  /** With fewer matches than this, the next strategy is tried as well. */
  enough: number;
  /** Tried only if nothing has matched so far. */
  isFallback?: boolean;
  /** A query that the names, brands, numbers and categories must match as well. */
  own?: string;
  /** A `tsquery` in text form. */
  query: string;
  /** Query for the final word, which usually names the product, while the preceding words narrow it down. */
  thing?: string;
  /** The last words of the query's final part, as a query over `heads`. They name the kind of product. */
  head?: string;
  /** The last words of all parts. */
  heads?: string;
  /** The query as typed, without synonyms. */
  typed?: string;
}

const ofPhrase = (phrase: string) =>
  sql`(plainto_tsquery('english', ${phrase}) || plainto_tsquery('simple', ${phrase}))`;

const ofSynonym = (phrase: string) => sql`phraseto_tsquery('english', ${phrase})`;

/** A few letters, such as a brand that is not sold. They must not match parts of item and model numbers, such as `hp` in `BC-HP-12`. */
const FEW_LETTERS = /^\p{L}{1,4}$/u;
/** The index weights without that of brands and numbers. */
const NO_NUMBERS = 'ACD';

/** Creates the query builders for units, given the words that no name or brand contains. */
function createUnitQueries(unknown: readonly string[]) {
  const isLimited = (word: string) => FEW_LETTERS.test(word) && unknown.includes(word);
  const ofTyped = (phrase: string) =>
    isLimited(phrase) ? sql`to_tsquery('simple', ${`${phrase}:${NO_NUMBERS}`})` : ofPhrase(phrase);
  const ofUnit = ([typed, ...synonyms]: Unit) =>
    sql`(${sql.join([ofTyped(typed!), ...synonyms.map(ofSynonym)], sql` || `)})`;
  return {
    all: (units: readonly Unit[]) => sql`(${sql.join(units.map(ofUnit), sql` && `)})::text`,
    any: (units: readonly Unit[]) => sql`(${sql.join(units.map(ofUnit), sql` || `)})::text`,
    /** Every word matches as a prefix: `stap remov`. */
    begins: (words: readonly string[][]) => prefixQuery(words, (part) => (isLimited(part) ? NO_NUMBERS : '')),
  };
}

const getLastWord = (phrase: string) => phrase.slice(phrase.lastIndexOf(' ') + 1);
/** Builds a query for the final word of any phrase: `paper clips` is about clips. */
const lastWords = (units: readonly Unit[]) =>
  sql`(${sql.join(
    [...new Set(units.flat().map(getLastWord))].map((word) => sql`plainto_tsquery('english', ${word})`),
    sql` || `,
  )})::text`;

/** Returns the words of a partially typed query, each split at its hyphens. */
const getPrefixes = (text: string) =>
  getTerms(text)
    .map(getWords)
    .filter(({ length }) => length > 0);

/**
 * Builds a query in which every word matches as a prefix. Parts of a hyphenated word also match joined: `note-bo`.
 * @param getWeights returns the index weights that a word is limited to; empty for all
 */
function prefixQuery(
  words: readonly string[][],
  getWeights: (part: string) => string = () => '',
): RawBuilder<unknown> {
  const query = words
    .map((parts) => {
      const apart = parts.map((part) => `${part}:*${getWeights(part)}`).join(' & ');
      return parts.length > 1 ? `(${apart} | ${parts.join('')}:*)` : apart;
    })
    .join(' & ');
  return sql`(to_tsquery('english', ${query}) || to_tsquery('simple', ${query}))::text`;
}

/** Products that mention the query only in their description are shown if fewer than this match by name. */
const ENOUGH_BY_NAME = 8;
/** The largest `enough` of all strategies. */
export const MOST_ENOUGH = ENOUGH_BY_NAME;

/** Returns the search strategies for a query, from the most exact to the most tolerant. */
export async function findMatches(db: Db, text: string, understood: UnderstoodQuery): Promise<Match[]> {
  const { units, corrected, unknown = [] } = understood;
  const { all, any, begins: ofPrefixes } = createUnitQueries(unknown);
  const words = getPrefixes(text);
  const model = joinModel(text);
  const loose = corrected?.units ?? units;
  const typed = loose.map(([first]) => [first!]);
  // The query is exactly the words of a department's name.
  const isDepartment = sql<boolean>`exists (select from categories where id in (select parent_id from categories)
    and to_tsvector('english', name) @@ ${all(units)}::tsquery
    and to_tsvector('english', ${units.map(([first]) => first).join(' ')}) @@ plainto_tsquery('english', name))`;
  const { rows } = await sql<
    { names_department: boolean } & Record<
      'exact' | 'begins' | 'model' | 'right' | 'some' | 'thing' | 'head' | 'heads' | 'typed',
      string
    >
  >`
    select ${all(units)} as exact, ${words.length ? ofPrefixes(words) : sql`''`} as begins,
      ${model === undefined ? sql`''` : sql`plainto_tsquery('simple', ${model})::text`} as model, ${all(loose)} as right, ${any(loose)} as some, ${all(loose.slice(-1))} as thing,
      ${lastWords(loose.slice(-1))} as head, ${lastWords(loose)} as heads, ${all(typed)} as typed,
      ${isDepartment} as names_department`.execute(db);
  const { exact, begins, model: joined, right, some, thing, names_department, ...about } = rows[0]!;
  const ofDepartments = (kind: Match['kind'], query: string): Match => ({
    kind,
    within: 'departments',
    enough: 1,
    isFallback: true,
    query,
  });
  const matches: Match[] = [
    ...(names_department ? [ofDepartments('TEXT', exact)] : []),
    { kind: 'TEXT', within: 'names', enough: ENOUGH_BY_NAME, query: exact },
    // A department may narrow down the final word: lamps among desks and tables for `desk lamp`.
    ...(units.length > 1
      ? [{ ...ofDepartments('TEXT', exact), isFallback: false, enough: ENOUGH_BY_NAME, own: thing }]
      : []),
    ofDepartments('TEXT', exact),
    { kind: 'TEXT', within: 'everything', enough: 1, query: exact },
    { kind: 'TEXT', within: 'names', enough: 1, query: joined },
    { kind: 'PREFIX', within: 'names', enough: 1, query: begins },
    ...(corrected
      ? [
          { kind: 'SIMILAR', within: 'names', enough: 1, query: right } as const,
          ofDepartments('SIMILAR', right),
          { kind: 'SIMILAR', within: 'everything', enough: 1, query: right } as const,
        ]
      : []),
    ...(loose.length > 1 ? [{ kind: 'ANY', within: 'names', enough: 1, query: some, thing } as const] : []),
  ];
  return matches.filter(({ query }) => query !== '').map((match) => ({ ...match, ...about }));
}

/** Returns the prefix match for a partially typed query. */
export async function getPrefixMatch(db: Db, text: string): Promise<Match | undefined> {
  const words = getPrefixes(text);
  if (!words.length) return undefined;
  const { rows } = await sql<{ begins: string }>`select ${prefixQuery(words)} as begins`.execute(db);
  const query = rows[0]?.begins ?? '';
  return query ? { kind: 'PREFIX', within: 'names', enough: 1, query } : undefined;
}
