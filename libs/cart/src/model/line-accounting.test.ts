import fc from 'fast-check';
import type { LineSplit } from '@foolscap/core/contract';
import { buildInvoiceField, buildInvoiceInfo } from '../testing/index.ts';
import { allocateToSplits, exceedsLine, findSplitFault } from './line-accounting.ts';
import { getLineFields, getUsedSplits, isAssigned } from './split-form.ts';

const parts = (...shares: Omit<LineSplit, 'costCenter'>[]): LineSplit[] =>
  shares.map((share, index) => ({ costCenter: `${index}`, ...share }));
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

it.each<[string, LineSplit[], [number, string, string] | undefined]>([
  ['none', [], undefined],
  ['one part', parts({}), undefined],
  ['percentages of 100', parts({ percent: 33.33 }, { percent: 66.67 }), undefined],
  ['amounts and a rest', parts({ amount: 10.5 }, { amount: 2 }, {}), undefined],
  ['a project alone', [{ project: 'ATLAS' }], undefined],
  [
    'two projects of a cost center',
    [
      { costCenter: '1', project: 'A', percent: 50 },
      { costCenter: '1', percent: 50 },
    ],
    undefined,
  ],
  ['a part for nothing', [{ costCenter: '1', percent: 50 }, { percent: 50 }], [1, 'costCenter', 'EMPTY']],
  [
    'a repeated part',
    [
      { costCenter: '1', percent: 50 },
      { costCenter: '1', percent: 50 },
    ],
    [1, 'costCenter', 'DUPLICATE'],
  ],
  ['both kinds', parts({ percent: 50 }, { amount: 3 }), [1, 'amount', 'MIXED']],
  ['99.99 percent', parts({ percent: 33.33 }, { percent: 66.66 }), [1, 'percent', 'PERCENT_SUM']],
  ['a missing percentage', parts({ percent: 50 }, {}), [1, 'percent', 'INVALID']],
  ['three decimals', parts({ percent: 33.333 }, { percent: 66.667 }), [0, 'percent', 'INVALID']],
  ['no rest', parts({ amount: 1 }, { amount: 2 }), [1, 'amount', 'NO_REST']],
  ['a missing amount', parts({}, {}), [0, 'amount', 'INVALID']],
])('checks splits: %s', (_name, splits, fault) => {
  const found = findSplitFault(splits);
  expect(found && [found.index, found.field, found.reason]).toEqual(fault);
});

it.each<[string, LineSplit[], number, number[]]>([
  ['percentages', parts({ percent: 50 }, { percent: 25 }, { percent: 25 }), 1001, [501, 250, 250]],
  ['amounts', parts({ amount: 3 }, {}), 1000, [300, 700]],
  ['amounts of a line that became cheaper', parts({ amount: 6 }, { amount: 6 }, {}), 800, [400, 400, 0]],
  ['one part', parts({}), 777, [777]],
  ['nothing', parts({ percent: 50 }, { percent: 50 }), 0, [0, 0]],
  ['an amount of a free line', parts({ amount: 5 }, {}), 0, [0, 0]],
])('allocates a price: %s', (_name, splits, price, amounts) => {
  expect(allocateToSplits(price, splits)).toEqual(amounts);
});

it('gives a tax the shares of the price', () => {
  expect(allocateToSplits(100, parts({ amount: 2.5 }, {}), 1000)).toEqual([25, 75]);
});

it('compares fixed amounts with the price', () => {
  expect(exceedsLine(parts({ amount: 3 }, {}), 300)).toBe(false);
  expect(exceedsLine(parts({ amount: 3.01 }, {}), 300)).toBe(true);
  expect(exceedsLine(parts({ percent: 100 }), 0)).toBe(false);
});

it('always allocates the whole amount, and never a negative part', () => {
  const percentages = fc
    .uniqueArray(fc.integer({ min: 1, max: 99_99 }), { minLength: 1, maxLength: 19 })
    .map((cuts) => [...cuts.sort((a, b) => a - b), 100_00])
    .map((cuts) => parts(...cuts.map((cut, index) => ({ percent: (cut - (cuts[index - 1] ?? 0)) / 100 }))));
  const amounts = fc
    .array(fc.integer({ min: 1, max: 1_000_000_00 }), { maxLength: 19 })
    .map((cents) => parts(...cents.map((amount) => ({ amount: amount / 100 })), {}));
  fc.assert(
    fc.property(
      fc.oneof(percentages, amounts),
      fc.nat(2_000_000_00),
      fc.nat(2_000_000_00),
      (splits, amount, price) => {
        expect(findSplitFault(splits)).toBeUndefined();
        const allocated = allocateToSplits(amount, splits, price);
        expect(sum(allocated)).toBe(amount);
        expect(Math.min(...allocated)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

it('ignores the splits of a field that the organization no longer uses', () => {
  const fields = getLineFields(buildInvoiceInfo({ project: buildInvoiceField({ level: 'LINE' }) }));
  expect(getUsedSplits([{ project: 'ATLAS' }], fields)).toEqual([{ project: 'ATLAS' }]);
  expect(getUsedSplits([{ project: 'ATLAS', costCenter: '4711' }], fields)).toEqual([]);
  expect(isAssigned([{ costCenter: '4711' }], fields)).toBe(false);
});
