import type { Db } from '../../../kernel/database/database.ts';
import { getOtherForms, getParts, getPhrases, getTerms } from './search-words.ts';
import { nearestWord } from './spelling.ts';
import { type PhraseFacts, readPhrases, findSimilarWords } from './words.repository.ts';

/** A required part of a query that matches any one of these phrases. */
export type Unit = readonly string[];

/** The interpretation of a query. */
export interface UnderstoodQuery {
  /** The query as typed, unit by unit, with synonyms. */
  units: Unit[];
  /** The query with spelling corrections; absent if there is nothing to correct. */
  corrected?: { text: string; units: Unit[] };
  /** Words that no name or brand contains and that are not misspellings, such as a brand that the shop does not sell. */
  unknown?: string[];
}

/** Lists the ways to split an unknown word into two known ones: `paperclips`. */
function getSplits(word: string): [string, string][] {
  const splits: [string, string][] = [];
  if (!/^\p{L}{6,24}$/u.test(word)) return splits;
  for (let at = 3; at <= word.length - 3; at += 1) splits.push([word.slice(0, at), word.slice(at)]);
  return splits;
}

/** Returns other forms of a term, with their synonyms. A form that loses words in the index would match too much: `post` for `post it`. */
const getFormsOf = (term: string, facts: ReadonlyMap<string, PhraseFacts>): string[] =>
  getOtherForms(term).flatMap((form) => {
    const fact = facts.get(form);
    return [...(fact?.complete ? [form] : []), ...(fact?.synonyms ?? [])];
  });

const join = (term: string) => getParts(term).join('');

/** Checks whether two joined terms are one word: `note book`. */
function isCompound(joined: string, facts: ReadonlyMap<string, PhraseFacts>): boolean {
  const fact = facts.get(joined);
  return !/\d/.test(joined) && Boolean(fact?.known || fact?.synonyms.length);
}

/**
 * Looks up the phrases of the terms. A hyphenated term is one term if it appears in the index or a synonym, as typed or joined. Otherwise
 * its parts are separate terms, which may be joined, split and corrected.
 *
 * @returns the facts about the phrases, and for each typed term the group of its terms
 */
async function lookUp(db: Db, typed: readonly string[]) {
  const apart = typed.flatMap(getParts);
  const pairs = apart.slice(1).map((term, index) => `${apart[index]!}${term}`);
  const phrases = [...getPhrases(typed), ...getPhrases(typed.map(join))];
  const candidates = new Set([
    ...phrases,
    ...getPhrases(apart),
    ...pairs,
    ...typed.flatMap(getOtherForms),
    ...apart.flatMap((term) => getSplits(term).flatMap((parts) => [...parts, parts.join(' ')])),
  ]);
  const facts = await readPhrases(db, [...candidates]);
  const meant = phrases.filter((phrase) => facts.get(phrase)?.synonyms.length);
  const isOne = (term: string) =>
    [term, join(term)].some(
      (form) => facts.get(form)?.known || meant.some((phrase) => ` ${phrase} `.includes(` ${form} `)),
    );
  return { facts, groups: typed.map((term) => (isOne(term) ? [term] : getParts(term))) };
}

/** Groups terms into units: the longest phrases with synonyms first. Stop words are dropped. */
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
      // `wi-fi printer` has the synonyms of `wifi printer`.
      const meant = [fact, facts.get(words.map(join).join(' '))].find((each) => each?.synonyms.length);
      if (meant) {
        taken = length;
        const forms = length === 1 ? getFormsOf(phrase, facts) : [];
        // If the index drops part of a phrase, the rest means something else: `trash` for `trash can`.
        const typed = meant.complete ? [phrase, ...forms, meant.phrase] : forms;
        unit = [...new Set([...typed, ...meant.synonyms])];
        break;
      }
      // `note book` becomes `notebook` if that word is known.
      const joined = words.join('');
      if (length === 2 && isCompound(joined, facts)) {
        taken = length;
        unit = [phrase, joined, ...facts.get(joined)!.synonyms];
        break;
      }
      if (length === 1 && fact?.counts !== false) unit = [phrase, ...getFormsOf(phrase, facts)];
    }
    if (unit.length) units.push(unit);
    at += taken;
  }
  // A query that has only stop words keeps them.
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

/** Corrects the parts of a typed term: as one word if a similar one exists, such as `notebook` for `note-bok`, otherwise separately. */
async function correctGroup(
  db: Db,
  group: readonly string[],
  unknown: ReadonlySet<string>,
  facts: ReadonlyMap<string, PhraseFacts>,
): Promise<string> {
  if (!group.some((term) => unknown.has(term))) return group.join(' ');
  const joined = group.join('');
  const whole = group.length > 1 ? nearestWord(joined, await findSimilarWords(db, joined)) : undefined;
  if (whole) return whole;
  const parts = await Promise.all(group.map((term) => (unknown.has(term) ? correct(db, term, facts) : term)));
  return parts.join(' ');
}

/**
 * Interprets a query: phrases with synonyms, compounds written as one word or two, and misspelled words.
 * @returns undefined if the query has no words
 */
export async function understandQuery(db: Db, query: string): Promise<UnderstoodQuery | undefined> {
  const typed = getTerms(query);
  if (!typed.length) return undefined;
  const { groups, facts } = await lookUp(db, typed);
  const terms = groups.flat();
  const units = getUnits(terms, facts);
  const isPart = (term: string, at: number) =>
    isCompound(`${terms[at - 1] ?? ''}${term}`, facts) || isCompound(`${term}${terms[at + 1] ?? ''}`, facts);
  const isStrange = (term: string) => facts.get(term)?.known === false && !facts.get(term)?.synonyms.length;
  const unknown = new Set(
    terms.filter((term, at) => isStrange(term) && /^\p{L}{3,24}$/u.test(term) && !isPart(term, at)),
  );
  const getRest = (right: readonly string[]) =>
    terms.filter((term) => isStrange(term) && right.includes(term) && /^\p{L}{2,24}$/u.test(term));
  if (!unknown.size) return { units, unknown: getRest(terms) };

  const corrected = await Promise.all(groups.map((group) => correctGroup(db, group, unknown, facts)));
  const text = corrected.join(' ');
  const rest = getRest(text.split(' '));
  if (text === terms.join(' ')) return { units, unknown: rest };
  const right = await lookUp(db, getTerms(text));
  return { units, corrected: { text, units: getUnits(right.groups.flat(), right.facts) }, unknown: rest };
}
