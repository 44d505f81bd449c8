import { groupByLetter } from './group-by-letter.ts';

it('groups names by their first letter, and other names first', () =>
  expect(
    groupByLetter(['Écru', 'Tidewell', '3Plus', 'Eastwick'].map((name) => ({ name }))).map(
      ({ letter, brands }) => [letter, ...brands.map(({ name }) => name)],
    ),
  ).toEqual([
    ['#', '3Plus'],
    ['E', 'Écru', 'Eastwick'],
    ['T', 'Tidewell'],
  ]));
