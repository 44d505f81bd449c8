import { shownUnit } from './product.ts';

it.each([
  ['ream', 'ream'],
  [' carton ', 'carton'],
  ['each', undefined],
  ['Each', undefined],
  ['EA', undefined],
  ['ea.', undefined],
  ['beach ball', 'beach ball'],
  ['', undefined],
  [undefined, undefined],
])('a price for %p is written with %p', (unit, shown) => {
  expect(shownUnit(unit)).toBe(shown);
});
