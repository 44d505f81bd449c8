import { getAssociation, getLogLikelihoodRatio, getOrderWeight } from './association.ts';

describe('the weight of an order', () => {
  it('is half of that of an order a year later', () => {
    expect(getOrderWeight('2026-01-01') / getOrderWeight('2025-01-01')).toBeCloseTo(2);
  });

  it('stays finite for the orders of many years', () => {
    expect(Number.isFinite(getOrderWeight('2400-01-01'))).toBe(true);
    expect(getOrderWeight('1990-01-01')).toBeGreaterThan(0);
  });
});

describe('the log-likelihood ratio', () => {
  it.each([
    // Two items of 100 orders each in 1,000: 10 common orders are what chance gives.
    [10, 100, 100, 1000, 0],
    [13, 1013, 1013, 102_013, 0.79],
    [10, 10, 10, 10_010, 158.17],
    [0, 0, 0, 0, 0],
  ])('of %i common orders of %i and %i, out of %i, is %d', (together, first, second, total, expected) => {
    expect(getLogLikelihoodRatio(together, first, second, total)).toBeCloseTo(expected, 1);
  });
});

describe('the association of two items', () => {
  const often = { baskets: 100, weight: 100 };

  it('is 0 for items that are together less often than by chance', () => {
    expect(getAssociation({ baskets: 9, weight: 9 }, often, often, 1000)).toBe(0);
    expect(getAssociation({ baskets: 0, weight: 0 }, often, often, 1000)).toBe(0);
  });

  it('ranks a significant pair before one that may be chance', () => {
    const rare = { baskets: 1, weight: 1 };
    const chance = getAssociation({ baskets: 1, weight: 1 }, rare, rare, 1000);
    const known = getAssociation({ baskets: 30, weight: 30 }, often, often, 1000);
    expect(known).toBeGreaterThan(1);
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(1);
  });

  it('is higher for a pair of many orders than for the same share of few', () => {
    const few = getAssociation(
      { baskets: 2, weight: 2 },
      { baskets: 4, weight: 4 },
      { baskets: 4, weight: 4 },
      9000,
    );
    const many = getAssociation(
      { baskets: 50, weight: 50 },
      { baskets: 100, weight: 100 },
      { baskets: 100, weight: 100 },
      9000,
    );
    expect(many).toBeGreaterThan(few);
  });

  it('prefers what is bought together lately', () => {
    const pair = (weight: number) => getAssociation({ baskets: 20, weight }, often, often, 1000);
    expect(pair(20)).toBeGreaterThan(pair(5));
  });
});
