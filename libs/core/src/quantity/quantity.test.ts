import fc from 'fast-check';
import { clampQuantity, readWholeNumber } from './index.ts';

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
    ['1,500', 1500],
    ['1\u00a0500', 1500],
    ['12,000', 9999],
    ['1,5', 0],
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

describe('readWholeNumber', () => {
  it.each([
    ['12', 12],
    [' 007 ', 7],
    ['3.00', 3],
    ['1,500', 1500],
    ['1 500', 1500],
    ['1\u00a0500', 1500],
    ['1\u202f500', 1500],
    ['\u200b12\ufeff', 12],
    ['1,234,567', 1_234_567],
    ['0', 0],
  ])('reads %j as %p', (text, number) => expect(readWholeNumber(text)).toBe(number));

  it.each(['', ' ', '-1', '\u22125', '+3', '1.5', '.5', '1,5', '15,00', '1,0000', '1e3', '4x9', 'two'])(
    'does not read %j',
    (text) => expect(readWholeNumber(text)).toBeUndefined(),
  );
});
