import fc from 'fast-check';
import { formatMoney, computeShare, toDecimal, toMinorUnits } from './money.ts';

const spaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formatMoney', () => {
  it.each([
    [123450, 'en-US', '$1,234.50'],
    [123450, 'en-CA', '$1,234.50'],
    [123450, 'fr-CA', '1 234,50 $'],
    [0, 'en-US', '$0.00'],
    [-500, 'en-US', '-$5.00'],
    [-0, 'en-US', '$0.00'],
  ])('formats %d in %s as %s', (amount, locale, text) => {
    expect(spaces(formatMoney(amount, locale))).toBe(text);
  });

  it.each([undefined, null, Number.NaN, Number.POSITIVE_INFINITY, '12' as never])(
    'formats %p as Price N/A',
    (value) => {
      expect(formatMoney(value)).toBe('Price N/A');
    },
  );
});

describe('conversion to and from the wire', () => {
  it('is lossless', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        (amount) => toMinorUnits(toDecimal(amount)) === amount,
      ),
    );
  });
  it('rounds half a cent away from zero', () => {
    expect(toMinorUnits(1.005)).toBe(101);
    expect(toMinorUnits(-1.005)).toBe(-101);
  });
});

describe('computeShare', () => {
  it('rounds half up to the cent', () => {
    expect(computeShare(1000, 625)).toBe(63);
    expect(computeShare(0, 625)).toBe(0);
  });
  it('differs from the exact share by at most half a cent', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(2000), (amount, points) => {
        expect(Math.abs(computeShare(amount, points) - (amount * points) / 10_000)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
