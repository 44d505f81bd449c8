import { buildSpendingReport } from '../testing/index.ts';
import { describeSpending, formatSpendingCsv, getShare, listMonths } from './reports.ts';

const sums = { units: 1, net: 1, gross: 1 };

it('names rows without a name by their group', () => {
  expect(describeSpending({ id: 'user-1', name: 'Rowan Bell', ...sums }, 'PERSON')).toBe('Rowan Bell');
  expect(describeSpending({ id: 'user-1', ...sums }, 'PERSON')).toBe('Former member');
  expect(describeSpending(sums, 'UNIT')).toBe('No unit');
  expect(describeSpending({ id: 'PRINT', ...sums }, 'BUDGET')).toBe('PRINT');
  expect(describeSpending({ isFees: true, ...sums }, 'CATEGORY')).toBe('Shipping and fees');
});

it('computes shares from 0 to 1', () => {
  expect([getShare(25, 100), getShare(0, 0), getShare(-5, 100), getShare(101, 100)]).toEqual([0.25, 0, 0, 1]);
});

it('lists months over the end of a year, the latest first', () => {
  expect(listMonths('2025-11', '2026-02')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
  expect(listMonths('2026-02', '2026-02')).toEqual(['2026-02']);
  expect(listMonths('2026-03', '2026-02')).toEqual([]);
});

it('writes CSV with the code of a budget, and names that are no formulas', () => {
  const report = buildSpendingReport({ group: 'BUDGET' });
  const rows = [{ id: 'PRINT', name: '=1+1', ...sums, gross: 1234.5 }, sums];
  expect(formatSpendingCsv(report, rows)).toBe(
    [
      'Budget,Code,First month,Last month,Items,Goods,Total',
      "'=1+1,PRINT,2025-12,2026-11,1,1,1234.5",
      'No budget,,2025-12,2026-11,1,1,1',
      '',
    ].join('\r\n'),
  );
  expect(formatSpendingCsv({ ...report, group: 'UNIT' }, [sums])).toMatch(/^Unit,First month,/);
});
