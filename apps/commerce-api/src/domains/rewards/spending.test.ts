import fc from 'fast-check';
import { takeFromYears } from './spending.ts';

const years = fc
  .array(fc.integer({ min: -500, max: 500 }), { maxLength: 5 })
  .map((amounts) => amounts.map((amount, index) => ({ year: 2024 + index, amount })));
const sum = (parts: readonly { amount: number }[]) => parts.reduce((total, { amount }) => total + amount, 0);
const positive = (parts: readonly { amount: number }[]) =>
  sum(parts.map(({ amount }) => ({ amount: Math.max(0, amount) })));

it('takes the amount or all that there is, and from no year more than it has', () => {
  fc.assert(
    fc.property(years, fc.nat(2000), (balances, amount) => {
      const parts = takeFromYears(balances, amount);
      expect(sum(parts)).toBe(Math.min(amount, positive(balances)));
      for (const { year, amount: part } of parts) {
        expect(part).toBeGreaterThan(0);
        expect(part).toBeLessThanOrEqual(balances.find((balance) => balance.year === year)!.amount);
      }
    }),
  );
});

it('takes in two steps what it takes in one', () => {
  fc.assert(
    fc.property(years, fc.nat(800), fc.nat(800), (balances, first, second) => {
      const byYear = (parts: readonly { year: number; amount: number }[]) =>
        balances.map(({ year }) => sum(parts.filter((part) => part.year === year)));
      const steps = [...takeFromYears(balances, first), ...takeFromYears(balances, second, first)];
      expect(byYear(steps)).toEqual(byYear(takeFromYears(balances, first + second)));
    }),
  );
});

it('takes from the first year before the next one, and skips years that a refund has made negative', () => {
  const balances = [
    { year: 2024, amount: -100 },
    { year: 2025, amount: 300 },
    { year: 2026, amount: 500 },
  ];
  expect(takeFromYears(balances, 400)).toEqual([
    { year: 2025, amount: 300 },
    { year: 2026, amount: 100 },
  ]);
  expect(takeFromYears(balances, 100, 350)).toEqual([{ year: 2026, amount: 100 }]);
});
