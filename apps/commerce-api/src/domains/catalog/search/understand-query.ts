import type { Db } from '../../../kernel/database/database.ts';
import { getPhrases, getTerms } from './search-words.ts';
import { nearestWord } from './spelling.ts';
import { type PhraseFacts, readPhrases, findSimilarWords } from './words.repository.ts';

/** A required part of a query: any one of these phrases. */
export type Unit = readonly string[];

/** The interpretation of a query. */
export interface UnderstoodQuery {
  /** The query as typed, unit by unit, with synonyms. */
  units: Unit[];
  /** The query with spelling corrections; absent when there is nothing to correct. */
  corrected?: { text: string; units: Unit[] };
}

/** Lists the splits of an unknown word into two known ones: `paperclips`. */
function getSplits(word: string): [string, string][] {
  const splits: [string, string][] = [];
  if (!/^\p{L}{6,24}$/u.test(word)) return splits;
  for (let at = 3; at <= word.length - 3; at += 1) splits.push([word.slice(0, at), word.slice(at)]);
  return splits;
}

/** Groups terms into units: the longest phrase with synonyms first; stop words are dropped. */
function getUnits(terms: readonly string[], facts: ReadonlyMap<string, PhraseFacts>): Unit[] {
  const units: Unit[] = [];
  for (let at = 0; at < terms.length;) {
    let taken = 1;
    let unit: string[] = [];
    for (const length of [3, 2, 1]) {
      if (at + length > terms.length) continue;
      const words = terms.slice(at, at + length);
      const phrase = words.join(' ');
      const fact = facts.get(phrase);
      if (fact?.synonyms.length) {
        taken = length;
        // What the index keeps of an incomplete phrase means something else: `trash` of `trash can`.
        unit = fact.complete ? [phrase, ...fact.synonyms] : [...fact.synonyms];
        break;
      }
      // `note book` becomes `notebook` if that word is known.
      const joined = words.join('');
      if (length === 2 && facts.get(joined)?.known && !/\d/.test(joined)) {
        taken = length;
        unit = [phrase, joined];
        break;
      }
      if (length === 1 && fact?.counts !== false) unit = [phrase];
    }
    if (unit.length) units.push(unit);
    at += taken;
  }
  // A query of nothing but stop words keeps them.
  return units.length ? units : terms.map((term) => [term]);
}

async function correct(db: Db, word: string, facts: ReadonlyMap<string, PhraseFacts>): Promise<string> {
  const near = nearestWord(word, await findSimilarWords(db, word));
  if (near) return near;
  const split = getSplits(word).find(
    (parts) => facts.get(parts.join(' '))?.synonyms.length || parts.every((part) => facts.get(part)?.known),
  );
  return split ? split.join(' ') : word;
}

/**
 * Interprets a query: phrases with synonyms, compounds written apart or together, and misspelled words.
 * @returns undefined when the query has no word
 */
export async function understandQuery(db: Db, query: string): Promise<UnderstoodQuery | undefined> {
  const terms = getTerms(query);
  if (!terms.length) return undefined;
  const pairs = terms.slice(1).map((term, index) => `${terms[index]!}${term}`);
  const asked = new Set([
    ...getPhrases(terms),
    ...pairs,
    ...terms.flatMap((term) => getSplits(term).flatMap((parts) => [...parts, parts.join(' ')])),
  ]);
  const facts = await readPhrases(db, [...asked]);
  const units = getUnits(terms, facts);
  const isUnknown = (term: string) => {
    const fact = facts.get(term);
    return fact?.known === false && !fact.synonyms.length && /^\p{L}{3,24}$/u.test(term);
  };
  if (!terms.some(isUnknown)) return { units };

  const corrected = await Promise.all(
    terms.map((term) => (isUnknown(term) ? correct(db, term, facts) : term)),
  );
  const text = corrected.join(' ');
  if (text === terms.join(' ')) return { units };
  const correctedTerms = getTerms(text);
  const correctedFacts = await readPhrases(db, getPhrases(correctedTerms));
  return { units, corrected: { text, units: getUnits(correctedTerms, correctedFacts) } };
}
