import { getTerms } from './search-words.ts';

test.each([
  ['8.5x11 paper', ['8.5', 'x', '11', 'paper']],
  ['9" x 12" envelopes', ['9', 'x', '12', 'envelopes']],
  ['12x9x6', ['12', 'x', '9', 'x', '6']],
  ['24 inch monitor', ['24', 'monitor']],
  ['binder 2in', ['binder', '2']],
  ['64gb drive', ['64', 'gb', 'drive']],
  ['BC-S10K', ['bc-s10k']],
  ['#10 envelopes', ['10', 'envelopes']],
])('%p has the terms %j', (query, terms) => {
  expect(getTerms(query)).toEqual(terms);
});
