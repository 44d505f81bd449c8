import fc from 'fast-check';
import { nearestWord, editDistance, toleratedEdits, withoutPlural } from './spelling.ts';

test.each([
  ['stapler', 'stapler', 0],
  ['staplr', 'stapler', 1],
  ['satpler', 'stapler', 1],
  ['stappler', 'stapler', 1],
  ['stabler', 'stapler', 1],
  ['', 'pen', 3],
  ['pen', '', 3],
  ['kitten', 'sitting', 3],
])('the edit distance of %p and %p is %d', (a, b, slips) => {
  expect(editDistance(a, b)).toBe(slips);
});

test('the edit distance is symmetric, zero for equal words, and at most the longer word', () => {
  const word = fc.string({ maxLength: 12 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      const slips = editDistance(a, b);
      expect(slips).toBe(editDistance(b, a));
      expect(slips === 0).toBe(a === b);
      expect(slips).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
  );
});

const known = (...words: string[]) => words.map((word, index) => ({ word, products: 10 - index }));

test.each([
  ['papre', known('paper', 'pager', 'tape'), 'paper'],
  ['chiar', known('chain', 'chair'), 'chair'],
  ['oaper', known('taper', 'paper'), 'taper'],
  ['pn', known('pen'), undefined],
  ['paper', known('paper'), undefined],
  ['zzzzzz', known('paper'), undefined],
  ['sofa', known('soft'), undefined],
  ['french', known('fresh'), undefined],
  ['dsek', known('desk'), 'desk'],
  ['dek', known('desk'), 'desk'],
  // A plural ending does not count as an edit.
  ['hilighter', known('highlighters'), 'highlighters'],
  ['hilighters', known('highlighter'), 'highlighter'],
  ['batery', known('batteries'), 'batteries'],
  ['labls', known('label', 'labels'), 'labels'],
  ['labl', known('labels', 'label'), 'label'],
  ['canva', known('canvas'), 'canvas'],
  ['sofas', known('soft'), undefined],
  ['pns', known('pen'), undefined],
  ['hilighter', known('lighters', 'highlighters'), 'highlighters'],
])('%p is corrected among %j to %p', (misspelled, candidates, meant) => {
  expect(nearestWord(misspelled, candidates)).toBe(meant);
});

test('short words are not corrected, longer ones tolerate more', () => {
  expect([1, 2, 3, 5, 7, 8, 20].map(toleratedEdits)).toEqual([0, 0, 1, 1, 1, 2, 2]);
});

test.each([
  ['highlighters', 'highlighter'],
  ['boxes', 'box'],
  ['batteries', 'battery'],
  ['cases', 'case'],
  ['glass', 'glass'],
  ['glasses', 'glass'],
  ['plus', 'plus'],
  ['gas', 'gas'],
])('%p without the ending of a plural is %p', (word, singular) => {
  expect(withoutPlural(word)).toBe(singular);
});
