import { generateHistory } from '../../../testing/purchase-patterns.ts';
import { estimate, evaluate, type Figures } from './evaluate.ts';
import { formatEvaluation } from './evaluation-report.ts';
import { splitByTime } from './purchase-history.ts';
import { getOwnPurchases } from './recommenders.ts';

const order = (orderedOn: string, ...skus: string[]) => ({ buyer: 'ada', orderedOn, skus });

describe('the split of a history', () => {
  it('learns from no order of a day that is tested', () => {
    const days = ['2026-01-01', '2026-01-02', '2026-01-02', '2026-01-02', '2026-01-03'];
    const { learned, tested, day } = splitByTime(
      days.map((each) => order(each, 'paper')),
      0.6,
    );
    expect(day).toBe('2026-01-02');
    expect(learned).toHaveLength(1);
    expect(tested).toHaveLength(4);
  });
});

describe('the own purchases of a buyer', () => {
  it('have the number of orders, the days since the last one and the median of the gaps', () => {
    const own = [order('2026-01-01', 'ink'), order('2026-01-11', 'ink', 'pens'), order('2026-01-31', 'ink')];
    expect(getOwnPurchases(own, '2026-02-05')).toEqual([
      { sku: 'ink', orders: 3, daysAgo: 5, usualGap: 15 },
      { sku: 'pens', orders: 1, daysAgo: 25, usualGap: null },
    ]);
  });
});

describe('an estimate', () => {
  it('has a narrower interval for more orders', () => {
    const few = estimate(Array.from({ length: 20 }, (_, index) => ({ cases: 2, hits: index % 2 })));
    const many = estimate(Array.from({ length: 2000 }, (_, index) => ({ cases: 2, hits: index % 2 })));
    expect(few.value).toBeCloseTo(0.25);
    expect(many.value).toBeCloseTo(0.25);
    expect(many.high - many.low).toBeLessThan(few.high - few.low);
    expect(many.low).toBeLessThan(0.25);
    expect(many.high).toBeGreaterThan(0.25);
  });

  it('of no cases is 0', () => {
    expect(estimate([])).toEqual({ value: 0, low: 0, high: 0 });
  });
});

/** Returns the leads over the baselines, by name. */
function getLeads(situations: readonly { name: string; figures: Figures[] }[], name: string) {
  const { figures } = situations.find((situation) => situation.name === name)!;
  const [own, popularity, itemToItem] = figures;
  expect([own!.name, popularity!.name, itemToItem!.name]).toEqual(['Foolscap', 'popularity', 'item-to-item']);
  return { popularity: popularity!.lead!, itemToItem: itemToItem!.lead! };
}

describe('the evaluation of a history with patterns', () => {
  const { situations } = evaluate(generateHistory({ structured: true }));

  it('finds Foolscap better than both baselines for the next basket', () => {
    const { popularity, itemToItem } = getLeads(situations, 'next basket');
    expect(popularity.low).toBeGreaterThan(0);
    expect(itemToItem.low).toBeGreaterThan(0);
  });

  it('finds Foolscap better than popularity, and not worse than item-to-item, for what is also bought', () => {
    const { popularity, itemToItem } = getLeads(situations, 'also bought');
    expect(popularity.low).toBeGreaterThan(0);
    expect(itemToItem.high).toBeGreaterThan(0);
  });
});

describe('the evaluation of a history without patterns', () => {
  const evaluation = evaluate(generateHistory({ structured: false }));

  it('claims no lead over popularity, which is all that can be learned', () => {
    for (const name of ['also bought', 'next basket']) {
      const { popularity } = getLeads(evaluation.situations, name);
      expect(popularity.low).toBeLessThanOrEqual(0);
      expect(popularity.high).toBeGreaterThanOrEqual(0);
    }
  });

  it('prints the results as a table', () => {
    const text = formatEvaluation(evaluation);
    expect(text).toContain('no significant difference');
    expect(text).toMatch(/also bought, \d+ cases/);
    expect(text).toMatch(/^popularity +\d+\.\d\d% /m);
  });
});
