import { shownUnit } from './product.ts';

it.each([
  ['ream', 'ream'],
  [' carton ', 'carton'],
  ['each', undefined],
  ['Each', undefined],
  ['EA', undefined],
  ['ea.', undefined],
  ['unité', undefined],
  ['beach ball', 'beach ball'],
  ['', undefined],
  [undefined, undefined],
])('shows the unit %p as %p', (unit, shown) => {
  expect(shownUnit(unit)).toBe(shown);
});
