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

/** Returns the edit distance tolerated for a word of this length; short words have too many neighbors. */
export function toleratedEdits(length: number): number {
  if (length < 3) return 0;
  return length < 6 ? 1 : 2;
}

export interface KnownWord {
  word: string;
  /** Number of products that contain the word. */
  products: number;
}

/** In words up to this length no letter is replaced: `sofa` is not a misspelled `soft`. */
const SHORT = 4;

const lettersOf = (word: string) => [...word].sort().join('');

/** Finds the most likely correction: fewest edits, then the same first letter, then the most frequent. */
export function nearestWord(misspelled: string, candidates: readonly KnownWord[]): string | undefined {
  const forgiven = toleratedEdits(misspelled.length);
  let best: { word: string; slips: number; sameStart: boolean; products: number } | undefined;
  for (const { word, products } of candidates) {
    if (Math.abs(word.length - misspelled.length) > forgiven) continue;
    const slips = editDistance(misspelled, word);
    if (slips === 0 || slips > forgiven) continue;
    const isReplaced = word.length === misspelled.length && lettersOf(word) !== lettersOf(misspelled);
    if (misspelled.length <= SHORT && isReplaced) continue;
    const sameStart = word[0] === misspelled[0];
    const isBetter =
      !best ||
      slips < best.slips ||
      (slips === best.slips &&
        (Number(sameStart) - Number(best.sameStart) ||
          products - best.products ||
          (word < best.word ? 1 : -1)) > 0);
    if (isBetter) best = { word, slips, sameStart, products };
  }
  return best?.word;
}
