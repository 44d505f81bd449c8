import { diversify } from './diversify.ts';
import { getNextBasket, getRepeatScore } from './next-basket.ts';

const bought = (orders: number, daysAgo: number, usualGap: number | null = null) =>
  getRepeatScore({ sku: 'paper', orders, daysAgo, usualGap });

describe('the score of buying an item again', () => {
  it('is higher for more orders and for a later one', () => {
    expect(bought(5, 10)).toBeGreaterThan(bought(1, 10));
    expect(bought(2, 10)).toBeGreaterThan(bought(2, 200));
  });

  it('is highest when the usual time between orders has passed', () => {
    const scores = [1, 15, 30, 45, 300].map((daysAgo) => bought(6, daysAgo, 30));
    expect(Math.max(...scores)).toBe(scores[2]);
    expect(scores[4]).toBeLessThan(scores[0]!);
  });

  it('is between 0 and 1', () => {
    for (const score of [
      bought(1, 0),
      bought(1000, 0),
      bought(1000, 30, 30),
      bought(1, 100_000),
      bought(3, -1, 30),
    ]) {
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
    }
  });
});

describe('the next basket', () => {
  it('adds up what is bought again, what goes with it and what works with it', () => {
    const own = [{ sku: 'ink', orders: 3, daysAgo: 30, usualGap: 30 }];
    const basket = getNextBasket(
      own,
      [
        { sku: 'ink', score: 2 },
        { sku: 'paper', score: 1 },
      ],
      [{ sku: 'toner', score: 0 }],
    );
    expect(basket.map(({ sku }) => sku)).toEqual(['ink', 'paper', 'toner']);
  });

  it('is empty for a buyer without orders', () => {
    expect(getNextBasket([], [], [])).toEqual([]);
  });
});

describe('diverse items', () => {
  const item = (sku: string, baseCatId: string, variantGroup: string | null = null) => ({
    sku,
    baseCatId,
    variantGroup,
  });

  it('have one variant of a product, the best one', () => {
    const chosen = diversify(
      [item('red', 'pens', 'pen'), item('blue', 'pens', 'pen'), item('ink', 'ink')],
      10,
    );
    expect(chosen.map(({ sku }) => sku)).toEqual(['red', 'ink']);
  });

  it('put more than three of a category last', () => {
    const pens = [1, 2, 3, 4, 5].map((number) => item(`pen-${number}`, 'pens'));
    const skus = (count: number) => diversify([...pens, item('ink', 'ink')], count).map(({ sku }) => sku);
    expect(skus(4)).toEqual(['pen-1', 'pen-2', 'pen-3', 'ink']);
    expect(skus(6)).toEqual(['pen-1', 'pen-2', 'pen-3', 'ink', 'pen-4', 'pen-5']);
  });
});
