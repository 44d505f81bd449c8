import { getAssociation, getOrderWeight } from './association.ts';

describe('the weight of an order', () => {
  it('is half of that of an order a year later', () => {
    expect(getOrderWeight('2026-01-01') / getOrderWeight('2025-01-01')).toBeCloseTo(2);
  });

  it('stays finite for the orders of many years', () => {
    expect(Number.isFinite(getOrderWeight('2400-01-01'))).toBe(true);
    expect(getOrderWeight('1990-01-01')).toBeGreaterThan(0);
  });
});

describe('the association of two items', () => {
  const counts = (baskets: number, weight = baskets) => ({ baskets, weight });
  const total = counts(10_000);
  const often = counts(100);

  it('is 0 for items that were never bought together', () => {
    expect(getAssociation(counts(0), often, often, total)).toBe(0);
    expect(getAssociation(counts(0), counts(0), counts(0), counts(0))).toBe(0);
  });

  it('is higher for a pair of many orders than for one that may be chance', () => {
    const rare = counts(1);
    expect(getAssociation(counts(30), often, often, total)).toBeGreaterThan(
      getAssociation(counts(1), rare, rare, total),
    );
  });

  it('is higher for the less common of two items that are bought with it equally often', () => {
    expect(getAssociation(counts(20), often, counts(50), total)).toBeGreaterThan(
      getAssociation(counts(20), often, counts(5000), total),
    );
  });

  it('prefers items recently bought together', () => {
    expect(getAssociation(counts(20, 20), often, often, total)).toBeGreaterThan(
      getAssociation(counts(20, 5), often, often, total),
    );
  });

  it('does not change when all weights grow, as they do with time', () => {
    const early = getAssociation(counts(20, 20), often, often, total);
    const later = getAssociation(counts(20, 80), counts(100, 400), counts(100, 400), counts(10_000, 40_000));
    expect(later).toBeCloseTo(early, 10);
  });
});
