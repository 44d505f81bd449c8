import fc from 'fast-check';
import { US_STATES } from '@foolscap/core/vocabulary';
import { taxRateOf } from './tax-rates.ts';
import {
  FREE_SHIPPING_THRESHOLD,
  NEXT_DAY_SHIP_FEE,
  OVERSIZED_HANDLING_FEE,
  STANDARD_SHIP_FEE,
  sumLines,
  totalsOf,
  type TotalledLine,
} from './totals.ts';

const line = (overrides: Partial<TotalledLine> = {}): TotalledLine => ({
  qty: 1,
  unitPrice: 1000,
  taxable: true,
  shipped: true,
  oversized: false,
  ...overrides,
});
const standard = { levelOfService: 'STANDARD', state: 'MA' } as const;

describe('totalsOf', () => {
  it.each([
    ['an empty cart', [], standard, { subTotal: 0, shipFee: 0, handlingFee: 0, tax: 0, total: 0 }],
    ['one line', [line()], standard, { subTotal: 1000, shipFee: STANDARD_SHIP_FEE, tax: 63, total: 1862 }],
    [
      'a cent below the threshold',
      [line({ unitPrice: 4999 })],
      standard,
      { shipFee: STANDARD_SHIP_FEE, remainingForFreeShipping: 1 },
    ],
    [
      'the threshold itself',
      [line({ unitPrice: 5000 })],
      standard,
      { shipFee: 0, remainingForFreeShipping: 0, total: 5313 },
    ],
    [
      'next day, however much',
      [line({ unitPrice: 90_000 })],
      { levelOfService: 'NDD', state: 'MA' } as const,
      { shipFee: NEXT_DAY_SHIP_FEE },
    ],
    ['pickup only', [line({ shipped: false })], standard, { shipFee: 0, total: 1063 }],
    [
      'pickup does not count towards free shipping',
      [line({ shipped: false, unitPrice: 9000 }), line()],
      standard,
      { shipFee: STANDARD_SHIP_FEE, remainingForFreeShipping: FREE_SHIPPING_THRESHOLD - 1000 },
    ],
    [
      'oversized goods',
      [line({ qty: 3, unitPrice: 9000, oversized: true })],
      standard,
      { handlingFee: 3 * OVERSIZED_HANDLING_FEE, shipFee: 0 },
    ],
    [
      'oversized goods that are picked up',
      [line({ oversized: true, shipped: false })],
      standard,
      { handlingFee: 0 },
    ],
    ['goods without tax', [line({ taxable: false })], standard, { tax: 0, total: 1799 }],
    ['a state without tax', [line()], { levelOfService: 'STANDARD', state: 'OR' } as const, { tax: 0 }],
    [
      'a rate with half a basis point',
      [line({ unitPrice: 10_000 })],
      { levelOfService: 'STANDARD', state: 'MN' } as const,
      { tax: 688 },
    ],
    [
      'no address yet',
      [line()],
      { levelOfService: 'STANDARD', state: undefined } as const,
      { tax: undefined, total: 1799 },
    ],
  ])('%s', (_name, lines, context, expected) => {
    expect(totalsOf(sumLines(lines), context)).toMatchObject(expected);
  });

  const anyLine = fc.record({
    qty: fc.integer({ min: 1, max: 9999 }),
    unitPrice: fc.integer({ min: 0, max: 1_000_000 }),
    taxable: fc.boolean(),
    shipped: fc.boolean(),
    oversized: fc.boolean(),
  });
  const anyContext = fc.record({
    levelOfService: fc.constantFrom('STANDARD' as const, 'NDD' as const),
    state: fc.constantFrom(...Object.keys(US_STATES), undefined),
  });

  it('always adds up, in whole cents, and is never negative', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 20 }), anyContext, (lines, context) => {
        const totals = totalsOf(sumLines(lines), context);
        expect(totals.preTaxTotal).toBe(totals.subTotal + totals.shipFee + totals.handlingFee);
        expect(totals.total).toBe(totals.preTaxTotal + (totals.tax ?? 0));
        for (const sum of Object.values(totals)) {
          if (sum === undefined) continue;
          expect(Number.isSafeInteger(sum)).toBe(true);
          expect(sum).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 20 }), anyContext, (lines, context) => {
        expect(totalsOf(sumLines([...lines].reverse()), context)).toEqual(totalsOf(sumLines(lines), context));
      }),
    );
  });

  it('taxes within half a cent of the exact share', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 20 }),
        fc.constantFrom(...Object.keys(US_STATES)),
        (lines, state) => {
          const sums = sumLines(lines);
          const { tax } = totalsOf(sums, { levelOfService: 'STANDARD', state });
          expect(Math.abs(tax! - (sums.taxable * taxRateOf(state)) / 10_000)).toBeLessThanOrEqual(0.5);
        },
      ),
    );
  });
});

it('knows a rate for every state, between nothing and a tenth', () => {
  for (const state of Object.keys(US_STATES)) {
    expect(taxRateOf(state)).toBeGreaterThanOrEqual(0);
    expect(taxRateOf(state)).toBeLessThan(1000);
  }
});
