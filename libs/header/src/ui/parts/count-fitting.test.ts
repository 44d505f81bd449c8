import fc from 'fast-check';
import { countFitting } from './count-fitting.ts';

const row = { items: [100, 100, 100, 100], gap: 20, more: 60 };

it.each([
  ['all items, without the button', 461, 4],
  ['one item less when rounding makes the fit uncertain', 460, 3],
  ['three items beside the button', 421, 3],
  ['two items when three leave no space for the button', 400, 2],
  ['no item in very little space', 100, 0],
  ['no item in no space', 0, 0],
])('fits %s', (_, available, expected) => {
  expect(countFitting({ ...row, available })).toBe(expected);
});

it('fits no items into an empty row', () => {
  expect(countFitting({ ...row, items: [], available: 0 })).toBe(0);
});

it('fills the available space without exceeding it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 20 }),
      fc.integer({ min: 0, max: 2000 }),
      (items, available) => {
        const count = countFitting({ items, gap: 28, available, more: 80 });
        const taken = (fitting: number) =>
          items.slice(0, fitting).reduce((sum, width) => sum + width, 0) +
          28 * Math.max(0, fitting - 1) +
          (fitting < items.length ? 108 : 0);
        if (count > 0) expect(taken(count)).toBeLessThan(available);
        if (count < items.length) expect(taken(count + 1)).toBeGreaterThan(available - 1);
      },
    ),
  );
});
