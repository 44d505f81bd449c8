import fc from 'fast-check';
import { clampQuantity } from './index.ts';

describe('clampQuantity', () => {
  it.each([
    ['', ''],
    [undefined, ''],
    ['abc', 0],
    ['  ', 0],
    ['12', 12],
    [-3, 0],
    [10_000, 9999],
    [Number.POSITIVE_INFINITY, 9999],
    [Number.NaN, 0],
    ['7.9', 7],
  ])('clamps %p to %p', (value, expected) => {
    expect(clampQuantity(value)).toBe(expected);
  });

  it('always returns an empty value or an integer from 0 through 9999', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.integer()), (value) => {
        const quantity = clampQuantity(value);
        expect(quantity === '' || (Number.isInteger(quantity) && quantity >= 0 && quantity <= 9999)).toBe(
          true,
        );
      }),
    );
  });
});
