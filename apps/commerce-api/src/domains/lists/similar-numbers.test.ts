import fc from 'fast-check';
import { listSimilarNumbers } from './similar-numbers.ts';

it.each([
  ['another case', 'fs-10021', 'FS-10021'],
  ['a space for the dash', 'FS 10021', 'FS-10021'],
  ['separators', '2411-01-01', '24110101'],
  ['a dropped leading zero', '123456', '0123456'],
  ['three dropped leading zeros', '12345', '00012345'],
  ['an additional zero', '024110101', '24110101'],
  ['swapped digits', '24101101', '24110101'],
  ['a wrong digit', '24110191', '24110101'],
  ['a missing digit', '2411010', '24110101'],
  ['a doubled digit', '241101011', '24110101'],
  ['a wrong letter', 'FX-10021', 'FS-10021'],
])('finds an item number with %s', (_, typed, meant) => {
  expect(listSimilarNumbers(typed)).toContain(meant);
});

it('lists another spelling of the same characters before another number', () => {
  const similar = listSimilarNumbers('fs10021');
  expect(similar.indexOf('FS10021')).toBeLessThan(similar.indexOf('fs10012'));
});

it('never lists the number itself, and none for names and long texts', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-Z-]{1,20}$/), (typed) => {
      const similar = listSimilarNumbers(typed);
      expect(similar).not.toContain(typed);
      expect(new Set(similar).size).toBe(similar.length);
      expect(similar.length).toBeLessThan(2000);
    }),
  );
  for (const text of ['', '  ', 'copy paper letter', '1'.repeat(21)])
    expect(listSimilarNumbers(text)).toEqual([]);
});
