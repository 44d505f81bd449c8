import fc from 'fast-check';
import { pageWindow } from './page-window.ts';

test.each([
  [1, 1, '1'],
  [1, 5, '1 2 … 5'],
  [3, 5, '1 2 3 4 5'],
  [3, 12, '1 2 3 4 … 12'],
  [6, 12, '1 … 5 6 7 … 12'],
  [12, 12, '1 … 11 12'],
])('page %d of %d shows %s', (page, pages, shown) => {
  expect(
    pageWindow(page, pages)
      .map((n) => n ?? '…')
      .join(' '),
  ).toBe(shown);
});

test('always in order, with both ends and the current page, at most nine entries, and no gap of one page', () => {
  fc.assert(
    fc.property(
      fc
        .integer({ min: 1, max: 500 })
        .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages))),
      ([page, pages]) => {
        const shown = pageWindow(page, pages);
        const numbers = shown.filter((n) => n !== undefined);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
        expect(shown.length).toBeLessThanOrEqual(9);
        shown.forEach((n, index) => {
          if (n === undefined) expect((shown[index + 1] ?? 0) - (shown[index - 1] ?? 0)).toBeGreaterThan(2);
        });
      },
    ),
  );
});
