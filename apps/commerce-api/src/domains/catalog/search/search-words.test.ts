import { getOtherForms, getTerms, joinModel } from './search-words.ts';

test.each([
  ['8.5x11 paper', ['8.5', 'x', '11', 'paper']],
  ['9" x 12" envelopes', ['9', 'x', '12', 'envelopes']],
  ['12x9x6', ['12', 'x', '9', 'x', '6']],
  ['24 inch monitor', ['24', 'monitor']],
  ['binder 2in', ['binder', '2']],
  ['64gb drive', ['64', 'gb', 'drive']],
  ['BC-S10K', ['bc-s10k']],
  ['#10 envelopes', ['10', 'envelopes']],
  ['note\u2011book', ['note-book']],
  ['0 12345 67890 5', ['012345678905']],
  ['0-12345-67890-5', ['012345678905']],
  ['2024 2025', ['2024', '2025']],
])('%p has the terms %j', (query, terms) => {
  expect(getTerms(query)).toEqual(terms);
});

test.each([
  ['paper', []],
  ['note-book', ['notebook', 'note book']],
  ['post-it-notes', ['postitnotes', 'post it notes']],
  ['64xl', ['64 xl']],
  ['a4', []],
  ['tv-ep20', ['tvep20', 'tv ep20', 'tv ep 20']],
  ['0012345678905', ['12345678905']],
  ['100', []],
])('%p is also written %j', (term, forms) => {
  expect(getOtherForms(term)).toEqual(forms);
});

test.each([
  ['TV EP20 BLA', 'tvep20bla'],
  ['tv-ep20 bla', 'tvep20bla'],
  ['TVEP20BLA', undefined],
  ['copy paper', undefined],
  ['8.5 x 11 paper', undefined],
])('%p may be the model %p', (query, model) => {
  expect(joinModel(query)).toBe(model);
});
