import fc from 'fast-check';
import { buildBudgetStatement } from '../testing/index.ts';
import { formatBudgetCsv, getPlotShares, getScopeValue, readAmount, readBudgetFields } from './budgets.ts';

it.each([
  ['1200', 1200],
  [' $1,200.50 ', 1200.5],
  ['1 200,50', 1200.5],
  ['1.200,5', 1200.5],
  ['1,200', 1200],
  ['-50', -50],
  ['−50.25', -50.25],
  ['0', 0],
  ['', undefined],
  ['12.345', undefined],
  ['ten', undefined],
  ['1e3', undefined],
])('the amount %s is %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

const FIELDS = { code: ' PRINT ', name: ' Print room ', amount: '50', period: 'MONTH', scope: 'UNIT unit-1' };

it('reads the fields of a budget', () => {
  expect(readBudgetFields({ ...FIELDS, isDefault: 'true' })).toEqual({
    code: 'PRINT',
    name: 'Print room',
    amount: 50,
    period: 'MONTH',
    rollsOver: false,
    isDefault: true,
    scope: { type: 'UNIT', id: 'unit-1' },
  });
  expect(getScopeValue({ type: 'UNIT', id: 'unit-1' })).toBe('UNIT unit-1');
});

it.each([{ amount: 'x' }, { amount: '-1' }, { period: 'WEEK' }, { scope: 'CITY' }, { name: ' ' }])(
  'refuses %j',
  (wrong) => {
    expect(readBudgetFields({ ...FIELDS, ...wrong })).toBeUndefined();
  },
);

it('writes a statement as CSV, in which a note cannot be a formula', () => {
  const [entry] = buildBudgetStatement().entries;
  expect(formatBudgetCsv([{ ...entry!, note: '=1+1, "x"' }]).split('\r\n')).toEqual([
    'Date,Entry,Order,By,Note,Amount,Change of balance,Balance',
    `2026-11-20T14:02:00.000Z,Order submitted,10052,Ines Vellum,"'=1+1, ""x""",200,-200,450`,
    '',
  ]);
});

it('shows the amount of a changed order without the sign of what it reserves', () => {
  const [entry] = buildBudgetStatement().entries;
  const changed = { ...entry!, kind: 'CHANGED' as const, amount: -20, note: '', balance: 470 };
  expect(formatBudgetCsv([changed])).toContain('Order changed,10052,Ines Vellum,,20,20,470');
});

it('plots the parts of each period within the longest bar', () => {
  expect(getPlotShares([{ allocated: 100, reserved: 25, spent: 50 }])).toEqual([
    { spent: 0.5, reserved: 0.25, left: 0.25, allocated: 1 },
  ]);
  const dollars = fc.integer({ min: 0, max: 1_000_000 });
  const period = fc.record({ allocated: dollars, reserved: dollars, spent: dollars });
  fc.assert(
    fc.property(fc.array(period, { maxLength: 6 }), (periods) => {
      for (const { spent, reserved, left } of getPlotShares(periods))
        expect(spent + reserved + left).toBeLessThanOrEqual(1 + 1e-9);
    }),
  );
});
