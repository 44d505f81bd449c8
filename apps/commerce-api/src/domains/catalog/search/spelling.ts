/** Returns the edit distance between two words: insertions, deletions, substitutions and swaps of neighbors (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let slips = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        slips = Math.min(slips, beforeLast[j - 2]! + 1);
      row.push(slips);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}

/** Returns the edit distance tolerated for a word of this length: about one letter in four, so that `french` does not become `fresh`. */
export function toleratedEdits(length: number): number {
  if (length < 3) return 0;
  return length < 8 ? 1 : 2;
}

export interface KnownWord {
  word: string;
  /** Number of products that contain the word. */
  products: number;
}

/** Up to this length, no letter is substituted: `sofa` is not a misspelled `soft`. */
const SHORT = 4;

const getLetters = (word: string) => [...word].sort().join('');

/** Removes a plural ending: `highlighters`, `boxes`, `batteries`. Words such as `glass` and `plus` keep theirs. */
export function withoutPlural(word: string): string {
  if (word.length < 4) return word;
  if (/[^aeiou]ies$/u.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:x|z|ch|sh|ss)es$/u.test(word)) return word.slice(0, -2);
  return /[^sui]s$/u.test(word) ? word.slice(0, -1) : word;
}

/** Returns the maximum difference in length between a misspelled word and its correction: the tolerated edits plus a plural ending. */
export const maxLengthDifference = (misspelled: string) => toleratedEdits(misspelled.length) + 2;

/** Returns the edits from a misspelled word to a known one; undefined if there are too many. */
function toleratedDistance(misspelled: string, word: string): number | undefined {
  const tolerated = toleratedEdits(misspelled.length);
  if (Math.abs(word.length - misspelled.length) > tolerated) return undefined;
  const isReplaced = word.length === misspelled.length && getLetters(word) !== getLetters(misspelled);
  if (misspelled.length <= SHORT && isReplaced) return undefined;
  const distance = editDistance(misspelled, word);
  return distance > tolerated ? undefined : distance;
}

interface Correction extends KnownWord {
  edits: number;
  isSameStart: boolean;
  isSameNumber: boolean;
}

const isBetter = (a: Correction, b: Correction) =>
  (b.edits - a.edits ||
    Number(a.isSameStart) - Number(b.isSameStart) ||
    Number(a.isSameNumber) - Number(b.isSameNumber) ||
    a.products - b.products ||
    (a.word < b.word ? 1 : -1)) > 0;

/**
 * Finds the most likely correction: fewest edits, then same first letter, then same number (singular or plural), then most frequent. A
 * plural ending does not count as an edit, because names mostly use one of the two forms and shoppers type either.
 */
export function nearestWord(misspelled: string, candidates: readonly KnownWord[]): string | undefined {
  const base = withoutPlural(misspelled);
  let best: Correction | undefined;
  for (const { word, products } of candidates) {
    if (word === misspelled) continue;
    const typed = toleratedDistance(misspelled, word);
    const bare = toleratedDistance(base, withoutPlural(word));
    if (typed === undefined && bare === undefined) continue;
    const correction = {
      word,
      products,
      edits: Math.max(1, Math.min(typed ?? Infinity, bare ?? Infinity)),
      isSameStart: word[0] === misspelled[0],
      isSameNumber: (word === withoutPlural(word)) === (misspelled === base),
    };
    if (!best || isBetter(correction, best)) best = correction;
  }
  return best?.word;
}
